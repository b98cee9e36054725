# language: en
Feature: A second round of mulligans
  > Everybody has declared, and only one member of the second team takes a mulligan. Who decides next?

  @id:second_round.second_team @clause:mulligan.order @from:2009-07-11 @must
  Scenario: The member of the second team who took a mulligan declares again, and then play begins
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward takes a mulligan
    And Ronald keeps his hand
    Then Angie can't keep her hand
    And Edward can keep his hand
    And it is the upkeep of Angie's team
    And Edward has seven cards in hand
    And Ronald has seven cards in hand

  @id:second_round.by_team @situation:second_round.second_team @clause:mulligan.order @from:2006-10-01 @until:2009-07-11 @must
  Scenario: When a team took its mulligans together, so did the second one once the first had kept
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald takes a mulligan
    Then Edward can't keep his hand
    And Ronald can keep his hand
    And it is the upkeep of Angie's team
