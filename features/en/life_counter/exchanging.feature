# language: en
@source:W
Feature: A life counter moves life totals between players
  > Two players exchange life totals, or somebody redistributes them. Whose can they be, and what do the teams have afterwards?

  @id:count.exchange @situation:count.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  Scenario: In a life counter, players of two teams exchange the life totals of their teams
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 29 life
    When Angie and Ronald exchange life totals
    Then Angie's team has 29 life
    And Edward's team has 10 life
    And Ronald has lost 19 life
    And Edward has lost 0 life

  @id:count.exchange.halves @situation:count.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  Scenario: In a life counter, players of two teams exchanged their halves
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 29 life
    When Angie and Ronald exchange life totals
    Then Angie's team has 20 life
    And Edward's team has 19 life

  @id:count.exchange.teammate @situation:count.exchange @clause:life.exchange @from:2010-04-23 @must
  Scenario: In a life counter, teammates do not exchange life totals
    Given only life and poison are counted
    And Angie's team has 25 life
    When Angie and Barry exchange life totals
    Then Angie's team has 25 life
    And Angie has lost 0 life
    And Barry has lost 0 life

  @id:count.exchange.cannot_gain @situation:count.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  Scenario: In a life counter, nothing is exchanged with a team that can't gain life and would have to
    Given only life and poison are counted
    And Angie's team has 30 life
    And Edward's team has 10 life
    And an effect says that Ronald can't gain life
    When Angie and Edward exchange life totals
    Then Angie's team has 30 life
    And Edward's team has 10 life

  @id:count.exchange.cannot_lose @situation:count.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  Scenario: In a life counter, nothing is exchanged with a team that can't lose life and would have to
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 30 life
    And an effect says that Ronald can't lose life
    When Angie and Edward exchange life totals
    Then Angie's team has 10 life
    And Edward's team has 30 life

  @id:count.redistribute @situation:count.redistribute @clause:life.redistribute @from:2010-04-23 @must
  Scenario: Who redistributes life totals takes one player of each team at most
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 29 life
    Then Angie can't redistribute life totals: 10 for Angie, 10 for Barry
    And Angie can't redistribute life totals: 29 for Ronald, 29 for Edward
    But Angie can redistribute life totals: 29 for Barry, 10 for Ronald
    And Angie's team has 29 life
    And Edward's team has 10 life

  @id:count.redistribute.others @situation:count.redistribute @clause:life.redistribute @from:2010-04-23 @must
  Scenario: Only life totals that these players have are redistributed
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 29 life
    Then Angie can't redistribute life totals: 20 for Angie, 19 for Edward
    And Angie can't redistribute life totals: 29 for Angie, 29 for Edward
    But Angie can redistribute life totals: 10 for Angie, 29 for Edward
    And Angie's team has 10 life
    And Edward's team has 29 life

  @id:count.redistribute.teammates @situation:count.redistribute @clause:life.redistribute @clause:life.read @from:2005-08-01 @until:2010-04-23 @should
  Scenario: Nothing was written of two players of one team
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 30 life
    Then Angie can't redistribute life totals: 10 for Angie, 5 for Barry
    But Angie can redistribute life totals: 5 for Angie, 5 for Barry
    And Angie's team has 10 life

  @id:count.redistribute.cannot_gain @situation:count.redistribute @clause:life.redistribute @clause:life.cannot_gain @from:2018-04-27 @must
  Scenario: A team that can't gain life gets no higher life total
    Given only life and poison are counted
    And Angie's team has 30 life
    And Edward's team has 10 life
    And an effect says that Ronald can't gain life
    Then Angie can't redistribute life totals: 10 for Angie, 30 for Edward
    But Angie can redistribute life totals: 30 for Angie, 10 for Edward
    And Angie's team has 30 life

  @id:count.redistribute.cannot_lose @situation:count.redistribute @clause:life.redistribute @clause:life.cannot_lose @from:2018-04-27 @must
  Scenario: A team that can't lose life gets no lower life total
    Given only life and poison are counted
    And Angie's team has 10 life
    And Edward's team has 30 life
    And an effect says that Ronald can't lose life
    Then Angie can't redistribute life totals: 30 for Angie, 10 for Edward
    But Angie can redistribute life totals: 10 for Angie, 30 for Edward
    And Edward's team has 30 life
