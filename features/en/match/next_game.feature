# language: en
Feature: What is left of a drawn game
  > A game was drawn, and another one begins. What of the first one still counts in it, and whose turn is it?

  @id:match.next_game.passed @clause:match.games @clause:match.turns_after_time @from:2019-07-12 @must
  Scenario: That a team was done with its turn is forgotten with the game
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Angie's team chooses to play first
    And Angie's team says that its turn is over
    And a drawn game is recorded
    And Angie's team chooses to play first
    And time is called
    Then three more turns follow the present one

  @id:match.next_game.extra @clause:match.games @clause:match.extra_turn @from:2005-08-20 @must
  Scenario: An extra turn of a drawn game is not taken in the next one
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Angie's team chooses to play first
    And an effect gives Angie's team an extra turn
    And a drawn game is recorded
    And Angie's team chooses to play first
    And Angie's team finishes its turn
    Then Angie's team can't pass in its end step
    But Edward's team can pass in its end step

  @id:match.next_game.between @clause:match.games @from:2005-08-20 @must
  Scenario: Between two games it is nobody's turn
    Given the match is played in a Swiss round
    And Angie's team plays first
    Then Angie's team can pass in its end step
    When a drawn game is recorded
    Then Angie's team can't pass in its end step
    And Edward's team can't say that its turn is over
    And the match goes on

  @id:match.next_game.life @clause:match.games @clause:match.single_elimination @from:2005-08-20 @must
  Scenario: In the next game both teams have their starting totals again: equal ones, which decide nothing
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When Angie's team goes to 3 life
    And a drawn game is recorded
    And time is called
    Then the match goes on
    When Edward's team goes to 29 life
    Then Angie's team wins the match
