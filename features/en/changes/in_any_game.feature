# language: en
Feature: Replaced, prevented and skipped, in any game
  > Damage is doubled or prevented, draws and steps do not come. How often does such an effect apply, and which comes first?

  @id:general.replacement.each_once @clause:replacement.once @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Two effects that double the damage do so once each, whoever controls them
    Given Edward's team has 20 life
    And Angie controls “Furnace of Rath”
    And Edward controls “Furnace of Rath”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 12 life

  @id:general.replacement.doubled_first @situation:general.replacement.order @clause:replacement.order @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: The player who is dealt the damage has it doubled first, and then four of it prevented
    Given Edward's team has 20 life
    And Angie controls “Furnace of Rath”
    When Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And Angie casts “Flame Javelin” targeting Edward
    And the spell resolves
    And Edward chooses to apply the effect of “Furnace of Rath” first
    Then Edward's team has 16 life

  @id:general.replacement.prevented_first @situation:general.replacement.order @clause:replacement.order @clause:replacement.nothing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Who is dealt damage may have it prevented before it would be doubled, and nothing is left to double
    Given Edward's team has 20 life
    And Angie controls “Furnace of Rath”
    When Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And Angie casts “Flame Javelin” targeting Edward
    And the spell resolves
    And Edward chooses to apply the effect of “Mending Hands” first
    Then Edward's team has 20 life

  @id:general.replacement.shield @clause:replacement.shield @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A shield prevents as much as it says, of several sources together
    Given Angie's team has 20 life
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And Angie casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 20 life
    When Angie casts “Flame Javelin” targeting Angie
    And the spell resolves
    Then Angie's team has 18 life

  @id:general.replacement.fog @clause:replacement.open @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: All combat damage of the turn is prevented, and no other damage
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When Angie casts “Fog”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward controls “Wind Drake”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 18 life

  @id:general.replacement.empty_library @clause:replacement.draw @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Who draws nothing instead of a card does not lose by an empty library
    Given Angie controls “Possessed Portal”
    And Angie has no cards in her library
    And Angie has two cards in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then the game goes on
    And Angie has one card in hand

  @id:general.replacement.skipped_once @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: The next draw step is passed over, and the one after it is not
    Given Edward has three cards in hand
    When Angie casts “Fatigue” targeting Edward
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward has three cards in hand
    When the precombat main phase of Angie's team begins
    And the precombat main phase of Edward's team begins
    Then Edward has four cards in hand

  @id:general.replacement.no_upkeep @clause:turn.skip @clause:trigger.step @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In an upkeep that is passed over nothing triggers
    Given Edward's team has 20 life
    And Edward controls “Serendib Efreet”
    And Angie controls “Eon Hub”
    When the draw step of Edward's team begins
    Then Edward's team has 20 life

  @id:general.replacement.own_draw_steps @clause:turn.skip @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Who passes over the own draw steps draws by the ability alone, and others as ever
    Given Angie's team has 20 life
    And Angie controls “Yawgmoth's Bargain”
    And Angie has two cards in hand
    And Edward has two cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has three cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has two cards in hand
    When Angie activates the ability of “Yawgmoth's Bargain”
    And the ability resolves
    Then Angie has three cards in hand
    And Angie's team has 19 life
