# language: en
@source:F @source:I
Feature: The draw step of a team
  > A team has one draw step. Who draws in it?

  @id:turn.each_draws @clause:turn.each_draws @from:2005-08-01 @must
  Scenario: Each member of the active team draws a card, and nobody else
    Given it is the precombat main phase of Edward's team
    And Angie has two cards in hand
    And Barry has five cards in hand
    And Edward has three cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has three cards in hand
    And Barry has six cards in hand
    And Edward has three cards in hand
