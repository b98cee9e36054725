# language: en
Feature: How often, how much, and of what colour
  > A step comes once for two players, a token has a colour, a creature becomes one late. What shows it?

  @id:card.counted.each_step @situation:card.counted @clause:trigger.event @clause:step.upkeep @clause:step.end_step @from:2018-04-27 @until:2020-01-24 @must
  Scenario: What triggers in each upkeep or each end step triggers once in one that two players share
    Given Angie's team has 20 life
    And Angie controls “Celestial Force”
    And Angie controls “Midnight Clock”
    And Angie controls four “Plains”
    And Angie controls “Angelic Accord”
    And Angie controls “Regal Bloodlord”
    And Angie controls “Regna, the Redeemer”
    And Angie controls “Resplendent Angel”
    And Angie controls “Tinybones, Trinket Thief”
    And Edward has one card in hand
    When the upkeep of Edward's team begins
    Then there are two spells and abilities on the stack
    When the precombat main phase of Edward's team begins
    Then Angie's team has 23 life
    And “Midnight Clock” has one hour counter
    When Edward casts “Keldon Raider”
    And the spell resolves
    And Edward does what the ability allows
    And Edward discards one card
    And the triggered ability of “Keldon Raider” resolves
    And Edward's team passes priority
    And Angie casts “Angel's Mercy”
    And the spell resolves
    And the end step of Edward's team begins
    Then there are five spells and abilities on the stack

  @id:card.counted.swarm @situation:card.counted @clause:poison.infect @clause:damage.source @from:2018-04-27 @must
  Scenario: An Insect that its Swarmlord brings deals its damage as poison
    Given Edward's team has one poison counter
    And Edward's team has 20 life
    And Angie controls “Phyrexian Swarmlord”
    And Angie controls “Warstorm Surge”
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Barry controls no creature tokens
    When Angie chooses Edward as the target
    And the precombat main phase of Angie's team begins
    Then Edward's team has two poison counters
    And Edward's team has 20 life

  @id:card.counted.angel @situation:card.counted @clause:trigger.step @clause:damage.source @from:2019-07-12 @must
  Scenario: An Angel that an Angel brings flies, and an earthquake leaves it alone
    Given Angie controls “Resplendent Angel”
    And Barry controls “Hill Giant”
    And Edward's team has 20 life
    And Angie's team has 20 life
    When Angie casts “Beacon of Immortality” targeting Angie
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Resplendent Angel” resolves
    And the precombat main phase of Edward's team begins
    Then Angie controls a 4/4 creature token
    When Edward casts “Earthquake” with X = 4
    And the spell resolves
    Then Barry has “Hill Giant” in his graveyard
    And Angie controls a 4/4 creature token

  @id:card.counted.red @situation:card.counted @clause:object.colour @clause:trigger.step @from:2018-04-27 @must
  Scenario: Humans and Giants are red, which a moon shows that heeds an odd number of permanents
    Given Angie controls “Hanweir Garrison”
    And Barry controls “Chaos Moon”
    When Barry casts “Pact of the Titan”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hanweir Garrison”
    And the triggered ability of “Hanweir Garrison” resolves
    And Angie chooses Ronald as the defending player
    And the precombat main phase of Edward's team begins
    Then Angie controls two 2/2 creature tokens
    And Barry controls a 5/5 creature token
    And “Hanweir Garrison” is 3/4

  @id:card.counted.white @situation:card.counted @clause:object.colour @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Soldiers come white and tapped, and what is tapped and does not attack gets nothing
    Given Edward's team has 20 life
    And Angie controls “Hero of Bladehold”
    And Angie controls “Throne of the God-Pharaoh”
    And Barry controls “Crusade”
    And Barry controls “Grizzly Bears”
    And “Grizzly Bears” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hero of Bladehold”
    And Angie chooses Ronald as the defending player
    And the declare blockers step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    And “Hero of Bladehold” is 4/5
    When the postcombat main phase of Angie's team begins
    Then Angie controls two 2/2 creature tokens
    When the end step of Angie's team begins
    And the triggered ability of “Throne of the God-Pharaoh” resolves
    Then Edward's team has 6 life

  @id:card.counted.green @situation:card.counted @clause:object.colour @from:2018-04-27 @must
  Scenario: Saprolings of a Stowaway are green, and its controller's alone
    Given Angie controls “Slimefoot, the Stowaway”
    And Angie controls “Wilt-Leaf Liege”
    And Angie controls four “Mana Source”
    When Angie activates the ability of “Slimefoot, the Stowaway”
    And the ability resolves
    Then Angie controls a 2/2 creature token
    And Barry controls no creature tokens

  @id:card.counted.orrery @situation:card.counted @clause:trigger.step @from:2009-07-11 @must
  Scenario: Who begins the own upkeep with an empty hand draws three cards, and a teammate with a full one none
    Given Angie controls “Ghirapur Orrery”
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    And Barry has one card in hand
    When the upkeep of Angie's team begins
    And the triggered ability of “Ghirapur Orrery” resolves
    Then Angie has seven cards in her library
    And Barry has ten cards in his library

  @id:card.counted.infiltrator @situation:card.counted @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  Scenario: Who hits a player draws a card, and neither the teammate nor an opponent does
    Given Angie controls “Marchesa's Infiltrator”
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    And Edward has ten cards in his library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Marchesa's Infiltrator”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Marchesa's Infiltrator” resolves
    Then Angie has nine cards in her library
    And Barry has ten cards in his library
    And Edward has ten cards in his library

  @id:card.counted.bolas @situation:card.counted @clause:cost.resources @clause:team.wins_and_loses @from:2019-07-12 @must
  Scenario: A legendary artifact saves no opponent, and seven counters are one too few
    Given it is the precombat main phase of Angie's team
    And Angie controls “Nicol Bolas, Dragon-God”
    And Angie's “Nicol Bolas, Dragon-God” has seven loyalty counters
    And Barry controls “Nicol Bolas, Dragon-God”
    And Barry's “Nicol Bolas, Dragon-God” has nine loyalty counters
    And Edward controls “God-Pharaoh's Statue”
    And Ronald controls “Isamaru, Hound of Konda”
    Then Angie can't activate the third ability of Angie's “Nicol Bolas, Dragon-God”
    But Barry can activate the third ability of Barry's “Nicol Bolas, Dragon-God”
    And Barry's “Nicol Bolas, Dragon-God” has one loyalty counter
    When the ability resolves
    Then Edward's team loses the game

  @id:card.counted.animosity @situation:card.counted @clause:combat.attack @clause:object.creature_types @clause:step.cleanup @from:2018-04-27 @must
  Scenario: One's own attackers are heeded and not a teammate's, and what is merely tapped does not count
    Given Angie controls “Shared Animosity”
    And Angie controls “Goblin Piker”
    And Barry controls “Goblin Champion”
    And Barry controls “Goblin Chieftain”
    And “Goblin Chieftain” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Piker”
    And Barry attacks Edward with “Goblin Champion”
    Then there is one spell or ability on the stack
    When the triggered ability of “Shared Animosity” resolves
    Then “Goblin Piker” is 3/1
    When the upkeep of Edward's team begins
    Then “Goblin Piker” is 2/1

  @id:card.counted.animated @situation:card.counted @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  Scenario: What was no creature when the others were helped gets nothing as it becomes one
    Given it is the precombat main phase of Angie's team
    And Angie controls nine “Mana Source”
    And Angie has “Still Life” in hand
    And Angie has “Goblin Bushwhacker” in hand
    And Angie has “Reckless Bushwhacker” in hand
    When Angie casts “Still Life”
    And the spell resolves
    And Angie casts “Goblin Bushwhacker” paying its kicker cost
    And the spell resolves
    And the triggered ability of “Goblin Bushwhacker” resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Reckless Bushwhacker” for its surge cost
    And the spell resolves
    And the triggered ability of “Reckless Bushwhacker” resolves
    Then “Goblin Bushwhacker” is 3/1
    When Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 4/3
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Still Life”
    But Angie can attack Edward with “Goblin Bushwhacker”

  @id:card.counted.guildmage @situation:card.counted @clause:layers.lasting @from:2009-07-11 @must
  Scenario: A Guildmage helps the creatures that are there, and none that becomes one afterwards
    Given Angie controls “Selesnya Guildmage”
    And Angie controls “Still Life”
    And Angie controls ten “Mana Source”
    When Angie activates the second ability of “Selesnya Guildmage”
    And the ability resolves
    And Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Selesnya Guildmage” is 3/3
    And “Still Life” is 4/3

  @id:card.counted.falls @situation:card.counted @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Who attacks a player pays, and who attacks that player's planeswalker does not
    Given it is the precombat main phase of Edward's team
    And Angie controls “Koskun Falls”
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Grizzly Bears”
    And Edward controls no “Mana Source”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack “Chandra, Pyrogenius” with “Grizzly Bears”

  @id:card.counted.illusion @situation:card.counted @clause:trigger.targeted @clause:object.control @from:2015-01-23 @must
  Scenario: Nobody sacrifices an illusion that another player has taken before its ability resolves
    Given Edward controls “Phantasmal Bear”
    And it is the precombat main phase of Angie's team
    When Angie casts “Giant Growth” targeting “Phantasmal Bear”
    And Angie casts “Blind with Anger” targeting “Phantasmal Bear”
    And Barry casts “Stifle” targeting “Phantasmal Bear”
    And the spell resolves
    And the spell resolves
    Then Angie controls “Phantasmal Bear”
    When the triggered ability of “Phantasmal Bear” resolves
    Then Angie controls “Phantasmal Bear”
    When the spell resolves
    Then “Phantasmal Bear” is 5/5

  @id:card.counted.battle @situation:card.counted @clause:planeswalker.damage @clause:damage.source @from:2024-11-08 @must
  Scenario: Six damage to a player and to all creatures and planeswalkers of that player are none to a battle of the same player
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has ten loyalty counters
    And Edward's team has 20 life
    And Edward controls “Hill Giant”
    And Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And Ronald controls “Grizzly Bears”
    When Angie activates the third ability of “Chandra, Pyrogenius”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 14 life
    And Edward has “Hill Giant” in his graveyard
    And “Invasion of Dominaria” has five defense counters
    And Ronald controls “Grizzly Bears”

  @id:card.counted.scry @situation:card.counted @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  Scenario: Of a library one card is looked at, and nothing is to be chosen once it stays
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bontu the Glorified”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    And Angie has “Hill Giant” on top of her library
    And Angie has “Air Elemental” as card 2 from the top of her library
    And Barry has “Wind Drake” on top of his library
    When Angie activates the ability of “Bontu the Glorified”
    And the ability resolves
    And Angie puts no card on the bottom of her library
    Then Angie has nothing to choose

  @id:card.counted.firestarter @situation:card.counted @clause:ability.only_if @clause:target.choose @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Before attackers are declared in the own turn a Firestarter damages a player or a creature
    Given it is the precombat main phase of Edward's team
    And Angie controls “Goblin Firestarter”
    And Barry controls “Goblin Firestarter”
    And Ronald controls “Glistener Elf”
    And Edward's team has 20 life
    When Edward's team passes priority
    Then Angie can't activate the ability of Angie's “Goblin Firestarter”
    When the declare attackers step of Angie's team begins
    And Angie attacks with no creature
    Then Angie can't activate the ability of Angie's “Goblin Firestarter”
    When the upkeep of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of Angie's “Goblin Firestarter”
    When Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 19 life
    And Angie has Angie's “Goblin Firestarter” in her graveyard
    When Barry activates the ability of Barry's “Goblin Firestarter”
    And Barry chooses “Glistener Elf” as the target
    And the ability resolves
    Then Ronald has “Glistener Elf” in his graveyard
    And Barry has Barry's “Goblin Firestarter” in his graveyard

  @id:card.counted.masked @situation:card.counted @clause:target.player_shroud @clause:target.player_hexproof @from:2012-02-01 @until:2018-04-27 @must
  Scenario: Where no player can be a target a Firestarter has itself alone to burn, and no enchantment
    Given Angie controls “Goblin Firestarter”
    And Edward controls “Leyline of Sanctity”
    And Ronald controls “Leyline of Sanctity”
    And it is the precombat main phase of Angie's team
    When Angie casts “Gilded Light”
    And the spell resolves
    And Barry casts “Gilded Light”
    And the spell resolves
    And Angie activates the ability of “Goblin Firestarter”
    Then Angie has nothing to choose
    And Angie has “Goblin Firestarter” in her graveyard
    When the ability resolves
    Then Edward controls “Leyline of Sanctity”
