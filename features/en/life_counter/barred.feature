# language: en
@source:W
Feature: A life counter knows who can't gain or lose life
  > An effect keeps one player from gaining or losing life. Does it keep the teammate from it too?

  @id:count.cannot_gain @clause:life.cannot_gain @must
  Scenario Outline: In a life counter, one player can't gain life: can the teammate?
    Given only life and poison are counted
    And Angie's team has 20 life
    And Edward's team has 20 life
    And an effect says that Angie can't gain life
    When Angie gains 5 life
    Then Angie's team has 20 life
    When Barry gains 5 life
    And Edward gains 5 life
    Then Angie's team has <life> life
    And Edward's team has 25 life
    When Barry loses 4 life
    Then Angie's team has <after> life

    Examples:
      | from       | rule    | life | after |
      | 2005-08-01 | 606.9   | 25   | 21    |
      | 2010-04-23 | 806.10g | 20   | 16    |

  @id:count.cannot_gain.set @situation:count.cannot_gain @clause:life.cannot_gain @clause:life.set_one @from:2010-04-23 @must
  Scenario: A life total that would have to rise stays as it is, and one that falls does not
    Given only life and poison are counted
    And Angie's team has 20 life
    And an effect says that Barry can't gain life
    When the life total of Angie becomes 25
    Then Angie's team has 20 life
    When the life total of Angie becomes 15
    Then Angie's team has 15 life

  @id:count.cannot_lose @clause:life.cannot_lose @must
  Scenario Outline: In a life counter, one player can't lose life: does the teammate?
    Given only life and poison are counted
    And Angie's team has 20 life
    And Edward's team has 20 life
    And an effect says that Barry can't lose life
    When Barry is dealt 3 damage
    Then Angie's team has 20 life
    When Angie is dealt 4 damage
    And Edward is dealt 4 damage
    Then Angie's team has <life> life
    And Edward's team has 16 life
    When Angie gains 2 life
    Then Angie's team has <after> life

    Examples:
      | from       | rule   | life | after |
      | 2005-08-01 | 606.9  | 16   | 18    |
      | 2010-10-01 | 810.9h | 20   | 22    |

  @id:count.cannot_lose.paying @situation:count.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  Scenario: Nobody in a team of which one can't lose life pays any but 0
    Given only life and poison are counted
    And Angie's team has 20 life
    And an effect says that Barry can't lose life
    Then Angie can't pay 1 life
    And Barry can't pay 1 life
    And Angie can't pay 1 life and Barry 0 for the same cost
    But Angie can pay 0 life
    And Angie can pay 0 life and Barry 0 for the same cost
    And Angie's team has 20 life

  @id:count.cannot_lose.paying.teammate @situation:count.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  Scenario: A teammate could still pay life
    Given only life and poison are counted
    And Angie's team has 20 life
    And an effect says that Barry can't lose life
    Then Barry can't pay 1 life
    But Angie can pay 7 life
    And Angie's team has 13 life
