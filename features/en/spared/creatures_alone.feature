# language: en
Feature: Creatures alone
  > A card speaks of creatures. What becomes of lands, artifacts, enchantments, planeswalkers and battles beside them?

  @id:plain.sweep @clause:creature.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Damage to each creature costs no planeswalker loyalty, neither an opponent's nor the teammate's
    Given Edward controls “Chandra, Pyrogenius”
    And Edward controls “Hill Giant”
    And Barry controls “Liliana, the Last Hope”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And Angie casts “Tremor”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And “Chandra, Pyrogenius” has five loyalty counters
    And “Liliana, the Last Hope” has three loyalty counters

  @id:plain.any_target @clause:target.choose @clause:planeswalker.damage @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  Scenario: Any target is a planeswalker or a battle, too, and no enchantment
    Given Edward controls “Chandra, Pyrogenius”
    And Edward controls “Bad Moon”
    And Angie controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Edward
    Then Angie can't cast “Shock” targeting “Bad Moon”
    But Angie can cast “Shock” targeting “Invasion of Dominaria”
    When the spell resolves
    Then Angie can't cast “Essence Drain” targeting “Bad Moon”
    But Angie can cast “Essence Drain” targeting “Chandra, Pyrogenius”
    When the spell resolves
    Then “Chandra, Pyrogenius” has two loyalty counters
    And “Invasion of Dominaria” has three defense counters

  @id:plain.any_target.drain @situation:plain.any_target @clause:target.choose @clause:battle.damage @from:2024-11-08 @must
  Scenario: Essence Drain drains a battle, too
    Given Angie's team has 20 life
    And Angie controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Edward
    And “Invasion of Dominaria” has five defense counters
    When Barry casts “Essence Drain” targeting “Invasion of Dominaria”
    And the spell resolves
    Then “Invasion of Dominaria” has two defense counters
    And Angie's team has 23 life

  @id:plain.passage @clause:replacement.open @clause:object.you @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: Safe Passage keeps its caster's creature and its caster from damage, and neither the planeswalker beside them nor the teammate
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Chandra, Pyrogenius”
    And Angie controls “Wind Drake”
    And Edward controls four “Mountain”
    When Edward's team passes priority
    And Angie casts “Safe Passage”
    And the spell resolves
    And Edward casts “Shock” targeting “Wind Drake”
    And the spell resolves
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie controls “Wind Drake”
    And Angie's team has 20 life
    When Edward casts “Shock” targeting “Chandra, Pyrogenius”
    And the spell resolves
    And Edward casts “Shock” targeting Barry
    And the spell resolves
    Then “Chandra, Pyrogenius” has three loyalty counters
    And Angie's team has 18 life

  @id:plain.last_hope @clause:target.choose @from:2018-04-27 @must
  Scenario: Where there is one creature only, Liliana's ability finds it among everything else
    Given Angie controls “Liliana, the Last Hope”
    And Angie controls “Forest”
    And Edward controls “Hill Giant”
    And Ronald controls “Copper Tablet”
    And Ronald controls “Bad Moon”
    When Angie activates the first ability of “Liliana, the Last Hope”
    And Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then “Hill Giant” is 1/2
    And “Liliana, the Last Hope” has four loyalty counters

  @id:plain.itself @clause:trigger.step @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  Scenario: Smothering Abomination goes itself where it is its controller's only creature; what that player has besides stays, and so do the others' creatures
    Given it is the precombat main phase of Edward's team
    And Angie controls “Smothering Abomination”
    And Angie controls “Bad Moon”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the draw step of Angie's team begins
    Then Angie has “Smothering Abomination” in her graveyard
    And Angie has two cards in hand
    And Angie controls “Bad Moon”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”

  @id:plain.no_creature @clause:object.types @clause:object.you @from:2005-08-01 @must
  Scenario: Neither an artifact that is sacrificed, nor a creature that the teammate sacrifices, draws a card for Smothering Abomination's controller
    Given Angie controls “Smothering Abomination”
    And Angie controls “Mindslaver”
    And Angie controls four “Forest”
    And Barry controls “Grizzly Bears”
    And Barry controls “Goblin Bombardment”
    When Angie activates the ability of “Mindslaver”
    And Angie chooses Edward as the target
    And the ability resolves
    And Barry activates the ability of “Goblin Bombardment”
    And Barry chooses Edward as the target
    And the ability resolves
    And the postcombat main phase of Angie's team begins
    Then Angie has “Mindslaver” in her graveyard
    And Barry has “Grizzly Bears” in his graveyard
    And Angie has no cards in hand

  @id:plain.numbers @clause:combat.attack_condition @clause:object.types @from:2018-04-27 @must
  Scenario: Lands are counted neither for who attacks nor for who defends where creatures are compared
    Given Angie controls “Goblin Goon”
    And Angie controls “Hill Giant”
    And Angie controls two “Plains”
    And Edward controls “Grizzly Bears”
    And Edward controls three “Forest”
    And Ronald controls “Wind Drake”
    And Ronald controls “Soul Warden”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Ronald with “Goblin Goon”
    But Angie can attack Edward with “Goblin Goon”

  @id:plain.numbers.block @situation:plain.numbers @clause:combat.block_condition @clause:object.types @from:2018-04-27 @must
  Scenario: Lands are not counted where creatures are compared with those of the attacking player
    Given it is the precombat main phase of Edward's team
    And Angie controls “Goblin Goon”
    And Angie controls “Hill Giant”
    And Angie controls two “Plains”
    And Edward controls “Grizzly Bears”
    And Edward controls three “Forest”
    And Ronald controls “Youthful Knight”
    And Ronald controls “Soul Warden”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And Ronald attacks Angie with “Youthful Knight”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Youthful Knight” with “Goblin Goon”
    But Angie can block “Grizzly Bears” with “Goblin Goon”

  @id:plain.mirror @clause:combat.defending_ability @clause:object.types @from:2018-04-27 @must
  Scenario: What is as strong as there are creatures of the defending player does not count that player's lands
    Given Angie controls “Exercise of the Mirror”
    And Edward controls “Grizzly Bears”
    And Edward controls two “Forest”
    And Ronald controls two “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Mirror”
    Then “Exercise of the Mirror” is 1/4

  @id:plain.vigour @clause:object.types @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Counters for one's creatures go on both of them, and not on the artifact beside them
    Given Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Angie controls “Copper Tablet”
    When Angie casts “Titania's Boon”
    And the spell resolves
    Then “Hill Giant” has one +1/+1 counter
    And “Wind Drake” has one +1/+1 counter
    And “Copper Tablet” has no +1/+1 counters

  @id:plain.charge @clause:layers.lasting @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: What becomes a creature after the charge is not made bigger by it
    Given Angie controls “Still Life”
    And Angie controls “Hill Giant”
    And Angie controls four “Mana Source”
    When Angie casts “Glorious Charge”
    And the spell resolves
    And Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 4/3
    And “Hill Giant” is 4/4

  @id:plain.tribute @clause:combat.defending_effect @clause:cost.resources @from:2018-04-27 @must
  Scenario: The tribute costs one mana each time, and takes a creature, not the enchantment beside it
    Given it is the precombat main phase of Edward's team
    And Edward controls “Hill Giant”
    And Edward controls “Exercise of the Tribute”
    And Edward controls “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Bad Moon”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    Then Edward can activate the ability of “Exercise of the Tribute”
    When the ability resolves
    And Edward chooses Angie as the defending player
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Bad Moon”
    And “Mana Source” is tapped
    And Edward can't activate the ability of “Exercise of the Tribute”

  @id:plain.devoid @clause:object.devoid @clause:ability.static @from:2018-04-27 @must
  Scenario: Smothering Abomination costs black mana and is not black; what makes black creatures bigger passes it by
    Given Edward controls “Bad Moon”
    And Angie controls “Smothering Abomination”
    And Barry controls “Zulaport Cutthroat”
    Then “Smothering Abomination” is 4/3
    And “Zulaport Cutthroat” is 2/2
