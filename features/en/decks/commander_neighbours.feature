# language: en
Feature: Cards that the rules of Commander decks do not mean
  > A rule speaks of some cards of a Commander deck. Are those that nearly fit it free, and since when does it hold?

  @id:deck.commander.beside.before @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  Scenario: Before there are rules for Commander no deck is one of Commander, and no card comes into its games
    Given Angie has 100 “Mountain” in her deck
    And Angie has “Flame Rift” in her sideboard
    Then Angie's deck is not allowed in Commander
    And in Commander, Angie can't take “Flame Rift” from outside the game

  @id:deck.commander.beside.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  Scenario: An effect takes no card that the player does not have beside the deck
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 99 “Mountain” in her deck
    And Angie has “Grizzly Bears” in her sideboard
    And Edward has “Flame Rift” in his sideboard
    Then in Commander, Angie can't take “Flame Rift” from outside the game
    But in Commander, Angie can take “Grizzly Bears” from outside the game

  @id:deck.commander.beside.choice.not_yet @variant:commander @clause:deck.commander_identity @from:2011-02-04 @until:2020-11-20 @should
  Scenario: Before there are commanders whose colour is chosen, no choice counts
    Given Angie has “The Prismatic Piper” in her deck
    And Angie's commander is “The Prismatic Piper”
    And the colour chosen for “The Prismatic Piper” is blue
    And Angie has 99 “Island” in her deck
    Then Angie's deck is not allowed in Commander
    And “Island” is a reason against Angie's deck in Commander

  @id:deck.commander.beside.choice.none @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scenario: Where no colour was chosen, the commander has none
    Given Angie has “The Prismatic Piper” in her deck
    And Angie's commander is “The Prismatic Piper”
    And Angie has 99 “Island” in her deck
    Then “Island” is a reason against Angie's deck in Commander
    But “The Prismatic Piper” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.choice.silent @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scenario: A colour chosen for a commander that does not ask for one does not count
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And the colour chosen for “Heartless Hidetsugu” is blue
    And Angie has 98 “Mountain” in her deck
    And Angie has “Island” in her deck
    Then “Island” is a reason against Angie's deck in Commander
    But “Mountain” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.swarm @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scenario: A card that allows any number of itself does so here, too
    Given Angie has “Thraximundar” in her deck
    And Angie's commander is “Thraximundar”
    And Angie has 30 “Relentless Rats” in her deck
    And Angie has 69 “Swamp” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.beside.colour.first @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scenario: At first only foreign symbols keep a card out, neither a colour that it gives itself nor an indicator
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the Dot” in her deck
    And Angie has “Exercise of the Painted Face” in her deck
    And Angie has “Ogre Savant” in her deck
    And Angie has 96 “Mountain” in her deck
    Then “Ogre Savant” is a reason against Angie's deck in Commander
    But “Exercise of the Dot” is no reason against Angie's deck in Commander
    And “Exercise of the Painted Face” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.colour.any @variant:commander @clause:deck.commander_cards @from:2011-02-04 @until:2011-06-17 @must
  Scenario: From February 2011 on a symbol, a colour that a card gives itself and an indicator keep it out, each alone
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the Dot” in her deck
    And Angie has “Exercise of the Painted Face” in her deck
    And Angie has “Ogre Savant” in her deck
    And Angie has “Hill Giant” in her deck
    And Angie has 95 “Mountain” in her deck
    Then “Ogre Savant” is a reason against Angie's deck in Commander
    And “Exercise of the Dot” is a reason against Angie's deck in Commander
    And “Exercise of the Painted Face” is a reason against Angie's deck in Commander
    But “Hill Giant” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.colour.printed @variant:commander @clause:deck.commander_cards @from:2011-06-17 @until:2011-09-30 @should
  Scenario: From June 2011 on a symbol and a colour that a card gives itself keep it out, but an indicator does not
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the Dot” in her deck
    And Angie has “Exercise of the Painted Face” in her deck
    And Angie has “Ogre Savant” in her deck
    And Angie has 96 “Mountain” in her deck
    Then “Ogre Savant” is a reason against Angie's deck in Commander
    And “Exercise of the Painted Face” is a reason against Angie's deck in Commander
    But “Exercise of the Dot” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.basics @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  Scenario: At first a basic land of another colour than the general's is the reason, and one of a colour of it is none
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has 97 “Mountain” in her deck
    And Angie has “Forest” in her deck
    And Angie has “Plains” in her deck
    Then “Plains” is a reason against Angie's deck in Commander
    But “Mountain” is no reason against Angie's deck in Commander
    And “Forest” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.lands @variant:commander @clause:deck.commander_lands @clause:deck.commander_cards @from:2016-07-22 @must
  Scenario: A land without a land type may make mana of any colour, a basic land may make none, and a symbol of another colour keeps a land out
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Mana Source” in her deck
    And Angie has “Seat of the Synod” in her deck
    And Angie has two “Wastes” in her deck
    And Angie has 95 “Mountain” in her deck
    Then “Seat of the Synod” is a reason against Angie's deck in Commander
    But “Mana Source” is no reason against Angie's deck in Commander
    And “Wastes” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.rainbow @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  Scenario: A land with a land type that makes mana of any colour is no card for a deck of one
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the Rainbow Peak” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander
    And “Exercise of the Rainbow Peak” is a reason against Angie's deck in Commander

  @id:deck.commander.beside.ability @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  Scenario: A symbol in the cost of an ability keeps a card out, one of the commander's colour does not
    Given Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has “Bosh, Iron Golem” in her deck
    And Angie has “Birds of Paradise” in her deck
    And Angie has 97 “Forest” in her deck
    Then “Bosh, Iron Golem” is a reason against Angie's deck in Commander
    But “Birds of Paradise” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.restricted @variant:commander @clause:deck.banned @from:2011-02-04 @must
  Scenario: A card that a list only restricts may be in a Commander deck
    Given “Hill Giant” is restricted in the format
    And Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.beside.alike @variant:commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  Scenario: Of two cards with interchangeable names either is the reason
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the True Name” in her deck
    And Angie has “Exercise of the Stage Name” in her deck
    And Angie has 97 “Mountain” in her deck
    Then “Exercise of the True Name” is a reason against Angie's deck in Commander
    And “Exercise of the Stage Name” is a reason against Angie's deck in Commander

  @id:deck.commander.beside.background.printed @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: A printed Background and a card that chooses one lead a deck together, whichever is named first
    Given Angie has “Agent of the Iron Throne” in her deck
    And Angie has “Gut, True Soul Zealot” in her deck
    And Angie's commander is “Agent of the Iron Throne”
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Swamp” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.beside.background.not_yet @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  Scenario: Before there is such a rule, the Background is itself a reason, the other is none
    Given Angie has “Gut, True Soul Zealot” in her deck
    And Angie has “Acolyte of Bahamut” in her deck
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie's commander is “Acolyte of Bahamut”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then “Acolyte of Bahamut” is a reason against Angie's deck in Commander
    But “Gut, True Soul Zealot” is no reason against Angie's deck in Commander

  @id:deck.commander.beside.background.other @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: A legendary enchantment that is no Background does not lead with a card that chooses one
    Given Angie has “Gut, True Soul Zealot” in her deck
    And Angie has “Exercise of the Throne” in her deck
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie's commander is “Exercise of the Throne”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.beside.background.common @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: A Background that is not legendary leads no deck
    Given Angie has “Gut, True Soul Zealot” in her deck
    And Angie has “Exercise of the Common Past” in her deck
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie's commander is “Exercise of the Common Past”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander
    And “Exercise of the Common Past” is a reason against Angie's deck in Commander

  @id:deck.commander.beside.companion.stranger @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: A Time Lord Doctor leads no deck with a creature that is no companion
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie has “Exercise of the Physician” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie's commander is “Exercise of the Physician”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.beside.companion.order @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: A doctor's companion leads no deck with another companion
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie has “Ryan Sinclair” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie's commander is “Ryan Sinclair”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.beside.back @variant:commander @clause:deck.commander_cards @clause:deck.commander_back @from:2011-09-30 @must
  Scenario: A card whose front fits is barred by the colour of its back alone
    Given Angie has “Sylvia Brightspear” in her deck
    And Angie's commander is “Sylvia Brightspear”
    And Angie has “Archangel Avacyn” in her deck
    And Angie has 98 “Plains” in her deck
    Then “Archangel Avacyn” is a reason against Angie's deck in Commander
