# language: en
Feature: A restricted basic land
  > Basic lands are what two decks of a team may share. A format restricts one of them. Does each deck have its own copy, or the team one?

  @id:deck.restricted.basic.team @situation:deck.restricted.basic @clause:deck.restricted @from:2005-08-20 @until:2016-07-22 @should
  Scenario: The team has one copy of a restricted card, though basic lands may be in both decks
    Given “Plains” is restricted in the format
    And Angie has “Plains” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has “Plains” in his deck
    And Barry has 59 “Forest” in his deck
    Then “Plains” is a reason against the decks of Angie's team in a constructed tournament
    But “Forest” is no reason against the decks of Angie's team in a constructed tournament

  @id:deck.restricted.basic.deck @situation:deck.restricted.basic @clause:deck.restricted @from:2016-07-22 @should
  Scenario: Each deck has its own copy of a restricted card that both may share
    Given “Plains” is restricted in the format
    And Angie has “Plains” in her deck
    And Angie has 59 “Forest” in her deck
    And Barry has “Plains” in his deck
    And Barry has 59 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.restricted.basic.two @situation:deck.restricted.basic @clause:deck.restricted @from:2016-07-22 @should
  Scenario: One deck has no second copy of a restricted card, even if the card is a basic land
    Given “Plains” is restricted in the format
    And Angie has two “Plains” in her deck
    And Angie has 58 “Forest” in her deck
    And Barry has 60 “Forest” in his deck
    Then “Plains” is a reason against the decks of Angie's team in a constructed tournament
