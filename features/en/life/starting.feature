# language: en
@source:F @source:I @source:W
Feature: The life total with which a team begins
  > The members of a team share one life total. With how much life does it begin?

  @id:life.start @clause:life.start @must
  Scenario Outline: Both teams begin with the same life total
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Angie's team has <life> life
    And Edward's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.4a | 40   |
      | 2007-02-20 | FR 151 | 30   |

  @id:life.start.casual @situation:life.start @clause:life.start @must
  Scenario Outline: Outside tournaments the start was lowered later
    Given the game is played casually
    And Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Angie's team has <life> life
    And Edward's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.4a | 40   |
      | 2007-05-01 | 606.4a | 30   |
