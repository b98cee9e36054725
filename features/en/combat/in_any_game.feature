# language: en
Feature: Combat between two players, in any game
  > One player attacks another, who blocks. Which creatures can, and whom does the damage reach?

  @id:general.combat.came_now @clause:combat.attack @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A creature that came this turn cannot attack beside one that was there before
    Given Angie controls “Hill Giant”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Grizzly Bears”

  @id:general.combat.tapped @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A tapped creature cannot block, an untapped one can
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And “Wind Drake” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Wind Drake”
    But Edward can block “Hill Giant” with “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Grizzly Bears” in his graveyard
    And “Hill Giant” is tapped

  @id:general.combat.both_strike @clause:combat.damage @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Attacker and blocker deal damage at the same time, and none goes to the player
    Given Angie controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Edward has “Wind Drake” in his graveyard
    And Edward's team has 20 life

  @id:general.combat.two_block @clause:combat.division @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2024-11-08 @must
  Scenario: Of two blockers the attacker kills the second, and is killed by both
    Given Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Wind Drake”
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Angie's team divides the damage: 1 to “Wind Drake”, 2 to “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward controls “Wind Drake”
    And Edward has “Grizzly Bears” in his graveyard
    And Angie has “Hill Giant” in her graveyard

  @id:general.combat.menace @clause:combat.block @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What has menace is not blocked by one creature alone
    Given Edward's team has 20 life
    And Angie controls “Boggart Brute”
    And Angie controls “Goblin Piker”
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Piker”
    And Angie attacks Edward with “Boggart Brute”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Boggart Brute” with “Hill Giant”
    But Edward can block “Goblin Piker” with “Hill Giant”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Angie has “Goblin Piker” in her graveyard

  @id:general.combat.killed_before @clause:combat.damage @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: An attacker that dies before damage deals none, and the others do
    Given Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Angie has “Grizzly Bears” in her graveyard
