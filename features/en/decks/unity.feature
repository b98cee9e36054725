# language: en
@source:F @source:I @source:W
Feature: What the decks of a team have in common
  > Both players of a team want the same card. How many copies may the two decks hold?

  @id:deck.unity.jitte @situation:deck.unity @clause:deck.unity @source:F-EX17 @from:2005-08-20 @must
  Scenario: Four copies in one deck leave none for the teammate
    Given Angie has four “Umezawa's Jitte” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has “Umezawa's Jitte” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.jitte.one_deck @situation:deck.unity @clause:deck.copies @source:F-EX17 @from:2005-08-01 @must
  Scenario: Four copies in one deck and none in the other are fine
    Given Angie has four “Umezawa's Jitte” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.jitte.apart @situation:deck.unity @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Before there were rules for tournaments of teams each deck stood by itself
    Given Angie has four “Umezawa's Jitte” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has “Umezawa's Jitte” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.naturalize @situation:deck.unity @clause:deck.unity @source:I-EX13 @from:2005-08-20 @must
  Scenario: Four copies of Naturalize in one deck leave none for the teammate
    Given Angie has four “Naturalize” in her deck
    And Angie has four “Grizzly Bears” in her deck
    And Angie has 52 “Forest” in her deck
    And Barry has “Naturalize” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.reason @situation:deck.unity @clause:deck.unity @source:F-EX17 @source:I-EX13 @from:2005-08-20 @must
  Scenario: The reason is the card that both decks hold
    Given Angie has four “Umezawa's Jitte” in her deck
    And Angie has four “Grizzly Bears” in her deck
    And Angie has 52 “Forest” in her deck
    And Barry has “Umezawa's Jitte” in his deck
    And Barry has four “Naturalize” in his deck
    And Barry has 55 “Forest” in his deck
    Then “Umezawa's Jitte” is a reason against the decks of Angie's team in a constructed tournament
    And “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament
    And “Naturalize” is no reason against the decks of Angie's team in a constructed tournament
    And “Forest” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.unity.one_each @situation:deck.unity @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scenario: One copy in each deck is fine while the limit is four over both
    Given Angie has “Naturalize” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has “Naturalize” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.one_each.later @situation:deck.unity @clause:deck.unity @source:I-EX13 @source:F-EX17 @from:2016-07-22 @must
  Scenario: One copy in a deck keeps the card out of the other
    Given Angie has “Naturalize” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has “Naturalize” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.bears @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Three Grizzly Bears leave one for the teammate
    Given Angie has three “Grizzly Bears” in her deck
    And Angie has 57 “Forest” in her deck
    And Barry has “Grizzly Bears” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.bears.too_many @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @must
  Scenario: Three Grizzly Bears in one deck do not leave two for the teammate
    Given Angie has three “Grizzly Bears” in her deck
    And Angie has 57 “Forest” in her deck
    And Barry has two “Grizzly Bears” in his deck
    And Barry has 58 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.bears.later @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2016-07-22 @must
  Scenario: Three Grizzly Bears in one deck leave none for the teammate, since no card may be in both
    Given Angie has three “Grizzly Bears” in her deck
    And Angie has 57 “Forest” in her deck
    And Barry has “Grizzly Bears” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Five copies are too many for one deck
    Given Angie has 60 “Forest” in her deck
    And Barry has five “Grizzly Bears” in his deck
    And Barry has 55 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.basic @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Basic lands are free, and players of other teams do not count
    Given Angie has four “Grizzly Bears” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    And Edward has four “Grizzly Bears” in his deck
    And Edward has 56 “Forest” in his deck
    And Ronald has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament
    And the decks of Edward's team are allowed in a constructed tournament

  @id:deck.unity.snow @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Snow-covered lands are basic lands
    Given Angie has 60 “Snow-Covered Forest” in her deck
    And Barry has ten “Snow-Covered Forest” in his deck
    And Barry has 50 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.english_name @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Copies in two languages are copies of one card
    Given Angie has three Italian copies of “Naturalize” in her deck
    And Angie has 57 “Forest” in her deck
    And Barry has two French copies of “Naturalize” in his deck
    And Barry has 58 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies.english_name @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Within one deck, too, the English name counts
    Given Angie has 60 “Forest” in her deck
    And Barry has three French copies of “Naturalize” in his deck
    And Barry has two Japanese copies of “Naturalize” in his deck
    And Barry has 55 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies.english_name.four @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Four copies in three languages are fine in one deck
    Given Angie has 60 “Forest” in her deck
    And Barry has two French copies of “Naturalize” in his deck
    And Barry has one Japanese copy of “Naturalize” in his deck
    And Barry has “Naturalize” in his deck
    And Barry has 56 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule.unwritten @situation:deck.unity.own_rule @clause:deck.unity @from:2005-08-20 @until:2009-07-01 @should
  Scenario: A card that allows any number of itself is taken at its word in both decks
    Given Angie has 20 “Relentless Rats” in her deck
    And Angie has 40 “Forest” in her deck
    And Barry has 20 “Relentless Rats” in his deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @until:2018-10-05 @must
  Scenario: What a card says of decks holds for both
    Given Angie has 20 “Relentless Rats” in her deck
    And Angie has 40 “Forest” in her deck
    And Barry has 20 “Relentless Rats” in his deck
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule.one_deck @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @must
  Scenario: What a card says of decks always holds in one deck of the team
    Given Angie has 20 “Relentless Rats” in her deck
    And Angie has 40 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule.later @situation:deck.unity.own_rule @clause:deck.unity @from:2018-10-05 @must
  Scenario: What a card says of decks holds for one of them only
    Given Angie has 20 “Relentless Rats” in her deck
    And Angie has 40 “Forest” in her deck
    And Barry has “Relentless Rats” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies.own_number @situation:deck.copies @clause:deck.copies @from:2009-07-01 @must
  Scenario: A card that allows seven of itself allows no eighth
    Given Angie has eight “Seven Dwarves” in her deck
    And Angie has 52 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    And Edward has seven “Seven Dwarves” in his deck
    And Edward has 53 “Forest” in his deck
    And Ronald has 60 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament
    And the decks of Edward's team are allowed in a constructed tournament
