# language: en
Feature: The last point of life that is paid
  > A life counter is asked whether one point, or nothing, can be paid, and by whom together.

  @id:count.exact.one @clause:life.pay @clause:life.cannot_lose @from:2005-08-01 @must
  Scenario: Who can't lose life can't pay one, and can pay none
    Given only life and poison are counted
    And an effect says that Angie can't lose life
    And Angie's team has 10 life
    Then Angie can't pay 1 life
    But Angie can pay 0 life
    And Angie's team has 10 life

  @id:count.exact.teams @clause:life.pay_together @from:2009-07-11 @must
  Scenario: What players of two teams pay for one cost is counted for each team alone, and who pays nothing pays nothing
    Given only life and poison are counted
    And Angie's team has 5 life
    And Edward's team has 5 life
    Then Angie can pay 3 life and Edward 3 for the same cost
    And Angie's team has 2 life
    And Edward's team has 2 life
    And Angie can pay 0 life and Barry 2 for the same cost
    And Angie's team has 0 life
    And Edward's team has 2 life

  @id:count.exact.exchange @clause:life.exchange @clause:life.set_one @from:2005-08-01 @until:2005-08-05 @must
  Scenario: Teammates exchange nothing, even while the team's own total became the number
    Given only life and poison are counted
    And Angie's team has 21 life
    When Angie and Barry exchange life totals
    Then Angie's team has 21 life
