# language: en
@source:C
Feature: Two cards that lead a Commander deck together
  > Some cards say with which other card they may lead a deck. With which, since when, and are such abilities ever combined?

  @id:deck.commander.named.not_yet @situation:deck.commander.named @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2018-06-08 @should
  Scenario: Two cards that name each other as partners lead no deck together yet
    Given Angie has “Khorvath Brightflame” in her deck
    And Angie has “Sylvia Brightspear” in her deck
    And Angie's commander is “Khorvath Brightflame”
    And Angie's commander is “Sylvia Brightspear”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.named @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Two cards that name each other as partners lead a deck together
    Given Angie has “Khorvath Brightflame” in her deck
    And Angie has “Sylvia Brightspear” in her deck
    And Angie's commander is “Khorvath Brightflame”
    And Angie's commander is “Sylvia Brightspear”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.named.one_sided @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: For two commanders it is not enough that one of them names the other
    Given Angie has “Khorvath Brightflame” in her deck
    And Angie has “Exercise of the Jealous Twin” in her deck
    And Angie's commander is “Khorvath Brightflame”
    And Angie's commander is “Exercise of the Jealous Twin”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.named.combined @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: A card that names its partner and one that has partner lead no deck together
    Given Angie has “Khorvath Brightflame” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Khorvath Brightflame”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.friends.not_yet @situation:deck.commander.friends @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2021-11-19 @should
  Scenario: Two friends forever lead no deck together yet
    Given Angie has “Exercise of the Old Friend” in her deck
    And Angie has “Exercise of the New Friend” in her deck
    And Angie's commander is “Exercise of the Old Friend”
    And Angie's commander is “Exercise of the New Friend”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.friends @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  Scenario: Two friends forever lead a deck together
    Given Angie has “Exercise of the Old Friend” in her deck
    And Angie has “Exercise of the New Friend” in her deck
    And Angie's commander is “Exercise of the Old Friend”
    And Angie's commander is “Exercise of the New Friend”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.friends.combined @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  Scenario: A friend forever and a card that has partner lead no deck together
    Given Angie has “Exercise of the Old Friend” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Exercise of the Old Friend”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.background.not_yet @situation:deck.commander.background @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  Scenario: No Background leads a deck with anybody yet
    Given Angie has “Gut, True Soul Zealot” in her deck
    And Angie has “Acolyte of Bahamut” in her deck
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie's commander is “Acolyte of Bahamut”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.background @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: A card that chooses a Background and a legendary Background lead a deck together
    Given Angie has “Gut, True Soul Zealot” in her deck
    And Angie has “Acolyte of Bahamut” in her deck
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie's commander is “Acolyte of Bahamut”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.background.stranger @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: With a creature that chooses none, a Background leads no deck
    Given Angie has “Heartless Hidetsugu” in her deck
    And Angie has “Acolyte of Bahamut” in her deck
    And Angie's commander is “Heartless Hidetsugu”
    And Angie's commander is “Acolyte of Bahamut”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander
    And “Acolyte of Bahamut” is a reason against Angie's deck in Commander

  @id:deck.commander.background.creature @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: A card that chooses a Background leads no deck with a creature instead
    Given Angie has “Gut, True Soul Zealot” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Gut, True Soul Zealot”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.background.alone @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scenario: A Background leads no deck alone
    Given Angie has “Acolyte of Bahamut” in her deck
    And Angie's commander is “Acolyte of Bahamut”
    And Angie has 99 “Forest” in her deck
    Then Angie's deck is not allowed in Commander
    And “Acolyte of Bahamut” is a reason against Angie's deck in Commander

  @id:deck.commander.companion.not_yet @situation:deck.commander.companion @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2023-10-13 @should
  Scenario: A doctor's companion and a doctor lead no deck together yet
    Given Angie has “Ryan Sinclair” in her deck
    And Angie has “Exercise of the Physician” in her deck
    And Angie's commander is “Ryan Sinclair”
    And Angie's commander is “Exercise of the Physician”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.companion @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: A doctor's companion and a Time Lord Doctor lead a deck together
    Given Angie has “Ryan Sinclair” in her deck
    And Angie has “Exercise of the Physician” in her deck
    And Angie's commander is “Ryan Sinclair”
    And Angie's commander is “Exercise of the Physician”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.companion.other_type @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scenario: A doctor with one more creature type is no doctor for a companion
    Given Angie has “Ryan Sinclair” in her deck
    And Angie has “Exercise of the False Physician” in her deck
    And Angie's commander is “Ryan Sinclair”
    And Angie's commander is “Exercise of the False Physician”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.kind.not_yet @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2021-11-19 @until:2025-11-14 @should
  Scenario: Of partners of a kind there are only friends forever yet
    Given Angie has “Exercise of the First Survivor” in her deck
    And Angie has “Exercise of the Second Survivor” in her deck
    And Angie's commander is “Exercise of the First Survivor”
    And Angie's commander is “Exercise of the Second Survivor”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander

  @id:deck.commander.kind @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  Scenario: Two partners of any same kind lead a deck together
    Given Angie has “Exercise of the First Survivor” in her deck
    And Angie has “Exercise of the Second Survivor” in her deck
    And Angie's commander is “Exercise of the First Survivor”
    And Angie's commander is “Exercise of the Second Survivor”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:deck.commander.kind.mixed @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  Scenario: Two partners of different kinds lead no deck together
    Given Angie has “Exercise of the First Survivor” in her deck
    And Angie has “Exercise of the New Friend” in her deck
    And Angie's commander is “Exercise of the First Survivor”
    And Angie's commander is “Exercise of the New Friend”
    And Angie has 49 “Mountain” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is not allowed in Commander
