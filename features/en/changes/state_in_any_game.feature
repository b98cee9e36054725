# language: en
Feature: State-based actions, in any game
  > Damage adds up, counters meet, tokens leave, a legend comes twice. What happens at the next check, and what does not happen before it?

  @id:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Damage of one turn adds up until it is lethal, that of the turn before does not count
    Given Edward controls “Hill Giant”
    When Angie casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Edward controls “Hill Giant”
    When the precombat main phase of Edward's team begins
    And Edward casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Edward controls “Hill Giant”
    And Edward can cast “Tremor”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard

  @id:general.state.no_toughness @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A creature that was made bigger in time keeps some toughness, and lives
    Given Edward controls “Hill Giant”
    When Angie casts “Grasp of Darkness” targeting “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then “Hill Giant” is 2/2
    And Edward controls “Hill Giant”
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:general.state.growth_ends @situation:general.state.adds_up @clause:creature.dies @clause:step.cleanup @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What has lost most of its toughness dies of one damage
    Given Angie controls “Grizzly Bears”
    When Angie casts “Grasp of Darkness” targeting “Grizzly Bears”
    And Angie casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/5
    When the spell resolves
    Then “Grizzly Bears” is 1/1
    When Angie casts “Tremor”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard

  @id:general.state.token @clause:token.ceases @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Tokens that would go to a hand are in no hand
    Given Angie controls “Hill Giant”
    When Angie casts “Alrund's Epiphany”
    And the spell resolves
    Then Angie controls two 1/1 creature tokens
    When Angie casts “Evacuation”
    And the spell resolves
    Then Angie controls no creatures
    And Angie has “Hill Giant” in hand
    And Angie has one card in hand

  @id:general.state.token_dies @situation:general.state.token @clause:token.ceases @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Tokens die, which triggers what waits for it, and lie in no graveyard
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Zulaport Cutthroat”
    When Angie casts “Alrund's Epiphany”
    And the spell resolves
    And Angie casts “Pyroclasm”
    And the spell resolves
    And the end step of Angie's team begins
    Then Angie has “Zulaport Cutthroat” in her graveyard
    And Angie has two cards in her graveyard
    And Angie's team has 23 life
    And Edward's team has 17 life

  @id:general.state.pairs @clause:counters.pairs @clause:creature.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2007-05-01 @must
  Scenario: A -1/-1 counter takes one +1/+1 counter with it
    Given Edward controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    When Angie casts “Scar” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” has one +1/+1 counter
    And “Hill Giant” has no -1/-1 counters
    And “Hill Giant” is 4/4

  @id:general.state.legend @clause:legend.rule @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2013-07-13 @must
  Scenario: Who has two of one legendary name keeps one, and another player's stays
    Given Edward controls “Mindslaver”
    And Angie controls “Mindslaver”
    And Angie has “Mindslaver” in hand
    When Angie casts “Mindslaver”
    And the spell resolves
    And Angie keeps the second “Mindslaver” on the battlefield
    Then Angie has one card in her graveyard
    And Angie controls “Mindslaver”
    And Edward controls “Mindslaver”

  @id:general.state.both_at_once @clause:state_check.when @clause:game.over @variant:two-player @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Two players without life lose at the same time, and nobody wins
    Given Angie's team has 4 life
    And Edward's team has 3 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then the game is a draw
