# language: en
Feature: Cards that a deck rule does not mean
  > A rule limits some cards of a deck. What of those beside them, of the days before, and of decks of which nothing was said?

  @id:deck.beside.jitte @clause:deck.unity @from:2005-08-20 @until:2016-07-22 @must
  Scenario: While four copies are the limit for both decks, four and one are a card too many, and the reason
    Given Angie has four “Umezawa's Jitte” in her deck
    And Angie has 56 “Forest” in her deck
    And Barry has “Umezawa's Jitte” in his deck
    And Barry has two “Grizzly Bears” in his deck
    And Barry has 57 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament
    And “Umezawa's Jitte” is a reason against the decks of Angie's team in a constructed tournament
    But “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.beside.one_each @clause:deck.unity @from:2016-07-22 @until:2018-10-05 @must
  Scenario: Once no card may be in both decks, one in each is too many, but for a card that allows any number of itself
    Given Angie has “Naturalize” in her deck
    And Angie has ten “Relentless Rats” in her deck
    And Angie has 49 “Forest” in her deck
    And Barry has “Naturalize” in his deck
    And Barry has ten “Relentless Rats” in his deck
    And Barry has 49 “Forest” in his deck
    Then “Naturalize” is a reason against the decks of Angie's team in a constructed tournament
    But “Relentless Rats” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.beside.restricted @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @must
  Scenario: A restricted card that both decks hold is a reason; one that only one deck holds is none, nor is a card that is not restricted
    Given “Necropotence” is restricted in the format
    And “Umezawa's Jitte” is restricted in the format
    And Angie has “Necropotence” in her deck
    And Angie has “Umezawa's Jitte” in her deck
    And Angie has “Grizzly Bears” in her deck
    And Angie has 57 “Forest” in her deck
    And Barry has “Necropotence” in his deck
    And Barry has “Grizzly Bears” in his deck
    And Barry has 58 “Forest” in his deck
    Then “Necropotence” is a reason against the decks of Angie's team in a constructed tournament
    But “Umezawa's Jitte” is no reason against the decks of Angie's team in a constructed tournament
    And “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.beside.restricted.one @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @must
  Scenario: One copy of a restricted card in the decks of a team is fine
    Given “Necropotence” is restricted in the format
    And Angie has “Necropotence” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.beside.restricted.copies @clause:deck.restricted @clause:deck.copies @from:2016-07-22 @must
  Scenario: Two copies of a restricted card in one deck are too many, and the reason; of a card beside it two are fine
    Given “Necropotence” is restricted in the format
    And Angie has 60 “Forest” in her deck
    And Barry has two “Necropotence” in his deck
    And Barry has two “Grizzly Bears” in his deck
    And Barry has 56 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament
    And “Necropotence” is a reason against the decks of Angie's team in a constructed tournament
    But “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.beside.sideboard.copies @clause:deck.copies @from:2005-08-01 @must
  Scenario: Copies that lie beside a deck count with those in it
    Given Angie has three “Naturalize” in her deck
    And Angie has four “Grizzly Bears” in her deck
    And Angie has 53 “Forest” in her deck
    And Angie has two “Naturalize” in her sideboard
    And Barry has 60 “Forest” in his deck
    Then “Naturalize” is a reason against the decks of Angie's team in a constructed tournament
    But “Grizzly Bears” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.beside.marks @clause:deck.names @clause:deck.copies @from:2022-04-29 @must
  Scenario: Cards whose names are not interchangeable are counted apart
    Given Angie has three “Exercise of the Dot” in her deck
    And Angie has three “Exercise of the Painted Face” in her deck
    And Angie has 54 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.beside.product @clause:deck.sealed_product @from:2009-07-01 @must
  Scenario: A team that got eight boosters and one that got nothing have not got the same
    Given Edward's team gets eight boosters
    Then the teams do not have the same product for a sealed deck tournament

  @id:deck.beside.product.packs @clause:deck.sealed_product @from:2005-08-20 @until:2009-07-01 @must
  Scenario: A tournament pack and five boosters are not what is recommended
    Given Angie's team gets a tournament pack and five boosters
    And Edward's team gets a tournament pack and five boosters
    Then the teams do not have the product that is recommended for a sealed deck tournament
