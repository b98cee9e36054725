# language: en
@source:F @source:I
Feature: One player's life total
  > An effect asks how much life one player has, but the team has one total for both. Which number does it read?

  @id:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Scenario Outline: Heartless Hidetsugu deals each player half of what that player is taken to have
    Given Angie's team has 17 life
    And Edward's team has 17 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has <total> life
    And Edward's team has <total> life

    Examples:
      | from       | rule    | total |
      | 2005-08-01 | 606.9a  | 9     |
      | 2010-04-23 | 806.10a | 1     |

  @id:life.read.hidetsugu.two_totals @situation:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Scenario Outline: Heartless Hidetsugu reads each team's total for itself
    Given Angie's team has 17 life
    And Edward's team has 22 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has <Angie> life
    And Edward's team has <Edward> life

    Examples:
      | from       | rule    | Angie | Edward |
      | 2005-08-01 | 606.9a  | 9     | 12     |
      | 2010-04-23 | 806.10a | 1     | 0      |
