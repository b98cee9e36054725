# language: en
Feature: Turns and priority of four players, each alone
  > In a free-for-all game, whose turn comes next, and who may act when?

  @id:free_for_all.turns @situation:free_for_all.turns @clause:turn.teams @variant:free-for-all @from:2005-08-01 @must
  Scenario: The players take turns around the table
    Given Angie's team has 20 life
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Martha's team
    When Martha's team finishes its turn
    Then it is the upkeep of Simon's team
    When Simon's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:free_for_all.priority @situation:free_for_all.priority @clause:priority.pass @variant:free-for-all @from:2005-08-01 @must
  Scenario: Priority goes around the table, and a spell resolves when all have passed
    Given Angie's team has 20 life
    And Martha controls “Wall of Blood”
    And Simon's team has 20 life
    When Angie casts “Flame Rift”
    And Angie's team passes priority
    Then Martha can't activate the ability of “Wall of Blood”
    When Edward's team passes priority
    Then Martha can activate the ability of “Wall of Blood”
    And Simon's team has 20 life
