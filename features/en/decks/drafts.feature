# language: en
Feature: Drafts before tournaments of teams
  > The variant has rules, and tournaments have none for teams of two yet. What may such a team play?

  @id:deck.draft.first @situation:deck.draft @clause:deck.formats @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Before there were rules for tournaments of teams nothing barred a draft
    Given Angie has 40 “Forest” in her deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a booster draft
    And the decks of Angie's team are allowed in a sealed deck tournament
