# language: en
Feature: A drawn game, and the time is over
  > In single elimination a game was drawn, and no other has begun as time is called. How is the match won?

  @id:match.drawn_then_won @clause:match.single_elimination @clause:match.games @from:2005-08-20 @must
  Scenario: After a drawn game and the end of time, a win can still be recorded, and it wins the match
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When a drawn game is recorded
    And time is called
    Then the match goes on
    When a win for Edward's team is recorded
    Then Edward's team wins the match
    And Angie's team loses the match

  @id:match.over @clause:match.games @from:2005-08-20 @must
  Scenario: Once a match is won no further game of it is recorded
    Given the match is played in a Swiss round
    And Angie's team plays first
    Then a win for Edward's team can be recorded
    And Edward's team wins the match
    And a win for Angie's team can't be recorded
    And Edward's team wins the match
