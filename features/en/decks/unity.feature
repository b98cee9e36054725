# language: en
@source:F @source:I @source:W
Feature: What the decks of a team have in common
  > Both players of a team want the same card. How many copies may the two decks hold?

  @id:deck.unity.jitte @situation:deck.unity @clause:deck.unity @source:F-EX17 @from:2005-08-20 @must
  Scenario: Four copies in one deck leave none for the teammate
    Given Angie's deck has four “Umezawa's Jitte”
    And Angie's deck has 56 “Forest”
    And Barry's deck has “Umezawa's Jitte”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.jitte.one_deck @situation:deck.unity @clause:deck.copies @source:F-EX17 @from:2005-08-01 @must
  Scenario: Four copies in one deck and none in the other are fine
    Given Angie's deck has four “Umezawa's Jitte”
    And Angie's deck has 56 “Forest”
    And Barry's deck has 60 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.jitte.apart @situation:deck.unity @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Before there were rules for tournaments of teams each deck stood by itself
    Given Angie's deck has four “Umezawa's Jitte”
    And Angie's deck has 56 “Forest”
    And Barry's deck has “Umezawa's Jitte”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.naturalize @situation:deck.unity @clause:deck.unity @source:I-EX13 @from:2005-08-20 @must
  Scenario: The same holds of Naturalize
    Given Angie's deck has four “Naturalize”
    And Angie's deck has four “Grizzly Bears”
    And Angie's deck has 52 “Forest”
    And Barry's deck has “Naturalize”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.reason @situation:deck.unity @clause:deck.unity @source:F-EX17 @source:I-EX13 @from:2005-08-20 @must
  Scenario: The reason is the card that both decks hold
    Given Angie's deck has four “Umezawa's Jitte”
    And Angie's deck has four “Grizzly Bears”
    And Angie's deck has 52 “Forest”
    And Barry's deck has “Umezawa's Jitte”
    And Barry's deck has four “Naturalize”
    And Barry's deck has 55 “Forest”
    Then “Umezawa's Jitte” is a reason against the decks of Angie's team in a constructed tournament
    And “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament
    And “Naturalize” is no reason against the decks of Angie's team in a constructed tournament
    And “Forest” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.unity.one_each @situation:deck.unity @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scenario: One copy in each deck is fine while the limit is four over both
    Given Angie's deck has “Naturalize”
    And Angie's deck has 59 “Forest”
    And Barry's deck has “Naturalize”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.one_each.later @situation:deck.unity @clause:deck.unity @source:I-EX13 @source:F-EX17 @from:2016-07-22 @must
  Scenario: One copy in a deck keeps the card out of the other
    Given Angie's deck has “Naturalize”
    And Angie's deck has 59 “Forest”
    And Barry's deck has “Naturalize”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.bears @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @until:2016-07-22 @must
  Scenario: Three Grizzly Bears leave one for the teammate
    Given Angie's deck has three “Grizzly Bears”
    And Angie's deck has 57 “Forest”
    And Barry's deck has “Grizzly Bears”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.bears.too_many @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2005-08-20 @must
  Scenario: Three Grizzly Bears do not leave two
    Given Angie's deck has three “Grizzly Bears”
    And Angie's deck has 57 “Forest”
    And Barry's deck has two “Grizzly Bears”
    And Barry's deck has 58 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.bears.later @situation:deck.unity @clause:deck.unity @source:W-EX01 @from:2016-07-22 @must
  Scenario: Three Grizzly Bears leave none
    Given Angie's deck has three “Grizzly Bears”
    And Angie's deck has 57 “Forest”
    And Barry's deck has “Grizzly Bears”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Five copies are too many for one deck
    Given Angie's deck has 60 “Forest”
    And Barry's deck has five “Grizzly Bears”
    And Barry's deck has 55 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.unity.basic @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Basic lands are free, and players of other teams do not count
    Given Angie's deck has four “Grizzly Bears”
    And Angie's deck has 56 “Forest”
    And Barry's deck has 60 “Forest”
    And Edward's deck has four “Grizzly Bears”
    And Edward's deck has 56 “Forest”
    And Ronald's deck has 60 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament
    And the decks of Edward's team are allowed in a constructed tournament

  @id:deck.unity.snow @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Snow-covered lands are basic lands
    Given Angie's deck has 60 “Snow-Covered Forest”
    And Barry's deck has ten “Snow-Covered Forest”
    And Barry's deck has 50 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.english_name @situation:deck.unity @clause:deck.unity @from:2005-08-20 @must
  Scenario: Copies in two languages are copies of one card
    Given Angie's deck has three Italian copies of “Naturalize”
    And Angie's deck has 57 “Forest”
    And Barry's deck has two French copies of “Naturalize”
    And Barry's deck has 58 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies.english_name @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Within one deck, too, the English name counts
    Given Angie's deck has 60 “Forest”
    And Barry's deck has three French copies of “Naturalize”
    And Barry's deck has two Japanese copies of “Naturalize”
    And Barry's deck has 55 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies.english_name.four @situation:deck.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Four copies in three languages are fine in one deck
    Given Angie's deck has 60 “Forest”
    And Barry's deck has two French copies of “Naturalize”
    And Barry's deck has one Japanese copy of “Naturalize”
    And Barry's deck has “Naturalize”
    And Barry's deck has 56 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule.unwritten @situation:deck.unity.own_rule @clause:deck.unity @from:2005-08-20 @until:2009-07-01 @should
  Scenario: A card that allows any number of itself is taken at its word in both decks
    Given Angie's deck has 20 “Trial of the Swarm”
    And Angie's deck has 40 “Forest”
    And Barry's deck has 20 “Trial of the Swarm”
    And Barry's deck has 40 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @until:2018-10-05 @must
  Scenario: What a card says of decks holds for both
    Given Angie's deck has 20 “Trial of the Swarm”
    And Angie's deck has 40 “Forest”
    And Barry's deck has 20 “Trial of the Swarm”
    And Barry's deck has 40 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule.one_deck @situation:deck.unity.own_rule @clause:deck.unity @from:2009-07-01 @must
  Scenario: In one deck of the team it always holds
    Given Angie's deck has 20 “Trial of the Swarm”
    And Angie's deck has 40 “Forest”
    And Barry's deck has 60 “Forest”
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.unity.own_rule.later @situation:deck.unity.own_rule @clause:deck.unity @from:2018-10-05 @must
  Scenario: What a card says of decks holds for one of them only
    Given Angie's deck has 20 “Trial of the Swarm”
    And Angie's deck has 40 “Forest”
    And Barry's deck has “Trial of the Swarm”
    And Barry's deck has 59 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.copies.own_number @situation:deck.copies @clause:deck.copies @from:2009-07-01 @must
  Scenario: A card that allows seven of itself allows no eighth
    Given Angie's deck has eight “Trial of the Seven”
    And Angie's deck has 52 “Forest”
    And Barry's deck has 60 “Forest”
    And Edward's deck has seven “Trial of the Seven”
    And Edward's deck has 53 “Forest”
    And Ronald's deck has 60 “Forest”
    Then the decks of Angie's team are not allowed in a constructed tournament
    And the decks of Edward's team are allowed in a constructed tournament
