# language: en
Feature: Nothing left unasked
  > A filter, a colour, a cost, an end of turn that no situation has shown yet. What is otherwise where one of them is wrong?

  @id:parts.afterwards @clause:layers.lasting @clause:object.you @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Creatures made bigger for a turn, each time for its mana, are the controller's, and not what becomes a creature afterwards
    Given it is the precombat main phase of Angie's team
    And Angie controls “Still Life”
    And Angie controls “Grizzly Bears”
    And Angie controls “Selesnya Guildmage”
    And Angie controls “Purphoros, God of the Forge”
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls 14 “Mana Source”
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    Then Angie can activate the second ability of “Selesnya Guildmage”
    When the ability resolves
    Then Angie can activate the ability of “Purphoros, God of the Forge”
    When the ability resolves
    Then Angie can activate the second ability of “Kamahl, Fist of Krosa”
    When the ability resolves
    And Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Grizzly Bears” is 7/6
    And “Still Life” is 4/3
    And “Wind Drake” is 2/2
    And “Hill Giant” is 3/3
    And Angie can't activate the ability of “Purphoros, God of the Forge”
    And Angie can't activate the second ability of “Kamahl, Fist of Krosa”
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2

  @id:parts.afterwards.bushwhackers @situation:parts.afterwards @clause:layers.lasting @clause:spell.kicker @clause:spell.surge @from:2018-04-27 @must
  Scenario: Both Bushwhackers and Toxic Deluge mean what is a creature as they resolve
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Still Life”
    And Angie controls “Obsianus Golem”
    And Angie controls 12 “Mana Source”
    When Angie casts “Goblin Bushwhacker” paying its kicker cost
    And the spell resolves
    And the triggered ability of “Goblin Bushwhacker” resolves
    And Angie casts “Reckless Bushwhacker” for its surge cost
    And the spell resolves
    And the triggered ability of “Reckless Bushwhacker” resolves
    And Angie casts “Toxic Deluge” with X = 1
    And the spell resolves
    And Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Obsianus Golem” is 5/5
    And “Still Life” is 4/3
    When the upkeep of Edward's team begins
    Then “Obsianus Golem” is 4/6

  @id:parts.kamahl @clause:target.choose @clause:object.keeps_types @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Kamahl makes a creature of a land alone, which is a land still, and until the turn ends
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls two “Mana Source”
    And Edward controls “Mountain”
    And Edward controls “Bad Moon”
    Then Angie can't activate the first ability of “Kamahl, Fist of Krosa” targeting “Bad Moon”
    But Angie can activate the first ability of “Kamahl, Fist of Krosa” targeting “Mountain”
    When the ability resolves
    Then “Mountain” is 1/1
    And Angie can activate the first ability of “Kamahl, Fist of Krosa” targeting “Mountain”
    When the ability resolves
    Then Edward controls a creature
    And Angie can't activate the first ability of “Kamahl, Fist of Krosa” targeting “Mountain”
    When the upkeep of Edward's team begins
    Then Edward controls no creatures

  @id:parts.kamahl.tramples @situation:parts.kamahl @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scenario: For five mana the creatures of Kamahl's controller trample, and the teammate's do not
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls “Hill Giant”
    And Angie controls five “Mana Source”
    And Barry controls “Obsianus Golem”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Soul Warden”
    When Angie activates the second ability of “Kamahl, Fist of Krosa”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Obsianus Golem”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Obsianus Golem” with “Soul Warden”
    And Angie's team divides the damage: 2 to “Grizzly Bears”, 4 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life

  @id:parts.purphoros @clause:object.devotion @clause:trigger.enters @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: With five red symbols Purphoros is a creature as it enters, hurts nobody by itself, and the opponents alone by the next creature, not by an artifact
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Furnace Whelp”
    And Angie controls “Hill Giant”
    And Angie controls “Goblin Piker”
    When Angie casts “Purphoros, God of the Forge”
    And the spell resolves
    Then the stack is empty
    And “Purphoros, God of the Forge” is 6/5
    When Angie casts “Fountain of Youth”
    And the spell resolves
    Then the stack is empty
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Purphoros, God of the Forge” resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    When Barry casts “Naturalize” targeting “Purphoros, God of the Forge”
    And the spell resolves
    Then Angie controls “Purphoros, God of the Forge”

  @id:parts.inniaz @clause:combat.attack @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scenario: For three mana Inniaz strengthens what flies and attacks, the teammate's too, neither what flies and is tapped at home nor what attacks on the ground
    Given it is the precombat main phase of Angie's team
    And Angie controls “Inniaz, the Gale Force”
    And Angie controls “Hill Giant”
    And Angie controls “Air Elemental”
    And “Air Elemental” is tapped
    And Angie controls three “Mana Source”
    And Barry controls “Wind Drake”
    And Edward controls “Owlin Shieldmage”
    And Edward controls “Furnace Whelp”
    And Edward controls “Glorybringer”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Inniaz, the Gale Force” and “Hill Giant”
    And Barry attacks Edward with “Wind Drake”
    Then Angie can activate the ability of “Inniaz, the Gale Force”
    When the ability resolves
    Then “Inniaz, the Gale Force” is 5/5
    And “Wind Drake” is 3/3
    And “Hill Giant” is 3/3
    And “Air Elemental” is 4/4
    And Angie can't activate the ability of “Inniaz, the Gale Force”
    When the upkeep of Edward's team begins
    Then “Wind Drake” is 2/2
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Owlin Shieldmage”, “Furnace Whelp” and “Glorybringer”
    And Edward does not do what the ability allows
    Then the stack is empty

  @id:parts.jace @clause:effect.scry @clause:object.you @from:2018-04-27 @must
  Scenario: Jace looks at one card, and draws it for his controller alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Jace, Unraveler of Secrets”
    And Angie has “Forest” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    When Angie activates the first ability of “Jace, Unraveler of Secrets”
    And the ability resolves
    And Angie puts no card on the bottom of her library
    Then Angie has “Forest” in hand
    And Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    And “Jace, Unraveler of Secrets” has six loyalty counters

  @id:parts.jace.returns @situation:parts.jace @clause:target.choose @clause:object.types @from:2018-04-27 @must
  Scenario: For two loyalty he returns a creature and nothing else, and for eight he is gone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Jace, Unraveler of Secrets”
    And Barry controls “Jace, Unraveler of Secrets”
    And Barry's “Jace, Unraveler of Secrets” has eight loyalty counters
    And Edward controls “Hill Giant”
    And Edward controls “Bad Moon”
    Then Angie can't activate the second ability of Angie's “Jace, Unraveler of Secrets” targeting “Bad Moon”
    But Angie can activate the second ability of Angie's “Jace, Unraveler of Secrets” targeting “Hill Giant”
    And Angie's “Jace, Unraveler of Secrets” has three loyalty counters
    When the ability resolves
    Then Edward has “Hill Giant” in hand
    When Barry activates the third ability of Barry's “Jace, Unraveler of Secrets”
    And the ability resolves
    Then Barry has “Jace, Unraveler of Secrets” in his graveyard

  @id:parts.mettle @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scenario: Path of Mettle deals 1 damage as it enters, not to what has vigilance or double strike, nor to planeswalkers
    Given Edward controls “Hearthfire Hobgoblin”
    And “Hearthfire Hobgoblin” has one -1/-1 counter
    And Edward controls “Arbiter of Knollridge”
    And “Arbiter of Knollridge” has four -1/-1 counters
    And Edward controls “Grizzly Bears”
    And Ronald controls “Soul Warden”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Path of Mettle”
    And the spell resolves
    And the triggered ability of “Path of Mettle” resolves
    Then Ronald has “Soul Warden” in his graveyard
    And Edward controls “Hearthfire Hobgoblin”
    And Edward controls “Arbiter of Knollridge”
    And Edward controls “Grizzly Bears”
    And “Chandra, Pyrogenius” has five loyalty counters

  @id:parts.mettle.turned @situation:parts.mettle @clause:trigger.attacks_with @clause:cost.resources @clause:object.you @from:2018-04-27 @must
  Scenario: Vigilance and double strike turn Path of Mettle over; the land on its back hurts the opponents alone, is tapped for it, and costs two mana
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Path of Mettle”
    And Angie controls “Hearthfire Hobgoblin”
    And Angie controls “Arbiter of Knollridge”
    And Angie controls “Mana Source”
    And Angie has “Mountain” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hearthfire Hobgoblin” and “Arbiter of Knollridge”
    And the triggered ability of “Path of Mettle” resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 11 life
    And Angie can't activate the second ability of “Path of Mettle”
    And Angie can't activate the third ability of “Path of Mettle”
    When Angie plays “Mountain” as a land
    Then Angie can activate the second ability of “Path of Mettle”
    And “Path of Mettle” is tapped
    When the ability resolves
    Then Edward's team has 7 life
    And Angie's team has 20 life

  @id:parts.mettle.others @situation:parts.mettle @clause:trigger.attacks_with @clause:mana.ability @from:2018-04-27 @must
  Scenario: Two of an opponent's that strike first turn nothing over; the land gives a mana and is tapped
    Given it is the precombat main phase of Edward's team
    And Angie controls “Path of Mettle”
    And Edward controls “Youthful Knight”
    And Edward controls “White Knight”
    And Angie controls “Hearthfire Hobgoblin”
    And Angie controls “Arbiter of Knollridge”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Youthful Knight” and “White Knight”
    Then the stack is empty
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hearthfire Hobgoblin” and “Arbiter of Knollridge”
    And the triggered ability of “Path of Mettle” resolves
    And the postcombat main phase of Angie's team begins
    And Angie activates the first ability of “Path of Mettle”
    And Angie chooses red as the colour
    Then Angie has one unspent mana
    And “Path of Mettle” is tapped

  @id:parts.quicken @clause:spell.cast_when @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scenario: Quicken has its caster draw, and is over with its turn
    Given it is the precombat main phase of Angie's team
    And Angie has “Quicken” in hand
    And Angie has “Divination” in hand
    When Angie casts “Quicken”
    And the spell resolves
    Then Angie has two cards in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't cast “Divination”
    When the precombat main phase of Angie's team begins
    Then Angie can cast “Divination”

  @id:parts.reins @clause:object.control @clause:object.types @from:2018-04-27 @must
  Scenario: Reins of Power untaps and exchanges the creatures of two players, not their artifacts, nor what their teammates have
    Given Angie controls “Hill Giant”
    And “Hill Giant” is tapped
    And Angie controls “Copper Tablet”
    And “Copper Tablet” is tapped
    And Barry controls “Grizzly Bears”
    And “Grizzly Bears” is tapped
    And Edward controls “Wind Drake”
    And “Wind Drake” is tapped
    And Edward controls “Fountain of Youth”
    And “Fountain of Youth” is tapped
    And Ronald controls “Air Elemental”
    And “Air Elemental” is tapped
    When Angie casts “Reins of Power” targeting Edward
    And the spell resolves
    Then Edward controls “Hill Giant”
    And “Hill Giant” is untapped
    And Angie controls “Wind Drake”
    And “Wind Drake” is untapped
    And Angie controls “Copper Tablet”
    And “Copper Tablet” is tapped
    And Edward controls “Fountain of Youth”
    And “Fountain of Youth” is tapped
    And “Grizzly Bears” is tapped
    And “Air Elemental” is tapped

  @id:parts.faith @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Renewed Faith that is cast gives 6 life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Renewed Faith”
    And the spell resolves
    Then Angie's team has 26 life
    And Edward's team has 20 life

  @id:parts.saheeli @clause:target.choose @clause:token.copy @from:2018-04-27 @must
  Scenario: Saheeli Rai copies her controller's only artifact, neither the enchantment nor the teammate's creature, and finds no card but artifacts
    Given it is the precombat main phase of Angie's team
    And Angie controls “Saheeli Rai”
    And Angie controls “Fountain of Youth”
    And Angie controls “Bad Moon”
    And Barry controls “Hill Giant”
    And Barry controls “Saheeli Rai”
    And Barry's “Saheeli Rai” has seven loyalty counters
    And Barry has “Forest” in his library
    And Barry has “Grizzly Bears” in his library
    And Barry has ten cards in his library
    When Angie activates the second ability of Angie's “Saheeli Rai”
    And the ability resolves
    Then Angie controls two “Fountain of Youth”
    When Barry activates the third ability of Barry's “Saheeli Rai”
    And the ability resolves
    Then Barry has ten cards in his library

  @id:parts.sorins @clause:object.colour @from:2018-04-27 @must
  Scenario: The Vampires of both Sorins are black
    Given it is the precombat main phase of Angie's team
    And Angie's team has 3 life
    And Edward's team has 2 life
    And Ronald controls “Bad Moon”
    And Angie controls “Sorin, Lord of Innistrad”
    And Barry controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has nine loyalty counters
    When Angie activates the first ability of “Sorin, Lord of Innistrad”
    And the ability resolves
    Then “Sorin, Lord of Innistrad” has four loyalty counters
    And Angie controls a 2/2 creature token
    When Barry activates the third ability of “Sorin, Grim Nemesis”
    And the ability resolves
    Then Barry controls three 2/2 creature tokens

  @id:parts.tactics @clause:target.up_to @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Tandem Tactics, Supernatural Stamina and Niveous Wisps change creatures until the turn ends
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Crusade”
    And Barry controls “Wind Drake”
    When Barry casts “Tandem Tactics” targeting “Grizzly Bears” and “Hill Giant”
    And the spell resolves
    Then “Grizzly Bears” is 3/4
    And “Hill Giant” is 4/5
    When Barry casts “Supernatural Stamina” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/4
    When Angie casts “Niveous Wisps” targeting “Wind Drake”
    And the spell resolves
    Then “Wind Drake” is 3/3
    And Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 3/3
    And “Wind Drake” is 2/2

  @id:parts.enchantments @clause:target.choose @clause:target.each @clause:object.types @from:2018-04-27 @must
  Scenario: None of these can mean an enchantment, and the two of a pair are two
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wind Drake”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie controls “Vizkopa Guildmage”
    And Angie controls “Nomads en-Kor”
    And Angie controls “Vassal's Duty”
    And Angie controls “Ajani's Welcome”
    And Angie controls “Keldon Arsonist”
    And Angie controls “Nin, the Pain Artist”
    And Angie controls “Lich's Mastery”
    And Angie controls 20 “Mana Source”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Tandem Tactics” targeting “Ajani's Welcome”
    And Angie can't cast “Tandem Tactics” targeting “Hill Giant” and “Ajani's Welcome”
    And Angie can't cast “Tandem Tactics” targeting “Hill Giant” and “Hill Giant”
    And Angie can't cast “Waterwhirl” targeting “Ajani's Welcome”
    And Angie can't cast “Waterwhirl” targeting “Hill Giant” and “Ajani's Welcome”
    And Angie can't cast “Waterwhirl” targeting “Hill Giant” and “Hill Giant”
    And Angie can't cast “Switcheroo” targeting “Ajani's Welcome” and “Hill Giant”
    And Angie can't cast “Switcheroo” targeting “Hill Giant” and “Ajani's Welcome”
    And Angie can't cast “Switcheroo” targeting “Hill Giant” and “Hill Giant”
    And Angie can't cast “Supernatural Stamina” targeting “Ajani's Welcome”
    And Angie can't cast “Niveous Wisps” targeting “Ajani's Welcome”
    And Angie can't cast “Path to Exile” targeting “Ajani's Welcome”
    And Angie can't activate the first ability of “Vizkopa Guildmage” targeting “Ajani's Welcome”
    And Angie can't activate the ability of “Nomads en-Kor” targeting “Ajani's Welcome”
    And Angie can't activate the ability of “Vassal's Duty” targeting “Wind Drake”
    And Angie can't activate the ability of “Vassal's Duty” targeting “Lich's Mastery”
    And Angie can't activate the ability of “Keldon Arsonist” targeting “Ajani's Welcome”
    And Angie can't activate the ability of “Nin, the Pain Artist” with X = 1, targeting “Ajani's Welcome”
    But Angie can activate the ability of “Nin, the Pain Artist” with X = 1, targeting “Hill Giant”
    And “Nin, the Pain Artist” is tapped
    When the ability resolves
    Then Angie can cast “Switcheroo” targeting “Hill Giant” and “Wind Drake”

  @id:parts.no_mana @clause:cost.resources @from:2018-04-27 @must
  Scenario: Without their mana these abilities are not to be had
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vizkopa Guildmage”
    And Angie controls “Servant of Tymaret”
    And Angie controls “Vassal's Duty”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie controls “Krav, the Unredeemed”
    And Angie controls “Zedruu the Greathearted”
    And Angie controls “Keldon Arsonist”
    And Angie controls two “Mountain”
    And the first “Mountain” is tapped
    And the second “Mountain” is tapped
    And Angie has “Swamp” in hand
    And Edward controls “Island”
    Then Angie can't activate the first ability of “Vizkopa Guildmage” targeting “Isamaru, Hound of Konda”
    And Angie can't activate the second ability of “Vizkopa Guildmage”
    And Angie can't activate the ability of “Servant of Tymaret”
    And Angie can't activate the ability of “Vassal's Duty” targeting “Isamaru, Hound of Konda”
    And Angie can't activate the ability of “Krav, the Unredeemed” with X = 1, targeting Angie
    And Angie can't activate the ability of “Keldon Arsonist” targeting “Island”
    When Angie plays “Swamp” as a land
    Then Angie can activate the ability of “Vassal's Duty” targeting “Isamaru, Hound of Konda”

  @id:parts.teferi @clause:target.choose @clause:target.up_to @from:2018-04-27 @must
  Scenario: Teferi returns artifacts and enchantments, and no land
    Given it is the precombat main phase of Angie's team
    And Angie controls “Teferi, Time Raveler”
    And Barry controls “Teferi, Time Raveler”
    And Edward controls “Copper Tablet”
    And Edward controls “Bad Moon”
    And Edward controls “Mountain”
    Then Angie can't activate the second ability of Angie's “Teferi, Time Raveler” targeting “Mountain”
    But Angie can activate the second ability of Angie's “Teferi, Time Raveler” targeting “Copper Tablet”
    And Angie's “Teferi, Time Raveler” has one loyalty counter
    When the ability resolves
    Then Edward has “Copper Tablet” in hand
    And Barry can activate the second ability of Barry's “Teferi, Time Raveler” targeting “Bad Moon”
    When the ability resolves
    Then Edward has “Bad Moon” in hand

  @id:parts.village @clause:object.enters_tapped @clause:object.keeps_types @clause:object.colour @from:2018-04-27 @must
  Scenario: Treetop Village enters tapped; as a green creature, for two mana, it is a land still, and its mana taps it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wilt-Leaf Liege”
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls three “Mana Source”
    And Angie has “Treetop Village” in hand
    When Angie plays “Treetop Village” as a land
    Then “Treetop Village” is tapped
    When Angie activates the second ability of “Treetop Village”
    And the ability resolves
    Then “Treetop Village” is 4/4
    And Angie can activate the first ability of “Kamahl, Fist of Krosa” targeting “Treetop Village”
    And Angie can't activate the second ability of “Treetop Village”
    When the precombat main phase of Angie's team begins
    And Angie activates the first ability of “Treetop Village”
    Then “Treetop Village” is tapped
    And Angie has one unspent mana

  @id:parts.conviction @clause:damage.lifelink @clause:combat.first_strike @clause:object.you @from:2018-04-27 @must
  Scenario: True Conviction has its controller's creatures strike twice and bring life, neither the enchantment beside them nor the teammate's or an opponent's creature
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “True Conviction”
    And Angie controls “Grizzly Bears”
    And Angie controls “Goblin Bombardment”
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    And Angie's team has 24 life
    When Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 13 life
    And Angie's team has 24 life
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 21 life
    And Edward's team has 13 life

  @id:parts.vizkopa @clause:damage.lifelink @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What Vizkopa Guildmage has bring life does so in this turn alone
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Vizkopa Guildmage”
    And Angie controls “Grizzly Bears”
    And Angie controls three “Mana Source”
    And Edward controls “Hill Giant”
    And Barry controls “Awakening”
    When Angie activates the first ability of “Vizkopa Guildmage” targeting “Grizzly Bears”
    And the ability resolves
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

  @id:parts.kiki @clause:target.choose @clause:token.copy @clause:object.you @from:2018-04-27 @must
  Scenario: Kiki-Jiki, just come, copies its controller's only creature that is not legendary
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hill Giant”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie controls “Bad Moon”
    And Barry controls “Wind Drake”
    When Angie casts “Kiki-Jiki, Mirror Breaker”
    And the spell resolves
    And Angie activates the ability of “Kiki-Jiki, Mirror Breaker”
    And the ability resolves
    Then Angie controls two “Hill Giant”

  @id:parts.other_sides @clause:object.two_faces @clause:object.enters_tapped @clause:mana.ability @from:2018-04-27 @must
  Scenario: The lands on the backs of Kazandu Mammoth and Zof Consumption enter tapped, and give a mana a turn later; the front grows until the turn ends
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kazandu Mammoth”
    And Angie has “Zof Consumption” in hand
    And Barry has “Kazandu Mammoth” in hand
    When Angie plays the second face of “Zof Consumption” as a land
    And the triggered ability of “Kazandu Mammoth” resolves
    And Barry plays the second face of Barry's “Kazandu Mammoth” as a land
    Then Angie's “Kazandu Mammoth” is 5/5
    And Barry's “Kazandu Mammoth” is tapped
    When the upkeep of Edward's team begins
    Then Angie's “Kazandu Mammoth” is 3/3
    When the precombat main phase of Angie's team begins
    And Angie activates the ability of “Zof Consumption”
    And Barry activates the ability of Barry's “Kazandu Mammoth”
    Then Angie has one unspent mana
    And “Zof Consumption” is tapped
    And Barry has one unspent mana
    And Barry's “Kazandu Mammoth” is tapped

  @id:parts.nomads @clause:replacement.redirect @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What Nomads en-Kor and Vassal's Duty would have turned aside is dealt in the next turn
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Nomads en-Kor”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie controls “Vassal's Duty”
    And Angie controls “Mana Source”
    When Angie activates the ability of “Nomads en-Kor” targeting “Isamaru, Hound of Konda”
    And the ability resolves
    And Angie activates the ability of “Vassal's Duty” targeting “Isamaru, Hound of Konda”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Gut Shot” targeting “Nomads en-Kor”
    And the spell resolves
    Then Angie has “Nomads en-Kor” in her graveyard
    When Edward casts “Shock” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Angie has “Isamaru, Hound of Konda” in her graveyard
    And Angie's team has 20 life

  @id:parts.molten @clause:object.control @clause:combat.attack @clause:target.for_each @from:2018-04-27 @must
  Scenario: Molten Primordial and what it takes attack at once, though that was tapped
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And “Hill Giant” is tapped
    And Ronald controls “Bad Moon”
    And Barry controls “Wind Drake”
    When Angie casts “Molten Primordial”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Molten Primordial” resolves
    Then “Hill Giant” is untapped
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Molten Primordial” and “Hill Giant”

  @id:parts.molten.nothing @situation:parts.molten @clause:target.for_each @clause:object.types @from:2018-04-27 @must
  Scenario: Where the opponents have lands alone neither it nor Windgrace's Judgment finds anything
    Given it is the precombat main phase of Angie's team
    And Edward controls “Mountain”
    And Ronald controls “Island”
    And Barry controls “Hill Giant”
    When Angie casts “Molten Primordial”
    And the spell resolves
    And the triggered ability of “Molten Primordial” resolves
    Then Barry controls “Hill Giant”
    And Edward controls “Mountain”
    And Angie can't cast “Windgrace's Judgment” targeting “Mountain”
    But Angie can cast “Windgrace's Judgment”

  @id:parts.tymaret @clause:effect.regenerate @clause:life.shared @from:2018-04-27 @must
  Scenario: Servant of Tymaret that untaps costs the opponents life and its own team none, and regenerates for three mana
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Servant of Tymaret”
    And “Servant of Tymaret” is tapped
    And Angie controls three “Mana Source”
    When the precombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 22 life
    When Angie activates the ability of “Servant of Tymaret”
    And the ability resolves
    And Barry casts “Day of Judgment”
    And the spell resolves
    Then Angie controls “Servant of Tymaret”

  @id:parts.tokens @clause:object.colour @clause:object.types @from:2018-04-27 @must
  Scenario: Zombies are black, Rabbits and Knights white, and an enchantment is not sacrificed as a creature
    Given it is the precombat main phase of Angie's team
    And Barry controls “Crusade”
    And Edward controls “Hill Giant”
    And Ronald controls “Bad Moon”
    When Angie casts “Syphon Flesh”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Ronald controls “Bad Moon”
    And Barry controls “Crusade”
    And Angie controls a 3/3 creature token
    When Barry casts “Tempt with Bunnies”
    And the spell resolves
    And Edward does what the ability allows
    And Ronald does not do what the ability allows
    Then Barry controls two 2/2 creature tokens
    And Edward controls a 2/2 creature token

  @id:parts.hunted @clause:object.colour @clause:combat.attack @clause:combat.block @from:2018-04-27 @must
  Scenario: Hunted Dragon gives an opponent white Knights, and attacks at once over their heads
    Given it is the precombat main phase of Angie's team
    And Barry controls “Crusade”
    And Edward controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When Angie casts “Hunted Dragon”
    And the spell resolves
    And Angie chooses Ronald as the target
    And the triggered ability of “Hunted Dragon” resolves
    Then Ronald controls three 3/3 creature tokens
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hunted Dragon”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hunted Dragon” with “Grizzly Bears”
    But Edward can block “Hunted Dragon” with “Wind Drake”

  @id:parts.benalia @clause:saga.chapter @clause:object.colour @clause:step.cleanup @from:2018-04-27 @must
  Scenario: The Knights of History of Benalia are white, and its last chapter strengthens Knights alone, for one turn
    Given it is the precombat main phase of Edward's team
    And Angie controls “History of Benalia”
    And “History of Benalia” has one lore counter
    And Angie controls “Youthful Knight”
    And Angie controls “Grizzly Bears”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “History of Benalia” resolves
    Then Angie controls a 2/2 creature token
    When Angie casts “Crusade”
    And the spell resolves
    Then Angie controls a 3/3 creature token
    When the precombat main phase of Angie's team begins
    And the triggered ability of “History of Benalia” resolves
    Then “Youthful Knight” is 5/3
    And “Grizzly Bears” is 2/2
    When the upkeep of Edward's team begins
    Then “Youthful Knight” is 3/2

  @id:parts.show @clause:effect.onto_battlefield @clause:object.types @from:2018-04-27 @must
  Scenario: Show and Tell brings an artifact, an enchantment or a land as well as a creature
    Given Angie has “Copper Tablet” in hand
    And Barry has “Bad Moon” in hand
    And Edward has “Mountain” in hand
    And Ronald has “Hill Giant” in hand
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Copper Tablet” from her hand onto the battlefield
    And Barry puts “Bad Moon” from his hand onto the battlefield
    And Edward puts “Mountain” from his hand onto the battlefield
    And Ronald puts “Hill Giant” from his hand onto the battlefield
    Then Angie controls “Copper Tablet”
    And Barry controls “Bad Moon”
    And Edward controls “Mountain”
    And Ronald controls “Hill Giant”

  @id:parts.draws @clause:object.you @from:2018-04-27 @must
  Scenario: Whoever casts these draws, and the teammate does not
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Angie has “Forest” in hand
    And Barry has no cards in hand
    When Angie casts “Think Twice”
    And the spell resolves
    And Angie discards “Forest”
    And Angie casts “Tormenting Voice”
    And the spell resolves
    And Angie sacrifices “Grizzly Bears”
    And Angie casts “Village Rites”
    And the spell resolves
    And Angie sacrifices “Hill Giant”
    And Angie casts “Momentous Fall”
    And the spell resolves
    Then Barry has no cards in hand
    And Angie has eight cards in hand

  @id:parts.own_upkeep @clause:trigger.step @clause:team.opponents @from:2018-04-27 @must
  Scenario: Rackling and Shapeshifter's Marrow wait for the opponents' upkeep, and not for the own
    Given it is the precombat main phase of Edward's team
    And Angie controls “Rackling”
    And Angie controls “Shapeshifter's Marrow”
    When the upkeep of Angie's team begins
    Then the stack is empty
    And Angie controls “Shapeshifter's Marrow”

  @id:parts.menaced @clause:combat.block @from:2018-04-27 @must
  Scenario: What flies or is a menace is not blocked by one on the ground, and a wall stays at home
    Given it is the precombat main phase of Angie's team
    And Angie controls “Owlin Shieldmage”
    And Angie controls “Sengir Vampire”
    And Angie controls “Wings of the Guard”
    And Barry controls “Loyal Subordinate”
    And Barry controls “Wall of Junk”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Wall of Junk”
    But Angie can attack Edward with “Owlin Shieldmage”, “Sengir Vampire” and “Wings of the Guard”
    And Barry can attack Edward with “Loyal Subordinate” and “Hill Giant”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Owlin Shieldmage” with “Grizzly Bears”
    And Edward can't block “Sengir Vampire” with “Grizzly Bears”
    And Edward can't block “Wings of the Guard” with “Grizzly Bears”
    And Edward can't block “Loyal Subordinate” with “Grizzly Bears”
    But Edward can block “Hill Giant” with “Grizzly Bears”
