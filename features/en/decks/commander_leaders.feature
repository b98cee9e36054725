# language: en
@source:C
Feature: Who leads a Commander deck
  > A legendary creature is designated as the commander. Does a deck need one, what else can be one, and can there be two?

  @id:deck.commander.none @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: A deck that nobody leads is no Commander deck
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: A creature that is not legendary leads no deck
    Given Angie has “Hill Giant” in her deck
    And Angie's commander is “Hill Giant”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander
    And “Hill Giant” is a reason against Angie's deck in Commander

  @id:deck.commander.no_creature @situation:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: A legendary artifact that is neither creature nor Vehicle leads no deck
    Given Angie has “Umezawa's Jitte” in her deck
    And Angie's commander is “Umezawa's Jitte”
    And Angie has 99 “Mountain” in her deck
    Then “Umezawa's Jitte” is a reason against Angie's deck in Commander

  @id:deck.commander.not_there @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: The commander is a card of the deck
    Given Angie's commander is “Heartless Hidetsugu”
    And Angie has 100 “Mountain” in her deck
    Then “Heartless Hidetsugu” is a reason against Angie's deck in Commander

  @id:deck.commander.planeswalker.silent @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: A planeswalker that says nothing of it leads no deck
    Given Angie has “Chandra, Pyrogenius” in her deck
    And Angie's commander is “Chandra, Pyrogenius”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.planeswalker.not_yet @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2015-01-23 @should
  Scenario: No planeswalker leads a deck yet
    Given Angie has “Daretti, Scrap Savant” in her deck
    And Angie's commander is “Daretti, Scrap Savant”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.planeswalker @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @must
  Scenario: A planeswalker that says so leads a deck
    Given Angie has “Daretti, Scrap Savant” in her deck
    And Angie's commander is “Daretti, Scrap Savant”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.says_so.not_yet @situation:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @until:2022-02-18 @should
  Scenario: A card that says that it can lead a deck does not yet, where only planeswalkers are spoken of
    Given Angie has “Exercise of the Throne” in her deck
    And Angie's commander is “Exercise of the Throne”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2022-02-18 @must
  Scenario: Any card that says so leads a deck
    Given Angie has “Exercise of the Throne” in her deck
    And Angie's commander is “Exercise of the Throne”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.vehicle.not_yet @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2016-11-11 @until:2025-07-25 @must
  Scenario: A legendary Vehicle leads no deck yet
    Given Angie has “Esika's Chariot” in her deck
    And Angie's commander is “Esika's Chariot”
    And Angie has 99 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scenario: A legendary Vehicle leads a deck
    Given Angie has “Esika's Chariot” in her deck
    And Angie's commander is “Esika's Chariot”
    And Angie has 99 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.vehicle.common @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scenario: A Vehicle that is not legendary leads no deck
    Given Angie has “Burner Rocket” in her deck
    And Angie's commander is “Burner Rocket”
    And Angie has 99 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.spacecraft @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scenario: A legendary Spacecraft leads a deck if it has power and toughness
    Given Angie has “The Seriema” in her deck
    And Angie's commander is “The Seriema”
    And Angie has 99 “Plains” in her deck
    And Edward has “The Eternity Elevator” in his deck
    And Edward's commander is “The Eternity Elevator”
    And Edward has 99 “Wastes” in his deck
    Then Angie's deck is allowed in Commander
    And Edward's deck is not allowed in Commander

  @id:deck.commander.two @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scenario: Two commanders are one too many
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie has “Exercise of the Footnote” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie's commander is “Exercise of the Footnote”
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.partners.not_yet @situation:deck.commander.partners @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2016-11-11 @should
  Scenario: No two cards lead a deck together yet
    Given Angie has “Toggo, Goblin Weaponsmith” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Toggo, Goblin Weaponsmith”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.partners @variant:commander @clause:deck.commander_partner @clause:deck.commander_partner_identity @from:2016-11-11 @must
  Scenario: Two partners lead a deck together, in the colours of both and with a hundred cards in all
    Given Angie has “Toggo, Goblin Weaponsmith” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Toggo, Goblin Weaponsmith”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.partners.one_only @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scenario: Two commanders of a deck both need to have partner
    Given Angie has “Toggo, Goblin Weaponsmith” in her deck
    And Angie has “Heartless Hidetsugu” in her deck
    And Angie's commander is “Toggo, Goblin Weaponsmith”
    And Angie's commander is “Heartless Hidetsugu”
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.partners.three @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scenario: Three partners are too many
    Given Angie has “Toggo, Goblin Weaponsmith” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie has “Krark, the Thumbless” in her deck
    And Angie's commander is “Toggo, Goblin Weaponsmith”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie's commander is “Krark, the Thumbless”
    And Angie has 97 “Mountain” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.partners.alone @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner_identity @from:2016-11-11 @must
  Scenario: One partner that leads alone brings only its own colour
    Given Angie has “Toggo, Goblin Weaponsmith” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Toggo, Goblin Weaponsmith”
    And Angie has 98 “Mountain” in her deck
    Then “Numa, Joraga Chieftain” is a reason against Angie's deck in Commander
    And “Toggo, Goblin Weaponsmith” is no reason against Angie's deck in Commander
