# language: en
@source:F @source:I
Feature: Skipped turns, phases and steps
  > A player is to skip something that teammates have together. Does the teammate skip it as well?

  @id:turn.skip.draw @situation:turn.skip.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: When one player skips the draw step, neither member of the team draws, once
    Given Edward has two cards in hand
    And Ronald has five cards in hand
    When Angie casts “Fatigue” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward has two cards in hand
    And Ronald has five cards in hand
    When Edward's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Edward has three cards in hand
    And Ronald has six cards in hand

  @id:turn.skip.draw.each_player @situation:turn.skip.draw.each_player @clause:turn.of_several @clause:turn.skip @from:2007-05-01 @must
  Scenario: When one effect lets both members skip the draw step, the team skips one
    Given Edward has two cards in hand
    When Angie casts “Exercise of the Drought”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward has two cards in hand
    When Edward's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Edward has three cards in hand

  @id:turn.skip.draw.each_player.first_text @situation:turn.skip.draw.each_player @clause:turn.of_several @clause:turn.skip @from:2005-08-01 @until:2007-05-01 @should
  Scenario: As long as nothing was written of several members, the team skips one draw step for each of them
    Given Edward has two cards in hand
    When Angie casts “Exercise of the Drought”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward has two cards in hand
    When Edward's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Edward has two cards in hand
    When Edward's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Edward has three cards in hand

  @id:turn.skip.turn @situation:turn.skip.turn @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: When one player skips a turn, the team does
    When Angie's team passes priority
    And Ronald casts “Meditate”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team

  @id:turn.skip.turn.extra @situation:turn.skip.turn @clause:turn.skip @clause:turn.extra @from:2005-08-01 @must
  Scenario: The next turn that a team skips may be an extra one
    When Angie casts “Time Warp” targeting Ronald
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Meditate”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:turn.skip.combat @situation:turn.skip.combat @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: When one player skips the combat phase, the team does
    When Angie casts “Exercise of the Truce” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the postcombat main phase of Edward's team

  @id:turn.skip.main @situation:turn.skip.main @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: When one player skips a main phase, the team skips the first that comes
    When Angie casts “Exercise of the Idle Hands” targeting Ronald
    And the spell resolves
    And the draw step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the beginning of combat step of Edward's team
    When the postcombat main phase of Edward's team begins
    Then it is the postcombat main phase of Edward's team

  @id:turn.skip.untap @situation:turn.skip.untap @clause:turn.of_team @clause:turn.skip @must
  Scenario Outline: When one player skips the untap step and the upkeep, what both control stays tapped
    Given it is the precombat main phase of Edward's team
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks <whom> with “Grizzly Bears”
    And Edward's team chooses Angie as the player who is dealt the damage
    And the precombat main phase of Angie's team begins
    And Angie casts “Exercise of the Long Sleep” targeting Ronald
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the draw step of Edward's team
    When the declare attackers step of Edward's team begins
    Then Edward can't attack <whom> with “Grizzly Bears”
    But Ronald can attack <whom> with “Hill Giant”

    Examples:
      | from       | whom         |
      | 2005-08-01 | Angie's team |
      | 2018-04-27 | Angie        |

  @id:turn.skip.always.draw @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: When one player always skips the draw step, neither member of the team draws
    Given it is the precombat main phase of Edward's team
    And Angie controls “Yawgmoth's Bargain”
    And Angie has two cards in hand
    And Barry has five cards in hand
    And Edward has two cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has two cards in hand
    And Barry has five cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has three cards in hand
    When the precombat main phase of Angie's team begins
    Then Barry has five cards in hand

  @id:turn.skip.always.draw.each_member @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: A second effect of the same kind lets the team skip nothing more than the draw step
    Given it is the precombat main phase of Edward's team
    And Angie controls “Yawgmoth's Bargain”
    And Barry controls “Yawgmoth's Bargain”
    And Barry has five cards in hand
    And Edward has two cards in hand
    When the precombat main phase of Angie's team begins
    Then Barry has five cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has three cards in hand

  @id:turn.skip.always.draw.over @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: The step is skipped only if its cause is still there as it would begin
    Given it is the precombat main phase of Edward's team
    And Angie controls “Yawgmoth's Bargain”
    And Angie has two cards in hand
    And Barry has five cards in hand
    When the upkeep of Angie's team begins
    And Angie's team passes priority
    And Ronald casts “Utter End” targeting “Yawgmoth's Bargain”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie has three cards in hand
    And Barry has six cards in hand

  @id:turn.skip.always.upkeep @clause:turn.of_team @clause:turn.skip @must
  Scenario Outline: When all players always skip the untap step and the upkeep, both teams do
    Given it is the precombat main phase of Edward's team
    And Angie controls “Stasis”
    And Angie controls “Eon Hub”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks <whom> with “Grizzly Bears”
    And Edward's team chooses Angie as the player who is dealt the damage
    And Edward's team finishes its turn
    Then it is the draw step of Angie's team
    When Angie's team finishes its turn
    Then it is the draw step of Edward's team
    When the declare attackers step of Edward's team begins
    Then Edward can't attack <whom> with “Grizzly Bears”
    But Ronald can attack <whom> with “Hill Giant”

    Examples:
      | from       | whom         |
      | 2005-08-01 | Angie's team |
      | 2018-04-27 | Angie        |

  @id:turn.skip.always.phases @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scenario: When one player always skips main and combat phases, the team's turn goes from the draw step to the end step
    Given it is the precombat main phase of Edward's team
    And Angie controls “Exercise of the White Flag”
    When the draw step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the end step of Angie's team
