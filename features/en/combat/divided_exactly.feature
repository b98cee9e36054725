# language: en
Feature: What is left to divide among
  > A blocker is gone, or damaged already, or blocks two, or an attacker has no power. How much damage is there to divide, and among whom?

  @id:exact.division.none_left @clause:combat.division @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scenario: An attacker whose only blocker is gone stays blocked, and damages nobody
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Grizzly Bears” in hand
    And Angie controls “Hill Giant”

  @id:exact.division.one_left @clause:combat.division @from:2024-11-08 @must
  Scenario: Of two blockers one is gone, and the other takes all the damage, undivided
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Edward controls “Corpse Knight”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Corpse Knight”
    And Ronald blocks “Hill Giant” with “Wind Drake”
    And Angie's team passes priority
    And Ronald casts “Unsummon” targeting “Wind Drake”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward has “Corpse Knight” in his graveyard
    And Ronald has “Wind Drake” in hand
    And Angie controls “Hill Giant”
    And Edward's team has 20 life

  @id:exact.division.no_power @clause:combat.division @from:2024-11-08 @must
  Scenario: An attacker without power has nothing to divide between its blockers, and neither is damaged
    Given Angie controls “Birds of Paradise”
    And Edward controls “Birds of Paradise”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Birds of Paradise”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Birds of Paradise” with “Birds of Paradise”
    And Ronald blocks “Birds of Paradise” with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Birds of Paradise” in her graveyard
    And Edward controls “Birds of Paradise”
    And Ronald controls “Wind Drake”

  @id:exact.division.one_point @clause:combat.division @from:2024-11-08 @must
  Scenario: One point of damage goes to the one blocker or to the other, as its team likes
    Given Angie controls “Soul Warden”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Soul Warden”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Soul Warden” with “Grizzly Bears”
    And Ronald blocks “Soul Warden” with “Birds of Paradise”
    And Angie's team divides the damage: 0 to “Grizzly Bears”, 1 to “Birds of Paradise”
    And the postcombat main phase of Angie's team begins
    Then Ronald has “Birds of Paradise” in his graveyard
    And Edward controls “Grizzly Bears”
    And Angie has “Soul Warden” in her graveyard

  @id:exact.division.damaged @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Damage that the first blocker has already counts as part of what is lethal, and the rest is for the second
    Given Angie controls “Hill Giant”
    And Edward controls “Barkhide Mauler”
    And Ronald controls “Birds of Paradise”
    When Barry casts “Shock” targeting “Barkhide Mauler”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Barkhide Mauler”
    And Ronald blocks “Hill Giant” with “Birds of Paradise”
    And Angie's team orders the damage: first “Barkhide Mauler”, then “Birds of Paradise”
    And Angie's team divides the damage: 2 to “Barkhide Mauler”, 1 to “Birds of Paradise”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Barkhide Mauler” in his graveyard
    And Ronald has “Birds of Paradise” in his graveyard
    And Angie has “Hill Giant” in her graveyard

  @id:exact.division.elsewhere @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: What the teammate's creature is assigned to deal to a blocker of both counts as part of what is lethal
    Given Angie controls “Barkhide Mauler”
    And Barry controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward controls “High Ground”
    And Ronald controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkhide Mauler”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Barkhide Mauler” with “Obsianus Golem”
    And Edward blocks “Hill Giant” with “Obsianus Golem”
    And Ronald blocks “Hill Giant” with “Birds of Paradise”
    And Angie's team orders the damage: first “Obsianus Golem”, then “Birds of Paradise”
    And Edward's team orders the damage: first “Hill Giant”, then “Barkhide Mauler”
    And Angie's team divides the damage: 2 to “Obsianus Golem”, 1 to “Birds of Paradise”
    And Edward's team divides the damage: 3 to “Hill Giant”, 1 to “Barkhide Mauler”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Obsianus Golem” in his graveyard
    And Ronald has “Birds of Paradise” in his graveyard
    And Barry has “Hill Giant” in his graveyard
    And Angie controls “Barkhide Mauler”

  @id:exact.division.others @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: What the teammate's creature is assigned to deal to another blocker counts for nothing, and the first blocker takes all
    Given Angie controls “Barkhide Mauler”
    And Barry controls “Grizzly Bears”
    And Edward controls “Corpse Knight”
    And Edward controls “Mischievous Chimera”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkhide Mauler”
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Barkhide Mauler” with “Hill Giant”
    And Edward blocks “Grizzly Bears” with “Corpse Knight”
    And Edward blocks “Grizzly Bears” with “Mischievous Chimera”
    And Angie's team orders the damage: first “Corpse Knight”, then “Mischievous Chimera”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Corpse Knight” in his graveyard
    And Edward controls “Mischievous Chimera”
    And Ronald has “Hill Giant” in his graveyard
    And Barry has “Grizzly Bears” in his graveyard

  @id:exact.division.not_as_declared @clause:combat.division_blocker @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: A creature that blocks two deals its damage in the order that its team says, and not in the order of the attacks
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Obsianus Golem”
    And Edward controls “High Ground”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Obsianus Golem”
    And Edward blocks “Grizzly Bears” with “Obsianus Golem”
    And Edward's team orders the damage: first “Grizzly Bears”, then “Hill Giant”
    And Edward's team divides the damage: 2 to “Grizzly Bears”, 2 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Barry has “Grizzly Bears” in his graveyard
    And Angie controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward controls “High Ground”
