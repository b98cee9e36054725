# language: en
Feature: Costs, cards and numbers of one member
  > An ability reads what one player has, casts or pays. What of it is the team's, and what is not?

  @id:ruling.relic_vial @clause:life.shared @from:2005-08-01 @must
  Scenario: While its controller has a Cleric, Relic Vial costs the other team 2 life for a creature that dies, and gives 1
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Relic Vial”
    And Angie controls “Forbidding Spirit”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    When Angie activates the ability of “Relic Vial”
    And Angie sacrifices “Grizzly Bears”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.relic_vial.teammate @situation:ruling.relic_vial @clause:object.you @from:2005-08-01 @must
  Scenario: A teammate's Cleric does not help Relic Vial
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Relic Vial”
    And Barry controls “Forbidding Spirit”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    When Angie activates the ability of “Relic Vial”
    And the ability resolves
    Then Edward's team has 20 life

  @id:ruling.slitherwisp @clause:life.shared @from:2005-08-01 @must
  Scenario: Another spell with flash lets both opponents lose 1 life and its caster draw one card
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Slitherwisp”
    And Angie has three cards in hand
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then Edward's team has 20 life
    When Angie casts “Angel of Grace”
    And the triggered ability of “Slitherwisp” resolves
    Then Edward's team has 18 life
    And Angie has two cards in hand

  @id:ruling.drannith_stinger @clause:life.shared @from:2005-08-01 @must
  Scenario: A card that is cycled costs the other team 2 life, and one that a teammate cycles nothing
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Drannith Stinger”
    And Angie controls two “Mana Source”
    And Barry controls two “Mana Source”
    And Barry has “Barkhide Mauler” in hand
    And Angie has “Barkhide Mauler” in hand
    When Barry activates the ability of “Barkhide Mauler”
    And the ability resolves
    Then Edward's team has 20 life
    When Angie activates the ability of “Barkhide Mauler”
    And the triggered ability of “Drannith Stinger” resolves
    Then Edward's team has 18 life

  @id:ruling.klothys @clause:life.shared @from:2005-08-01 @must
  Scenario: Klothys, God of Destiny costs the other team 4 life and gives its controller 2 when she exiles another card than a land
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Klothys, God of Destiny”
    When Barry casts “Creeping Chill”
    And the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 23 life
    When the precombat main phase of Edward's team begins
    Then Edward's team has 14 life
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Klothys, God of Destiny” resolves
    Then Edward's team has 10 life
    And Angie's team has 25 life

  @id:ruling.dreamstalker_manticore @clause:object.you @from:2005-08-01 @must
  Scenario: Dreamstalker Manticore deals 1 damage for the first spell in the other team's turn, and none for the second
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    And Angie controls “Dreamstalker Manticore”
    And Angie controls “Grizzly Bears”
    When Edward's team passes priority
    And Angie casts “Giant Growth” targeting “Grizzly Bears”
    And Angie chooses Ronald as the target
    And the triggered ability of “Dreamstalker Manticore” resolves
    Then Edward's team has 19 life
    When the spell resolves
    And Edward's team passes priority
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Edward's team has 19 life

  @id:ruling.immolating_gyre @clause:object.you @from:2007-10-01 @must
  Scenario: Immolating Gyre deals damage to a teammate's creatures and planeswalkers, and spares its controller's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vanilla 1/1”
    And Barry controls “Vanilla 1/1”
    And Barry controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Ronald controls “Birds of Paradise”
    When Angie casts “Creeping Chill”
    And the spell resolves
    And Angie casts “Immolating Gyre”
    And the spell resolves
    Then Barry controls no creatures
    And Ronald controls no creatures
    And “Nissa, Voice of Zendikar” has four loyalty counters
    And Angie controls a creature

  @id:ruling.chalice_of_death @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: With 10 life more than the team began with, Chalice of Life turns and costs a player 5 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 39 life
    And Edward's team has 20 life
    And Angie controls “Chalice of Life”
    When Angie activates the ability of “Chalice of Life”
    And the ability resolves
    Then Angie's team has 40 life
    When the upkeep of Angie's team begins
    And Angie activates the ability of “Chalice of Life”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 15 life
    And Angie's team has 40 life

  @id:ruling.chalice_of_death.too_little @situation:ruling.chalice_of_death @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: With 9 life more Chalice of Life does not turn
    Given it is the precombat main phase of Angie's team
    And Angie's team has 38 life
    And Angie controls “Chalice of Life”
    When Angie activates the ability of “Chalice of Life”
    And the ability resolves
    Then Angie's team has 39 life
    When the upkeep of Angie's team begins
    And Angie activates the ability of “Chalice of Life”
    And the ability resolves
    Then Angie's team has 40 life

  @id:ruling.light_of_promise @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that the teammate gains does not count for what Light of Promise enchants
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Lampad of Death's Vigil”
    And Barry controls “Mana Source”
    When Angie casts “Light of Promise” targeting “Grizzly Bears”
    And the spell resolves
    And Barry activates the ability of “Lampad of Death's Vigil”
    And the ability resolves
    Then Angie's team has 21 life
    And “Grizzly Bears” is 2/2
    When Angie casts “Creeping Chill”
    And the spell resolves
    And the triggered ability of “Grizzly Bears” resolves
    Then Angie's team has 24 life
    And “Grizzly Bears” is 5/5

  @id:ruling.chaos_moon @clause:trigger.step @from:2006-05-01 @must
  Scenario: Chaos Moon counts the permanents once in the upkeep of a team
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chaos Moon”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the draw step of Edward's team begins
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 2/2

  @id:ruling.chaos_moon.even @situation:ruling.chaos_moon @clause:trigger.step @from:2006-05-01 @must
  Scenario: With an even number of permanents Chaos Moon takes, once in the upkeep of a team
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chaos Moon”
    And Barry controls “Hill Giant”
    When the draw step of Edward's team begins
    Then “Hill Giant” is 2/2

  @id:ruling.defense_grid @clause:turn.teams @clause:mana.own @from:2005-08-01 @must
  Scenario: Under Defense Grid no spell costs more in the turn of its caster's team, and each does in that of the other
    Given it is the precombat main phase of Angie's team
    And Edward controls “Defense Grid”
    And Barry controls “Grizzly Bears”
    And Ronald controls four “Mana Source”
    When Barry casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Reach Through Mists”
    And the spell resolves
    And Angie's team passes priority
    Then Edward can't cast “Giant Growth” targeting “Grizzly Bears”
    But Ronald can cast “Reach Through Mists”

  @id:ruling.forbidding_spirit @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Until her next turn Forbidding Spirit makes who attacks Angie pay, and not who attacks her teammate
    Given it is the precombat main phase of Angie's team
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Ronald controls two “Mana Source”
    When Angie casts “Forbidding Spirit”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack Barry with “Grizzly Bears”
    And Ronald can attack Angie with “Hill Giant”

  @id:ruling.forbidding_spirit.walker @situation:ruling.forbidding_spirit @clause:combat.attack @from:2018-04-27 @must
  Scenario: An attack on a planeswalker of the teammate costs nothing
    Given it is the precombat main phase of Angie's team
    And Edward controls “Grizzly Bears”
    And Angie controls “Chandra, Pyrogenius”
    And Barry controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When Angie casts “Forbidding Spirit”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack “Chandra, Pyrogenius” with “Grizzly Bears”
    But Edward can attack “Nissa, Voice of Zendikar” with “Grizzly Bears”

  @id:ruling.qasali_ambusher @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Who is not attacked can't cast Qasali Ambusher for nothing, and the teammate who is attacked can
    Given it is the precombat main phase of Edward's team
    And Edward controls “Grizzly Bears”
    And Angie controls “Forest”
    And Angie controls “Plains”
    And Barry controls “Forest”
    And Barry controls “Plains”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And Edward's team passes priority
    Then Angie can't cast “Qasali Ambusher” without paying its mana cost
    But Barry can cast “Qasali Ambusher” without paying its mana cost
