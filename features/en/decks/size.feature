# language: en
@source:F @source:I @source:W
Feature: How large decks are
  > Two players build two decks. Does each of them need the full number of cards?

  @id:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Sixty cards in each deck are enough
    Given Angie's deck has 60 “Forest”
    And Barry's deck has 60 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.size.constructed.too_few @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: Each deck needs its own sixty cards; what the teammate has too many does not help
    Given Angie's deck has 59 “Forest”
    And Barry's deck has 61 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.size.constructed.no_maximum @situation:deck.size.constructed @clause:deck.size_constructed @from:2005-08-01 @must
  Scenario: There is no maximum
    Given Angie's deck has 250 “Forest”
    And Barry's deck has 60 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: In limited play each deck has forty cards, and any number of copies
    Given Angie's deck has six “Naturalize”
    And Angie's deck has 34 “Forest”
    And Barry's deck has five “Naturalize”
    And Barry's deck has 35 “Forest”
    Then the decks of Angie's team are allowed in a sealed deck tournament
    And the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.size.limited.reason @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Six copies are a reason against the decks in constructed play only
    Given Angie's deck has six “Naturalize”
    And Angie's deck has 54 “Forest”
    And Barry's deck has 60 “Forest”
    Then “Naturalize” is no reason against the decks of Angie's team in a sealed deck tournament
    And “Naturalize” is a reason against the decks of Angie's team in a constructed tournament

  @id:deck.size.limited.too_few @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: Thirty-nine cards are too few in limited play
    Given Angie's deck has 41 “Forest”
    And Barry's deck has 39 “Forest”
    Then the decks of Angie's team are not allowed in a sealed deck tournament
    And the decks of Angie's team are not allowed in a booster draft

  @id:deck.size.limited.no_maximum @situation:deck.size.limited @clause:deck.size_limited @from:2005-08-01 @must
  Scenario: In limited play, too, there is no maximum
    Given Angie's deck has 100 “Forest”
    And Barry's deck has 40 “Forest”
    Then the decks of Angie's team are allowed in a sealed deck tournament

  @id:deck.size.draft @situation:deck.size.limited @clause:deck.size_limited @from:2006-12-20 @must
  Scenario: Forty cards are enough for a drafted deck too
    Given Angie's deck has 40 “Forest”
    And Barry's deck has 40 “Forest”
    Then the decks of Angie's team are allowed in a booster draft
