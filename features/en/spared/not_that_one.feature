# language: en
Feature: Not that one
  > Almost every word of a card leaves something out. What stands there and is left out, whose is it, and when has it been enough?

  @id:parts.auras @clause:aura.enchant @clause:target.choose @from:2018-04-27 @must
  Scenario: Auras that enchant creatures enchant no land
    Given it is the precombat main phase of Angie's team
    And Edward controls “Mountain”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Awesome Presence” targeting “Mountain”
    And Angie can't cast “Claustrophobia” targeting “Mountain”
    And Angie can't cast “False Demise” targeting “Mountain”
    And Angie can't cast “Pariah” targeting “Mountain”
    But Angie can cast “Pariah” targeting “Hill Giant”

  @id:parts.buried @clause:effect.search @from:2018-04-27 @must
  Scenario: Buried Alive finds no land, and Path to Exile no creature
    Given it is the precombat main phase of Angie's team
    And Angie has ten cards in her library
    And Angie has “Forest” in her library
    And Edward has “Grizzly Bears” in his library
    And Edward has ten cards in his library
    And Edward controls “Hill Giant”
    When Angie casts “Buried Alive”
    And the spell resolves
    Then Angie has ten cards in her library
    When Angie casts “Path to Exile” targeting “Hill Giant”
    And the spell resolves
    And Edward does what the ability allows
    Then Edward has ten cards in his library
    And Edward controls no “Grizzly Bears”

  @id:parts.sliver @clause:trigger.targeted @clause:cost.unless @from:2018-04-27 @must
  Scenario: Diffusion Sliver guards Slivers alone, and it is the caster of the spell who pays
    Given it is the precombat main phase of Edward's team
    And Angie controls “Diffusion Sliver”
    And Angie controls “Hill Giant”
    And Edward controls four “Mana Source”
    When Edward casts “Giant Growth” targeting “Hill Giant”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Edward casts “Shock” targeting “Diffusion Sliver”
    And Edward pays what is asked for
    And the triggered ability of “Diffusion Sliver” resolves
    And the spell resolves
    Then Angie has “Diffusion Sliver” in her graveyard

  @id:parts.maniac @clause:replacement.draw @clause:draw.empty @clause:object.you @from:2018-04-27 @must
  Scenario: Laboratory Maniac does nothing for the teammate who draws from an empty library
    Given Angie controls “Laboratory Maniac”
    And Barry has no cards in his library
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then Angie's team loses the game

  @id:parts.barbs @clause:mana.tapped @clause:object.types @from:2018-04-27 @must
  Scenario: Manabarbs hurts its own controller too, for a land and not for a creature that gives mana
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Manabarbs”
    And Angie controls “Mountain”
    And Angie controls “Birds of Paradise”
    When Angie activates the ability of “Birds of Paradise”
    And Angie chooses green as the colour
    Then the stack is empty
    When Angie activates the ability of “Mountain”
    And the triggered ability of “Manabarbs” resolves
    Then Angie's team has 19 life

  @id:parts.devil @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scenario: Mayhem Devil kills the creature that it is aimed at
    Given it is the precombat main phase of Angie's team
    And Angie controls “Mayhem Devil”
    And Angie controls “Bottle Gnomes”
    And Edward controls “Soul Warden”
    When Angie chooses “Soul Warden” as the target
    And Angie activates the ability of “Bottle Gnomes”
    And the triggered ability of “Mayhem Devil” resolves
    Then Edward has “Soul Warden” in his graveyard

  @id:parts.orb @clause:effect.cannot_search @from:2018-04-27 @must
  Scenario: Mindlock Orb keeps its own controller from searching, too
    Given Angie controls “Mindlock Orb”
    And Angie has “Forest” in her library
    And Angie has ten cards in her library
    When Angie casts “Rampant Growth”
    And the spell resolves
    Then Angie controls no “Forest”
    And Angie has ten cards in her library

  @id:parts.oloro @clause:trigger.step @clause:effect.offer @clause:object.you @from:2018-04-27 @must
  Scenario: Oloro gives 2 life in the upkeep, and one card to its controller alone
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Oloro, Ageless Ascetic”
    And Angie controls “Mana Source”
    When the upkeep of Angie's team begins
    And the triggered ability of “Oloro, Ageless Ascetic” resolves
    Then Angie's team has 22 life
    When Angie does what the ability allows
    And the triggered ability of “Oloro, Ageless Ascetic” resolves
    Then Angie has one card in hand
    And Barry has no cards in hand
    And Edward's team has 18 life
    And Angie's team has 22 life

  @id:parts.ondu @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What attacked after Ondu Rising brings no life as it blocks a turn later
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Awakening”
    And Edward controls “Hill Giant”
    When Angie casts “Ondu Rising”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 22 life
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 22 life

  @id:parts.harmonicon @clause:trigger.again @clause:object.types @from:2018-04-27 @must
  Scenario: Panharmonicon doubles what triggers as an artifact enters, and not as a land does
    Given it is the precombat main phase of Angie's team
    And Angie controls “Panharmonicon”
    And Angie controls “Reckless Fireweaver”
    And Angie controls “Kazandu Mammoth”
    And Angie has “Forest” in hand
    When Angie casts “Fountain of Youth”
    And the spell resolves
    Then there are two spells and abilities on the stack
    When the triggered ability of “Reckless Fireweaver” resolves
    And the triggered ability of “Reckless Fireweaver” resolves
    And Angie plays “Forest” as a land
    Then there is one spell or ability on the stack

  @id:parts.metamorph @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  Scenario: Phyrexian Metamorph copies an artifact, and no enchantment
    Given it is the precombat main phase of Angie's team
    And Edward controls “Bad Moon”
    When Angie casts “Phyrexian Metamorph”
    And the spell resolves
    Then Angie has “Phyrexian Metamorph” in her graveyard
    When Barry casts “Fountain of Youth”
    And the spell resolves
    And Barry chooses “Fountain of Youth” to be copied
    And Barry casts “Phyrexian Metamorph”
    And the spell resolves
    Then Barry controls two “Fountain of Youth”

  @id:parts.plea @clause:effect.vote @clause:turn.extra @from:2018-04-27 @must
  Scenario: The turn that Plea for Power gives comes before the opponents'
    Given Edward has no cards in hand
    When Angie casts “Plea for Power”
    And Angie votes for time
    And Barry votes for time
    And Edward votes for knowledge
    And Ronald votes for time
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Edward has no cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has one card in hand

  @id:parts.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  Scenario: Pox counts each player's own creatures, then lands, and nothing beside them; its caster discards as well
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” in hand
    And Angie controls three “Birds of Paradise”
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Bad Moon”
    And Edward controls “Fountain of Youth”
    And Ronald controls “Mountain”
    And Ronald controls “Plains”
    And Ronald controls “Island”
    And Ronald controls “Swamp”
    And Ronald controls “Copper Tablet”
    And Ronald controls “Crusade”
    And Barry controls “Snow-Covered Forest”
    And Barry controls “Ajani's Welcome”
    When Angie casts “Pox”
    And Angie sacrifices the first “Birds of Paradise”
    And Edward sacrifices “Hill Giant”
    And Ronald sacrifices “Mountain” and “Plains”
    And the spell resolves
    Then Angie has “Forest” in her graveyard
    And Edward controls “Wind Drake”
    And Edward has “Hill Giant” in his graveyard
    And Edward controls “Fountain of Youth”
    And Ronald controls “Island”
    And Ronald controls “Swamp”
    And Ronald has “Mountain” in his graveyard
    And Ronald has “Plains” in his graveyard
    And Barry has “Snow-Covered Forest” in his graveyard
    And Barry controls “Ajani's Welcome”

  @id:parts.battery @clause:equipment.reconfigure @clause:combat.attack @from:2022-02-18 @must
  Scenario: Rabbit Battery attacks at once, and so does what it is put on
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rabbit Battery”
    And Angie controls three “Mana Source”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie activates the first ability of “Rabbit Battery” targeting “Grizzly Bears”
    And the ability resolves
    And Barry casts “Rabbit Battery”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Grizzly Bears”
    And Barry can attack Edward with Barry's “Rabbit Battery”

  @id:parts.impulse @clause:zone.play_exiled @from:2018-04-27 @must
  Scenario: Reckless Impulse exiles two cards
    Given Angie has ten cards in her library
    When Angie casts “Reckless Impulse”
    And the spell resolves
    Then Angie owns two cards in exile
    And Angie has eight cards in her library

  @id:parts.sky @clause:object.recoloured @clause:object.enters_chosen @clause:object.types @from:2018-04-27 @must
  Scenario: Shifting Sky asks for a colour as it enters, which no land has, be it a creature
    Given it is the precombat main phase of Angie's team
    And Barry controls “Crusade”
    And Angie controls “Grizzly Bears”
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls five “Mana Source”
    And Edward controls “Mountain”
    When Angie casts “Shifting Sky”
    And the spell resolves
    And Angie chooses white as the colour
    Then “Grizzly Bears” is 3/3
    When Angie activates the first ability of “Kamahl, Fist of Krosa” targeting “Mountain”
    And the ability resolves
    Then “Mountain” is 1/1

  @id:parts.reverberate @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  Scenario: Reverberate copies a sorcery, and no creature spell
    Given it is the precombat main phase of Angie's team
    When Angie casts “Grizzly Bears”
    Then Barry can't cast “Reverberate” targeting “Grizzly Bears”
    When the spell resolves
    And Angie casts “Divination”
    Then Barry can cast “Reverberate” targeting “Divination”
    When the spell resolves
    And the spell resolves
    Then Barry has two cards in hand

  @id:parts.skimmer @clause:trigger.attacks_with @clause:object.you @from:2018-04-27 @must
  Scenario: Tide Skimmer has its controller draw for the own two fliers, and nobody for an opponent's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Tide Skimmer”
    And Angie controls “Wind Drake”
    And Edward controls “Air Elemental”
    And Edward controls “Furnace Whelp”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Air Elemental” and “Furnace Whelp”
    Then the stack is empty
    When the declare attackers step of Angie's team begins
    Then Angie has one card in hand
    And Barry has one card in hand
    When Angie attacks Edward with “Tide Skimmer” and “Wind Drake”
    And the triggered ability of “Tide Skimmer” resolves
    Then Angie has two cards in hand
    And Barry has one card in hand

  @id:parts.toothy @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  Scenario: What the teammate draws does not let Toothy grow
    Given Angie controls “Toothy, Imaginary Friend”
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then the stack is empty
    And “Toothy, Imaginary Friend” has no +1/+1 counters

  @id:parts.once_a_step @clause:trigger.step @from:2018-04-27 @must
  Scenario: What triggers in each upkeep triggers once as two heads share theirs
    Given it is the precombat main phase of Angie's team
    And Angie controls “Worms of the Earth”
    And Edward controls “Obsianus Golem”
    When Angie casts “Traveling Plague” targeting “Obsianus Golem”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then there are two spells and abilities on the stack

  @id:parts.tyrant @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  Scenario: Who is sentenced to death by Tyrant's Choice sacrifices a creature, and no enchantment
    Given Edward controls “Hill Giant”
    And Edward controls “Bad Moon”
    And Ronald controls “Crusade”
    When Angie casts “Tyrant's Choice”
    And Angie votes for death
    And Barry votes for death
    And Edward votes for death
    And Ronald votes for torture
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward controls “Bad Moon”
    And Ronald controls “Crusade”

  @id:parts.valakut @clause:trigger.intervening_if @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  Scenario: Valakut Exploration is silent where it has exiled nothing, and in the opponents' end step, and burns for a single card
    Given it is the precombat main phase of Angie's team
    And Angie controls “Valakut Exploration”
    And Edward's team has 20 life
    And Angie has “Forest” in hand
    When the end step of Angie's team begins
    Then the stack is empty
    When the precombat main phase of Angie's team begins
    And Angie plays “Forest” as a land
    And the triggered ability of “Valakut Exploration” resolves
    And the end step of Angie's team begins
    And the triggered ability of “Valakut Exploration” resolves
    Then Edward's team has 18 life

  @id:parts.cadence @clause:combat.block_costs @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What War Cadence asks for blocks is asked in its turn alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “War Cadence”
    And Angie controls four “Mana Source”
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward controls no “Mana Source”
    When Angie activates the ability of “War Cadence” with X = 3
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Hill Giant” with “Grizzly Bears”

  @id:parts.constrictor @clause:counters.put @clause:object.types @from:2018-04-27 @must
  Scenario: Winding Constrictor adds a counter on an artifact, and none on a Saga
    Given it is the precombat main phase of Edward's team
    And Angie controls “Winding Constrictor”
    And Angie controls “Midnight Clock”
    And Angie controls “History of Benalia”
    And “History of Benalia” has one lore counter
    When the upkeep of Angie's team begins
    And the triggered ability of “Midnight Clock” resolves
    Then “Midnight Clock” has two hour counters
    When the precombat main phase of Angie's team begins
    Then “History of Benalia” has two lore counters

  @id:parts.zedruu @clause:object.control @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  Scenario: For each of two gifts Zedruu's controller draws a card, and the teammate none; each gift costs three mana
    Given it is the precombat main phase of Angie's team
    And Angie controls “Zedruu the Greathearted”
    And Angie controls “Fountain of Youth”
    And Angie controls “Bad Moon”
    And Angie controls “Crusade”
    And Angie controls six “Mana Source”
    Then Angie can activate the ability of “Zedruu the Greathearted” targeting “Fountain of Youth” and Edward
    When the ability resolves
    Then Angie can activate the ability of “Zedruu the Greathearted” targeting “Bad Moon” and Ronald
    When the ability resolves
    Then Angie can't activate the ability of “Zedruu the Greathearted” targeting “Crusade” and Ronald
    When the upkeep of Angie's team begins
    And the triggered ability of “Zedruu the Greathearted” resolves
    Then Angie has two cards in hand
    And Barry has no cards in hand

  @id:parts.wrath @clause:effect.destroy @clause:object.you @from:2018-04-27 @must
  Scenario: Kaya's Wrath leaves enchantments, and what the back of a card gives its controller's creatures a teammate's do not get
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Edward controls “Bad Moon”
    When Angie casts the second face of “Exercise of Both Sides”
    And the spell resolves
    Then “Grizzly Bears” is 3/3
    And “Wind Drake” is 2/2
    When Angie casts “Kaya's Wrath”
    And the spell resolves
    Then Barry has “Wind Drake” in his graveyard
    And Edward controls “Bad Moon”
