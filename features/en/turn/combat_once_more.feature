# language: en
Feature: The combat phase after the one that is skipped
  > A player is made to skip the next combat phase. What of the one after it?

  @id:skip.combat.once @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scenario: A team that has skipped its next combat phase has the one of its following turn
    When Angie casts “Exercise of the Truce” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the postcombat main phase of Edward's team
    When the precombat main phase of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the beginning of combat step of Angie's team
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the beginning of combat step of Edward's team
