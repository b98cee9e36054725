# language: en
Feature: Creatures that fight, and that deal damage outside of combat
  > A card lets creatures deal damage equal to their power. Which creatures, to whom, and how much?

  @id:keyword.fight.teammate @situation:keyword.fight @clause:effect.fight @from:2018-10-05 @must
  Scenario: A creature that its controller does not control may be the teammate's, and fights like any
    Given Angie's team has 20 life
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Affectionate Indrik”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Affectionate Indrik” resolves
    And Angie does what the ability allows
    Then Barry has “Hill Giant” in his graveyard
    And Angie controls “Affectionate Indrik”
    And Edward controls “Grizzly Bears”

  @id:keyword.fight.loses @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  Scenario: Each of the two is dealt as much damage as the other has power
    Given Edward controls “Obsianus Golem”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Affectionate Indrik”
    And the spell resolves
    And Angie chooses “Obsianus Golem” as the target
    And the triggered ability of “Affectionate Indrik” resolves
    And Angie does what the ability allows
    Then Angie has “Affectionate Indrik” in her graveyard
    And Edward controls “Obsianus Golem”
    When Angie casts “Shock” targeting “Obsianus Golem”
    And the spell resolves
    Then Edward has “Obsianus Golem” in his graveyard

  @id:keyword.fight.declined @situation:keyword.fight.golem @clause:effect.fight @from:2018-10-05 @must
  Scenario: A creature that need not fight deals and is dealt nothing
    Given Edward controls “Obsianus Golem”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Affectionate Indrik”
    And the spell resolves
    And Angie chooses “Obsianus Golem” as the target
    And the triggered ability of “Affectionate Indrik” resolves
    And Angie does not do what the ability allows
    Then Angie controls “Affectionate Indrik”
    And Edward controls “Obsianus Golem”

  @id:keyword.fight.one_gone @situation:keyword.fight.one_gone @clause:effect.fight @from:2018-10-05 @must
  Scenario: Where one of the two is gone the other is dealt no damage
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Affectionate Indrik”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Affectionate Indrik”
    And the spell resolves
    And the triggered ability of “Affectionate Indrik” resolves
    And Angie does what the ability allows
    Then Edward controls “Hill Giant”
    And Angie has “Affectionate Indrik” in hand

  @id:keyword.fight.no_combat @situation:keyword.fight.no_combat @clause:effect.fight @from:2018-10-05 @must
  Scenario: The damage of a fight is no combat damage
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Fog”
    And the spell resolves
    And Angie casts “Affectionate Indrik”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Affectionate Indrik” resolves
    And Angie does what the ability allows
    Then Edward has “Hill Giant” in his graveyard

  @id:keyword.bite.all @clause:damage.source @from:2018-04-27 @must
  Scenario: A creature deals its power to both opponents and to all creatures but itself, the teammate's too, and not to the teammate
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    And Ronald controls “Obsianus Golem”
    Then Angie can't cast “Chandra's Ignition” targeting “Grizzly Bears”
    And Angie can't cast “Chandra's Ignition” targeting “Wind Drake”
    But Angie can cast “Chandra's Ignition” targeting “Hill Giant”
    When the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life
    And Angie controls “Hill Giant”
    And Barry has “Grizzly Bears” in his graveyard
    And Edward has “Wind Drake” in his graveyard
    And Ronald controls “Obsianus Golem”

  @id:keyword.bite.lifelink @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: With Chandra's Ignition it is the creature that deals the damage, so that its lifelink counts
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Child of Night”
    And Edward controls “Grizzly Bears”
    When Angie casts “Chandra's Ignition” targeting “Child of Night”
    And the spell resolves
    Then Edward's team has 16 life
    And Angie's team has 26 life

  @id:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  Scenario: A creature that enters deals its power to any target, and one of the teammate's triggers nothing
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Warstorm Surge”
    And it is the precombat main phase of Angie's team
    When Angie casts “Hill Giant”
    And the spell resolves
    Then Angie has nothing to choose
    And Barry has nothing to choose
    When Barry casts “Hill Giant”
    And the spell resolves
    And Barry chooses Edward as the target
    And the triggered ability of “Warstorm Surge” resolves
    Then Edward's team has 17 life
    And Angie's team has 20 life

  @id:keyword.bite.enters.creature @situation:keyword.bite.enters @clause:damage.source @from:2018-04-27 @must
  Scenario: Warstorm Surge asks for the creature's power as its ability resolves, and a creature may be the target
    Given Barry controls “Warstorm Surge”
    And Edward controls “Obsianus Golem”
    When Barry casts “Hill Giant”
    And the spell resolves
    And Barry chooses “Obsianus Golem” as the target
    And Angie casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Warstorm Surge” resolves
    Then Edward has “Obsianus Golem” in his graveyard
    And Barry controls “Hill Giant”

  @id:keyword.toughness.enters @clause:life.shared @from:2018-04-27 @must
  Scenario: A creature's toughness is gained as life by its own controller's card, and not for the teammate's creature
    Given Angie's team has 20 life
    And Barry controls “Angelic Chorus”
    When Angie casts “Hill Giant”
    And the spell resolves
    Then Angie's team has 20 life
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Angelic Chorus” resolves
    Then Angie's team has 22 life
    When Barry casts “Wall of Wood”
    And the spell resolves
    And the triggered ability of “Angelic Chorus” resolves
    Then Angie's team has 25 life
