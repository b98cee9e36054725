# language: en
Feature: Passed over twice, and not passed over at all
  > Both main phases are skipped, an effect comes in the end step or in the wrong one, or triggers together with what changes the turns. What comes next?

  @id:passed_over.both_main @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scenario: A team that is to skip two main phases skips both of its next turn, and none of the turn after it
    When Angie casts “Exercise of the Idle Hands” targeting Ronald
    And the spell resolves
    And Barry casts “Exercise of the Idle Hands” targeting Edward
    And the spell resolves
    And the draw step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the beginning of combat step of Edward's team
    When the end of combat step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the end step of Edward's team
    When the draw step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the precombat main phase of Edward's team
    When the end of combat step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the postcombat main phase of Edward's team

  @id:passed_over.upkeep_too_late @clause:step.extra @clause:turn.of_team @from:2005-08-01 @must
  Scenario: An upkeep step added in a main phase comes neither in this turn nor in the next one
    When Angie casts “Exercise of the Shared Morning”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team passes priority
    And Angie's team passes priority
    Then it is the draw step of Edward's team

  @id:passed_over.end_step @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scenario: What is to be skipped by an effect in the end step is skipped in the turn that follows
    When the end step of Angie's team begins
    And Angie casts “Exercise of the Long Sleep” targeting Ronald
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the draw step of Edward's team

  @id:passed_over.end_step.draw @clause:turn.skip @clause:turn.of_several @from:2007-05-01 @must
  Scenario: An effect in the end step that lets everybody skip a draw step does so for both teams, once for each
    Given Angie has two cards in hand
    And Edward has two cards in hand
    When the end step of Angie's team begins
    And Barry casts “Exercise of the Drought”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward has two cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has two cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has three cards in hand

  @id:passed_over.loses @clause:draw.empty @clause:turn.skip @from:2005-08-01 @must
  Scenario: A player who draws from an empty library loses at once, though a turn is to be skipped
    Given Barry has three cards in his library
    When Barry casts “Meditate”
    Then the game goes on
    When the spell resolves
    Then Angie's team loses the game

  @id:passed_over.extra_turn @clause:turn.extra @clause:trigger.order @from:2021-09-24 @must
  Scenario: What triggers together with an extra turn goes on the stack at once, and the extra turn comes all the same
    Given Angie's team has 20 life
    And Barry controls “Soul Warden”
    When Angie casts “Alrund's Epiphany”
    And the spell resolves
    And the triggered ability of “Soul Warden” resolves
    Then it is the precombat main phase of Angie's team
    And Angie controls two creature tokens
    When the beginning of combat step of Angie's team begins
    Then Angie's team has 22 life
    When Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team

  @id:passed_over.second_team @clause:turn.teams @clause:mulligan.order @from:2009-07-11 @must
  Scenario: When the other team plays first, turns go on from it to this one and back
    Given Edward's team plays first
    When Edward keeps his hand
    And Ronald keeps his hand
    And Angie keeps her hand
    And Barry keeps his hand
    Then it is the upkeep of Edward's team
    When the end step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the upkeep of Angie's team
