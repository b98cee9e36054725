# language: en
@source:F @source:I
Feature: Who plays first
  > Nobody has played yet. Which team says who plays first, and until when can it?

  @id:match.start.choice @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @must
  Scenario Outline: The team that is picked at random chooses whether it plays first or second
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When <choice>
    Then <first> plays first

    Examples:
      | from       | rule   | first         | choice                              |
      | 2005-08-20 | FR 153 | Angie's team  | Angie's team chooses to play first  |
      | 2005-08-20 | FR 153 | Edward's team | Angie's team chooses to play second |

  @id:match.start.not_picked @situation:match.start @clause:start.chooser @from:2005-08-20 @must
  Scenario: The team that was not picked has nothing to choose
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    Then Edward's team can't choose to play first
    And Edward's team can't choose to play second
    But Angie's team can choose to play second
    And Edward's team plays first
    And Angie's team can't choose to play first

  @id:match.start.looked @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @must
  Scenario Outline: A team a member of which looks at the hand before the choice plays first
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When <player> looks at <his> hand
    Then Angie's team plays first

    Examples:
      | from       | rule   | player | his |
      | 2005-08-20 | FR 153 | Angie  | her |
      | 2005-08-20 | FR 153 | Barry  | his |

  @id:match.start.looked.no_choice @situation:match.start @clause:start.chooser @source:F-EX19 @source:I-EX15 @from:2005-08-20 @must
  Scenario: After the look there is nothing to choose, until a drawn game leads to another one
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Barry looks at his hand
    Then Angie's team can't choose to play second
    When a drawn game is recorded
    Then Angie's team can choose to play second
    And Edward's team plays first

  @id:match.start.opponent_looked @situation:match.start @clause:start.chooser @from:2005-08-20 @must
  Scenario: A look by a member of the other team leaves the choice as it is
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Ronald looks at his hand
    Then Angie's team can choose to play second
    And Edward's team plays first
