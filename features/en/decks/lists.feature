# language: en
@source:F @source:I @source:W
Feature: Banned and restricted cards
  > A format has its own lists. What do they mean for two decks, and does the variant ban anything else?

  @id:deck.banned.erayo.first @situation:deck.banned.erayo @clause:deck.copies @from:2005-08-01 @until:2005-10-01 @must
  Scenario: At first the variant bans no card of its own
    Given Angie has four “Erayo, Soratami Ascendant” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.banned.erayo @situation:deck.banned.erayo @clause:deck.banned @from:2005-10-01 @must
  Scenario: Erayo is banned in constructed play
    Given Angie has 60 “Forest” in her deck
    And Barry has “Erayo, Soratami Ascendant” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.banned.erayo.reason @situation:deck.banned.erayo @clause:deck.banned @from:2005-10-01 @must
  Scenario: Erayo is the reason, and in constructed play only
    Given Angie has 60 “Forest” in her deck
    And Barry has “Erayo, Soratami Ascendant” in his deck
    And Barry has 59 “Forest” in his deck
    Then “Erayo, Soratami Ascendant” is a reason against the decks of Angie's team in a constructed tournament
    And “Forest” is no reason against the decks of Angie's team in a constructed tournament
    And “Erayo, Soratami Ascendant” is no reason against the decks of Angie's team in a sealed deck tournament

  @id:deck.banned.erayo.limited @situation:deck.banned.erayo @clause:deck.banned @from:2005-08-20 @must
  Scenario: Erayo may be played in limited
    Given Angie has 40 “Forest” in her deck
    And Barry has “Erayo, Soratami Ascendant” in his deck
    And Barry has 39 “Forest” in his deck
    Then the decks of Angie's team are allowed in a sealed deck tournament

  @id:deck.banned.format @clause:deck.banned @from:2005-08-20 @must
  Scenario: What the format bans is in neither deck
    Given “Umezawa's Jitte” is banned in the format
    And Angie has four “Grizzly Bears” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has “Umezawa's Jitte” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.banned.format.reason @situation:deck.banned.format @clause:deck.banned @from:2005-08-20 @must
  Scenario: The reason is the card that the format bans
    Given “Umezawa's Jitte” is banned in the format
    And Angie has four “Grizzly Bears” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has “Umezawa's Jitte” in his deck
    And Barry has 59 “Forest” in his deck
    Then “Umezawa's Jitte” is a reason against the decks of Angie's team in a constructed tournament
    And “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.restricted.apart @situation:deck.restricted @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Before there were rules for tournaments of teams each deck could have its own
    Given “Necropotence” is restricted in the format
    And Angie has “Necropotence” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has “Necropotence” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.restricted @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scenario: A team plays no more than one copy of a restricted card
    Given “Necropotence” is restricted in the format
    And Angie has “Necropotence” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has “Necropotence” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.restricted.one @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scenario: One copy of a restricted card is fine
    Given “Necropotence” is restricted in the format
    And Angie has “Necropotence” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.restricted.two_in_one @situation:deck.restricted @clause:deck.restricted @from:2005-08-20 @must
  Scenario: Two copies of a restricted card are too many for one deck too
    Given “Necropotence” is restricted in the format
    And Angie has two “Necropotence” in her deck
    And Angie has 58 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament
