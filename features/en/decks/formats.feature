# language: en
@source:F @source:I
Feature: What teams of two play in tournaments
  > There are constructed decks, sealed decks and drafts. In which of them do teams of two play?

  @id:deck.formats.first @situation:deck.formats @clause:deck.formats @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Constructed and sealed decks, and no drafts
    Given Angie has 60 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament
    And the decks of Angie's team are allowed in a sealed deck tournament
    But the decks of Angie's team are not allowed in a booster draft

  @id:deck.formats.all @situation:deck.formats @clause:deck.formats @from:2006-12-20 @must
  Scenario: Constructed decks, sealed decks and drafts
    Given Angie has 60 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament
    And the decks of Angie's team are allowed in a sealed deck tournament
    And the decks of Angie's team are allowed in a booster draft
