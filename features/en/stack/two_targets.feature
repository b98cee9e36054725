# language: en
Feature: A spell with two targets
  > A spell names two targets. Who can be chosen, a teammate's creature too, and what if one of them is gone?

  @id:two_targets.player @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A creature and a player are hit by one spell, and nobody else
    Given Edward's team has 20 life
    And Edward controls “Grizzly Bears”
    And Edward controls “Shanodin Dryads”
    And Angie has three cards in her library
    When Angie casts “Cunning Strike” targeting “Grizzly Bears” and Edward
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward controls “Shanodin Dryads”
    And Edward's team has 18 life
    And Angie has two cards in her library

  @id:two_targets.teammate @situation:two_targets @clause:target.each @clause:life.shared @from:2005-08-01 @must
  Scenario: The two targets may be of two teams
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Ronald controls “Grizzly Bears”
    And Angie has three cards in her library
    And Barry has three cards in his library
    When Angie casts “Cunning Strike” targeting “Grizzly Bears” and Barry
    And the spell resolves
    Then Ronald has “Grizzly Bears” in his graveyard
    And Barry has three cards in his library
    And Angie has two cards in her library
    And Angie's team has 18 life
    And Edward's team has 20 life

  @id:two_targets.gone @situation:two_targets @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With the creature gone the player is dealt damage all the same
    Given Edward's team has 20 life
    And Edward controls “Grizzly Bears”
    And Angie has three cards in her library
    When Angie casts “Cunning Strike” targeting “Grizzly Bears” and Edward
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in hand
    When the spell resolves
    Then Edward's team has 18 life
    And Edward has “Grizzly Bears” in hand
    And Angie has two cards in her library

  @id:two_targets.both_gone @situation:two_targets @clause:target.illegal @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With both creatures gone the spell does nothing
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Consume Strength” targeting “Hill Giant” and “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Hill Giant”
    And Edward casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    And the spell resolves
    Then Angie has “Consume Strength” in her graveyard
    And Angie has “Hill Giant” in hand
    And Edward has “Grizzly Bears” in hand

  @id:two_targets.same @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Each part of Agony Warp is done to the target that it names, and both may be the same creature
    Given Angie controls “Hill Giant”
    And Edward controls “Air Elemental”
    When Angie casts “Agony Warp” targeting “Air Elemental” and “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And “Air Elemental” is 1/4
    When the upkeep of Edward's team begins
    Then “Air Elemental” is 4/4
    When Edward casts “Agony Warp” targeting “Air Elemental” and “Air Elemental”
    And the spell resolves
    Then “Air Elemental” is 1/1
    When the upkeep of Angie's team begins
    Then “Air Elemental” is 4/4

  @id:two_targets.another @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Where another target is asked for it can't be the same creature again
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “War Mammoth”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Consume Strength” targeting “Hill Giant” and “Hill Giant”
    But Angie can cast “Consume Strength” targeting “Hill Giant” and “Grizzly Bears”
    When the spell resolves
    Then “Hill Giant” is 5/5
    And Edward has “Grizzly Bears” in his graveyard
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3
    When Edward casts “Consume Strength” targeting “Hill Giant” and “War Mammoth”
    And the spell resolves
    Then “War Mammoth” is 1/1
    When the upkeep of Angie's team begins
    Then “War Mammoth” is 3/3

  @id:two_targets.fight @situation:two_targets @clause:target.each @clause:effect.fight @from:2011-09-30 @must
  Scenario: What one doesn't control may be a teammate's, and one's own creature is no second target
    Given Angie controls “Hill Giant”
    And Angie controls “War Mammoth”
    And Barry controls “Grizzly Bears”
    And Edward controls “Air Elemental”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Prey Upon” targeting “Hill Giant” and “War Mammoth”
    And Angie can't cast “Prey Upon” targeting “Grizzly Bears” and “Air Elemental”
    But Angie can cast “Prey Upon” targeting “Hill Giant” and “Grizzly Bears”
    When the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Angie controls “Hill Giant”
    When Angie casts “Prey Upon” targeting “Hill Giant” and “Air Elemental”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And Edward controls “Air Elemental”

  @id:two_targets.fight_gone @situation:two_targets @clause:target.illegal_part @clause:effect.fight @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: A creature whose opponent in the fight is gone is dealt no damage and deals none
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Prey Upon” targeting “Hill Giant” and “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    And Angie has “Hill Giant” in hand
    And Angie has “Prey Upon” in her graveyard

  @id:two_targets.deals @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scenario: The first target deals damage to the second, a player or a creature
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Vampire Nighthawk”
    And Edward controls “Hill Giant”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Soul's Fire” targeting “Hill Giant” and Edward
    But Angie can cast “Soul's Fire” targeting “Vampire Nighthawk” and Edward
    When the spell resolves
    Then Edward's team has 18 life
    And Angie's team has 22 life
    And Edward controls “Hill Giant”
    When Angie casts “Soul's Fire” targeting “Vampire Nighthawk” and “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward's team has 18 life

  @id:two_targets.deals_gone @situation:two_targets @clause:target.illegal_part @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scenario: A first target that is gone deals no damage to the second
    Given Edward's team has 20 life
    And Angie controls “Air Elemental”
    When Angie casts “Soul's Fire” targeting “Air Elemental” and Edward
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Air Elemental”
    And the spell resolves
    And the spell resolves
    Then Edward's team has 20 life
    And Angie has “Air Elemental” in hand
    And Angie has “Soul's Fire” in her graveyard

  @id:two_targets.shielded @situation:two_targets @clause:target.illegal_part @clause:target.hexproof @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: A target that is still there but can't be chosen any more is left alone, and the other is not
    Given it is the precombat main phase of Edward's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Edward's team passes priority
    And Angie casts “Consume Strength” targeting “Grizzly Bears” and “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Ranger's Guile” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 4/4
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 3/3
    And “Grizzly Bears” is 2/2
    And Angie can cast “Consume Strength” targeting “Hill Giant” and “Grizzly Bears”
    But Angie can't cast “Ranger's Guile” targeting “Hill Giant”
    And Angie can cast “Ranger's Guile” targeting “Grizzly Bears”
    When the spell resolves
    Then “Grizzly Bears” is 3/3
    When the spell resolves
    Then “Hill Giant” is 5/5
    And “Grizzly Bears” is 1/1

  @id:two_targets.kinds @situation:two_targets @clause:target.each @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: What can be chosen as one target is no other
    Given Edward's team has 20 life
    And Angie has three cards in her library
    And Angie controls “Air Elemental”
    And Edward controls “War Mammoth”
    And Edward controls “Plains”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Agony Warp” targeting “Plains” and “Air Elemental”
    And Angie can't cast “Agony Warp” targeting “Air Elemental” and “Plains”
    And Angie can't cast “Consume Strength” targeting “Plains” and “Air Elemental”
    And Angie can't cast “Consume Strength” targeting “Air Elemental” and “Plains”
    And Angie can't cast “Cunning Strike” targeting “Plains” and Edward
    And Angie can't cast “Cunning Strike” targeting “Air Elemental” and “War Mammoth”
    And Angie can't cast “Prey Upon” targeting “Air Elemental” and “Plains”
    And Angie can't cast “Prey Upon” targeting “War Mammoth” and “Air Elemental”
    But Angie can cast “Agony Warp” targeting “War Mammoth” and “Air Elemental”
    When the spell resolves
    Then “War Mammoth” is 0/3
    And “Air Elemental” is 4/1
    And Angie can cast “Prey Upon” targeting “Air Elemental” and “War Mammoth”
    And Angie can cast “Cunning Strike” targeting “War Mammoth” and Edward
    And Angie can cast “Consume Strength” targeting “Air Elemental” and “War Mammoth”
    When the spell resolves
    Then “Air Elemental” is 6/3
    When the spell resolves
    Then Edward has “War Mammoth” in his graveyard
    And Edward's team has 18 life

  @id:two_targets.walker @situation:two_targets @clause:target.each @clause:damage.source @variant:two-headed-giant @variant:two-player @from:2020-07-03 @must
  Scenario: Since it says so a planeswalker can be the second target, and in any case it is no creature
    Given Edward controls “Hill Giant”
    And Edward controls “War Mammoth”
    And Edward controls “Chandra, Flame's Catalyst”
    And Angie controls “Air Elemental”
    And Angie controls “Chandra, Pyrogenius”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Prey Upon” targeting “Chandra, Pyrogenius” and “Hill Giant”
    And Angie can't cast “Soul's Fire” targeting “Chandra, Pyrogenius” and “Hill Giant”
    And Angie can't cast “Cunning Strike” targeting “Chandra, Flame's Catalyst” and “Chandra, Flame's Catalyst”
    But Angie can cast “Cunning Strike” targeting “Hill Giant” and “Chandra, Flame's Catalyst”
    When the spell resolves
    Then “Chandra, Flame's Catalyst” has three loyalty counters
    And Edward controls “Hill Giant”
    When Angie casts “Soul's Fire” targeting “Air Elemental” and “Chandra, Flame's Catalyst”
    And Angie's team passes priority
    Then Edward can't cast “Ranger's Guile” targeting “Chandra, Flame's Catalyst”
    But Edward can cast “Ranger's Guile” targeting “Hill Giant”
    When the spell resolves
    Then “Hill Giant” is 4/4
    When the spell resolves
    Then Edward has “Chandra, Flame's Catalyst” in his graveyard
    And Angie can cast “Prey Upon” targeting “Air Elemental” and “War Mammoth”
    When the spell resolves
    Then Edward has “War Mammoth” in his graveyard
