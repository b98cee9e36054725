# language: en
Feature: Attacking a planeswalker of a team
  > Creatures can attack a planeswalker instead of a team, or of a player. Whose is the attack then, and who may block?

  @id:combat.planeswalker.group @situation:combat.planeswalker @clause:combat.attacks @from:2007-10-01 @until:2018-04-27 @must
  Scenario: Of creatures that attack together, one attacks a planeswalker and one the team
    Given Angie's team has 30 life
    And Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When the declare attackers step of Edward's team begins
    And Edward attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    And Edward's team chooses Barry as the player who is dealt the damage
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    And Angie's team has 28 life

  @id:combat.planeswalker.each @situation:combat.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Of creatures that attack together, one attacks a planeswalker and one the other player
    Given Angie's team has 30 life
    And Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When the declare attackers step of Edward's team begins
    And Edward attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And Ronald attacks Barry with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    And Angie's team has 28 life

  @id:combat.planeswalker.moat @clause:combat.prohibition @source:F-EX05 @from:2018-04-27 @must
  Scenario: What protects a player does not protect that player's planeswalker
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack “Nissa, Voice of Zendikar” with “Grizzly Bears”

  @id:combat.planeswalker.block @clause:combat.block @from:2018-04-27 @must
  Scenario: A teammate blocks what attacks the planeswalker
    Given Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Nissa, Voice of Zendikar” has five loyalty counters
    And Barry controls no creatures

  @id:combat.planeswalker.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: The defending player is the controller of the planeswalker that is attacked
    Given Barry controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Nissa, Voice of Zendikar” with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    Then Barry controls no creatures
    And Angie controls a creature
