# language: en
Feature: What is of another kind is not meant
  > A card speaks of creatures, of artifacts, of attackers or of planeswalkers. What of what lies beside them?

  @id:card.no_creature_dies @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: What waits for creatures that die does not see an artifact go to the graveyard
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bastion of Remembrance”
    And Angie controls “Poison-Tip Archer”
    And Angie controls “Zulaport Cutthroat”
    And Angie controls “Relic Vial”
    And Angie controls “Soul Warden”
    And Angie controls “Mindslaver”
    And Angie controls four “Forest”
    When Angie activates the ability of “Mindslaver”
    And Angie chooses Edward as the target
    And the ability resolves
    And the postcombat main phase of Angie's team begins
    Then Angie has “Mindslaver” in her graveyard
    And Edward's team has 20 life
    And Angie's team has 20 life

  @id:card.benediction.target @situation:card.benediction @clause:target.choose @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Where the attacker is the only creature, Angelic Benediction can tap nothing else, and no artifact
    Given Edward's team has 20 life
    And Angie controls “Angelic Benediction”
    And Angie controls “Hill Giant”
    And Edward controls “Copper Tablet”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Angie does what the ability allows
    Then “Hill Giant” is 4/4
    And “Copper Tablet” is untapped

  @id:card.auras @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: An Aura that enchants creatures is put on no artifact
    Given Edward controls “Copper Tablet”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Errantry” targeting “Copper Tablet”
    And Angie can't cast “Light of Promise” targeting “Copper Tablet”
    But Angie can cast “Light of Promise” targeting “Grizzly Bears”

  @id:card.captain.tapped @situation:card.captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain does not count a Pirate that is tapped and does not attack
    Given Angie controls “Dire Fleet Captain”
    And Barry controls “Forerunner of the Coalition”
    And “Forerunner of the Coalition” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Dire Fleet Captain”
    And the triggered ability of “Dire Fleet Captain” resolves
    Then “Dire Fleet Captain” is 2/2

  @id:card.gyre.battle @situation:card.gyre @clause:battle.damage @clause:object.you @from:2023-04-14 @must
  Scenario: Immolating Gyre deals no damage to a battle
    Given Angie has “Shock” in her graveyard
    And Edward controls “Invasion of Dominaria”
    And “Invasion of Dominaria” has three defense counters
    And the protector of “Invasion of Dominaria” is Angie
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Immolating Gyre”
    And the spell resolves
    Then “Invasion of Dominaria” has three defense counters
    And “Chandra, Pyrogenius” has four loyalty counters

  @id:card.manticore.others @situation:card.manticore @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @from:2023-04-14 @must
  Scenario: One Dreamstalker Manticore takes loyalty from a planeswalker, another one defense from a battle
    Given it is the precombat main phase of Edward's team
    And Angie controls “Dreamstalker Manticore”
    And Barry controls “Dreamstalker Manticore”
    And Edward controls “Invasion of Dominaria”
    And “Invasion of Dominaria” has three defense counters
    And the protector of “Invasion of Dominaria” is Angie
    And Ronald controls “Chandra, Pyrogenius”
    When Edward's team passes priority
    And Angie casts “Fog”
    And Angie chooses “Chandra, Pyrogenius” as the target
    And Barry casts “Fog”
    And Barry chooses “Invasion of Dominaria” as the target
    And the postcombat main phase of Edward's team begins
    Then “Chandra, Pyrogenius” has four loyalty counters
    And “Invasion of Dominaria” has two defense counters

  @id:card.throne.tapped @situation:card.throne @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A land that was tapped for mana this turn costs the opponents nothing
    Given Edward's team has 20 life
    And Angie controls “Throne of the God-Pharaoh”
    And Angie controls “Forest”
    And Angie controls “Speaker of the Heavens”
    When Angie activates the ability of “Forest”
    And the upkeep of Edward's team begins
    Then “Forest” is tapped
    And Edward's team has 20 life

  @id:card.ogre.vehicle @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2017-04-28 @must
  Scenario: A Vehicle of 6/6 is no creature, and Turret Ogre deals no damage beside it
    Given Edward's team has 20 life
    And Angie controls “Irontread Crusher”
    When Angie casts “Turret Ogre”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:card.ogre @situation:card.ogre.vehicle @clause:trigger.intervening_if @from:2005-08-01 @must
  Scenario: Beside a creature of power 4 Turret Ogre hurts the opponents alone, once
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Barkhide Mauler”
    When Angie casts “Turret Ogre”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    And Angie's team has 20 life

  @id:card.klothys_green @situation:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: The mana that Klothys gives for a land can be green, and pays for a green spell
    Given Angie controls “Klothys, God of Destiny”
    And Angie controls “Plains”
    And Edward has “Forest” in his graveyard
    When the upkeep of Angie's team begins
    And the precombat main phase of Angie's team begins
    And the triggered ability of “Klothys, God of Destiny” resolves
    And Angie chooses green as the colour
    Then Angie can cast “Fog”

  @id:card.liege @clause:ability.static @clause:object.colour @from:2007-05-01 @must
  Scenario: A Saproling is green, so Wilt-Leaf Liege makes it bigger, as it does green and white creatures of its own controller and no others
    Given Angie controls “Wilt-Leaf Liege”
    And Angie controls “Verdant Force”
    And Angie controls “Soul Warden”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Barry controls “Speaker of the Heavens”
    When the draw step of Edward's team begins
    Then Angie controls a 2/2 Saproling token
    And “Verdant Force” is 8/8
    And “Soul Warden” is 2/2
    And “Wilt-Leaf Liege” is 4/4
    And “Hill Giant” is 3/3
    And “Grizzly Bears” is 2/2
    And “Speaker of the Heavens” is 1/1

  @id:card.late_creature @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: What becomes a creature later in the turn is not made bigger by what was said of creatures before
    Given Angie controls “Still Life”
    And Angie controls two “Plains”
    And Angie controls two “Forest”
    And Angie controls “Grizzly Bears”
    When Angie casts “Glorious Charge”
    And the spell resolves
    And Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 4/3
    And “Grizzly Bears” is 3/3

  @id:card.liege.hybrid @situation:card.liege @clause:object.colour @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: Wilt-Leaf Liege, itself green and white, is made bigger by another one, and makes that one bigger
    Given Angie controls two “Wilt-Leaf Liege”
    Then the first “Wilt-Leaf Liege” is 6/6
    And the second “Wilt-Leaf Liege” is 6/6

  @id:card.liege.cost @situation:card.liege @clause:cost.resources @clause:mana.own @from:2007-05-01 @must
  Scenario: A mana symbol of two halves is paid with either colour, and with no third one
    Given Angie controls “Forest”
    And Angie controls two “Plains”
    And Angie controls “Island”
    And Barry controls two “Forest”
    And Barry controls two “Mountain”
    Then Barry can't cast “Wilt-Leaf Liege”
    But Angie can cast “Wilt-Leaf Liege”

  @id:card.magmatic.walker @situation:card.magmatic @clause:target.choose @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Since it can target anything that can be dealt damage, Magmatic Force takes loyalty from a planeswalker, too
    Given Edward's team has 20 life
    And Angie controls “Magmatic Force”
    And Ronald controls “Chandra, Pyrogenius”
    When the upkeep of Edward's team begins
    And Angie chooses “Chandra, Pyrogenius” as the target
    And the draw step of Edward's team begins
    Then “Chandra, Pyrogenius” has two loyalty counters
    And Edward's team has 20 life
