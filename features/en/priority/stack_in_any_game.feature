# language: en
Feature: The stack, in any game
  > Spells and abilities wait above one another. What resolves first, and what becomes of one whose target or source is gone?

  @id:general.stack.last_first @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What is cast in answer resolves first, and saves the creature
    Given Edward controls “Grizzly Bears”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/5
    When the spell resolves
    Then Edward controls “Grizzly Bears”
    And Angie has “Shock” in her graveyard

  @id:general.stack.too_late @situation:general.stack.last_first @clause:stack.top @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A spell whose target has died meanwhile does nothing, and goes to the graveyard
    Given Angie controls “Grizzly Bears”
    When Angie casts “Giant Growth” targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie has one card in her graveyard
    When the spell resolves
    Then Angie has “Giant Growth” in her graveyard
    And Angie controls no creatures

  @id:general.stack.source_gone @clause:ability.independent @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: An ability whose source has died resolves all the same
    Given Edward's team has 20 life
    And Angie controls “Goblin Fireslinger”
    When Angie activates the ability of “Goblin Fireslinger”
    And Angie chooses Edward as the target
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Goblin Fireslinger”
    And the spell resolves
    Then Angie has “Goblin Fireslinger” in her graveyard
    And Edward's team has 20 life
    When the ability resolves
    Then Edward's team has 19 life

  @id:general.stack.cost_at_once @clause:stack.top @clause:ability.independent @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A creature that is sacrificed as a cost is gone before the ability resolves
    Given Edward's team has 20 life
    And Angie controls “Goblin Bombardment”
    And Angie controls “Grizzly Bears”
    When Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    Then Angie has “Grizzly Bears” in her graveyard
    And Edward's team has 20 life
    When the ability resolves
    Then Edward's team has 19 life

  @id:general.stack.half_gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A spell without its only target does not do its other half either
    Given Angie's team has 20 life
    And Edward controls “Hill Giant”
    When Angie casts “Lightning Helix” targeting “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in hand
    When the spell resolves
    Then Angie's team has 20 life
    And Angie has “Lightning Helix” in her graveyard
