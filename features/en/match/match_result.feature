# language: en
@source:F @source:I @source:J @source:W
Feature: What wins a match
  > A team has won one game, or nobody has. Is the match over?

  @id:match.one_win @situation:match.result @clause:match.games @from:2005-08-20 @must
  Scenario: One won game wins the match
    Given the match is played in a Swiss round
    And Angie's team plays first
    When a win for Edward's team is recorded
    Then Edward's team wins the match
    And Angie's team loses the match

  @id:match.drawn_game @situation:match.result @clause:match.games @from:2005-08-20 @must
  Scenario: A drawn game does not count, and the match goes on with another game
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Angie's team chooses to play second
    And a drawn game is recorded
    Then the match goes on
    And a win for Angie's team can't be recorded
    But Angie's team can choose to play first
    And a win for Angie's team can be recorded
    And Angie's team wins the match

  @id:match.drawn_game.time_over @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Once the time is over, no other game begins after a drawn one
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    And Angie's team finishes its turn
    Then the match goes on
    When a drawn game is recorded
    Then the match is a draw

  @id:match.drawn_game.time_between @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: When time is called between two games, the match is a draw
    Given the match is played in a Swiss round
    And Angie's team plays first
    When a drawn game is recorded
    Then the match goes on
    When time is called
    Then the match is a draw

  @id:match.win_after_time @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: A team that wins in one of the turns after time has won the match
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    And a win for Edward's team is recorded
    Then Edward's team wins the match
