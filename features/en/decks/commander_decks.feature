# language: en
@source:C
Feature: How a Commander deck is built
  > One card leads the deck. How many cards are there, how many of each, and is a teammate's deck of any concern?

  @id:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scenario: A hundred cards with the commander
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.size.too_few @situation:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scenario: Ninety-nine cards with the commander are too few
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.size.too_many @situation:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scenario: A hundred cards beside the commander are one too many
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 100 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: Two cards of one name are too many
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has two “Hill Giant” in her deck
    And Angie has 97 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.copies.one @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: One of each name is fine, and basic lands are free, snow-covered ones too
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Hill Giant” in her deck
    And Angie has “Flame Rift” in her deck
    And Angie has 90 “Mountain” in her deck
    And Angie has seven “Snow-Covered Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.copies.english_name @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: Two languages do not make two names
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has one French copy of “Hill Giant” in her deck
    And Angie has one Japanese copy of “Hill Giant” in her deck
    And Angie has 97 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander
    And “Hill Giant” is a reason against Angie's deck in Commander
    And “Mountain” is no reason against Angie's deck in Commander

  @id:deck.commander.copies.own_number @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2011-02-04 @must
  Scenario: A card that allows seven of itself allows no eighth here either
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has seven “Seven Dwarves” in her deck
    And Angie has 92 “Mountain” in her deck
    And Edward has “Heartless Hidetsugu” in his deck
    And Edward's commander is “Heartless Hidetsugu”
    And Edward has eight “Seven Dwarves” in his deck
    And Edward has 91 “Mountain” in his deck
    Then Angie's deck is allowed in Commander
    And Edward's deck is not allowed in Commander

  @id:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2011-02-04 @should
  Scenario: Teammates may play the same cards, since each deck is judged by itself
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    And Barry has “Heartless Hidetsugu” in his deck
    And Barry's commander is “Heartless Hidetsugu”
    And Barry has “Hill Giant” in his deck
    And Barry has 98 “Mountain” in his deck
    Then the decks of Angie's team are allowed in Commander

  @id:deck.commander.alone.one_wrong @situation:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_size @from:2011-02-04 @should
  Scenario: What is wrong with one deck is not made good by the teammate's
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 98 “Mountain” in her deck
    And Barry has “Heartless Hidetsugu” in his deck
    And Barry's commander is “Heartless Hidetsugu”
    And Barry has 100 “Mountain” in his deck
    Then the decks of Angie's team are not allowed in Commander

  @id:deck.commander.banned @variant:commander @clause:deck.banned @from:2011-02-04 @must
  Scenario: What the list for the game bans is in no deck
    Given “Hill Giant” is banned in the format
    And Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    And Edward has “Heartless Hidetsugu” in his deck
    And Edward's commander is “Heartless Hidetsugu”
    And Edward has 99 “Mountain” in his deck
    Then Angie's deck is not allowed in Commander
    And Edward's deck is allowed in Commander

  @id:deck.commander.side.first @situation:deck.commander.side @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2025-07-25 @should
  Scenario: Nothing forbids a sideboard yet
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 99 “Mountain” in her deck
    And Angie has “Hill Giant” in her sideboard
    Then Angie's deck is allowed in Commander

  @id:deck.commander.side @situation:deck.commander.side @variant:commander @clause:deck.commander_sideboard @from:2025-07-25 @must
  Scenario: There are no sideboards in Commander any more
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 99 “Mountain” in her deck
    And Angie has “Hill Giant” in her sideboard
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.outside.any @situation:deck.commander.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  Scenario: An effect may take any card of the sideboard
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    And Angie has “Hill Giant” in her sideboard
    And Angie has “Grizzly Bears” in her sideboard
    Then in Commander, Angie can take “Hill Giant” from outside the game
    And in Commander, Angie can take “Grizzly Bears” from outside the game

  @id:deck.commander.outside.limits @situation:deck.commander.outside @variant:commander @clause:deck.commander_outside @from:2020-04-17 @until:2025-07-25 @must
  Scenario: What comes from outside has a new name and the commander's colours
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    And Angie has “Hill Giant” in her sideboard
    And Angie has “Grizzly Bears” in her sideboard
    And Angie has “Flame Rift” in her sideboard
    Then in Commander, Angie can't take “Hill Giant” from outside the game
    And in Commander, Angie can't take “Grizzly Bears” from outside the game
    And in Commander, Angie can take “Flame Rift” from outside the game

  @id:deck.commander.outside @variant:commander @clause:deck.commander_outside @from:2025-07-25 @must
  Scenario: No card comes from outside by an effect that is not about Commander
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 99 “Mountain” in her deck
    And Angie has “Flame Rift” in her sideboard
    Then in Commander, Angie can't take “Flame Rift” from outside the game
