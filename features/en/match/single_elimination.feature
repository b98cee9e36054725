# language: en
Feature: A single-elimination match without a winner
  > The turns after time have been played and nobody has won, but one team has to go on to the next round. Which one?

  @id:match.elimination.life @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @must
  Scenario Outline: The team with less life loses the match
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When time is called
    And Angie's team goes to 12 life
    And Edward's team goes to 9 life
    And Angie's team finishes its turn
    And <less> more turns are played
    Then the match goes on
    When Edward's team finishes its turn
    Then Angie's team wins the match
    And Edward's team loses the match

    Examples:
      | from       | rule   | less |
      | 2005-08-20 | FR 157 | four |
      | 2006-12-20 | FR 157 | two  |

  @id:match.elimination.swiss @situation:match.elimination @clause:match.turns_after_time @must
  Scenario Outline: In a Swiss round life decides nothing, and the match is a draw
    Given the match is played in a Swiss round
    And Angie's team plays first
    When time is called
    And Angie's team goes to 12 life
    And Edward's team goes to 9 life
    And Angie's team finishes its turn
    And <less> more turns are played
    And Edward's team finishes its turn
    Then the match is a draw

    Examples:
      | from       | rule   | less |
      | 2005-08-20 | FR 156 | four |
      | 2006-12-20 | FR 156 | two  |

  @id:match.elimination.equal @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @must
  Scenario Outline: With equal totals the game goes on until one team is ahead
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When time is called
    And Angie's team goes to 12 life
    And Edward's team goes to 12 life
    And Angie's team finishes its turn
    And <less> more turns are played
    And Edward's team finishes its turn
    Then the match goes on
    When <team> goes to <life> life
    Then Edward's team wins the match

    Examples:
      | from       | rule   | less | team          | life |
      | 2005-08-20 | FR 157 | four | Angie's team  | 11   |
      | 2005-08-20 | FR 157 | four | Edward's team | 13   |
      | 2006-12-20 | FR 157 | two  | Angie's team  | 11   |
      | 2006-12-20 | FR 157 | two  | Edward's team | 13   |

  @id:match.elimination.resolving @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @should
  Scenario Outline: A change within the resolution of a spell decides at once, or only if it is still there at the next check
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When time is called
    And Angie's team finishes its turn
    And <less> more turns are played
    And Edward's team finishes its turn
    Then the match goes on
    When while a spell resolves, Angie's team goes to 10 life
    And while a spell resolves, Edward's team goes to <total> life
    Then <outcome>

    Examples:
      | from       | rule    | less | total | outcome                      |
      | 2005-08-20 | FR 157  | four | —     | Edward's team wins the match |
      | 2006-12-20 | FR 157  | two  | —     | Edward's team wins the match |
      | 2010-10-01 | MTR 2.5 | two  | 10    | the match goes on            |

  @id:match.elimination.drawn_game @situation:match.elimination @clause:match.single_elimination @clause:match.games @from:2005-08-20 @must
  Scenario: After a game that is drawn in the turns after time, the first team to be ahead in another one wins
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When time is called
    And Angie's team goes to 3 life
    And a drawn game is recorded
    Then the match goes on
    When Edward's team goes to 25 life
    Then Angie's team wins the match
