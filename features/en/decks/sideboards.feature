# language: en
@source:F @source:I @source:W
Feature: Sideboards
  > A match is one game. What becomes of the cards that neither deck uses?

  @id:deck.side.constructed.first @situation:deck.side.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Nothing forbids sideboards before there are rules for tournaments of teams
    Given Angie has 60 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are allowed in a constructed tournament

  @id:deck.side.constructed @situation:deck.side.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  Scenario: There are no sideboards in constructed play
    Given Angie has 60 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 60 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a constructed tournament

  @id:deck.side.limited.first @situation:deck.side.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  Scenario: Before there are rules for tournaments of teams each player keeps what is left
    Given Angie has 40 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a sealed deck tournament

  @id:deck.side.limited.none @situation:deck.side.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scenario: Cards that neither deck uses are out of the tournament
    Given Angie has 40 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are not allowed in a sealed deck tournament

  @id:deck.side.limited @situation:deck.side.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  Scenario: Cards that neither deck uses are listed as a sideboard
    Given Angie has 40 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 40 “Forest” in his deck
    Then the decks of Angie's team are allowed in a sealed deck tournament

  @id:deck.outside.constructed.first @situation:deck.outside.constructed @clause:deck.copies @from:2005-08-01 @until:2005-08-20 @should
  Scenario: An effect reaches the sideboard of its own player only
    Given Angie has 60 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 60 “Forest” in his deck
    Then in a constructed tournament, Angie can take “Naturalize” from outside the game
    And in a constructed tournament, Barry can't take “Naturalize” from outside the game

  @id:deck.outside.constructed @situation:deck.outside.constructed @clause:deck.sideboard_constructed @from:2005-08-20 @must
  Scenario: Without sideboards no effect takes a card from outside the game
    Given Angie has 60 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 60 “Forest” in his deck
    Then in a constructed tournament, Angie can't take “Naturalize” from outside the game
    And in a constructed tournament, Barry can't take “Naturalize” from outside the game

  @id:deck.outside.limited.first @situation:deck.outside.limited @clause:deck.size_limited @from:2005-08-01 @until:2005-08-20 @should
  Scenario: In limited play, too, an effect reaches what its own player has left
    Given Angie has 40 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 40 “Forest” in his deck
    Then in a sealed deck tournament, Angie can take “Naturalize” from outside the game
    And in a sealed deck tournament, Barry can't take “Naturalize” from outside the game

  @id:deck.outside.limited.none @situation:deck.outside.limited @clause:deck.sideboard_limited @source:I @from:2005-08-20 @until:2006-12-20 @must
  Scenario: No effect reaches a card that neither deck uses
    Given Angie has 40 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 40 “Forest” in his deck
    Then in a sealed deck tournament, Angie can't take “Naturalize” from outside the game
    And in a sealed deck tournament, Barry can't take “Naturalize” from outside the game

  @id:deck.outside.limited @situation:deck.outside.limited @clause:deck.sideboard_limited @source:F @from:2006-12-20 @must
  Scenario: Both players' effects reach what the team has left
    Given Angie has 40 “Forest” in her deck
    And Angie has “Naturalize” in her sideboard
    And Barry has 40 “Forest” in his deck
    Then in a sealed deck tournament, Angie can take “Naturalize” from outside the game
    And in a sealed deck tournament, Barry can take “Naturalize” from outside the game
    And in a booster draft, Barry can take “Naturalize” from outside the game
    And in a sealed deck tournament, Barry can't take “Grizzly Bears” from outside the game
    And in a sealed deck tournament, Edward can't take “Naturalize” from outside the game
