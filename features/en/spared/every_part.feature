# language: en
Feature: Every part of a card
  > All wrong versions of all cards were played, and these parts nobody had asked for. Is each of them there?

  @id:every.bite @clause:layers.lasting @clause:effect.vote @from:2018-04-27 @must
  Scenario: What Bite of the Black Rose has made smaller is as big as ever in the next turn
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    When Angie casts “Bite of the Black Rose”
    And Angie votes for sickness
    And Barry votes for sickness
    And Edward votes for sickness
    And Ronald votes for sickness
    And the spell resolves
    Then “Hill Giant” is 1/1
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:every.cremate @clause:effect.steps @clause:object.you @from:2018-04-27 @must
  Scenario: Cremate has its caster alone draw
    Given it is the precombat main phase of Angie's team
    And Edward has “Grizzly Bears” in his graveyard
    When Angie casts “Cremate” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward owns “Grizzly Bears” in exile
    And Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand

  @id:every.downsize @clause:object.types @from:2013-05-01 @must
  Scenario: Downsize makes no land smaller
    Given it is the precombat main phase of Angie's team
    And Edward controls “Forest”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Downsize” targeting “Forest”
    But Angie can cast “Downsize” targeting “Hill Giant”
    When the spell resolves
    Then “Hill Giant” is -1/3

  @id:every.warrens @clause:object.colour @clause:protection.block @from:2018-04-27 @must
  Scenario: The Goblins of Empty the Warrens are red, and block nothing that is protected from that
    Given it is the precombat main phase of Edward's team
    And Angie controls “Silver Knight”
    And Angie controls “Hill Giant”
    When Edward casts “Empty the Warrens”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Silver Knight” and “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Silver Knight” with the first Goblin token
    But Edward can block “Hill Giant” with the first Goblin token

  @id:every.witchstalker @clause:combat.block @from:2020-01-24 @must
  Scenario: One creature alone does not block Stormfist Crusader, and blocks another one
    Given Angie controls “Stormfist Crusader”
    And Angie controls “Wind Drake”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Stormfist Crusader” and “Wind Drake”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Stormfist Crusader” with “Air Elemental”
    But Edward can block “Wind Drake” with “Air Elemental”

  @id:every.food @clause:cost.resources @from:2020-01-24 @must
  Scenario: A Food costs two mana
    Given it is the precombat main phase of Angie's team
    And Angie's team has 10 life
    And Barry controls five “Mana Source”
    And Barry has “Forest” in hand
    When Barry casts “Fierce Witchstalker”
    And the spell resolves
    And the triggered ability of “Fierce Witchstalker” resolves
    Then Barry can't activate the ability of the first Food token
    When Barry plays “Forest” as a land
    Then Barry can activate the ability of the first Food token
    When the ability resolves
    Then Angie's team has 13 life

  @id:every.violence @clause:damage.source @clause:object.types @from:2018-04-27 @must
  Scenario: Gratuitous Violence doubles what creatures deal, and not what other permanents do
    Given it is the precombat main phase of Angie's team
    And Angie controls “Gratuitous Violence”
    And Angie controls “Saheeli Rai”
    And Edward's team has 30 life
    When Angie activates the first ability of “Saheeli Rai”
    And the ability resolves
    And Angie puts no card on the bottom of her library
    Then Edward's team has 28 life

  @id:every.hunted @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: The Knights that Hunted Dragon gives away strike first
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    When Angie casts “Hunted Dragon”
    And the spell resolves
    And Angie chooses Ronald as the target
    And the triggered ability of “Hunted Dragon” resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks Angie with Ronald's first Knight token
    And the declare blockers step of Edward's team begins
    And Angie blocks Ronald's first Knight token with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Ronald controls three Knight tokens

  @id:every.kiki @clause:object.control @from:2010-04-23 @must
  Scenario: What an opponent has taken by the end step nobody sacrifices for Kiki-Jiki's controller
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Grizzly Bears”
    When Angie activates the ability of “Kiki-Jiki, Mirror Breaker” targeting “Grizzly Bears”
    And the ability resolves
    And Angie's team passes priority
    And Edward casts “Blind with Anger” targeting Angie's first “Grizzly Bears” token
    And the spell resolves
    Then Edward controls a creature token
    When the upkeep of Edward's team begins
    Then Angie controls a creature token

  @id:every.miren @clause:mana.ability @clause:cost.resources @from:2005-08-01 @must
  Scenario: Miren is tapped for its mana and for nothing else in the same turn
    Given Angie controls “Miren, the Moaning Well”
    And Angie controls “Grizzly Bears”
    And Angie controls three “Mana Source”
    Then Angie can activate the first ability of “Miren, the Moaning Well”
    And “Miren, the Moaning Well” is tapped
    And Angie has one unspent mana
    And Angie can't activate the first ability of “Miren, the Moaning Well”
    And Angie can't activate the second ability of “Miren, the Moaning Well”
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the second ability of “Miren, the Moaning Well”
    And “Miren, the Moaning Well” is tapped
    And Angie has “Grizzly Bears” in her graveyard

  @id:every.miren.cost @situation:every.miren @clause:cost.resources @from:2013-07-13 @must
  Scenario: Miren's life costs three mana and a creature
    Given it is the precombat main phase of Angie's team
    And Angie's team has 10 life
    And Angie controls “Miren, the Moaning Well”
    And Angie controls “Hill Giant”
    And Angie controls two “Mana Source”
    And Angie has “Forest” in hand
    And Barry controls “Miren, the Moaning Well”
    And Barry controls “Crusade”
    And Barry controls three “Mana Source”
    Then Angie can't activate the second ability of Angie's “Miren, the Moaning Well”
    And Barry can't activate the second ability of Barry's “Miren, the Moaning Well”
    When Angie plays “Forest” as a land
    Then Angie can activate the second ability of Angie's “Miren, the Moaning Well”
    When the ability resolves
    Then Angie's team has 13 life
    And Angie has “Hill Giant” in her graveyard

  @id:every.moroii @clause:combat.reach @from:2024-11-08 @must
  Scenario: Nightdrinker Moroii flies
    Given Angie controls “Nightdrinker Moroii”
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Nightdrinker Moroii”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Nightdrinker Moroii” with “Hill Giant”
    But Edward can block “Nightdrinker Moroii” with “Wind Drake”

  @id:every.mettle @clause:cost.resources @from:2018-04-27 @must
  Scenario: The land on the back of Path of Mettle is tapped for each of its abilities, and does away with a creature that attacked
    Given Angie controls “Path of Mettle”
    And Angie controls “Hearthfire Hobgoblin”
    And Angie controls “Arbiter of Knollridge”
    And Angie controls six “Mana Source”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hearthfire Hobgoblin” and “Arbiter of Knollridge”
    And the triggered ability of “Path of Mettle” resolves
    Then Angie can activate the third ability of “Path of Mettle”
    And “Path of Mettle” is tapped
    And Angie can't activate the second ability of “Path of Mettle”
    When the ability resolves
    Then Angie controls a creature

  @id:every.pox @clause:effect.steps @clause:object.types @from:2018-04-27 @must
  Scenario: Of the lands Pox takes a third of the lands, however much else there is
    Given it is the precombat main phase of Angie's team
    And Angie controls three “Swamp”
    And Ronald controls “Mountain”
    And Ronald controls “Plains”
    And Ronald controls “Island”
    And Ronald controls “Copper Tablet”
    And Ronald controls “Crusade”
    And Ronald controls “Bad Moon”
    When Angie casts “Pox”
    And Angie sacrifices the first “Swamp”
    And Ronald sacrifices “Mountain”
    And the spell resolves
    Then Ronald has “Mountain” in his graveyard
    And Ronald controls “Plains”
    And Ronald controls “Island”

  @id:every.sepulchral @clause:combat.intimidate @from:2018-04-27 @must
  Scenario: Sepulchral Primordial intimidates a creature of another colour and not a black one
    Given Angie controls “Sepulchral Primordial”
    And Edward controls “Hill Giant”
    And Edward controls “Zulaport Cutthroat”
    And Ronald controls “Obsianus Golem”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Sepulchral Primordial”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Sepulchral Primordial” with “Hill Giant”
    But Edward can block “Sepulchral Primordial” with “Zulaport Cutthroat”

  @id:every.sepulchral.creature @situation:every.sepulchral @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scenario: Sepulchral Primordial takes a creature card and no other
    Given it is the precombat main phase of Angie's team
    And Edward has “Grizzly Bears” in his graveyard
    And Ronald has “Fountain of Youth” in his graveyard
    When Angie casts “Sepulchral Primordial”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Fountain of Youth” as the target
    When Angie chooses “Grizzly Bears” as the target
    And the triggered ability of “Sepulchral Primordial” resolves
    Then Angie controls “Grizzly Bears”

  @id:every.sorin @clause:life.shared @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: What a Vampire of Sorin's deals its team gains
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Sorin, Lord of Innistrad”
    When Barry activates the first ability of “Sorin, Lord of Innistrad”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with the first Vampire token
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 21 life
    And Edward's team has 19 life

  @id:every.swarm @clause:spell.copy @from:2018-04-27 @must
  Scenario: Swarm Intelligence copies a sorcery, too
    Given it is the precombat main phase of Angie's team
    And Angie controls “Swarm Intelligence”
    When Angie casts “Divination”
    And Angie does what the ability allows
    And the spell resolves
    Then Angie has four cards in hand

  @id:every.valakut @clause:trigger.step @clause:object.you @from:2020-11-20 @must
  Scenario: What Valakut Exploration has exiled in an opponents' turn stays exiled at the end of that
    Given it is the precombat main phase of Edward's team
    And Angie controls “Valakut Exploration”
    And Angie controls “Grizzly Bears”
    And Edward's team has 20 life
    And Angie has “Forest” in her library
    When Edward casts “Path to Exile” targeting “Grizzly Bears”
    And the spell resolves
    And Angie does what the ability allows
    And Angie finds “Forest” in her library
    And the triggered ability of “Valakut Exploration” resolves
    And the end step of Edward's team begins
    Then the stack is empty
    When the end step of Angie's team begins
    And the triggered ability of “Valakut Exploration” resolves
    Then Edward's team has 18 life

  @id:every.worms @clause:object.types @clause:cost.resources @from:2018-04-27 @must
  Scenario: The Worms of the Earth want lands, and take no creatures for them
    Given it is the precombat main phase of Edward's team
    And Angie controls “Worms of the Earth”
    And Barry controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Barry controls “Forest”
    And Barry controls “Plains”
    And Barry controls “Island”
    When the upkeep of Angie's team begins
    And Angie does not do what the ability allows
    And Edward does not do what the ability allows
    And Ronald does not do what the ability allows
    And Barry does what the ability allows
    And Barry chooses mode 1
    And the triggered ability of “Worms of the Earth” resolves
    Then Barry has to choose
    And Barry can't sacrifice “Hill Giant” and “Grizzly Bears”
    When Barry sacrifices “Forest” and “Plains”
    Then Angie has “Worms of the Earth” in her graveyard

  @id:every.goryo @clause:trigger.step @from:2010-04-23 @must
  Scenario: What the Footsteps of the Goryo bring back in the opponents' turn is sacrificed at the end of that
    Given it is the precombat main phase of Edward's team
    And Angie controls “Vedalken Orrery”
    And Angie has “Hill Giant” in her graveyard
    When Edward's team passes priority
    And Angie casts “Footsteps of the Goryo” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”
    When the upkeep of Angie's team begins
    Then Angie has “Hill Giant” in her graveyard

  @id:every.plague @clause:trigger.step @from:2007-05-01 @until:2020-01-24 @must
  Scenario: What triggers in each upkeep triggers once, even while what triggered in each player's did so twice for two heads
    Given it is the precombat main phase of Angie's team
    And Angie controls “Worms of the Earth”
    And Edward controls “Obsianus Golem”
    When Angie casts “Traveling Plague” targeting “Obsianus Golem”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then there are two spells and abilities on the stack

  @id:every.food.tapped @situation:every.food @clause:cost.resources @from:2020-01-24 @must
  Scenario: A Food that an opponent has tapped is not eaten, and a teammate's is
    Given it is the precombat main phase of Angie's team
    And Angie controls six “Mana Source”
    And Barry controls six “Mana Source”
    And Edward controls “Stinging Lionfish”
    When Angie casts Angie's “Fierce Witchstalker”
    And the spell resolves
    And the triggered ability of Angie's “Fierce Witchstalker” resolves
    And Barry casts Barry's “Fierce Witchstalker”
    And the spell resolves
    And the triggered ability of Barry's “Fierce Witchstalker” resolves
    And Angie's team passes priority
    And Edward casts “Reach Through Mists”
    And Edward does what the ability allows
    And Edward chooses Barry's first Food token as the target
    And the triggered ability of Edward's “Stinging Lionfish” resolves
    Then Barry can't activate the ability of the first Food token
    But Angie can activate the ability of the first Food token

  @id:every.treasure @clause:mana.ability @clause:cost.resources @from:2022-02-18 @must
  Scenario: A Treasure that an opponent has tapped gives no mana, and the other one does
    Given it is the precombat main phase of Angie's team
    And Barry controls two “Impulsive Pilferer”
    And Edward controls “Stinging Lionfish”
    When Angie casts “Shock” targeting the first “Impulsive Pilferer”
    And the spell resolves
    And the triggered ability of the first “Impulsive Pilferer” resolves
    And Angie casts “Shock” targeting the second “Impulsive Pilferer”
    And the spell resolves
    And the triggered ability of the second “Impulsive Pilferer” resolves
    And Angie's team passes priority
    And Edward casts “Reach Through Mists”
    And Edward does what the ability allows
    And Edward chooses Barry's first Treasure token as the target
    And the triggered ability of “Stinging Lionfish” resolves
    Then Barry can't activate the ability of the first Treasure token
    But Barry can activate the ability of the second Treasure token
    When Barry chooses red as the colour
    Then Barry has one unspent mana

  @id:every.note @clause:effect.surveil @from:2024-11-08 @must
  Scenario: Ransom Note looks at one card, and lets no second one go
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    When Angie casts “Ransom Note”
    And the spell resolves
    And the triggered ability of “Ransom Note” resolves
    Then Angie has to choose
    And Angie can't put “Forest” and “Hill Giant” into her graveyard
    When Angie puts “Forest” into her graveyard
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Hill Giant” in hand

  @id:every.saheeli @clause:effect.scry @from:2018-04-27 @must
  Scenario: Saheeli Rai looks at one card, and puts no second one on the bottom
    Given it is the precombat main phase of Angie's team
    And Angie controls “Saheeli Rai”
    And Angie has “Forest” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    When Angie activates the first ability of “Saheeli Rai”
    And the ability resolves
    Then Angie has to choose
    And Angie can't put “Forest” and “Hill Giant” on the bottom of her library
    When Angie puts “Forest” on the bottom of her library
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Hill Giant” in hand

  @id:every.buried @clause:effect.search @from:2018-04-27 @must
  Scenario: Buried Alive finds three creature cards, and no fourth one
    Given it is the precombat main phase of Angie's team
    And Angie has “Hill Giant” in her library
    And Angie has “Grizzly Bears” in her library
    And Angie has “Wind Drake” in her library
    And Angie has “Air Elemental” in her library
    When Angie casts “Buried Alive”
    And the spell resolves
    Then Angie has to choose
    And Angie can't find “Hill Giant”, “Grizzly Bears”, “Wind Drake” and “Air Elemental” in her library
    When Angie finds “Hill Giant”, “Grizzly Bears” and “Wind Drake” in her library
    Then Angie has “Wind Drake” in her graveyard

  @id:every.saheeli.three @situation:every.saheeli @clause:effect.search @from:2018-04-27 @must
  Scenario: Saheeli Rai finds three artifacts, and no fourth one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Saheeli Rai”
    And “Saheeli Rai” has seven loyalty counters
    And Angie has “Sol Ring” in her library
    And Angie has “Copper Tablet” in her library
    And Angie has “Fountain of Youth” in her library
    And Angie has “Torpor Orb” in her library
    When Angie activates the third ability of “Saheeli Rai”
    And the ability resolves
    Then Angie has to choose
    And Angie can't find “Sol Ring”, “Copper Tablet”, “Fountain of Youth” and “Torpor Orb” in her library
    When Angie finds “Sol Ring”, “Copper Tablet” and “Fountain of Youth” in her library
    Then Angie controls “Sol Ring”
    And Angie controls “Copper Tablet”
    And Angie controls “Fountain of Youth”

  @id:every.portal @clause:effect.vote @clause:effect.destroy @from:2018-04-27 @must
  Scenario: Coercive Portal that cannot be destroyed is sacrificed for carnage all the same
    Given it is the precombat main phase of Edward's team
    And Angie controls “Coercive Portal”
    And Angie controls “Darksteel Forge”
    And Angie controls “Hill Giant”
    And Edward controls “Copper Tablet”
    When the upkeep of Angie's team begins
    And Angie votes for carnage
    And Barry votes for carnage
    And Edward votes for carnage
    And Ronald votes for carnage
    And the triggered ability of “Coercive Portal” resolves
    Then Angie has “Coercive Portal” in her graveyard
    And Angie has “Hill Giant” in her graveyard
    And Angie controls “Darksteel Forge”
    And Edward has “Copper Tablet” in his graveyard

  @id:every.tymaret @clause:life.shared @clause:trigger.event @from:2021-09-24 @must
  Scenario: Servant of Tymaret gains as much life as the opponents have lost, and its own team loses none
    Given it is the precombat main phase of Angie's team
    And Angie controls “Servant of Tymaret”
    When Angie casts “Light of Promise” targeting “Servant of Tymaret”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Servant of Tymaret”
    And the upkeep of Edward's team begins
    And the draw step of Angie's team begins
    Then “Servant of Tymaret” has two +1/+1 counters

  @id:every.kamahl @clause:layers.lasting @clause:combat.trample @from:2018-04-27 @must
  Scenario: A land that becomes a creature after Kamahl has given the creatures trample has none
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls “Ramunap Ruins”
    And Angie controls ten “Mana Source”
    And Edward controls “Grizzly Bears”
    When Angie activates the second ability of “Kamahl, Fist of Krosa”
    And the ability resolves
    And Angie activates the first ability of “Kamahl, Fist of Krosa” targeting “Ramunap Ruins”
    And the ability resolves
    And Angie casts “Giant Growth” targeting “Ramunap Ruins”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Ramunap Ruins”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Ramunap Ruins” with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Grizzly Bears” in his graveyard

  @id:every.spider @clause:counters.put @clause:object.types @from:2018-04-27 @must
  Scenario: A -1/-1 counter that comes to a land does not trigger Obelisk Spider
    Given it is the precombat main phase of Angie's team
    And Angie controls “Obelisk Spider”
    And Edward controls “Mountain”
    And “Mountain” has one -1/-1 counter
    And Edward controls “Hill Giant”
    And “Hill Giant” has one -1/-1 counter
    When Angie casts “Steady Progress”
    And the spell resolves
    And Angie chooses “Mountain” to get another counter
    Then “Mountain” has two -1/-1 counters
    And the stack is empty
