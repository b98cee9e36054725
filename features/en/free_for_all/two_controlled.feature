# language: en
Feature: Two opponents controlled
  > One player is to control the next turns of two others, each alone. Does the second control end the first?

  @id:free_for_all.two_controlled @clause:turn.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: Each is controlled in the own next turn, and not in the other's
    Given Edward's team has 40 life
    And Martha's team has 40 life
    And Edward controls “Wall of Blood”
    And Martha controls “Wall of Blood”
    When Angie casts “Worst Fears” targeting Edward
    And the spell resolves
    And Angie casts “Worst Fears” targeting Martha
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't activate the ability of Edward's “Wall of Blood”
    But Angie can activate the ability of Edward's “Wall of Blood” for Edward
    When Edward's team passes priority
    Then Martha can activate the ability of Martha's “Wall of Blood”
    When the precombat main phase of Martha's team begins
    Then Martha can't activate the ability of Martha's “Wall of Blood”
    But Angie can activate the ability of Martha's “Wall of Blood” for Martha
