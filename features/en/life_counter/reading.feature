# language: en
@source:F @source:I @source:W
Feature: A life counter says which number effects read
  > An effect asks for the life total of one player. Is it the team's whole total, or half of it?

  @id:count.read @clause:life.read @must
  Scenario Outline: The life total of each member of a team at 17
    Given only life and poison are counted
    And Angie's team has 17 life
    Then an effect takes <read> as the life total of Angie
    And an effect takes <read> as the life total of Barry
    And Angie's team has 17 life

    Examples:
      | from       | rule    | read |
      | 2005-08-01 | 606.9a  | 9    |
      | 2010-04-23 | 806.10a | 17   |

  @id:count.read.half @clause:life.read @must
  Scenario Outline: Each player loses half of what that player is read to have, all read before any is lost
    Given only life and poison are counted
    And Angie's team has 17 life
    And Edward's team has 30 life
    When each player loses half of that player's life, rounded down
    Then Angie's team has <Angie> life
    And Edward's team has <Edward> life

    Examples:
      | from       | rule    | Angie | Edward |
      | 2005-08-01 | 606.9a  | 9     | 16     |
      | 2010-04-23 | 806.10a | 1     | 0      |

  @id:count.read.half.one @situation:count.read.half @clause:life.read @must
  Scenario Outline: One player loses half of what that player is read to have
    Given only life and poison are counted
    And Angie's team has 17 life
    When Barry loses half of his life, rounded down
    Then Angie's team has <total> life
    And Barry has lost <lost> life
    And Angie has lost 0 life

    Examples:
      | from       | rule    | total | lost |
      | 2005-08-01 | 606.9a  | 13    | 4    |
      | 2010-04-23 | 806.10a | 9     | 8    |

  @id:count.read.double @clause:life.set_one @clause:life.read @must
  Scenario Outline: The life total of one player in a team at 17 doubles
    Given only life and poison are counted
    And Angie's team has 17 life
    When the life total of Barry doubles
    Then Angie's team has <total> life

    Examples:
      | from       | rule     | total |
      | 2005-08-01 | 606.9c   | 18    |
      | 2005-08-05 | FAQ 2005 | 26    |
      | 2010-04-23 | 806.10c  | 34    |
