# language: en
Feature: Cards that are manifested
  > A card of a library is put onto the battlefield face down. What is it, who turns it up, and for what?

  @id:manifest.creature @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scenario: A creature card is a 2/2 that its player, and no teammate, turns up for its mana cost
    Given Angie has “Hill Giant” on top of her library
    And Angie controls six “Mana Source”
    And Barry controls six “Mountain”
    When Angie casts “Soul Summons”
    And the spell resolves
    Then Angie controls a 2/2 creature
    And “Hill Giant” is face down
    And Barry can't turn “Hill Giant” face up
    But Angie can turn “Hill Giant” face up
    And “Hill Giant” is 3/3
    And the stack is empty

  @id:manifest.other @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scenario: What is no creature card can't be turned up, and goes to the graveyard as the 2/2 dies
    Given Angie has “Naturalize” on top of her library
    And Angie controls “Battering Craghorn”
    And “Battering Craghorn” is face down
    And Angie controls seven “Mana Source”
    When Angie casts “Soul Summons”
    And the spell resolves
    Then “Naturalize” is 2/2
    And Angie can't turn “Naturalize” face up
    But Angie can turn “Battering Craghorn” face up
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Naturalize”
    And the spell resolves
    Then Angie has “Naturalize” in her graveyard

  @id:manifest.either @situation:manifest @clause:effect.manifest @clause:spell.turned_up @from:2018-04-27 @must
  Scenario: A card with megamorph is turned up for either cost, and for that of mana without a counter
    Given Angie has “Glacial Stalker” on top of her library
    And Angie controls two “Plains”
    And Angie controls six “Island”
    When Angie casts “Soul Summons”
    And the spell resolves
    And Angie chooses mode 2
    And Angie turns “Glacial Stalker” face up
    Then “Glacial Stalker” is 4/5

  @id:manifest.controller @situation:manifest @clause:effect.manifest @from:2015-01-23 @must
  Scenario: Who controlled the target manifests, from the own library, and the teammate does not
    Given Edward controls “Grizzly Bears”
    And Edward has “Hill Giant” on top of his library
    And Ronald has “Grizzly Bears” on top of his library
    When Angie casts “Reality Shift” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward owns “Grizzly Bears” in exile
    And Edward controls a 2/2 creature
    And Ronald controls no creatures
    And “Hill Giant” is face down

  @id:manifest.cloak @situation:manifest @clause:effect.cloak @clause:trigger.ward @from:2024-02-09 @must
  Scenario: What is cloaked has ward against opponents, and not against the teammate
    Given Angie controls “Ransom Note”
    And Angie controls two “Mana Source”
    And Angie has “Hill Giant” on top of her library
    And Edward controls “Mountain”
    When Angie chooses mode 1
    And Angie activates the ability of “Ransom Note”
    And the ability resolves
    And Edward does not pay what is asked for
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Hill Giant”
    And the triggered ability of “Hill Giant” resolves
    Then Edward has “Shock” in his graveyard
    And “Hill Giant” is 2/2
    When Barry casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
