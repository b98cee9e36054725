# language: en
Feature: Decks before there were commanders
  > A deck is as the rules of Commander want it, but of a day on which there are none yet. May it be played as one?

  @id:deck.before_commander @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  Scenario: Before there are rules for Commander not even a deck that fits them is one of Commander
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander
