# language: en
Feature: Each player reveals a card
  > Each player reveals the top card of the own library, and some are counted. Which count, and for whom?

  @id:parley.all @situation:parley @clause:effect.reveal @from:2018-04-27 @must
  Scenario: The nonland cards of all four count for the controller alone, and then each draws the own card
    Given Angie has “Plains” on top of her library
    And Barry has “Hill Giant” on top of his library
    And Edward has “Naturalize” on top of his library
    And Ronald has “Shock” on top of his library
    When Angie casts “Rousing of Souls”
    And the spell resolves
    Then Angie controls three 1/1 creature tokens
    And Barry controls no creature tokens
    And Angie has “Plains” in hand
    And Barry has “Hill Giant” in hand
    And Edward has “Naturalize” in hand
    And Ronald has “Shock” in hand
