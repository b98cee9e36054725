# language: en
Feature: Interchangeable names
  > Some cards were printed again under another English name. Do decks count both as one card?

  @id:deck.names.copies.apart @situation:deck.names.copies @clause:deck.copies @from:2005-08-01 @until:2022-04-29 @should
  Scenario: Five cards of two names are no five cards of one name yet
    Given Angie has three “Exercise of the True Name” in her deck
    And Angie has two “Exercise of the Stage Name” in her deck
    And Angie has 55 “Mountain” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.names.copies @situation:deck.names.copies @clause:deck.names @clause:deck.copies @from:2022-04-29 @must
  Scenario: Five cards whose two names are interchangeable are one too many
    Given Angie has three “Exercise of the True Name” in her deck
    And Angie has two “Exercise of the Stage Name” in her deck
    And Angie has 55 “Mountain” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament
    And “Exercise of the True Name” is a reason against the decks of Angie's team in a constructed tournament
    And “Exercise of the Stage Name” is a reason against the decks of Angie's team in a constructed tournament

  @id:deck.names.unity.apart @situation:deck.names.unity @clause:deck.unity @from:2016-07-22 @until:2022-04-29 @should
  Scenario: Two names in the two decks of a team are no card in both yet
    Given Angie has “Exercise of the True Name” in her deck
    And Angie has 59 “Mountain” in her deck
    And Barry has “Exercise of the Stage Name” in his deck
    And Barry has 59 “Mountain” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.names.unity @situation:deck.names.unity @clause:deck.names @clause:deck.unity @from:2022-04-29 @must
  Scenario: Two interchangeable names in the two decks of a team are one card in both
    Given Angie has “Exercise of the True Name” in her deck
    And Angie has 59 “Mountain” in her deck
    And Barry has “Exercise of the Stage Name” in his deck
    And Barry has 59 “Mountain” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.names.commander.apart @situation:deck.names.commander @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2009-10-01 @until:2022-04-29 @should
  Scenario: A Commander deck holds a card of each name still
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the True Name” in her deck
    And Angie has “Exercise of the Stage Name” in her deck
    And Angie has 97 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.names.commander @situation:deck.names.commander @variant:two-headed-giant-commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  Scenario: A Commander deck holds only one of two cards with interchangeable names
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the True Name” in her deck
    And Angie has “Exercise of the Stage Name” in her deck
    And Angie has 97 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.names.banned @situation:deck.names.banned @clause:deck.names @clause:deck.banned @from:2022-04-29 @must
  Scenario: A list that bans a card bans it under either name
    Given “Exercise of the True Name” is banned in the format
    And Angie has “Exercise of the Stage Name” in her deck
    And Angie has 59 “Mountain” in her deck
    And Barry has 60 “Forest” in his deck
    Then “Exercise of the Stage Name” is a reason against the decks of Angie's team in a constructed tournament
