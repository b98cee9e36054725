# language: en
Feature: Nothing that has counters
  > A player proliferates, or reads a number that is zero. What is there to choose, and what is gained?

  @id:exact.proliferate.none @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Where nobody has counters, and nothing has any more, there is nothing to choose
    Given Edward's team has three poison counters
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Leeches” targeting Edward
    And the spell resolves
    And Barry casts “Steady Progress”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has no poison counters
    And “Hill Giant” is 3/3

  @id:exact.proliferate.none.teams @situation:exact.proliferate.none @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scenario: While teams are chosen, too, a team that has lost its counters is not among them
    Given Edward's team has three poison counters
    And Angie controls “Hill Giant”
    When Angie casts “Leeches” targeting Edward
    And the spell resolves
    And Barry casts “Steady Progress”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has no poison counters
    And “Hill Giant” is 3/3

  @id:exact.gain.none @clause:life.shared @clause:poison.read @from:2011-04-01 @must
  Scenario: Who gains life for each of no counters gains none, and nothing triggers
    Given Angie's team has 10 life
    And Edward's team has two poison counters
    And Angie controls “Ajani's Pridemate”
    And Angie controls “Transcendence”
    When Angie casts “Exercise of the Dose” targeting Barry
    And the spell resolves
    Then Angie's team has 10 life
    And “Ajani's Pridemate” is 2/2
    And Angie can cast “Divination”
    When the spell resolves
    And Angie casts “Exercise of the Dose” targeting Ronald
    And the spell resolves
    And the triggered ability of “Ajani's Pridemate” resolves
    Then Angie's team has 12 life
    And “Ajani's Pridemate” is 3/3
