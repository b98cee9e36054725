# language: en
Feature: A turn and its steps, in any game
  > Players who have no teammates take their turns. Who untaps, draws and discards, what ends with the turn, and what comes once more?

  @id:general.turn.cleanup_discards @clause:step.cleanup @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In the cleanup step the active player alone discards down to seven
    Given Angie has nine cards in hand
    And Edward has eight cards in hand
    When the upkeep of Edward's team begins
    And Angie discards two cards
    Then Angie has seven cards in hand
    And Angie has two cards in her graveyard
    And Edward has eight cards in hand

  @id:general.turn.own_draw @clause:step.draw @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In a draw step the active player alone draws one card
    Given Angie has two cards in hand
    And Edward has three cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has four cards in hand
    And Angie has two cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has three cards in hand
    And Edward has four cards in hand

  @id:general.turn.untaps_own @clause:step.untap @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In an untap step the active player's permanents alone untap
    Given Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    When the upkeep of Edward's team begins
    Then “Wind Drake” is untapped
    And “Hill Giant” is tapped
    When the upkeep of Angie's team begins
    Then “Hill Giant” is untapped

  @id:general.turn.extra_last_first @clause:turn.extra @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Of two extra turns the one that was created last comes first
    When Angie casts “Time Warp” targeting Edward
    And the spell resolves
    And Angie casts “Time Walk”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Edward's team

  @id:general.turn.second_combat @clause:phase.extra @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In an additional combat phase a creature that was untapped attacks once more
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    And Angie casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is untapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life

  @id:general.turn.until_end @clause:step.cleanup @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: What is said until end of turn is about the creatures of that moment, and ends in the cleanup step
    Given Angie controls “Hill Giant”
    When Angie casts “Glorious Charge”
    And the spell resolves
    And Angie casts “Grizzly Bears”
    And the spell resolves
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 2/2
    When the end step of Angie's team begins
    Then “Hill Giant” is 4/4
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:general.turn.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Where nothing attacks the declare attackers step goes on until all have passed
    Given Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks with no creature
    And Angie's team passes priority
    Then it is the declare attackers step of Angie's team

  @id:general.turn.controlled @clause:turn.control @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Who controls a player decides in that player's next turn, and in none after it
    Given Edward's team has 40 life
    And Edward controls “Wall of Blood”
    And Angie controls “Mindslaver”
    And Angie controls four “Mana Source”
    When Angie activates the ability of “Mindslaver”
    And Angie chooses Edward as the target
    And the ability resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't activate the ability of “Wall of Blood”
    But Angie can activate the ability of “Wall of Blood” for Edward
    And Edward's team has 39 life
    When the precombat main phase of Angie's team begins
    And the precombat main phase of Edward's team begins
    Then Angie can't activate the ability of “Wall of Blood” for Edward
    But Edward can activate the ability of “Wall of Blood”
