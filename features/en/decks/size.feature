# language: en
@source:F @source:I @source:W
Feature: How large decks are
  > Two players build two decks. Does each of them need the full number of cards?

  @id:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Sixty cards in each deck are enough
    Given Angie has 60 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.size.constructed.too_few @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Each deck needs its own sixty cards; what the teammate has too many does not help
    Given Angie has 59 “Forest” in her deck
    And Barry has 61 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.size.constructed.no_maximum @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Constructed decks have no maximum size
    Given Angie has 250 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: In limited play each deck has forty cards, and any number of copies
    Given Angie has six “Naturalize” in her deck
    And Angie has 34 “Forest” in her deck
    And Barry has five “Naturalize” in his deck
    And Barry has 35 “Forest” in his deck
    Then the decks of Angie's team are allowed in a sealed deck tournament
    And the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.size.limited.reason @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Six copies are a reason against the decks in constructed play only
    Given Angie has six “Naturalize” in her deck
    And Angie has 54 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then “Naturalize” is no reason against the decks of Angie's team in a sealed deck tournament
    And “Naturalize” is a reason against the decks of Angie's team in a constructed tournament

  @id:deck.size.limited.too_few @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Thirty-nine cards are too few in limited play
    Given Angie has 41 “Forest” in her deck
    And Barry has 39 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a sealed deck tournament
    And the decks of Angie's team are not allowed in a booster draft

  @id:deck.size.limited.no_maximum @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: In limited play, too, there is no maximum
    Given Angie has 100 “Forest” in her deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a sealed deck tournament

  @id:deck.size.draft @situation:deck.size.limited @clause:deck.size_limited @from:2006-12-20 @must
  Scenario: Forty cards are enough for a drafted deck too
    Given Angie has 40 “Forest” in her deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a booster draft
