# language: en
Feature: The end of a match of two players
  > Time is called in a match of two players, who have no teammates. A turn of theirs is short, so more of them follow.

  @id:match.turns.two_players @variant:two-player @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Two players finish the turn and take five more, and then the match is a draw
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    Then five more turns follow the present one
    When Angie's team finishes its turn
    And four more turns are played
    Then the match goes on
    When Edward's team finishes its turn
    Then the match is a draw
