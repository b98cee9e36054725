# language: en
@source:F @source:I
Feature: What sealed and drafted decks are built from
  > A team opens boosters for two decks. How many does it get, and may teams draft?

  @id:deck.sealed.pack_and_four @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: A tournament pack and four boosters a team are recommended
    Given Angie's team gets a tournament pack and four boosters
    And Edward's team gets a tournament pack and four boosters
    Then the teams have the product that is recommended for a sealed deck tournament

  @id:deck.sealed.seven @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: A team may also be given seven boosters for two sealed decks
    Given Angie's team gets seven boosters
    And Edward's team gets seven boosters
    Then the teams have the product that is recommended for a sealed deck tournament

  @id:deck.sealed.eight.too_many @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: Eight boosters are not yet recommended
    Given Angie's team gets eight boosters
    And Edward's team gets eight boosters
    Then the teams do not have the product that is recommended for a sealed deck tournament

  @id:deck.sealed.eight @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  Scenario: Eight boosters a team are recommended
    Given Angie's team gets eight boosters
    And Edward's team gets eight boosters
    Then the teams have the product that is recommended for a sealed deck tournament

  @id:deck.sealed.seven.too_few @situation:deck.sealed @clause:deck.sealed_product @source:F @from:2009-07-01 @must
  Scenario: Seven boosters are no longer recommended
    Given Angie's team gets seven boosters
    And Edward's team gets seven boosters
    Then the teams do not have the product that is recommended for a sealed deck tournament

  @id:deck.sealed.unequal @situation:deck.sealed @clause:deck.sealed_product @from:2005-08-20 @must
  Scenario: Every team gets the same product
    Given Angie's team gets eight boosters
    And Edward's team gets seven boosters
    Then the teams do not have the same product for a sealed deck tournament

  @id:deck.draft.barred @situation:deck.draft @clause:deck.formats @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Teams do not draft in tournaments yet
    Given Angie has 40 “Forest” in her deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a booster draft
    And the decks of Angie's team are allowed in a sealed deck tournament

  @id:deck.draft.allowed @situation:deck.draft @clause:deck.formats @source:F @from:2006-12-20 @must
  Scenario: Teams may draft
    Given Angie has 40 “Forest” in her deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a booster draft

  @id:deck.draft.six @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  Scenario: A team drafts from six boosters
    Given Angie's team gets six boosters
    And Edward's team gets six boosters
    Then the teams have the product that is recommended for a booster draft
    And the teams do not have the product that is recommended for a sealed deck tournament

  @id:deck.draft.four @situation:deck.draft @clause:deck.draft_product @from:2006-12-20 @must
  Scenario: Four boosters are not what a team drafts from
    Given Angie's team gets four boosters
    And Edward's team gets four boosters
    Then the teams do not have the product that is recommended for a booster draft
