# language: en
Feature: What was left
  > What untaps, what triggers twice, who chooses for a player who is controlled, and what is one point enough for?

  @id:left.muse @clause:step.untap_kept @variant:two-headed-giant @variant:two-player @from:2018-10-05 @must
  Scenario: Seedborn Muse untaps in an untap step of the opponents what Claustrophobia keeps tapped in its controller's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Seedborn Muse”
    And Angie controls “Hill Giant”
    And Edward controls three “Mana Source”
    When Edward casts “Claustrophobia” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Claustrophobia” resolves
    And the draw step of Angie's team begins
    Then “Hill Giant” is tapped
    When the draw step of Edward's team begins
    Then “Hill Giant” is untapped

  @id:left.impulses @clause:zone.play_exiled @clause:turn.teams @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: What each team may play until the end of its next turn it may play no longer, whatever the other team still may
    Given it is the precombat main phase of Angie's team
    And Angie has “Grizzly Bears” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    And Edward has “Goblin Piker” as card 2 from the top of his library
    And Edward has “Wind Drake” as card 3 from the top of his library
    When Angie casts “Reckless Impulse”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Reckless Impulse”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie can cast “Grizzly Bears”
    When the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can cast “Goblin Piker”
    When the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie can't cast “Hill Giant”
    When the precombat main phase of Edward's team begins
    Then Edward can't cast “Wind Drake”

  @id:left.opals @clause:trigger.state @from:2018-04-27 @must
  Scenario: Each of two Opal Avengers triggers, though the ability of the other one is on the stack
    Given it is the precombat main phase of Angie's team
    And Angie's team has 12 life
    And Angie controls “Opal Avenger”
    And Barry controls “Opal Avenger”
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then there are two spells and abilities on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie's “Opal Avenger” is 3/5
    And Barry's “Opal Avenger” is 3/5
    And the stack is empty

  @id:left.chandra @clause:zone.play_exiled @clause:target.choose @from:2018-04-27 @must
  Scenario: A card that has no legal target is not cast as Chandra exiles it, and her damage follows
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And “Chandra, Torch of Defiance” has three loyalty counters
    And Angie has “Giant Growth” on top of her library
    And Edward's team has 10 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    Then Angie has nothing to choose
    And Angie owns “Giant Growth” in exile
    And Edward's team has 6 life

  @id:left.miren @clause:object.as_it_was @from:2005-08-01 @must
  Scenario: Miren gains life for the toughness that the sacrificed creature had last
    Given it is the precombat main phase of Angie's team
    And Angie controls “Miren, the Moaning Well”
    And Angie controls “Hill Giant”
    And Angie controls four “Mana Source”
    And Angie's team has 10 life
    When Angie casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    And Angie sacrifices “Hill Giant”
    And Angie activates the second ability of “Miren, the Moaning Well”
    And the ability resolves
    Then Angie's team has 16 life
    And Angie has “Hill Giant” in her graveyard

  @id:left.chosen_for @clause:turn.control @clause:choice.order @from:2005-08-01 @must
  Scenario: Who controls a player makes the choices that an effect asks of that player and of the teammate
    Given Ronald controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Goblin Piker”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Angie casts “Innocent Blood” for Ronald
    And the spell resolves
    Then Angie has to choose
    When Angie sacrifices “Goblin Piker”
    Then Angie has to choose
    When Angie sacrifices “Hill Giant”
    Then Edward has “Goblin Piker” in his graveyard
    And Ronald has “Hill Giant” in his graveyard

  @id:left.party @clause:object.party @from:2024-11-08 @must
  Scenario: A Cleric, a Rogue, a Warrior and a Wizard are a party of four
    Given it is the precombat main phase of Angie's team
    And Angie's team has 9 life
    And Edward's team has 20 life
    And Angie controls “Goblin Piker”
    And Angie controls “Night Market Lookout”
    And Angie controls “Omenspeaker”
    When Angie casts “Malakir Blood-Priest”
    And the spell resolves
    And the triggered ability of “Malakir Blood-Priest” resolves
    Then Angie's team has 13 life
    And Edward's team has 12 life

  @id:left.cast_now @clause:spell.cast_while_resolving @clause:trigger.event @from:2018-04-27 @must
  Scenario: A card that is cast as Chandra exiles it is a spell that is cast, and what heeds that triggers
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And Angie controls “Guttersnipe”
    And Angie has “Divination” on top of her library
    And Angie controls six “Mana Source”
    And Edward's team has 20 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    And Angie does what the ability allows
    Then there are two spells and abilities on the stack
    When the triggered ability of “Guttersnipe” resolves
    Then Edward's team has 16 life
    And there is one spell or ability on the stack

  @id:left.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: An artifact creature of no colour blocks what is feared, and a green creature does not
    Given Angie controls “Severed Legion”
    And Edward controls “Obsianus Golem”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Severed Legion”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Severed Legion” with “Grizzly Bears”
    But Edward can block “Severed Legion” with “Obsianus Golem”

  @id:left.one_point @clause:combat.damage_when @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: One point of combat damage to Vraska is enough for what triggers by it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And Edward controls “Vanilla 1/1”
    When Angie activates the first ability of “Vraska the Unseen”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks “Vraska the Unseen” with “Vanilla 1/1”
    And the postcombat main phase of Edward's team begins
    Then Edward has “Vanilla 1/1” in his graveyard

  @id:left.touched @clause:combat.deathtouch @clause:combat.trample @from:2024-11-08 @must
  Scenario: What a creature with deathtouch deals to a blocker is lethal, and what tramples deals that one nothing
    Given Angie controls “Typhoid Rats”
    And Barry controls “War Mammoth”
    And Edward controls “Air Elemental”
    And Edward controls “High Ground”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Typhoid Rats”
    And Barry attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks both “Typhoid Rats” and “War Mammoth” with “Air Elemental”
    And Angie's team divides the damage: 0 to “Air Elemental”, 3 to Edward
    And Edward's team divides the damage: 0 to “Typhoid Rats”, 4 to “War Mammoth”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Edward has “Air Elemental” in his graveyard

  @id:left.first_saproling @clause:token.ceases @from:2018-04-27 @must
  Scenario: The first Saproling is another token than the Beast that was there before
    Given it is the precombat main phase of Angie's team
    And Angie controls “Selesnya Guildmage”
    And Angie controls “Grizzly Bears”
    And Angie controls eight “Mana Source”
    And Edward's team has 20 life
    When Angie casts “Beast Within” targeting “Grizzly Bears”
    And the spell resolves
    And Angie activates the first ability of “Selesnya Guildmage”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Saproling token
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Beast token
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life

  @id:left.clash_bottom @clause:effect.clash @from:2009-07-11 @must
  Scenario: A card that was put on the bottom after a clash is not the one that is drawn next
    Given Angie has “Air Elemental” on top of her library
    And Ronald has “Grizzly Bears” on top of his library
    And Ronald has “Wind Drake” as card 2 from the top of his library
    When Angie casts “Oaken Brawler”
    And the spell resolves
    And the triggered ability of “Oaken Brawler” resolves
    And Angie chooses Ronald as the opponent
    And Angie puts no card on the bottom of her library
    And Ronald puts the top card of his library on the bottom
    And Angie's team passes priority
    And Ronald casts “Reach Through Mists”
    And the spell resolves
    Then Ronald has “Wind Drake” in hand

  @id:left.attacked_walker @clause:trigger.is_attacked @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A player whose planeswalker is attacked is not attacked, and one who is attacked is
    Given Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Barry controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Angie has “Curse of Verbosity” in hand
    When Angie casts “Curse of Verbosity” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie has no cards in hand
    And “Nissa, Voice of Zendikar” has two loyalty counters
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Wind Drake”
    And the triggered ability of “Curse of Verbosity” resolves
    Then Angie has two cards in hand

  @id:left.copied_modes @clause:spell.copy @clause:spell.several_modes @from:2010-04-23 @must
  Scenario: Each mode of a copied spell is its copier's, who draws, and whose opponents' creatures are tapped
    Given it is the precombat main phase of Edward's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Barry has “Twincast” in hand
    And Edward has “Cryptic Command” in hand
    When Edward casts “Cryptic Command” choosing modes 3 and 4
    And Edward's team passes priority
    And Barry casts “Twincast” targeting “Cryptic Command”
    And the spell resolves
    And Edward's team passes priority
    And Angie's team passes priority
    Then Barry has one card in hand
    And Edward has no cards in hand
    And “Hill Giant” is tapped
    And “Grizzly Bears” is untapped
    When Edward's team passes priority
    And Angie's team passes priority
    Then Edward has one card in hand
    And “Grizzly Bears” is tapped
    And Barry has one card in hand

  @id:left.later.kamahl @clause:layers.lasting @from:2010-04-23 @must
  Scenario: What becomes a creature once Kamahl has made the creatures bigger is no bigger
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls “Forest”
    And Angie controls ten “Mana Source”
    When Angie activates the second ability of “Kamahl, Fist of Krosa”
    And the ability resolves
    Then “Kamahl, Fist of Krosa” is 7/6
    When Angie activates the first ability of “Kamahl, Fist of Krosa” targeting “Forest”
    And the ability resolves
    Then “Forest” is 1/1

  @id:left.later.guildmage @clause:layers.lasting @from:2010-04-23 @must
  Scenario: A teammate's Kamahl animates a land that the Guildmage's ability has not seen as a creature
    Given it is the precombat main phase of Angie's team
    And Angie controls “Selesnya Guildmage”
    And Angie controls “Forest”
    And Angie controls ten “Mana Source”
    And Barry controls “Kamahl, Fist of Krosa”
    And Barry controls two “Mana Source”
    When Angie activates the second ability of “Selesnya Guildmage”
    And the ability resolves
    Then “Selesnya Guildmage” is 3/3
    And “Kamahl, Fist of Krosa” is 4/3
    When Barry activates the first ability of “Kamahl, Fist of Krosa” targeting “Forest”
    And the ability resolves
    Then “Forest” is 1/1

  @id:left.later.deluge @clause:layers.lasting @from:2018-04-27 @must
  Scenario: A land that becomes a creature after a Toxic Deluge does not die of it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls two “Mana Source”
    And Ronald controls “Forest”
    When Barry casts “Toxic Deluge” with X = 1
    And the spell resolves
    Then “Kamahl, Fist of Krosa” is 3/2
    When Angie activates the first ability of “Kamahl, Fist of Krosa” targeting “Forest”
    And the ability resolves
    Then “Forest” is 1/1

  @id:left.later.bite @clause:layers.lasting @from:2018-04-27 @must
  Scenario: A land that becomes a creature after Bite of the Black Rose does not die of it
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And Ronald controls “Forest”
    And Barry controls “Kamahl, Fist of Krosa”
    And Barry controls two “Mana Source”
    When Angie casts “Bite of the Black Rose”
    And Angie votes for sickness
    And Barry votes for sickness
    And Edward votes for sickness
    And Ronald votes for sickness
    And the spell resolves
    Then “Hill Giant” is 1/1
    When Barry activates the first ability of “Kamahl, Fist of Krosa” targeting “Forest”
    And the ability resolves
    Then “Forest” is 1/1

  @id:left.prowler @clause:combat.reach @from:2018-04-27 @must
  Scenario: Oona's Prowler flies, so that a creature on the ground does not block it and one that flies does
    Given Angie controls “Oona's Prowler”
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Oona's Prowler”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Oona's Prowler” with “Hill Giant”
    And Edward can block “Oona's Prowler” with “Wind Drake”

  @id:left.swarm_creature @clause:spell.copy @from:2018-04-27 @must
  Scenario: Swarm Intelligence copies no creature spell
    Given it is the precombat main phase of Angie's team
    And Angie controls “Swarm Intelligence”
    When Angie casts “Grizzly Bears”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie controls a creature

  @id:left.sengir_walker @clause:planeswalker.dies @clause:object.types @from:2018-04-27 @must
  Scenario: A planeswalker that Sengir Vampire has done away with is no creature that died
    Given Angie controls “Sengir Vampire”
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has three loyalty counters
    When the declare attackers step of Angie's team begins
    And Angie attacks “Nissa, Voice of Zendikar” with “Sengir Vampire”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Nissa, Voice of Zendikar” in his graveyard
    And “Sengir Vampire” is 4/4
    And the stack is empty
