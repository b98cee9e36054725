# language: en
Feature: How a game of two teams begins
  > The player to the left of the middle of the team that is picked begins. What do the others do before?

  @id:versus.start @clause:versus.begins @clause:life.start_alone @clause:start.hands @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Each of four players begins with 20 life and seven cards, and the one on the left of a team with the first turn
    Given Barry plays first
    When Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie keeps her hand
    Then it is the upkeep of Barry
    And Angie has 20 life
    And Barry has 20 life
    And Edward has 20 life
    And Ronald has 20 life
    And Ronald has seven cards in hand

  @id:versus.first_draw @clause:turn.first_draw_of_all @clause:step.draw @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In Team vs. Team, not even the player who plays first skips the first draw
    Given Ronald plays first
    When Ronald keeps his hand
    And Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And the precombat main phase of Ronald begins
    Then Ronald has eight cards in hand
    And Edward has seven cards in hand

  @id:versus.mulligan @clause:mulligan.order @clause:mulligan.first @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Each player declares in turn order, the teammate no sooner than others, and the first mulligan is free
    Given Barry plays first
    When Barry takes a mulligan
    Then Angie can't take a mulligan
    When Edward keeps his hand
    And Ronald keeps his hand
    Then Angie can take a mulligan
    When Barry keeps his hand
    And Angie keeps her hand
    Then it is the upkeep of Barry
    And Barry has seven cards in hand
    And Angie has seven cards in hand
