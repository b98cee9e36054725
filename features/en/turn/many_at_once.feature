# language: en
Feature: Many things at once change the turns
  > One spell skips steps and phases, adds others, and takes the last life. Does the game end at once?

  @id:turn.at_once.upkeep @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @clause:state_check.when @clause:life.zero @from:2005-08-01 @must
  Scenario: In the upkeep: whatever else it changes, the team without life loses as soon as the spell has resolved
    Given it is the precombat main phase of Edward's team
    And Edward's team has 3 life
    When the upkeep of Angie's team begins
    And Barry casts “Exercise of the Farewell” targeting Ronald
    And the spell resolves
    Then Edward's team loses the game

  @id:turn.at_once.end @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @clause:state_check.when @clause:life.zero @from:2005-08-01 @must
  Scenario: In the end step, too, the team without life loses as soon as the spell has resolved, whatever else it changes
    Given Edward's team has 3 life
    When the end step of Angie's team begins
    And Barry casts “Exercise of the Farewell” targeting Ronald
    And the spell resolves
    Then Edward's team loses the game

  @id:turn.at_once.goes_on @situation:turn.at_once.upkeep @clause:turn.skip @clause:step.extra @clause:phase.extra @from:2005-08-01 @must
  Scenario: With life left, the team that was to skip an upkeep, a main and a combat phase skips each once, and the other team has what was added
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    When the upkeep of Angie's team begins
    And Barry casts “Exercise of the Farewell” targeting Ronald
    And the spell resolves
    Then Edward's team has 17 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the draw step of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the beginning of combat step of Angie's team
    When Angie's team finishes its turn
    Then it is the draw step of Edward's team
    When Edward's team passes priority
    And Angie's team passes priority
    Then it is the postcombat main phase of Edward's team
