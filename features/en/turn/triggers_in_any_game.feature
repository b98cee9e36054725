# language: en
Feature: Triggered abilities, in any game
  > Something happens, and abilities of several players trigger. When do they resolve, in which order, and how often does each trigger?

  @id:general.trigger.active_first @clause:trigger.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Of abilities that trigger together those of the other player resolve first
    Given Angie's team has 1 life
    And Edward's team has 1 life
    And Angie controls “Zulaport Cutthroat”
    And Edward controls “Zulaport Cutthroat”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the end step of Angie's team begins
    Then Angie's team loses the game

  @id:general.trigger.see_each_other @clause:trigger.dies @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Creatures that die together see each other die
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Zulaport Cutthroat”
    And Edward controls “Goblin Piker”
    And Edward controls “Hill Giant”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the end step of Angie's team begins
    Then Angie's team has 18 life
    And Edward's team has 22 life

  @id:general.trigger.waits @clause:trigger.waits @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: An ability that has triggered is on the stack before anybody can act, and does nothing until it resolves
    Given Angie's team has 20 life
    And Angie controls “Soul Warden”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then Angie's team has 20 life
    And Angie can't cast “Divination”
    When the triggered ability of “Soul Warden” resolves
    Then Angie's team has 21 life
    And Angie can cast “Divination”

  @id:general.trigger.other @clause:trigger.enters @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What waits for other creatures to enter does not trigger for itself
    Given Angie's team has 20 life
    When Angie casts “Soul Warden”
    And the spell resolves
    Then Angie's team has 20 life
    And Angie can cast “Hill Giant”
    When the spell resolves
    And the triggered ability of “Soul Warden” resolves
    Then Angie's team has 21 life

  @id:general.trigger.own_upkeep @clause:trigger.step @clause:step.upkeep @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: An ability of one's own upkeep triggers there once, and in no other player's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Serendib Efreet”
    When the upkeep of Edward's team begins
    Then Edward's team has 20 life
    When the triggered ability of “Serendib Efreet” resolves
    Then Edward's team has 19 life
    When the precombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Angie's team has 20 life
