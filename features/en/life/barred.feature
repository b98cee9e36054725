# language: en
@source:W
Feature: Who can't gain, lose or exchange life
  > Something keeps one player from gaining or losing life, or two players exchange life totals. What of the life that a team shares?

  @id:life.cannot_gain @clause:life.cannot_gain @must
  Scenario Outline: One player can't gain life: can the teammate?
    Given Angie's team has 20 life
    And Angie controls “Platinum Emperion”
    And <player> controls “Bottle Gnomes”
    When <player> activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has <life> life

    Examples:
      | from       | rule    | player | life |
      | 2005-08-01 | 606.9   | Angie  | 20   |
      | 2005-08-01 | 606.9   | Barry  | 23   |
      | 2010-04-23 | 806.10g | Angie  | 20   |
      | 2010-04-23 | 806.10g | Barry  | 20   |

  @id:life.cannot_lose @clause:life.cannot_lose @must
  Scenario Outline: One player can't lose life: does the teammate?
    Given Angie's team has 20 life
    And Edward's team has 30 life
    And Barry controls “Platinum Emperion”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has <life> life
    And Edward's team has 22 life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.9  | 16   |
      | 2010-10-01 | 810.9h | 20   |

  @id:life.cannot_lose.paying @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  Scenario: Nobody in the team can pay life but 0
    Given Angie's team has 20 life
    And Barry controls “Platinum Emperion”
    And Angie controls “Wall of Blood”
    And Angie controls “Exercise of the Gate”
    Then Angie can't activate the ability of “Wall of Blood”
    But Angie can activate the ability of “Exercise of the Gate”
    When the ability resolves
    Then Angie's team has 20 life

  @id:life.cannot_lose.paying.teammate @situation:life.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  Scenario: A teammate of who can't lose life could still pay
    Given Angie's team has 20 life
    And Barry controls “Platinum Emperion”
    And Angie controls “Wall of Blood”
    Then Angie can activate the ability of “Wall of Blood”
    And Angie's team has 19 life

  @id:life.exchange @situation:life.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  Scenario: Players of two teams exchange the life totals of their teams
    Given Angie's team has 10 life
    And Edward's team has 30 life
    When Angie casts “Exercise of the Trade” targeting Edward
    And the spell resolves
    Then Angie's team has 30 life
    And Edward's team has 10 life

  @id:life.exchange.halves @situation:life.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  Scenario: Players of two teams exchanged their halves
    Given Angie's team has 10 life
    And Edward's team has 30 life
    When Angie casts “Exercise of the Trade” targeting Edward
    And the spell resolves
    Then Angie's team has 20 life
    And Edward's team has 20 life

  @id:life.exchange.teammate @situation:life.exchange @clause:life.exchange @from:2010-04-23 @must
  Scenario: Teammates do not exchange life totals
    Given Angie's team has 25 life
    When Angie casts “Exercise of the Trade” targeting Barry
    And the spell resolves
    Then Angie's team has 25 life

  @id:life.exchange.cannot_lose @situation:life.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  Scenario: Nothing is exchanged with a team that can't lose life and would have to
    Given Angie's team has 10 life
    And Edward's team has 30 life
    And Ronald controls “Platinum Emperion”
    When Angie casts “Exercise of the Trade” targeting Edward
    And the spell resolves
    Then Angie's team has 10 life
    And Edward's team has 30 life

  @id:life.exchange.cannot_gain @situation:life.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  Scenario: Nothing is exchanged with a team that can't gain life and would have to
    Given Angie's team has 30 life
    And Edward's team has 10 life
    And Ronald controls “Platinum Emperion”
    When Angie casts “Exercise of the Trade” targeting Edward
    And the spell resolves
    Then Angie's team has 30 life
    And Edward's team has 10 life
