# language: en
Feature: What a card costs, gives and ends
  > Costs are paid in full, gifts are for those who are named, and what lasts a turn lasts no longer.

  @id:card.chieftain @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: A Goblin that came this turn attacks beside its chieftain, a bear and the teammate's Goblin do not
    Given Edward's team has 20 life
    When Angie casts “Goblin Chieftain”
    And the spell resolves
    And Angie casts “Goblin Piker”
    And the spell resolves
    And Angie casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Goblin Piker”
    And Angie can attack Edward with “Goblin Chieftain”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life

  @id:card.chieftain.teammate @situation:card.chieftain @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: The teammate's Goblin that came this turn waits
    Given Angie controls “Goblin Chieftain”
    And Barry controls “Hill Giant”
    When Barry casts “Goblin Piker”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Goblin Piker”
    But Barry can attack Edward with “Hill Giant”

  @id:card.drain @clause:target.choose @clause:life.shared @from:2018-04-27 @must
  Scenario: Essence Drain deals 3 damage to a creature, a player or a planeswalker, and its caster gains 3 life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Hill Giant”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Essence Drain” targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie's team has 23 life
    And Edward's team has 20 life
    When Angie casts “Shock” targeting “Chandra, Pyrogenius”
    And the spell resolves
    Then “Chandra, Pyrogenius” has three loyalty counters
    And Edward's team has 20 life

  @id:card.fog_ends @clause:step.cleanup @clause:replacement.open @from:2018-04-27 @must
  Scenario: Combat damage is dealt again in the turn after Fog
    Given Angie's team has 20 life
    And Edward controls “Hill Giant”
    When Angie casts “Fog”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 17 life

  @id:card.klothys_land @clause:mana.ability @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: For a land that she exiles Klothys gives one mana of the colour chosen, and nobody loses life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Klothys, God of Destiny”
    And Edward has “Forest” in his graveyard
    When the upkeep of Angie's team begins
    And the precombat main phase of Angie's team begins
    And the triggered ability of “Klothys, God of Destiny” resolves
    And Angie chooses red as the colour
    Then Edward owns “Forest” in exile
    And Angie has one unspent mana
    And Angie's team has 20 life
    And Edward's team has 20 life

  @id:card.lampad @clause:mana.own @clause:object.you @from:2005-08-01 @must
  Scenario: Lampad of Death's Vigil costs mana as well as a creature of one's own
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Lampad of Death's Vigil”
    And Barry controls “Speaker of the Heavens”
    And Barry controls “Lampad of Death's Vigil”
    And Barry controls “Swamp”
    Then Angie can't activate the ability of “Lampad of Death's Vigil”
    But Barry can activate the ability of “Lampad of Death's Vigil”
    When Barry sacrifices “Speaker of the Heavens”
    And the postcombat main phase of Angie's team begins
    Then Barry has “Speaker of the Heavens” in his graveyard
    And “Swamp” is tapped
    And Edward's team has 18 life
    And Angie's team has 21 life

  @id:card.liliana @clause:target.choose @from:2018-04-27 @must
  Scenario: Liliana, the Last Hope gains one loyalty and shrinks one creature, not another
    Given Angie controls “Liliana, the Last Hope”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Copper Tablet”
    When Angie activates the first ability of “Liliana, the Last Hope”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    Then “Liliana, the Last Hope” has four loyalty counters
    And “Grizzly Bears” is 0/1
    And “Hill Giant” is 3/3

  @id:card.evil @clause:object.types @clause:combat.block @from:2018-04-27 @must
  Scenario: Lurking Evil flies once it is a creature, and Loyal Pegasus flies beside it
    Given Angie's team has 20 life
    And Angie controls “Lurking Evil”
    And Barry controls “Loyal Pegasus”
    And Edward controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When Angie activates the ability of “Lurking Evil”
    And the ability resolves
    Then Angie's team has 10 life
    And “Lurking Evil” is 4/4
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Lurking Evil”
    And Barry attacks Edward with “Loyal Pegasus”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Lurking Evil” with “Grizzly Bears”
    And Edward can't block “Loyal Pegasus” with “Grizzly Bears”
    But Edward can block “Loyal Pegasus” with “Wind Drake”

  @id:card.lunk @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Lunk Errant is bigger as it attacks alone, for this turn
    Given Edward's team has 20 life
    And Angie controls “Lunk Errant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Lunk Errant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    And “Lunk Errant” is 5/5
    When the upkeep of Edward's team begins
    Then “Lunk Errant” is 4/4

  @id:card.slaver @clause:mana.own @from:2005-08-01 @must
  Scenario: Mindslaver costs four mana of its player's, and goes to the graveyard
    Given Angie controls “Mindslaver”
    And Angie controls three “Forest”
    And Barry controls “Mindslaver”
    And Barry controls four “Plains”
    Then Angie can't activate the ability of “Mindslaver”
    But Barry can activate the ability of “Mindslaver”
    When Barry chooses Edward as the target
    And Angie chooses Edward as the target
    And the postcombat main phase of Angie's team begins
    Then Barry has “Mindslaver” in his graveyard
    And Angie has no cards in her graveyard

  @id:card.chimera @clause:object.you @from:2005-08-01 @must
  Scenario: Mischievous Chimera hurts the opponents alone, once, for its controller's first spell in their turn
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Mischievous Chimera”
    When Edward's team passes priority
    And Angie casts “Fog”
    And Angie puts no card on the bottom of her library
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 18 life
    When Edward's team passes priority
    And Angie casts “Reach Through Mists”
    And the end step of Edward's team begins
    Then Edward's team has 18 life
    And Angie's team has 20 life

  @id:card.abomination @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Smothering Abomination flies, and in its own controller's upkeep takes one creature of that player and draws that player one card
    Given it is the precombat main phase of Angie's team
    And Angie controls “Smothering Abomination”
    And Angie controls “Grizzly Bears”
    And Angie controls “Bad Moon”
    And Barry controls “Hill Giant”
    And Edward controls “Sea Monster”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Smothering Abomination”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Smothering Abomination” with “Sea Monster”
    But Edward can block “Hill Giant” with “Sea Monster”
    When the draw step of Edward's team begins
    Then Angie controls “Grizzly Bears”
    And Barry has “Hill Giant” in his graveyard
    When the upkeep of Angie's team begins
    And Angie sacrifices “Grizzly Bears”
    And the draw step of Angie's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Bad Moon”
    And Angie has two cards in hand
    And Barry has one card in hand

  @id:card.tremor @clause:creature.dies @clause:life.shared @from:2005-08-01 @must
  Scenario: Tremor deals 1 damage and kills no bear, and Sizzle spares its own team
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Grizzly Bears”
    And Angie controls “Soul Warden”
    When Angie casts “Tremor”
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    And Angie has “Soul Warden” in her graveyard
    When Barry casts “Sizzle”
    And the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life

  @id:card.warden @clause:trigger.enters @from:2005-08-01 @must
  Scenario: Neither an enchantment nor a land that enters gives Soul Warden's controller life
    Given Angie's team has 20 life
    And Angie controls “Soul Warden”
    And Barry has “Forest” in hand
    When Angie casts “Bad Moon”
    And the spell resolves
    And Barry plays “Forest” as a land
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 20 life
    And Barry controls “Forest”

  @id:card.throne @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Throne of the God-Pharaoh counts no tapped land, costs its own team nothing, and waits for its own team's end step
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Throne of the God-Pharaoh”
    And Angie controls “Forest”
    And Angie controls “Hill Giant”
    And “Forest” is tapped
    And “Hill Giant” is tapped
    When the end step of Edward's team begins
    And the upkeep of Angie's team begins
    Then Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the end step of Angie's team begins
    And the triggered ability of “Throne of the God-Pharaoh” resolves
    Then Edward's team has 15 life
    And Angie's team has 20 life

  @id:clue.paid @situation:clue.paid @clause:cost.total @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: One mana does not pay for Ransom Note, and two do
    Given Angie controls “Ransom Note”
    And Angie controls “Mana Source”
    And Edward controls “Ransom Note”
    And Edward controls two “Mana Source”
    When Angie chooses mode 3
    Then Angie can't activate the ability of Angie's “Ransom Note”
    When Angie's team passes priority
    And Edward chooses mode 3
    Then Edward can activate the ability of Edward's “Ransom Note”

  @id:clue.drawn @situation:clue.paid @clause:zone.graveyard @clause:spell.modes @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: Two mana and Ransom Note itself pay for a card of its controller's
    Given Angie controls “Ransom Note”
    And Angie controls two “Mana Source”
    And Angie has one card in hand
    And Edward has one card in hand
    When Angie chooses mode 3
    And Angie activates the ability of “Ransom Note”
    And the ability resolves
    Then Angie has “Ransom Note” in her graveyard
    And Angie has two cards in hand
    And Edward has one card in hand

  @id:disguise.moroii @clause:trigger.enters @clause:object.you @from:2024-11-08 @must
  Scenario: Nightdrinker Moroii costs its own team life, and nobody else
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Nightdrinker Moroii”
    And the spell resolves
    And the triggered ability of “Nightdrinker Moroii” resolves
    Then Angie's team has 17 life
    And Edward's team has 20 life

  @id:target.creature_alone @situation:target.creature_alone @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Reality Shift is about creatures, and about no other permanents
    Given Edward controls “Sol Ring”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Reality Shift” targeting “Sol Ring”
    But Angie can cast “Reality Shift” targeting “Grizzly Bears”

  @id:kazarov.paid @situation:kazarov.paid @clause:cost.total @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Kazarov's damage takes four mana, and three do not pay for it
    Given Angie controls “Kazarov, Sengir Pureblood”
    And Angie controls three “Mana Source”
    And Edward controls “Kazarov, Sengir Pureblood”
    And Edward controls four “Mana Source”
    And Edward controls “Grizzly Bears”
    Then Angie can't activate the ability of Angie's “Kazarov, Sengir Pureblood” targeting “Grizzly Bears”
    When Angie's team passes priority
    Then Edward can activate the ability of Edward's “Kazarov, Sengir Pureblood” targeting “Grizzly Bears”
    When the ability resolves
    Then Edward has “Grizzly Bears” in his graveyard
