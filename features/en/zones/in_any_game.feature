# language: en
Feature: From one zone to another, in any game
  > Cards go to hands, graveyards and exile. Whose are these, and what does a card take along?

  @id:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A creature that comes again has no counters left
    Given Angie controls “Grizzly Bears”
    And “Grizzly Bears” has three +1/+1 counters
    When Angie casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie can cast “Grizzly Bears”
    When the spell resolves
    Then “Grizzly Bears” is 2/2

  @id:general.zone.unhurt @situation:general.zone.forgets @clause:zone.new_object @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A creature that comes again is unhurt
    Given Angie controls “Hill Giant”
    When Angie casts “Shock” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    Then Angie can cast “Hill Giant”
    When the spell resolves
    And Angie casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”

  @id:general.zone.no_longer_meant @situation:general.zone.forgets @clause:zone.new_object @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What was said of a creature until end of turn does not mean it when it comes again
    Given Angie controls “Grizzly Bears”
    When Angie casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/5
    When Angie casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie can cast “Grizzly Bears”
    When the spell resolves
    Then “Grizzly Bears” is 2/2

  @id:general.zone.each_owners_hand @clause:zone.owner @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Creatures of two players return to the hands of both
    Given Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward has no cards in hand
    When Angie casts “Evacuation”
    And the spell resolves
    Then Angie has “Grizzly Bears” in hand
    And Edward has “Hill Giant” in hand
    And Edward has one card in hand

  @id:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: An instant lies in no graveyard until it has resolved
    Given Angie has no cards in her graveyard
    When Angie casts “Reach Through Mists”
    Then Angie has no cards in her graveyard
    When the spell resolves
    Then Angie has “Reach Through Mists” in her graveyard
    And Angie has one card in her graveyard

  @id:general.zone.discarded @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Discarded cards go to the graveyard of whoever discards them
    Given Edward has three cards in hand
    When Angie casts “Mind Rot” targeting Edward
    And the spell resolves
    And Edward discards two cards
    Then Edward has one card in hand
    And Edward has two cards in his graveyard
    And Angie has one card in her graveyard

  @id:general.zone.sacrificed @situation:general.zone.spell_lies @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Each player's sacrificed creature goes to that player's graveyard
    Given Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Innocent Blood”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    And Edward has “Hill Giant” in his graveyard
    And Edward has one card in his graveyard

  @id:general.zone.exiled @clause:zone.exile @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What is exiled has not died, and lies in no graveyard
    Given Angie's team has 20 life
    And Edward controls “Zulaport Cutthroat”
    When Angie casts “Unmake” targeting “Zulaport Cutthroat”
    And the spell resolves
    Then Edward owns “Zulaport Cutthroat” in exile
    And Edward has no cards in his graveyard
    When the end step of Angie's team begins
    Then Angie's team has 20 life

  @id:general.zone.exiles_itself @situation:general.zone.exiled @clause:zone.exile @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A spell that exiles itself goes to no graveyard
    Given Angie has no cards in her graveyard
    When Angie casts “Alrund's Epiphany”
    And the spell resolves
    Then Angie owns “Alrund's Epiphany” in exile
    And Angie has no cards in her graveyard
    And Angie controls two creature tokens

  @id:general.zone.many_in_hand @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: More than seven cards stay in a hand until its player's own cleanup step
    Given Angie has seven cards in hand
    And Edward has seven cards in hand
    When Angie casts “Vision Skeins”
    And the spell resolves
    And the upkeep of Edward's team begins
    And Angie discards one card
    Then Angie has seven cards in hand
    And Edward has nine cards in hand
    When the upkeep of Angie's team begins
    And Edward discards three cards
    Then Edward has seven cards in hand
