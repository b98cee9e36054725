# language: en
Feature: The library at the start
  > Hands are drawn. What is left of a deck of sixty cards, of which none is put aside?

  @id:start.library @clause:deck.size_constructed @from:2005-08-01 @should
  Scenario: A deck of sixty cards is a library of fifty-three after the first hand, whoever the player is
    Given Angie's team plays first
    Then Angie has 53 cards in her library
    And Ronald has 53 cards in his library
    And Barry has seven cards in hand
