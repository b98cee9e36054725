# language: en
@source:F @source:I @source:W
Feature: A life counter is told a new life total
  > An effect makes the life total of one player, or of several, a number. What does a team end up with?

  @id:count.set_one @clause:life.set_one @must
  Scenario Outline: One player's life total becomes less than the team has
    Given only life and poison are counted
    And Edward's team has 25 life
    When the life total of Edward becomes 10
    Then Edward's team has <total> life

    Examples:
      | from       | rule     | total |
      | 2005-08-01 | 606.9c   | 10    |
      | 2005-08-05 | FAQ 2005 | 22    |
      | 2010-04-23 | 806.10c  | 10    |

  @id:count.set_one.more @situation:count.set_one @clause:life.set_one @must
  Scenario Outline: One player's life total becomes more than a half and less than the whole
    Given only life and poison are counted
    And Angie's team has 25 life
    When the life total of Angie becomes 20
    Then Angie's team has <total> life

    Examples:
      | from       | rule     | total |
      | 2005-08-01 | 606.9c   | 20    |
      | 2005-08-05 | FAQ 2005 | 32    |
      | 2010-04-23 | 806.10c  | 20    |

  @id:count.set_each @clause:life.set_each @must
  Scenario Outline: The life totals of both members become numbers of their own
    Given only life and poison are counted
    And Angie's team has 13 life
    When the life totals of Angie and Barry become 1 and 2
    And Angie's team chooses <member> as the affected player
    Then Angie's team has <total> life
    And the game goes on

    Examples:
      | from       | rule    | member | total |
      | 2005-08-01 | 606.9b  | —      | 3     |
      | 2010-04-23 | 806.10d | Angie  | 1     |
      | 2010-04-23 | 806.10d | Barry  | 2     |

  @id:count.set_each.everybody @situation:count.set_each @clause:life.set_each @must
  Scenario Outline: The life totals of all four players become numbers of their own
    Given only life and poison are counted
    And Angie's team has 13 life
    And Edward's team has 13 life
    When the life totals of Angie, Barry, Edward and Ronald become 1, 2, 3 and 0
    And Angie's team chooses <of Angie's team> as the affected player
    And Edward's team chooses <of Edward's team> as the affected player
    Then Angie's team has <Angie> life
    And Edward's team has <Edward> life
    And the game goes on

    Examples:
      | from       | rule    | of Angie's team | of Edward's team | Angie | Edward |
      | 2005-08-01 | 606.9b  | —               | —                | 3     | 3      |
      | 2010-04-23 | 806.10d | Angie           | Edward           | 1     | 3      |
      | 2010-04-23 | 806.10d | Barry           | Edward           | 2     | 3      |

  @id:count.set_each.none @situation:count.set_each @clause:life.set_each @from:2010-04-23 @must
  Scenario: A team that lets the member at 0 be affected loses
    Given only life and poison are counted
    And Angie's team has 13 life
    And Edward's team has 13 life
    When the life totals of Angie, Barry, Edward and Ronald become 1, 2, 3 and 0
    And Angie's team chooses Barry as the affected player
    And Edward's team chooses Ronald as the affected player
    Then Edward's team has 0 life
    And Edward's team loses the game
    And Angie's team wins the game

  @id:count.set_each.lost.sum @situation:count.set_each @clause:life.set_each @clause:life.shared @until:2010-04-23 @should
  Scenario Outline: Who is considered to have lost life when both totals are set, by the first rules
    Given only life and poison are counted
    And Angie's team has 25 life
    When the life totals of Angie and Barry become 3 and 4
    And Angie's team chooses <member> as the affected player
    Then Angie's team has <total> life
    And Angie has lost <lost by Angie> life
    And Barry has lost <lost by Barry> life

    Examples:
      | from       | rule   | member | total | lost by Angie | lost by Barry |
      | 2005-08-01 | 606.9b | —      | 7     | 10            | 9             |

  @id:count.set_each.lost @situation:count.set_each @clause:life.set_each @clause:life.shared @must
  Scenario Outline: Who is considered to have lost life when both totals are set
    Given only life and poison are counted
    And Angie's team has 25 life
    When the life totals of Angie and Barry become 3 and 4
    And Angie's team chooses <member> as the affected player
    Then Angie's team has <total> life
    And Angie has lost <lost by Angie> life
    And Barry has lost <lost by Barry> life

    Examples:
      | from       | rule    | member | total | lost by Angie | lost by Barry |
      | 2010-04-23 | 806.10d | Angie  | 3     | 22            | 0             |
      | 2010-04-23 | 806.10d | Barry  | 4     | 0             | 21            |
