# language: en
@source:F @source:I
Feature: Control of a player
  > One player controls another during that player's next turn. Who decides for the teammate?

  @id:turn.control.team @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: Who controls one player in a turn decides for the whole team, and nobody else does
    Given Edward's team has 40 life
    And Edward controls “Wall of Blood”
    And Ronald controls “Wall of Blood”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't activate the ability of “Wall of Blood”
    And Ronald can't activate the ability of “Wall of Blood”
    And Barry can't activate the ability of “Wall of Blood” for Edward
    But Angie can activate the ability of “Wall of Blood” for Ronald
    And Angie can activate the ability of “Wall of Blood” for Edward
    And Edward's team has 38 life

  @id:turn.control.when @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: The control begins with the team's next turn and ends with it
    Given Edward's team has 40 life
    And Ronald controls “Wall of Blood”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And Angie's team passes priority
    Then Angie can't activate the ability of “Wall of Blood” for Ronald
    But Ronald can activate the ability of “Wall of Blood”
    When Angie's team finishes its turn
    And Edward's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Angie can't activate the ability of “Wall of Blood” for Ronald
    But Ronald can activate the ability of “Wall of Blood”

  @id:turn.control.attack @situation:turn.control.attack @clause:turn.control @must
  Scenario Outline: Who controls a player decides about the attack of the teammate's creatures as well
    Given Angie's team has 30 life
    And Edward controls “Grizzly Bears”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack <whom> with “Grizzly Bears”
    But Angie can attack <whom> with “Grizzly Bears” for Edward
    When Angie's team chooses Barry as the player who is dealt the damage
    And Edward's team finishes its turn
    Then Angie's team has 28 life

    Examples:
      | from       | whom         |
      | 2005-08-01 | Angie's team |
      | 2018-04-27 | Barry        |

  @id:turn.control.concession @situation:turn.control.concession @clause:turn.control @clause:team.concedes @from:2005-08-01 @must
  Scenario: A controlled player concedes as before
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can concede the game
    And Edward's team loses the game

  @id:turn.control.whose @clause:turn.control @must
  Scenario Outline: An effect gives control to somebody else: its own controller had it once, now the other player does
    Given Edward's team has 40 life
    And Edward controls “Wall of Blood”
    When Angie casts “Exercise of the Borrowed Strings” targeting Barry
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then <nobody> can't activate the ability of “Wall of Blood” for Edward
    But <controller> can activate the ability of “Wall of Blood” for Edward

    Examples:
      | from       | rule   | controller | nobody |
      | 2005-08-01 | 606.6f | Angie      | Barry  |
      | 2017-07-08 | 805.8  | Barry      | Angie  |

  @id:turn.control.skipped @clause:turn.control @clause:turn.skip @from:2005-08-01 @must
  Scenario: When the next turn is skipped, control waits for the turn that is taken
    Given Edward's team has 40 life
    And Edward controls “Wall of Blood”
    When Angie casts “Worst Fears” targeting Edward
    And the spell resolves
    And Angie's team passes priority
    And Ronald casts “Meditate”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't activate the ability of “Wall of Blood”
    But Angie can activate the ability of “Wall of Blood” for Edward

  @id:turn.control.mana @clause:turn.control @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Unspent mana of a player whose turn another controls burns nobody
    Given Edward's team has 20 life
    And Edward controls “Seat of the Synod”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Angie activates the ability of “Seat of the Synod” for Edward
    Then Edward has one unspent mana
    When the beginning of combat step of Edward's team begins
    Then Edward has no unspent mana
    And Edward's team has 20 life

  @id:turn.control.hand @situation:turn.control @clause:turn.control_sees @clause:turn.control @from:2005-08-01 @must
  Scenario: Who controls a player sees the hands of the whole team in that turn, and no longer
    Given Edward has “Hill Giant” in hand
    And Ronald has “Grizzly Bears” in hand
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    Then Angie may not look at “Grizzly Bears”
    When the precombat main phase of Edward's team begins
    Then Angie may look at “Grizzly Bears”
    And Angie may look at “Hill Giant”
    And Ronald may look at “Grizzly Bears”
    But Barry may not look at “Grizzly Bears”
    When the upkeep of Angie's team begins
    Then Angie may not look at “Grizzly Bears”
