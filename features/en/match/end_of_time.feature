# language: en
@source:F @source:I @source:J
Feature: The time of a match is over
  > Time is called before anybody has won. How long does the game go on?

  @id:match.time.last_turn @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Scenario Outline: Without a winner after the last turn the game is a draw
    Given it is the precombat main phase of Angie's team
    When time is called
    And Angie's team finishes its turn
    And <turns> more turns are played
    Then the game is a draw

    Examples:
      | from       | rule   | turns |
      | 2005-08-20 | FR 156 | five  |
      | 2006-12-20 | FR 156 | three |

  @id:match.time.one_turn_left @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Scenario Outline: The game goes on before the last turn
    Given it is the precombat main phase of Angie's team
    When time is called
    And Angie's team finishes its turn
    And <turns> more turns are played
    Then the game goes on

    Examples:
      | from       | rule   | turns |
      | 2005-08-20 | FR 156 | four  |
      | 2006-12-20 | FR 156 | two   |

  @id:match.time.five_turns @situation:match.time @clause:match.turns_after_time @source:I-EX12 @from:2005-08-20 @until:2006-12-20 @must
  Scenario: The teams take the five turns in alternation, the other team first
    Given it is the precombat main phase of Angie's team
    When time is called
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    And Angie's team finishes its turn
    Then the game goes on
    When Edward's team finishes its turn
    Then the game is a draw

  @id:match.time.three_turns @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:J-EX04 @from:2006-12-20 @must
  Scenario: The teams take the three turns in alternation, the other team first
    Given it is the precombat main phase of Angie's team
    When time is called
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    And Angie's team finishes its turn
    Then the game goes on
    When Edward's team finishes its turn
    Then the game is a draw

  @id:match.time.extra_turn @situation:match.time @clause:match.extra_turn @clause:match.turns_after_time @clause:turn.extra @must
  Scenario Outline: An extra turn that an effect gives is one of the turns after time
    Given it is the precombat main phase of Angie's team
    When Barry casts “Time Walk”
    And the spell resolves
    And time is called
    And Angie's team finishes its turn
    And <turns> more turns are played
    Then the game goes on
    When Angie's team finishes its turn
    Then the game is a draw

    Examples:
      | from       | rule   | turns |
      | 2005-08-20 | FR 156 | four  |
      | 2006-12-20 | FR 156 | two   |
