# language: en
Feature: The start of a game of four players, each alone
  > In a free-for-all game every player is alone against all others. How does such a game begin?

  @id:free_for_all.life @situation:free_for_all.life @clause:life.start_alone @clause:start.hands @variant:free-for-all @from:2005-08-01 @must
  Scenario: Each of four players begins with 20 life and seven cards
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    Then Angie's team has 20 life
    And Martha's team has 20 life
    And Simon has seven cards in hand
    And it is the upkeep of Angie's team

  @id:free_for_all.draw @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:step.draw @variant:free-for-all @from:2005-08-01 @must
  Scenario: Not even the player who plays first skips the first draw
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has eight cards in hand
    And Edward has seven cards in hand

  @id:free_for_all.mulligan.costs @situation:free_for_all.mulligan @clause:mulligan.later @clause:mulligan.order @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: The first mulligan of each player cost a card, in games of several players too
    Given Angie's team plays first
    When Angie takes a mulligan
    Then Angie has six cards in hand
    And Edward can't take a mulligan
    When Angie keeps her hand
    Then Edward can take a mulligan
    And Edward has six cards in hand

  @id:free_for_all.mulligan.free @situation:free_for_all.mulligan @clause:mulligan.first @clause:mulligan.order @variant:free-for-all @from:2009-10-01 @must
  Scenario: The first mulligan of each player is free, and is taken when all have decided
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Martha takes a mulligan
    Then Simon can take a mulligan
    And Angie has seven cards in hand
    And Simon has seven cards in hand
    When Angie keeps her hand
    And Martha keeps her hand
    And Simon keeps his hand
    Then it is the upkeep of Angie's team
    And Martha has seven cards in hand
