# language: en
@source:F @source:I @source:W
Feature: The life total of one player is set
  > An effect gives one player a life total, but the team has one total for both. What does the team end up with?

  @id:life.set_one.magister_sphinx @clause:life.set_one @source:F-EX14 @source:W-EX12 @must
  Scenario Outline: Magister Sphinx targets a player of a team at 25
    Given Angie's team has 40 life
    And Edward's team has 25 life
    When Angie casts “Magister Sphinx”
    And the spell resolves
    And Angie chooses Edward as the target
    And the triggered ability of “Magister Sphinx” resolves
    Then Edward's team has <total> life
    And Angie's team has 40 life

    Examples:
      | from       | rule     | total |
      | 2005-08-01 | 606.9c   | 10    |
      | 2005-08-05 | FAQ 2005 | 22    |
      | 2010-04-23 | 806.10c  | 10    |

  @id:life.set_one.twenty @clause:life.set_one @source:I-EX11 @source:I-EX16 @must
  Scenario Outline: A spell sets its controller's life total to 20 in a team at 25
    Given Angie's team has 25 life
    And Edward's team has 30 life
    When Angie casts “Blessed Wind” targeting Angie
    And the spell resolves
    Then Angie's team has <total> life
    And Edward's team has 30 life

    Examples:
      | from       | rule     | total |
      | 2005-08-01 | 606.9c   | 20    |
      | 2005-08-05 | FAQ 2005 | 32    |
      | 2010-04-23 | 806.10c  | 20    |

  @id:life.set_one.beacon @clause:life.set_one @clause:life.read @source:W-EX09 @must
  Scenario Outline: Beacon of Immortality doubles the life total of a player in a team at 17
    Given Angie's team has 17 life
    And Edward's team has 30 life
    When Angie casts “Beacon of Immortality” targeting Barry
    And the spell resolves
    Then Angie's team has <total> life
    And Edward's team has 30 life

    Examples:
      | from       | rule     | total |
      | 2005-08-01 | 606.9c   | 18    |
      | 2005-08-05 | FAQ 2005 | 26    |
      | 2010-04-23 | 806.10c  | 34    |
