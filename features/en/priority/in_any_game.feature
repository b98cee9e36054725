# language: en
Feature: Who may act, in any game
  > Players without teammates cast spells, answer them and pass. Who has priority, and what can be cast then?

  @id:general.priority.again @clause:priority.act @clause:priority.players @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Who has cast a spell has priority again, and nobody else before passing
    Given Angie controls “Hill Giant”
    When Angie casts “Reach Through Mists”
    Then Edward can't cast “Shock” targeting Angie
    But Angie can cast “Giant Growth” targeting “Hill Giant”
    When Angie's team passes priority
    Then Edward can cast “Shock” targeting Angie

  @id:general.priority.after_resolving @situation:general.priority.again @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: When the spell of another player has resolved the active player has priority first
    Given Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Lightning Helix” targeting Angie
    And the spell resolves
    Then Angie's team has 17 life
    And Edward can't cast “Shock” targeting Angie
    But Angie can cast “Shock” targeting Edward
    When Angie's team passes priority
    Then Edward can cast “Shock” targeting Angie

  @id:general.priority.one_at_a_time @clause:priority.pass @clause:stack.top @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Of two spells only one resolves before somebody can act again
    Given Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    And Angie casts “Flame Javelin” targeting Edward
    And the spell resolves
    Then Edward's team has 16 life
    And Edward can't cast “Angel's Mercy”
    When Angie's team passes priority
    Then Edward can cast “Angel's Mercy”
    When the spell resolves
    Then Edward's team has 23 life
    When the spell resolves
    Then Edward's team has 21 life

  @id:general.priority.answered @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A spell that is answered waits until the answer has resolved and all have passed again
    Given Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    And Angie's team passes priority
    And Edward casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 27 life
    And Edward can't cast “Reach Through Mists”
    But Angie can cast “Reach Through Mists”
    When the spell resolves
    Then Edward's team has 27 life
    When the spell resolves
    Then Edward's team has 25 life

  @id:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: While a spell is on the stack no sorcery and no creature can be cast
    Given Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    Then Angie can't cast “Divination”
    And Angie can't cast “Grizzly Bears”
    When the spell resolves
    Then Edward's team has 18 life
    And Angie can cast “Divination”

  @id:general.priority.others_turn @situation:general.priority.sorcery @clause:priority.timing @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In another player's turn only instants can be cast
    Given Edward controls “Hill Giant”
    When Angie's team passes priority
    Then Edward can't cast “Grizzly Bears”
    And Edward can't cast “Divination”
    But Edward can cast “Giant Growth” targeting “Hill Giant”
    When the precombat main phase of Edward's team begins
    Then Edward can cast “Grizzly Bears”

  @id:general.priority.in_combat @situation:general.priority.sorcery @clause:priority.timing @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: In combat the active player casts instants alone, and sorceries again after it
    Given Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    Then Angie can't cast “Divination”
    But Angie can cast “Giant Growth” targeting “Hill Giant”
    When the postcombat main phase of Angie's team begins
    Then Angie can cast “Divination”
