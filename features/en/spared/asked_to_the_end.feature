# language: en
Feature: Asked to the end
  > What does a card do that nobody has asked yet, by whom may it be meant, what does it cost, and when is it over?

  @id:parts.no_creature @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scenario: An enchantment is no target for what means creatures or artifacts, alone or beside a creature
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And Edward controls “Ajani's Welcome”
    And Edward controls “Copper Tablet”
    And Angie controls “Furnace Brood”
    And Angie controls “Daughter of Autumn”
    And Angie controls ten “Mana Source”
    Then Angie can't cast “Cut // Ribbons” targeting “Ajani's Welcome”
    And Angie can't cast “Grip of the Roil” targeting “Ajani's Welcome”
    And Angie can't cast “Disarm” targeting “Ajani's Welcome”
    And Angie can't cast “Divine Offering” targeting “Ajani's Welcome”
    And Angie can't cast “Dauntless Onslaught” targeting “Ajani's Welcome”
    And Angie can't cast “Dauntless Onslaught” targeting “Hill Giant” and “Ajani's Welcome”
    And Angie can't activate the ability of “Furnace Brood” targeting “Ajani's Welcome”
    And Angie can't activate the ability of “Daughter of Autumn” targeting “Ajani's Welcome”
    But Angie can activate the ability of “Furnace Brood” targeting “Hill Giant”
    When the ability resolves
    Then Angie can cast “Divine Offering” targeting “Copper Tablet”

  @id:parts.unpaid @clause:cost.resources @from:2018-04-27 @must
  Scenario: Without mana neither skeleton nor troll regenerates, and none of these abilities can be activated
    Given it is the precombat main phase of Angie's team
    And Angie controls “Cudgel Troll”
    And Angie controls “Drudge Skeletons”
    And Angie controls “Elvish Piper”
    And Angie controls “Furnace Brood”
    And Angie controls “Daughter of Autumn”
    And Angie controls “Youthful Knight”
    And Angie controls no “Mana Source”
    And Angie has “Forest” in hand
    Then Angie can't activate the ability of “Cudgel Troll”
    And Angie can't activate the ability of “Drudge Skeletons”
    And Angie can't activate the ability of “Elvish Piper”
    And Angie can't activate the ability of “Furnace Brood” targeting “Drudge Skeletons”
    And Angie can't activate the ability of “Daughter of Autumn” targeting “Youthful Knight”
    When Angie plays “Forest” as a land
    Then Angie can activate the ability of “Cudgel Troll”

  @id:parts.creatures_alone @clause:effect.destroy @clause:object.types @from:2018-04-27 @must
  Scenario: What takes all creatures leaves lands, enchantments and planeswalkers, and counts the creatures alone
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Ajani's Welcome”
    And Barry controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    And Edward controls “Bad Moon”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Fumigate”
    And the spell resolves
    Then Angie's team has 23 life
    And Angie controls no creatures
    And Angie controls “Ajani's Welcome”
    And Edward controls “Bad Moon”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Deadly Tempest”
    And the spell resolves
    Then Angie's team has 23 life
    And Edward's team has 20 life
    And Edward controls “Bad Moon”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Exercise of the Broom”
    And the spell resolves
    Then Angie has no cards in hand
    And Edward controls “Bad Moon”

  @id:parts.broom @clause:zone.exile @clause:object.you @from:2018-04-27 @must
  Scenario: Who exiles two of the own creatures draws two cards, and the teammate whose creature goes as well draws none
    Given Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    When Angie casts “Exercise of the Broom”
    And the spell resolves
    Then Angie has two cards in hand
    And Barry has no cards in hand
    And Barry owns “Grizzly Bears” in exile

  @id:parts.punishment @clause:effect.vote @clause:object.types @from:2018-04-27 @must
  Scenario: Two votes for death cost each opponent two creatures, no enchantment, and the voters' own team nothing
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Bad Moon”
    And Angie controls “Air Elemental”
    And Barry controls “Wind Drake”
    When Angie casts “Capital Punishment”
    And Angie votes for death
    And Barry votes for death
    And Edward votes for taxes
    And Ronald votes for taxes
    And the spell resolves
    Then Edward controls no creatures
    And Edward controls “Bad Moon”
    And Angie controls “Air Elemental”
    And Barry controls “Wind Drake”

  @id:parts.doom @clause:object.types @clause:object.you @from:2018-04-27 @must
  Scenario: Crackling Doom hurts the opponents alone, and takes the strongest creature, not the stronger vehicle beside it
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Irontread Crusher”
    And Angie controls “Air Elemental”
    And Barry controls “Wind Drake”
    When Angie casts “Crackling Doom”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward controls “Irontread Crusher”
    And Edward controls “Grizzly Bears”
    And Angie controls “Air Elemental”
    And Barry controls “Wind Drake”
    And Angie's team has 20 life
    And Edward's team has 16 life

  @id:parts.nightmare @clause:saga.chapter @clause:object.colour @from:2018-04-27 @must
  Scenario: The Nightmare of Chainer's Torment is black
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Chainer's Torment”
    And “Chainer's Torment” has two lore counters
    And Edward controls “Bad Moon”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Chainer's Torment” resolves
    Then Angie controls a 11/11 creature token

  @id:parts.inferno @clause:spell.uncountered @clause:emblem.owner @from:2018-04-27 @must
  Scenario: Chandra, Awakened Inferno, can't be countered, and has 8 loyalty after her first ability
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    When Angie casts “Chandra, Awakened Inferno”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Chandra, Awakened Inferno”
    And the spell resolves
    And the spell resolves
    Then Angie controls “Chandra, Awakened Inferno”
    When Angie activates the first ability of “Chandra, Awakened Inferno”
    And the ability resolves
    Then “Chandra, Awakened Inferno” has eight loyalty counters

  @id:parts.inferno.burns @situation:parts.inferno @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scenario: For three loyalty she burns creatures by 3, neither Elementals nor the planeswalkers beside them
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Awakened Inferno”
    And Barry controls “Furnace Brood”
    And Edward controls “Hill Giant”
    And Edward controls “Giant Spider”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie activates the second ability of “Chandra, Awakened Inferno”
    And the ability resolves
    Then “Chandra, Awakened Inferno” has three loyalty counters
    And Edward has “Hill Giant” in his graveyard
    And Edward controls “Giant Spider”
    And Barry controls “Furnace Brood”
    And “Chandra, Pyrogenius” has five loyalty counters

  @id:parts.torch @clause:mana.added @clause:damage.source @from:2018-04-27 @must
  Scenario: Chandra, Torch of Defiance, gives two red mana, and where the top card is a land hurts the opponents alone
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Chandra, Torch of Defiance”
    And Barry controls “Chandra, Torch of Defiance”
    And Angie has “Forest” on top of her library
    When Angie activates the first ability of Angie's “Chandra, Torch of Defiance”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    When Barry activates the second ability of Barry's “Chandra, Torch of Defiance”
    And the ability resolves
    Then Barry has two unspent mana
    And Barry's “Chandra, Torch of Defiance” has five loyalty counters

  @id:parts.torch.burns @situation:parts.torch @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scenario: For three loyalty she deals 4 damage to a creature, and nothing else can be meant
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And Edward controls “Killer Whale”
    And Edward controls “Bad Moon”
    Then Angie can't activate the third ability of “Chandra, Torch of Defiance” targeting “Bad Moon”
    But Angie can activate the third ability of “Chandra, Torch of Defiance” targeting “Killer Whale”
    And “Chandra, Torch of Defiance” has one loyalty counter
    When the ability resolves
    Then Edward controls “Killer Whale”
    When Barry casts “Gut Shot” targeting “Killer Whale”
    And the spell resolves
    Then Edward has “Killer Whale” in his graveyard

  @id:parts.torch.emblem @situation:parts.torch @clause:emblem.owner @clause:emblem.abilities @clause:object.you @from:2018-04-27 @must
  Scenario: Her emblem answers each spell of its owner with 5 damage, and no spell of the teammate's or of an opponent's
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Chandra, Torch of Defiance”
    And “Chandra, Torch of Defiance” has seven loyalty counters
    And Edward controls “Obsianus Golem”
    When Angie activates the fourth ability of “Chandra, Torch of Defiance”
    And the ability resolves
    Then Angie has “Chandra, Torch of Defiance” in her graveyard
    When Angie casts “Divination”
    And Angie chooses Edward as the target
    And the spell resolves
    Then Edward's team has 15 life
    When Barry casts “Reach Through Mists”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie's team passes priority
    And Edward casts “Reach Through Mists”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie chooses “Obsianus Golem” as the target
    And Angie casts “Divination”
    And the spell resolves
    Then Edward controls “Obsianus Golem”
    When Barry casts “Shock” targeting “Obsianus Golem”
    And the spell resolves
    Then Edward has “Obsianus Golem” in his graveyard
    And Edward's team has 15 life

  @id:parts.alliance @clause:cost.resources @clause:object.colour @from:2018-04-27 @must
  Scenario: Chivalric Alliance makes a white and blue Knight for two mana and one discarded card
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chivalric Alliance”
    And Angie controls “Glen Elendra Liege”
    And Barry controls “Crusade”
    And Angie controls “Mana Source”
    And Angie has “Forest” in hand
    And Angie has “Grizzly Bears” in hand
    Then Angie can't activate the ability of “Chivalric Alliance”
    When Angie plays “Forest” as a land
    Then Angie can activate the ability of “Chivalric Alliance”
    And Angie has “Grizzly Bears” in her graveyard
    And “Mana Source” is tapped
    And “Forest” is tapped
    When the ability resolves
    Then Angie controls a 4/4 creature token

  @id:parts.clone @clause:object.enters_as_copy @clause:object.types @from:2018-04-27 @must
  Scenario: Clone among enchantments and planeswalkers copies nothing, and dies
    Given Edward controls “Bad Moon”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Clone”
    And the spell resolves
    Then Angie has “Clone” in her graveyard

  @id:parts.kirin @clause:combat.block @clause:team.wins_and_loses @from:2022-02-18 @must
  Scenario: Cloudsteel Kirin flies, and on a creature it keeps neither the opponents from losing nor its own team from winning
    Given it is the precombat main phase of Angie's team
    And Edward's team has 2 life
    And Angie controls “Cloudsteel Kirin”
    And Barry controls “Cloudsteel Kirin”
    And Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Edward controls “Hill Giant”
    When Angie activates the first ability of Angie's “Cloudsteel Kirin” targeting “Grizzly Bears”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with Barry's “Cloudsteel Kirin”
    And the declare blockers step of Angie's team begins
    Then Edward can't block Barry's “Cloudsteel Kirin” with “Hill Giant”
    But Edward can block with no creature
    When Barry casts “Shock” targeting Edward
    And the spell resolves
    Then Angie's team wins the game

  @id:parts.kirin.wins @situation:parts.kirin @clause:team.win_effect @clause:equipment.reconfigure @from:2022-02-18 @must
  Scenario: Who has a creature that Cloudsteel Kirin is on can win by an effect
    Given it is the precombat main phase of Angie's team
    And Angie's team has 50 life
    And Angie controls “Test of Endurance”
    And Angie controls “Cloudsteel Kirin”
    And Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    When Angie activates the first ability of “Cloudsteel Kirin” targeting “Grizzly Bears”
    And the ability resolves
    And the upkeep of Angie's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game

  @id:parts.breach @clause:object.types @from:2018-04-27 @must
  Scenario: Coastal Breach returns what is no land, and leaves the lands
    Given Edward controls “Mountain”
    And Edward controls “Bad Moon”
    And Barry controls “Hill Giant”
    When Angie casts “Coastal Breach”
    And the spell resolves
    Then Edward controls “Mountain”
    And Edward has “Bad Moon” in hand
    And Barry has “Hill Giant” in hand

  @id:parts.portal @clause:trigger.step @clause:effect.vote @clause:object.you @from:2018-04-27 @must
  Scenario: Coercive Portal asks in its controller's upkeep alone, and homage has that player draw, not the teammate
    Given it is the precombat main phase of Angie's team
    And Angie controls “Coercive Portal”
    When the upkeep of Edward's team begins
    Then the stack is empty
    When the upkeep of Angie's team begins
    And Angie votes for homage
    And Barry votes for homage
    And Edward votes for homage
    And Ronald votes for homage
    And the triggered ability of “Coercive Portal” resolves
    Then Angie has one card in hand
    And Barry has no cards in hand

  @id:parts.wave @clause:combat.cant_block @clause:layers.open @clause:step.cleanup @from:2018-04-27 @must
  Scenario: After Cosmotronic Wave what becomes a creature later can't block either, and in the next combat all can
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hill Giant”
    And Barry controls “War Mammoth”
    And Edward controls “Grizzly Bears”
    And Edward controls “Still Life”
    And Edward controls two “Mana Source”
    And Edward controls “Air Elemental”
    When Angie casts “Cosmotronic Wave”
    And the spell resolves
    And Angie's team passes priority
    And Edward activates the ability of “Still Life”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “War Mammoth” with “Air Elemental”
    And Edward can't block “War Mammoth” with “Still Life”
    But Edward can block with no creature
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can block “Hill Giant” with “Air Elemental”

  @id:parts.verbosity @clause:trigger.is_attacked @clause:object.you @clause:team.opponents @from:2018-04-27 @must
  Scenario: Who cursed the attacked player draws once, be it as an attacker, the teammate who attacks does not draw, nor does an opponent who does not attack
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    And Ronald controls “War Mammoth”
    When Angie casts “Curse of Verbosity” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the triggered ability of “Curse of Verbosity” resolves
    Then Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    And Ronald has no cards in hand

  @id:parts.cut @clause:target.choose @clause:damage.source @from:2018-04-27 @must
  Scenario: Cut deals 4 damage and no more; Fling and Firebolt kill a creature
    Given it is the precombat main phase of Angie's team
    And Edward controls “Killer Whale”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Air Elemental”
    And Angie controls “Obsianus Golem”
    When Angie casts “Cut // Ribbons” targeting “Killer Whale”
    And the spell resolves
    Then Edward controls “Killer Whale”
    When Angie casts “Firebolt” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    When Angie casts “Fling” targeting “Air Elemental”
    And the spell resolves
    Then Ronald has “Air Elemental” in his graveyard
    When Angie casts “Firebolt” targeting “Killer Whale”
    And the spell resolves
    Then Edward has “Killer Whale” in his graveyard

  @id:parts.disarm @clause:equipment.unattach @clause:aura.enchant @from:2018-04-27 @must
  Scenario: Disarm takes the Equipment off, and leaves the Aura
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hill Giant”
    And Angie controls “Bonesplitter”
    And Angie controls “Mana Source”
    When Barry casts “Unholy Strength” targeting “Hill Giant”
    And the spell resolves
    And Angie activates the ability of “Bonesplitter” targeting “Hill Giant”
    And the ability resolves
    Then “Hill Giant” is 7/4
    When Barry casts “Disarm” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 5/4
    And Barry controls “Unholy Strength”

  @id:parts.confidant @clause:trigger.step @clause:object.you @from:2018-04-27 @must
  Scenario: Dark Confidant does nothing in the opponents' upkeep
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dark Confidant”
    When the upkeep of Edward's team begins
    Then the stack is empty

  @id:parts.darkest @clause:protection.target @clause:object.recoloured @from:2018-04-27 @must
  Scenario: In Darkest Hour a creature is black and an enchantment is not, for what is protected from black
    Given it is the precombat main phase of Angie's team
    And Barry controls “Darkest Hour”
    And Angie controls “Goblin Bombardment”
    And Angie controls “Grizzly Bears”
    And Edward controls “White Knight”
    When Angie activates the ability of “Goblin Bombardment”
    And Angie chooses “White Knight” as the target
    And the ability resolves
    And Barry casts “Gut Shot” targeting “White Knight”
    And the spell resolves
    Then Edward has “White Knight” in his graveyard

  @id:parts.daughter @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What Daughter of Autumn would have taken, and two creatures' strength, is over with the turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Daughter of Autumn”
    And Angie controls “Mana Source”
    And Barry controls “Youthful Knight”
    And Barry controls “White Knight”
    When Angie activates the ability of “Daughter of Autumn” targeting “White Knight”
    And the ability resolves
    And Barry casts “Dauntless Onslaught” targeting “White Knight” and “Youthful Knight”
    And the spell resolves
    Then “White Knight” is 4/4
    And “Youthful Knight” is 4/3
    When the precombat main phase of Edward's team begins
    Then “White Knight” is 2/2
    And “Youthful Knight” is 2/1
    When Edward casts “Shock” targeting “White Knight”
    And the spell resolves
    Then Barry has “White Knight” in his graveyard

  @id:parts.bolas @clause:object.you @from:2018-04-27 @must
  Scenario: Disciple of Bolas and Grip of the Roil have their controller draw, and not the teammate
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Disciple of Bolas”
    And the spell resolves
    And the triggered ability of “Disciple of Bolas” resolves
    Then Angie has three cards in hand
    And Barry has no cards in hand
    When Angie casts “Grip of the Roil” targeting “Hill Giant”
    And the spell resolves
    Then Angie has three cards in hand
    And Barry has no cards in hand

  @id:parts.dualcaster @clause:spell.copy @clause:target.choose @from:2018-04-27 @must
  Scenario: Dualcaster Mage copies the instant, and not the creature spell beneath it
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    When Angie casts “Grizzly Bears”
    And Angie casts “Reach Through Mists”
    And Barry casts “Dualcaster Mage”
    And the spell resolves
    And the triggered ability of “Dualcaster Mage” resolves
    And the spell resolves
    Then Barry has one card in hand

  @id:parts.tracer @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scenario: Echo Tracer, the only creature that there is, returns itself, and no enchantment
    Given it is the precombat main phase of Angie's team
    And Angie controls six “Mana Source”
    And Edward controls “Bad Moon”
    When Angie casts “Echo Tracer” face down
    And the spell resolves
    And Angie turns “Echo Tracer” face up
    And the triggered ability of “Echo Tracer” resolves
    Then Angie has “Echo Tracer” in hand
    And Edward controls “Bad Moon”

  @id:parts.piper @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  Scenario: Elvish Piper calls no land from the hand
    Given it is the precombat main phase of Angie's team
    And Angie controls “Elvish Piper”
    And Angie controls “Mana Source”
    And Angie has “Mountain” in hand
    When Angie activates the ability of “Elvish Piper”
    And the ability resolves
    Then Angie has “Mountain” in hand
    And Angie controls no “Mountain”

  @id:parts.entomb @clause:effect.search @from:2018-04-27 @must
  Scenario: Entomb puts any card of its caster's library into the graveyard
    Given Angie has “Forest” in her library
    And Angie has ten cards in her library
    When Angie casts “Entomb”
    And the spell resolves
    And Angie finds “Forest” in her library
    Then Angie has “Forest” in her graveyard
    And Angie has nine cards in her library

  @id:parts.brood @clause:effect.regenerate @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What Furnace Brood keeps from regenerating regenerates in the next turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Furnace Brood”
    And Angie controls “Mana Source”
    And Edward controls “Cudgel Troll”
    And Edward controls five “Mana Source”
    When Angie activates the ability of “Furnace Brood” targeting “Cudgel Troll”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward activates the ability of “Cudgel Troll”
    And the ability resolves
    And Edward casts “Day of Judgment”
    And the spell resolves
    Then Edward controls “Cudgel Troll”

  @id:parts.glorybringer @clause:combat.exert @clause:target.choose @from:2018-04-27 @must
  Scenario: Glorybringer attacks at once, over the heads of those on the ground, and its 4 damage finds the opponents' only creature that is no Dragon
    Given it is the precombat main phase of Angie's team
    And Edward controls “Killer Whale”
    And Edward controls “Bad Moon”
    And Ronald controls “Furnace Whelp”
    And Barry controls “Hill Giant”
    When Angie casts “Glorybringer”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glorybringer”
    And Angie does what the ability allows
    And the triggered ability of “Glorybringer” resolves
    Then Edward controls “Killer Whale”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Glorybringer” with “Killer Whale”
    But Ronald can block “Glorybringer” with “Furnace Whelp”

  @id:parts.guide @clause:combat.attack @from:2018-04-27 @must
  Scenario: Goblin Guide attacks as soon as it is there
    Given it is the precombat main phase of Angie's team
    And Edward has “Grizzly Bears” on top of his library
    When Angie casts “Goblin Guide”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Goblin Guide”

  @id:parts.rabblemaster @clause:combat.attack_required @clause:object.you @from:2018-04-27 @must
  Scenario: Goblin Rabblemaster drives its controller's other Goblins to attack, not itself, not other creatures and not the teammate's or an opponent's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Goblin Rabblemaster”
    And Angie controls “Goblin Piker”
    And Angie controls “Hill Giant”
    And Barry controls “Hulking Goblin”
    When the beginning of combat step of Angie's team begins
    And Barry casts “Stifle” targeting “Goblin Rabblemaster”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    But Angie can attack Edward with “Goblin Piker”

  @id:parts.rabblemaster.others @situation:parts.rabblemaster @clause:combat.attack_required @clause:team.opponents @from:2018-04-27 @must
  Scenario: In the opponents' turn their Goblins may stay at home
    Given it is the precombat main phase of Edward's team
    And Angie controls “Goblin Rabblemaster”
    And Edward controls “Goblin Piker”
    When the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:parts.rabblemaster.counts @situation:parts.rabblemaster @clause:combat.attacks @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Goblin Rabblemaster counts the other Goblins that attack, the teammate's too, neither those at home nor other creatures, and for this turn alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Goblin Rabblemaster”
    And Angie controls “Goblin Piker”
    And Angie controls “Hill Giant”
    And Barry controls “Boggart Brute”
    And Barry controls “Hulking Goblin”
    And Barry controls “Goblin Fireslinger”
    And “Goblin Fireslinger” is tapped
    When the beginning of combat step of Angie's team begins
    And Barry casts “Stifle” targeting “Goblin Rabblemaster”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Rabblemaster”, “Goblin Piker” and “Hill Giant”
    And Barry attacks Edward with “Boggart Brute”
    And the triggered ability of “Goblin Rabblemaster” resolves
    Then “Goblin Rabblemaster” is 4/2
    When the upkeep of Edward's team begins
    Then “Goblin Rabblemaster” is 2/2

  @id:parts.rabblemaster.haste @situation:parts.rabblemaster @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  Scenario: The Goblin that it brings is able to attack at once, and so has to
    Given it is the precombat main phase of Angie's team
    And Angie controls “Goblin Rabblemaster”
    When the beginning of combat step of Angie's team begins
    And Barry casts “Stifle” targeting “Goblin Rabblemaster”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can attack with no creature
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Goblin Rabblemaster” resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature

  @id:parts.rabblemaster.red @situation:parts.rabblemaster @clause:object.colour @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: That Goblin is red, and stays at home where no red creature may attack either opponent
    Given it is the precombat main phase of Angie's team
    And Angie controls “Goblin Rabblemaster”
    And Edward controls “Teferi's Moat”
    And Ronald controls “Teferi's Moat”
    And the colour chosen for Edward's “Teferi's Moat” is red
    And the colour chosen for Ronald's “Teferi's Moat” is red
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Goblin Rabblemaster” resolves
    And the declare attackers step of Angie's team begins
    Then Angie can attack with no creature

  @id:parts.grasp @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scenario: Where the opponents have lands alone, Grasp of Fate finds nothing, and the teammate's permanent least of all
    Given Edward controls “Mountain”
    And Ronald controls “Island”
    And Barry controls “Hill Giant”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And the triggered ability of “Grasp of Fate” resolves
    Then Edward controls “Mountain”
    And Ronald controls “Island”
    And Barry controls “Hill Giant”

  @id:parts.heartbeat @clause:mana.triggered @clause:object.types @from:2018-04-27 @must
  Scenario: A creature that is tapped for mana is no land, for Heartbeat of Spring
    Given it is the precombat main phase of Angie's team
    And Angie controls “Heartbeat of Spring”
    And Angie controls “Birds of Paradise”
    When Angie activates the ability of “Birds of Paradise”
    And Angie chooses green as the colour
    Then Angie has one unspent mana
