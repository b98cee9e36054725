# language: en
Feature: Abilities that speak of each of several players
  > An ability of each opponent's step counts something for each opponent. Does it trigger for each of them?

  @id:turn.each_of.once @situation:turn.each_of @clause:trigger.step @from:2020-01-24 @must
  Scenario: An ability that means each of several players and not the one of the step triggers once
    Given Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Exercise of the Headcount”
    And Edward has two cards in hand
    And Ronald has one card in hand
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then Edward's team has 27 life
    When the precombat main phase of Edward's team begins
    Then Edward's team has 22 life
    When the end step of Edward's team begins
    And the triggered ability of “Exercise of the Headcount” resolves
    And Edward's team finishes its turn
    Then Angie's team has 22 life
