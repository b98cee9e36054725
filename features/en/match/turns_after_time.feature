# language: en
@source:F @source:I @source:J
Feature: The turns of a match after its time
  > Time is called before anybody has won the match. Which turns are still played, and whose are they?

  @id:match.turns.swiss @situation:match.turns @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Scenario Outline: The present turn is finished, so many turns follow, and then the match is a draw
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    Then <turns> more turns follow the present one
    When Angie's team finishes its turn
    And <less> more turns are played
    Then the match goes on
    When Edward's team finishes its turn
    Then the match is a draw

    Examples:
      | from       | rule   | turns | less |
      | 2005-08-20 | FR 156 | five  | four |
      | 2006-12-20 | FR 156 | three | two  |

  @id:match.turns.extra @situation:match.turns @clause:match.extra_turn @clause:match.turns_after_time @must
  Scenario Outline: An extra turn from an effect is one of these turns
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    And an effect gives Angie's team an extra turn
    And Angie's team finishes its turn
    And <less> more turns are played
    Then the match goes on
    When Angie's team finishes its turn
    Then the match is a draw

    Examples:
      | from       | rule   | less |
      | 2005-08-20 | FR 156 | four |
      | 2006-12-20 | FR 156 | two  |

  @id:match.turns.extra_left_over @situation:match.turns @clause:match.extra_turn @clause:match.turns_after_time @must
  Scenario Outline: An extra turn that would come after the last one is not played
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    And Angie's team finishes its turn
    And <less> more turns are played
    And an effect gives Edward's team an extra turn
    And Edward's team finishes its turn
    Then the match is a draw

    Examples:
      | from       | rule   | less |
      | 2005-08-20 | FR 156 | four |
      | 2006-12-20 | FR 156 | two  |

  @id:match.turns.passed @situation:match.turns @clause:match.turns_after_time @must
  Scenario Outline: Time is called when the active team has passed in its end step
    Given the match is played in a Swiss round
    And Angie's team plays first
    When Angie's team passes in its end step
    And time is called
    Then <turns> more turns follow the present one

    Examples:
      | from       | rule    | turns |
      | 2005-08-20 | FR 156  | five  |
      | 2006-12-20 | FR 156  | three |
      | 2019-01-21 | MTR 2.5 | four  |

  @id:match.turns.said @situation:match.turns @clause:match.turns_after_time @must
  Scenario Outline: Time is called when the active team has only said that its turn is over
    Given the match is played in a Swiss round
    And Angie's team plays first
    When Angie's team says that its turn is over
    And time is called
    Then <turns> more turns follow the present one

    Examples:
      | from       | rule    | turns |
      | 2005-08-20 | FR 156  | five  |
      | 2006-12-20 | FR 156  | three |
      | 2019-07-12 | MTR 2.5 | four  |
