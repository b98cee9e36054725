# language: en
Feature: What one card does, and to whom it does nothing
  > A printed card is played with everybody beside it whom it does not mean.

  @id:card.lands @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scenario: Each land is tapped for one mana of its player's, and no second time
    Given Angie controls “Plains”
    And Angie controls “Island”
    And Angie controls “Swamp”
    And Angie controls “Snow-Covered Forest”
    And Angie controls “Snow-Covered Mountain”
    And Angie controls “Mountain”
    And Angie controls “Birds of Paradise”
    When Angie activates the ability of “Plains”
    And Angie activates the ability of “Island”
    And Angie activates the ability of “Swamp”
    And Angie activates the ability of “Snow-Covered Forest”
    And Angie activates the ability of “Snow-Covered Mountain”
    Then Angie has five unspent mana
    And Barry has no unspent mana
    And “Plains” is tapped
    And “Island” is tapped
    And “Swamp” is tapped
    And “Snow-Covered Forest” is tapped
    And “Snow-Covered Mountain” is tapped
    And “Birds of Paradise” is untapped
    And Angie can't activate the ability of “Plains”
    But Angie can activate the ability of “Mountain”

  @id:card.flyers @clause:combat.block @from:2018-04-27 @must
  Scenario: What flies by its own text is not blocked by what does not
    Given Angie controls “Angel of Grace”
    And Angie controls “Heron of Hope”
    And Angie controls “Mischievous Chimera”
    And Angie controls “Scourge of the Throne”
    And Barry controls “Scythe Specter”
    And Barry controls “Spawn of Mayhem”
    And Barry controls “Platinum Angel”
    And Barry controls “Magister Sphinx”
    And Edward controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Angel of Grace”
    And Angie attacks Edward with “Heron of Hope”
    And Angie attacks Edward with “Mischievous Chimera”
    And Angie attacks Edward with “Scourge of the Throne”
    And Barry attacks Edward with “Scythe Specter”
    And Barry attacks Edward with “Spawn of Mayhem”
    And Barry attacks Edward with “Platinum Angel”
    And Barry attacks Edward with “Magister Sphinx”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Angel of Grace” with “Grizzly Bears”
    And Edward can't block “Heron of Hope” with “Grizzly Bears”
    And Edward can't block “Mischievous Chimera” with “Grizzly Bears”
    And Edward can't block “Scourge of the Throne” with “Grizzly Bears”
    And Edward can't block “Scythe Specter” with “Grizzly Bears”
    And Edward can't block “Spawn of Mayhem” with “Grizzly Bears”
    And Edward can't block “Platinum Angel” with “Grizzly Bears”
    And Edward can't block “Magister Sphinx” with “Grizzly Bears”
    But Edward can block “Mischievous Chimera” with “Wind Drake”

  @id:card.corpse_knight @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Corpse Knight sees neither itself come nor an enchantment, then costs the opponents one life each, and its own team none
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Corpse Knight”
    And the spell resolves
    And Angie casts “Bad Moon”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Corpse Knight” resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life

  @id:card.forerunner @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Forerunner of the Coalition sees neither itself, nor a bear, nor the teammate's Pirate
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Forerunner of the Coalition”
    And the spell resolves
    And Angie does not do what the ability allows
    And the triggered ability of “Forerunner of the Coalition” resolves
    And Angie casts “Grizzly Bears”
    And the spell resolves
    And Barry casts “Dire Fleet Captain”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie's team has 20 life

  @id:card.archer @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Poison-Tip Archer counts the teammate's creature, and not its own death
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Poison-Tip Archer”
    And Barry controls “Wind Drake”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the triggered ability of “Poison-Tip Archer” resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life
    When Angie casts “Shock” targeting “Poison-Tip Archer”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Angie has “Poison-Tip Archer” in her graveyard

  @id:card.bastion @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Bastion of Remembrance brings one Soldier, and counts its own controller's creatures alone
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    When Angie casts “Bastion of Remembrance”
    And the spell resolves
    And the triggered ability of “Bastion of Remembrance” resolves
    Then Angie controls a 1/1 creature token
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie controls no creatures
    And Edward's team has 18 life
    And Angie's team has 21 life

  @id:card.relic_vial @clause:ability.static @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Relic Vial costs two mana, itself tapped and a creature, draws its controller one card, and ignores the teammate's dead
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Relic Vial”
    And Angie controls “Soul Warden”
    And Angie controls “Grizzly Bears”
    And Angie controls “Plains”
    And Angie controls “Forest”
    And Barry controls “Wind Drake”
    When Angie activates the ability of “Relic Vial”
    And Angie sacrifices “Grizzly Bears”
    And the end step of Angie's team begins
    Then “Relic Vial” is tapped
    And “Plains” is tapped
    And “Forest” is tapped
    And Angie has one card in hand
    And Barry has no cards in hand
    And Ronald has no cards in hand
    And Edward's team has 18 life
    And Angie's team has 21 life
    When the precombat main phase of Edward's team begins
    And Edward casts “Shock” targeting “Wind Drake”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 18 life
    And Barry has “Wind Drake” in his graveyard

  @id:card.exalted @clause:combat.attack @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: A bear that attacks alone is bigger until the turn ends, and the Rhino at home is not
    Given Edward's team has 20 life
    And Angie controls “Rhox Charger”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the triggered ability of “Rhox Charger” resolves
    Then “Grizzly Bears” is 3/3
    And “Rhox Charger” is 3/3
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2

  @id:card.exalted.teammate @situation:card.exalted @clause:combat.attack @from:2018-04-27 @must
  Scenario: The teammate's bear that attacks alone gets nothing
    Given Edward's team has 20 life
    And Angie controls “Rhox Charger”
    And Angie controls “Rafiq of the Many”
    And Angie controls “Angelic Benediction”
    And Angie controls “Sighted-Caste Sorcerer”
    And Barry controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And “Wind Drake” is untapped

  @id:card.rafiq @clause:combat.attack @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: With Rafiq of the Many a bear that attacks alone strikes twice for three
    Given Edward's team has 20 life
    And Angie controls “Rafiq of the Many”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    And “Grizzly Bears” is 3/3
    And “Rafiq of the Many” is 3/3
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2

  @id:card.benediction @clause:combat.attack @from:2018-04-27 @must
  Scenario: With Angelic Benediction who attacks alone is bigger this turn, and an opponent's creature is tapped
    Given Edward's team has 20 life
    And Angie controls “Angelic Benediction”
    And Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Copper Tablet”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie chooses “Wind Drake” as the target
    And Angie does what the ability allows
    And the declare blockers step of Angie's team begins
    Then “Hill Giant” is 4/4
    And “Wind Drake” is tapped
    And “Copper Tablet” is untapped
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    When the end step of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:card.captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain counts one other attacking Pirate, neither a bear nor a tapped Pirate of the opponents, until the turn ends
    Given Angie controls “Dire Fleet Captain”
    And Barry controls “Grizzly Bears”
    And Barry controls “Forerunner of the Coalition”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Dire Fleet Captain”
    And Barry attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Forerunner of the Coalition”
    And the triggered ability of “Dire Fleet Captain” resolves
    Then “Dire Fleet Captain” is 3/3
    When the upkeep of Edward's team begins
    Then “Dire Fleet Captain” is 2/2

  @id:card.crescendo @clause:ability.static @clause:combat.attack @from:2018-04-27 @must
  Scenario: Crescendo of War makes every attacker stronger, and no creature that is tapped or at home
    Given Edward controls “Crescendo of War”
    And “Crescendo of War” has two strife counters
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And “Grizzly Bears” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    Then “Hill Giant” is 5/3
    And “Grizzly Bears” is 2/2
    And “Wind Drake” is 2/2

  @id:card.chaos_moon @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scenario: With an even number of permanents Chaos Moon makes a red creature smaller for the turn, and a green one not at all
    Given Barry controls “Chaos Moon”
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Forest”
    When the upkeep of Edward's team begins
    And the triggered ability of “Chaos Moon” resolves
    Then “Hill Giant” is 2/2
    And “Grizzly Bears” is 2/2
    When the end step of Edward's team begins
    Then “Hill Giant” is 2/2
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 3/3

  @id:card.klothys @clause:target.choose @clause:life.shared @from:2005-08-01 @must
  Scenario: Klothys exiles a card from an opponent's graveyard, in her own controller's turn alone
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Klothys, God of Destiny”
    And Edward has “Shock” in his graveyard
    And Edward has “Tremor” in his graveyard
    And Angie has “Sizzle” in her graveyard
    When the postcombat main phase of Edward's team begins
    Then Edward's team has 20 life
    And Edward has “Shock” in his graveyard
    When the postcombat main phase of Angie's team begins
    And Angie chooses “Shock” as the target
    Then Edward owns “Shock” in exile
    And Edward has “Tremor” in his graveyard
    And Edward has one card in his graveyard
    And Angie has “Sizzle” in her graveyard
    And Edward's team has 16 life
    And Angie's team has 22 life

  @id:card.manticore @clause:object.you @clause:target.choose @from:2018-04-27 @must
  Scenario: Dreamstalker Manticore kills a small creature in an opponent's turn for its controller's first spell, not for the teammate's
    Given Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Dreamstalker Manticore”
    And Edward controls “Birds of Paradise”
    And Ronald controls “Chandra, Flame's Catalyst”
    When Angie casts “Sizzle”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Barry casts “Shock” targeting Edward
    And the spell resolves
    And Edward's team passes priority
    And Angie casts “Fog”
    And Angie chooses “Birds of Paradise” as the target
    And the triggered ability of “Dreamstalker Manticore” resolves
    Then Edward's team has 12 life
    And Edward has “Birds of Paradise” in his graveyard

  @id:card.ambusher @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Qasali Ambusher is free for who has a Forest and a Plains, not with the teammate's help
    Given it is the precombat main phase of Edward's team
    And Angie controls “Forest”
    And Angie controls “Plains”
    And Barry controls “Forest”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Barry with “Grizzly Bears”
    And Edward's team passes priority
    Then Barry can't cast “Qasali Ambusher” without paying its mana cost
    But Angie can cast “Qasali Ambusher” without paying its mana cost

  @id:card.ambusher.plains @situation:card.ambusher @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: Qasali Ambusher is not free for who has a Plains and no Forest, though the teammate has one
    Given it is the precombat main phase of Edward's team
    And Angie controls “Forest”
    And Angie controls “Plains”
    And Barry controls “Plains”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Barry with “Grizzly Bears”
    And Edward's team passes priority
    Then Barry can't cast “Qasali Ambusher” without paying its mana cost
    But Angie can cast “Qasali Ambusher” without paying its mana cost

  @id:card.sarkhan @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Sarkhan, Dragonsoul gains two loyalty, hits the opponents and their creatures, and spares planeswalkers and his own side
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Sarkhan, Dragonsoul”
    And Angie controls two 1/1 Goblin tokens
    And Barry controls “Birds of Paradise”
    And Edward controls two 1/1 Saproling tokens
    And Ronald controls “Chandra, Pyrogenius”
    When Angie activates the first ability of “Sarkhan, Dragonsoul”
    And the ability resolves
    Then “Sarkhan, Dragonsoul” has seven loyalty counters
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls no creatures
    And Angie controls two 1/1 Goblin tokens
    And Barry controls “Birds of Paradise”
    And Edward's team has 18 life
    And Angie's team has 20 life

  @id:card.chandras @clause:life.shared @from:2018-04-27 @must
  Scenario: Both Chandras cost the opponents life and their own team none
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Chandra, Pyrogenius”
    And Barry controls “Chandra, Flame's Catalyst”
    When Angie activates the first ability of “Chandra, Pyrogenius”
    And the ability resolves
    Then Edward's team has 16 life
    When Barry activates the ability of “Chandra, Flame's Catalyst”
    And the ability resolves
    Then Edward's team has 10 life
    And Angie's team has 20 life

  @id:card.gyre @clause:object.you @from:2018-04-27 @must
  Scenario: Immolating Gyre counts instants and sorceries of its caster alone, and hits everybody else's creatures
    Given Angie has “Shock” in her graveyard
    And Angie has “Pyroclasm” in her graveyard
    And Angie has “Grizzly Bears” in her graveyard
    And Edward has “Tremor” in his graveyard
    And Barry has “Sizzle” in his graveyard
    And Angie controls “Wind Drake”
    And Barry controls “Zulaport Cutthroat”
    And Edward controls “Hill Giant”
    And Ronald controls two 1/1 Goblin tokens
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Immolating Gyre”
    And the spell resolves
    Then Angie controls “Wind Drake”
    And Barry has “Zulaport Cutthroat” in his graveyard
    And Edward controls “Hill Giant”
    And Ronald controls no creatures
    And “Chandra, Pyrogenius” has three loyalty counters

  @id:card.dagger_caster @clause:object.you @from:2018-04-27 @must
  Scenario: Dagger Caster hits the opponents and their creatures, and neither their planeswalker nor its own side
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Birds of Paradise”
    And Edward controls two 1/1 Saproling tokens
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Dagger Caster”
    And the spell resolves
    And the triggered ability of “Dagger Caster” resolves
    Then Edward controls no creatures
    And Barry controls “Birds of Paradise”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward's team has 18 life
    And Angie's team has 20 life

  @id:card.pridemate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Ajani's Pridemate does not grow when the teammate or an opponent gains life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Ajani's Pridemate”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then “Ajani's Pridemate” is 2/2
    And Angie's team has 27 life
    When the precombat main phase of Edward's team begins
    And Edward casts “Creeping Chill”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then “Ajani's Pridemate” is 2/2

  @id:card.djinn @clause:object.you @clause:trigger.step @from:2005-08-01 @must
  Scenario: Aku Djinn makes the opponents' creatures bigger in its own controller's upkeep, once, and nobody else's
    Given Angie controls “Aku Djinn”
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Relic Vial”
    When the draw step of Edward's team begins
    Then “Hill Giant” is 3/3
    When the draw step of Angie's team begins
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 3/3
    And “Wind Drake” is 2/2
    And “Aku Djinn” is 5/6
    And “Relic Vial” has no +1/+1 counters

  @id:card.awakening @clause:trigger.step @from:2007-05-01 @must
  Scenario: Awakening untaps everybody's creatures and lands, and no artifact
    Given Angie controls “Awakening”
    And Angie controls “Forest”
    And Barry controls “Hill Giant”
    And Barry controls “Relic Vial”
    And “Forest” is tapped
    And “Hill Giant” is tapped
    And “Relic Vial” is tapped
    When the draw step of Edward's team begins
    Then “Forest” is untapped
    And “Hill Giant” is untapped
    And “Relic Vial” is tapped

  @id:card.tapped @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: What taps for its ability is tapped, and cannot do it twice
    Given Angie's team has 40 life
    And Edward's team has 20 life
    And Angie controls “Heartless Hidetsugu”
    And Angie controls “Speaker of the Heavens”
    And Angie controls “Chalice of Life”
    When Angie activates the ability of “Speaker of the Heavens”
    And the ability resolves
    Then “Speaker of the Heavens” is tapped
    And Angie controls an Angel
    And Angie can't activate the ability of “Speaker of the Heavens”
    But Angie can activate the ability of “Chalice of Life”
    When the ability resolves
    Then “Chalice of Life” is tapped
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then “Heartless Hidetsugu” is tapped

  @id:card.davriel @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Davriel hurts an opponent with an empty hand, and not the own team with two
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Davriel, Rogue Shadowmage”
    And Edward has three cards in hand
    When the draw step of Edward's team begins
    Then Edward's team has 18 life
    When the draw step of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 18 life

  @id:card.magmatic @clause:target.choose @from:2007-05-01 @must
  Scenario: Magmatic Force kills a creature that its controller chooses at every team's upkeep, once
    Given Edward's team has 20 life
    And Angie controls “Magmatic Force”
    And Edward controls “Hill Giant”
    And Edward controls “Copper Tablet”
    And Ronald controls “Wind Drake”
    When the upkeep of Edward's team begins
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Magmatic Force” resolves
    Then Edward has “Hill Giant” in his graveyard
    And Ronald controls “Wind Drake”

  @id:card.slitherwisp @clause:object.you @from:2018-04-27 @must
  Scenario: Slitherwisp comes in an opponent's turn, then a spell with flash draws its controller a card and costs the opponents life
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Edward's team passes priority
    And Angie casts “Slitherwisp”
    And the spell resolves
    And Edward's team passes priority
    And Barry casts “Angel of Grace”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 20 life
    When Edward's team passes priority
    And Angie casts “Angel of Grace”
    And the end step of Edward's team begins
    Then Edward's team has 18 life
    And Angie's team has 20 life
    And Angie has one card in hand
    And Barry has no cards in hand

  @id:card.spewer @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Spear Spewer cannot attack, and Loyal Pegasus cannot block alone
    Given Angie controls “Spear Spewer”
    And Angie controls “Hill Giant”
    And Edward controls “Loyal Pegasus”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Spear Spewer”
    But Angie can attack Edward with “Hill Giant”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Loyal Pegasus”
    But Ronald can block “Hill Giant” with “Grizzly Bears”

  @id:card.safe_passage @clause:step.cleanup @clause:replacement.open @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: The protection of Safe Passage is over in the next turn
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Safe Passage”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 18 life

  @id:card.beacon @clause:life.set_one @from:2010-04-23 @must
  Scenario: Beacon of Immortality goes into the library and not into a graveyard
    Given Angie's team has 20 life
    And Angie has four cards in her library
    When Angie casts “Beacon of Immortality” targeting Angie
    And the spell resolves
    Then Angie has five cards in her library
    And Angie has no cards in her graveyard
