# language: en
Feature: Attacks and blocks that are none
  > What is no creature, is not there, or is declared twice neither attacks nor blocks. And what may, beside it?

  @id:exact.attack.no_creature @clause:combat.attack @from:2018-04-27 @must
  Scenario: An enchantment attacks nobody, nor does a creature in hand, nor one creature twice
    Given Angie controls “Bad Moon”
    And Angie controls “Hill Giant”
    And Angie has “Wind Drake” in hand
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Bad Moon”
    And Angie can't attack Edward with “Wind Drake”
    And Angie can't attack Edward with “Hill Giant” and “Hill Giant”
    But Angie can attack Edward with “Hill Giant”
    And Barry can attack Edward with “Grizzly Bears”

  @id:exact.attack.not_there @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A planeswalker in hand is nothing that can be attacked; on the battlefield it can be, and by the opponents alone
    Given Edward has “Chandra, Pyrogenius” in hand
    And Ronald controls “Liliana, the Last Hope”
    And Barry controls “Davriel, Rogue Shadowmage”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack “Chandra, Pyrogenius” with “Hill Giant”
    And Angie can't attack “Davriel, Rogue Shadowmage” with “Hill Giant”
    But Angie can attack “Liliana, the Last Hope” with “Hill Giant”

  @id:exact.attack.own_moat @clause:combat.prohibition @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What keeps creatures from attacking one player keeps none of that player's from attacking the others
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward's team with “Grizzly Bears”

  @id:exact.block.more @clause:combat.block @from:2018-04-27 @must
  Scenario: What lets one creature block two lets no other one, and no attacker is blocked twice by one creature
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Spike-Tailed Ceratops”
    And Edward controls “Corpse Knight”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block both “Hill Giant” and “Grizzly Bears” with “Corpse Knight”
    And Edward can't block both “Hill Giant” and “Hill Giant” with “Spike-Tailed Ceratops”
    But Edward can block “Grizzly Bears” with “Corpse Knight”

  @id:exact.block.gone @clause:combat.block @from:2018-04-27 @must
  Scenario: What has left combat is not blocked, and the other attacker is
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Corpse Knight”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Grizzly Bears”
    And Angie's team passes priority
    And Ronald casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Corpse Knight”
    But Edward can block “Grizzly Bears” with “Corpse Knight”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Barry has “Grizzly Bears” in his graveyard

  @id:exact.block.cannot @clause:combat.block @from:2018-04-27 @must
  Scenario: A creature that can't block blocks nothing, and attacks
    Given Angie controls “Hill Giant”
    And Edward controls “Hulking Goblin”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Hulking Goblin”
    But Ronald can block “Hill Giant” with “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Hulking Goblin”

  @id:exact.block.landwalk @clause:combat.landwalk @clause:combat.block @from:2018-04-27 @must
  Scenario: A creature that walks through Forests is blocked where there are other lands, and where only the other player has one
    Given Angie controls “Shanodin Dryads”
    And Edward controls “Island”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Forest”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Shanodin Dryads”
    And the declare blockers step of Angie's team begins
    Then Edward can block “Shanodin Dryads” with “Grizzly Bears”

  @id:exact.battle.creature @clause:combat.attack @clause:combat.block @from:2023-04-14 @must
  Scenario: A creature that is a battle, too, neither attacks nor blocks, and others do both
    Given Angie controls “Exercise of the Walking Wall”
    And Angie controls “Hill Giant”
    And Edward controls “Exercise of the Walking Wall”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Exercise of the Walking Wall”
    But Angie can attack Edward with “Hill Giant”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Exercise of the Walking Wall”
    But Edward can block “Hill Giant” with “Grizzly Bears”
