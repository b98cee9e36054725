# language: en
@source:C
Feature: Colour identity and the cards of a Commander deck
  > The commander's colours decide which cards may be in the deck. Which symbols count, and which lands fit?

  @id:deck.commander.bosh.general @situation:deck.commander.bosh @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scenario: At first only the general's cost counts, and Bosh does not even fit its own deck
    Given Angie has “Bosh, Iron Golem” in her deck
    And Angie's commander is “Bosh, Iron Golem”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    Then “Hill Giant” is a reason against Angie's deck in Commander
    And “Bosh, Iron Golem” is a reason against Angie's deck in Commander

  @id:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  Scenario: Bosh is red, since a red symbol stands in its text
    Given Angie has “Bosh, Iron Golem” in her deck
    And Angie's commander is “Bosh, Iron Golem”
    And Angie has “Hill Giant” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.bosh.red_only @situation:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  Scenario: Bosh is nothing but red
    Given Angie has “Bosh, Iron Golem” in her deck
    And Angie's commander is “Bosh, Iron Golem”
    And Angie has “Grizzly Bears” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander
    And “Grizzly Bears” is a reason against Angie's deck in Commander

  @id:deck.commander.bosh.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  Scenario: A symbol in the text keeps a colourless card out of another deck
    Given Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has “Bosh, Iron Golem” in her deck
    And Angie has 98 “Forest” in her deck
    Then “Bosh, Iron Golem” is a reason against Angie's deck in Commander

  @id:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  Scenario: With Wort there are red cards, green ones, some of both and some of neither
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has “Hill Giant” in her deck
    And Angie has “Grizzly Bears” in her deck
    And Angie has “Platinum Angel” in her deck
    And Angie has “Fountain of Youth” in her deck
    And Angie has 48 “Mountain” in her deck
    And Angie has 47 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.wort.foreign @situation:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  Scenario: With Wort there is no other colour, neither in a cost nor in a text
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has “Glorious Anthem” in her deck
    And Angie has “Ogre Savant” in her deck
    And Angie has “Double Cleave” in her deck
    And Angie has 48 “Mountain” in her deck
    And Angie has 48 “Forest” in her deck
    Then “Glorious Anthem” is a reason against Angie's deck in Commander
    And “Ogre Savant” is a reason against Angie's deck in Commander
    And “Double Cleave” is a reason against Angie's deck in Commander
    And “Forest” is no reason against Angie's deck in Commander

  @id:deck.commander.wort.lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2011-02-04 @must
  Scenario: With Wort there are Mountains and Forests, and lands that are both
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has “Taiga” in her deck
    And Angie has 50 “Mountain” in her deck
    And Angie has 48 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.wort.other_lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2009-10-01 @must
  Scenario: With Wort there are no Plains, Islands or Swamps
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has 96 “Mountain” in her deck
    And Angie has “Plains” in her deck
    And Angie has “Island” in her deck
    And Angie has “Swamp” in her deck
    Then “Plains” is a reason against Angie's deck in Commander
    And “Island” is a reason against Angie's deck in Commander
    And “Swamp” is a reason against Angie's deck in Commander
    And “Mountain” is no reason against Angie's deck in Commander

  @id:deck.commander.crossroads.free @situation:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  Scenario: At first only basic lands are asked which mana they make
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has “Badlands” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  Scenario: A land that is a Mountain and a Swamp is not in a deck without black
    Given Angie has “Wort, the Raidmother” in her deck
    And Angie's commander is “Wort, the Raidmother”
    And Angie has “Badlands” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.reminder @variant:commander @clause:deck.commander_reminder @from:2011-09-30 @must
  Scenario: A symbol in reminder text counts neither for the commander nor for a card
    Given Angie has “Exercise of the Footnote” in her deck
    And Angie's commander is “Exercise of the Footnote”
    And Angie has 98 “Mountain” in her deck
    And Angie has “Glorious Anthem” in her deck
    And Edward has “Heartless Hidetsugu” in his deck
    And Edward's commander is “Heartless Hidetsugu”
    And Edward has “Exercise of the Footnote” in his deck
    And Edward has 98 “Mountain” in his deck
    Then “Glorious Anthem” is a reason against Angie's deck in Commander
    And Edward's deck is allowed in Commander

  @id:deck.commander.defined @variant:commander @clause:deck.commander_identity @from:2011-02-04 @must
  Scenario: The colour that a card gives itself is in its identity
    Given Angie has “Exercise of the Painted Face” in her deck
    And Angie's commander is “Exercise of the Painted Face”
    And Angie has 99 “Island” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.defined.passenger.free @situation:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scenario: At first a card's colour does not matter, only its symbols
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the Painted Face” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2011-02-04 @must
  Scenario: A card that gives itself another colour is not in the deck
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Exercise of the Painted Face” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.indicator @variant:commander @clause:deck.commander_identity @from:2011-09-30 @must
  Scenario: The colour indicator counts, for the commander and for a card
    Given Angie has “Exercise of the Dot” in her deck
    And Angie's commander is “Exercise of the Dot”
    And Angie has 99 “Island” in her deck
    And Edward has “Heartless Hidetsugu” in his deck
    And Edward's commander is “Heartless Hidetsugu”
    And Edward has “Exercise of the Dot” in his deck
    And Edward has 98 “Mountain” in his deck
    Then Angie's deck is allowed in Commander
    And Edward's deck is not allowed in Commander

  @id:deck.commander.back @variant:commander @clause:deck.commander_back @from:2011-09-30 @must
  Scenario: The back face counts, for the commander and for a card
    Given Angie has “Archangel Avacyn” in her deck
    And Angie's commander is “Archangel Avacyn”
    And Angie has 50 “Plains” in her deck
    And Angie has 49 “Mountain” in her deck
    And Edward has “Heartless Hidetsugu” in his deck
    And Edward's commander is “Heartless Hidetsugu”
    And Edward has “Archangel Avacyn” in his deck
    And Edward has 98 “Mountain” in his deck
    Then Angie's deck is allowed in Commander
    And “Archangel Avacyn” is a reason against Edward's deck in Commander

  @id:deck.commander.three_colours @variant:commander @clause:deck.commander_identity @clause:deck.commander_cards @from:2009-10-01 @must
  Scenario: A commander of three colours has room for each of them
    Given Angie has “Thraximundar” in her deck
    And Angie's commander is “Thraximundar”
    And Angie has 33 “Mountain” in her deck
    And Angie has 33 “Island” in her deck
    And Angie has 32 “Swamp” in her deck
    And Angie has “Magister Sphinx” in her deck
    Then “Magister Sphinx” is a reason against Angie's deck in Commander
    And “Island” is no reason against Angie's deck in Commander

  @id:deck.commander.alternatives.not_yet @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_back @from:2011-09-30 @until:2023-10-13 @should
  Scenario: The colour of an adventure is not spoken of yet
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has “Kellan, the Fae-Blooded” in her deck
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.alternatives @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_alternatives @from:2023-10-13 @must
  Scenario: The colour of an adventure counts, for the commander and for a card
    Given Angie has “Kellan, the Fae-Blooded” in her deck
    And Angie's commander is “Kellan, the Fae-Blooded”
    And Angie has 50 “Mountain” in her deck
    And Angie has 49 “Plains” in her deck
    And Edward has “Heartless Hidetsugu” in his deck
    And Edward's commander is “Heartless Hidetsugu”
    And Edward has “Kellan, the Fae-Blooded” in his deck
    And Edward has 98 “Mountain” in his deck
    Then Angie's deck is allowed in Commander
    And “Kellan, the Fae-Blooded” is a reason against Edward's deck in Commander

  @id:deck.commander.choice @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @from:2020-11-20 @must
  Scenario: A colour that a commander lets its player choose counts for the deck
    Given Angie has “The Prismatic Piper” in her deck
    And Angie's commander is “The Prismatic Piper”
    And the colour chosen for “The Prismatic Piper” is blue
    And Angie has 99 “Island” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.choice.other @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scenario: A colour that was not chosen does not count
    Given Angie has “The Prismatic Piper” in her deck
    And Angie's commander is “The Prismatic Piper”
    And the colour chosen for “The Prismatic Piper” is red
    And Angie has 99 “Island” in her deck
    Then Angie's deck is not allowed in Commander
    And “Island” is a reason against Angie's deck in Commander
