# language: en
Feature: Combat of four players, each alone
  > In a free-for-all game every other player may be attacked, and each defends alone.

  @id:free_for_all.attack @situation:free_for_all.attack @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: In one attack different creatures attack different players
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Simon with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Martha's team has 20 life
    And Simon's team has 18 life

  @id:free_for_all.attack.own @situation:free_for_all.attack @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: A creature attacks another player and never its own controller
    Given Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Angie with “Hill Giant”
    But Angie can attack Martha with “Hill Giant”

  @id:free_for_all.block @situation:free_for_all.block @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: Each defending player blocks only what attacks that player
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Vanilla 1/1”
    And Martha controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Vanilla 1/1”
    And Martha can't block “Grizzly Bears” with “Birds of Paradise”
    But Edward can block “Hill Giant” with “Vanilla 1/1”
    And Martha can't block “Hill Giant” with “Birds of Paradise”
    But Martha can block “Grizzly Bears” with “Birds of Paradise”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Martha's team has 20 life
    And Martha controls no “Birds of Paradise”

  @id:free_for_all.block.other @situation:free_for_all.block @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: A player who is not attacked cannot block for another
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Martha controls “Vanilla 1/1”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Martha can't block “Hill Giant” with “Vanilla 1/1”
    But Edward can block “Hill Giant” with “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:free_for_all.defending.landwalk @situation:free_for_all.defending @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @must
  Scenario: Only the lands of the player who is attacked keep a creature with landwalk from being blocked
    Given Martha controls “Forest”
    And Angie controls “Shanodin Dryads”
    And Edward controls “Grizzly Bears”
    And Martha controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Shanodin Dryads”
    And the declare blockers step of Angie's team begins
    Then Edward can block “Shanodin Dryads” with “Grizzly Bears”

  @id:free_for_all.defending.condition @situation:free_for_all.defending @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @must
  Scenario: What must be true of the defending player is asked of the player who is attacked
    Given Martha controls “Island”
    And Angie controls “Sea Monster”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Sea Monster”
    But Angie can attack Martha with “Sea Monster”
