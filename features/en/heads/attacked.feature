# language: en
Feature: What creatures attack where teams have three or four heads
  > A third or fourth head has a planeswalker, protects a battle, or is kept from attack. Who may attack what, and whom does it concern?

  @id:heads.planeswalker @variant:three-headed-giant @clause:combat.attacks @clause:team.more_heads @must
  Scenario Outline: Of creatures that attack together, one attacks the planeswalker of a third opponent
    Given Angie's team has 30 life
    And Celia controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When the declare attackers step of Edward's team begins
    And Victor attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And Edward attacks <whom> with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    And Edward's team chooses Barry as the player who is dealt the damage
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    And Angie's team has 28 life

    Examples:
      | from       | rule    | whom         |
      | 2007-10-01 | 606.7a  | Angie's team |
      | 2018-04-27 | 805.10b | Barry        |

  @id:heads.planeswalker.block @variant:four-headed-giant @clause:combat.block @clause:team.more_heads @from:2018-04-27 @must
  Scenario: The fourth of a team blocks what attacks the planeswalker of the first
    Given Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Dora controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Walter attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Dora blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Nissa, Voice of Zendikar” has five loyalty counters
    And Dora controls no creatures

  @id:heads.battle @variant:three-headed-giant @clause:combat.attacks @clause:battle.attacked @clause:team.more_heads @from:2023-04-14 @must
  Scenario: Three opponents of its protector may attack a battle, and no teammate of the protector
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Celia
    And “Invasion of Dominaria” has five defense counters
    And Angie controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack “Invasion of Dominaria” with “Wind Drake”
    But Angie can attack Victor with “Wind Drake”
    When the declare attackers step of Edward's team begins
    And Victor attacks “Invasion of Dominaria” with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then “Invasion of Dominaria” has two defense counters

  @id:heads.battle.protector @situation:heads.battle.protector @variant:four-headed-giant @clause:battle.protector @clause:battle.enters @clause:team.more_heads @must
  Scenario Outline: A battle's controller chooses any one of four opponents as its protector
    Given it is the precombat main phase of Edward's team
    When Edward casts “Invasion of Dominaria”
    And the spell resolves
    And Edward chooses <player> as the protector
    Then the protector of “Invasion of Dominaria” is <player>

    Examples:
      | from       | player |
      | 2023-04-14 | Angie  |
      | 2023-04-14 | Dora   |

  @id:heads.prohibition.team @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What can't attack one of three players can't attack their team
    Given Celia controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Edward controls “Grizzly Bears”
    And Victor controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Grizzly Bears”
    But Victor can attack Angie's team with “Hill Giant”

  @id:heads.prohibition.player @situation:heads.prohibition @variant:three-headed-giant @clause:combat.prohibition @clause:team.more_heads @must
  Scenario Outline: What can't attack one of three players can attack the other two
    Given Celia controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Celia with “Grizzly Bears”
    But Edward can attack <player> with “Grizzly Bears”

    Examples:
      | from       | rule    | player |
      | 2018-04-27 | 805.10b | Angie  |
      | 2018-04-27 | 805.10b | Barry  |

  @id:heads.defending.chosen @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @until:2018-04-27 @must
  Scenario Outline: An effect that spoke of the defending player meant any one of three, whom its controller chose
    Given Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Celia controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    And Edward chooses <player> as the defending player
    Then <player> controls no creatures
    And <mate> controls a creature

    Examples:
      | from       | player | mate  |
      | 2007-02-01 | Celia  | Angie |
      | 2007-02-01 | Angie  | Celia |

  @id:heads.defending.attacked @situation:heads.defending @variant:three-headed-giant @clause:combat.defending_effect @clause:team.more_heads @from:2018-04-27 @must
  Scenario: An effect that speaks of the defending player means the one of three who is attacked
    Given Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Celia controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Celia with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    Then Celia controls no creatures
    And Angie controls a creature
