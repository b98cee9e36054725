# language: en
Feature: Who casts what
  > An ability triggers as a spell is cast: somebody's, of some kind, the second one of a turn, or the spell itself. Whose spells are meant, and does a teammate count?

  @id:happening.cast.opponents @clause:trigger.event @clause:team.opponents @from:2005-08-01 @must
  Scenario: Each opponent's spell deals as much as its mana value, a teammate's and one's own none
    Given it is the precombat main phase of Edward's team
    And Angie controls “Kaervek the Merciless”
    And Edward's team has 30 life
    When Edward's team passes priority
    And Barry casts “Shock” targeting Edward
    And Angie casts “Shock” targeting Edward
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 26 life
    When Ronald casts “Hill Giant”
    And Angie chooses Ronald as the target
    And the triggered ability of “Kaervek the Merciless” resolves
    Then Edward's team has 22 life
    And Ronald controls no creatures

  @id:happening.cast.opponents.creature @situation:happening.cast.opponents @clause:trigger.event @from:2005-08-01 @must
  Scenario: Damage for an opponent's spell can be dealt to a creature
    Given it is the precombat main phase of Edward's team
    And Angie controls “Kaervek the Merciless”
    And Edward controls “Grizzly Bears”
    When Edward casts “Angel's Mercy”
    And Angie chooses “Grizzly Bears” as the target
    And the triggered ability of “Kaervek the Merciless” resolves
    Then Edward has “Grizzly Bears” in his graveyard

  @id:happening.cast.kind @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scenario: A spell of each kind makes trigger what speaks of it, once, and a teammate's nothing
    Given Angie controls “Guttersnipe”
    And Angie controls “Sprite Dragon”
    And Angie controls “Primordial Sage”
    And Angie has four cards in hand
    And Barry has two cards in hand
    And Angie's team has 20 life
    And Edward's team has 30 life
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 30 life
    When Angie casts “Safe Passage”
    And the spell resolves
    Then Edward's team has 26 life
    And Angie's team has 27 life
    When Angie casts “Megrim”
    And the spell resolves
    Then Edward's team has 26 life
    And “Sprite Dragon” is 3/3
    When Angie casts “Sizzle”
    And the spell resolves
    Then Edward's team has 16 life
    When Angie casts “Hill Giant”
    And Angie does what the ability allows
    And the spell resolves
    Then Edward's team has 16 life
    And “Sprite Dragon” is 4/4
    And Angie has one card in hand
    When Barry casts “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Angie has one card in hand
    And Barry has no cards in hand
    And “Sprite Dragon” is 4/4

  @id:happening.cast.at_once @situation:happening.cast.kind @clause:trigger.event @from:2022-04-29 @must
  Scenario: What flies and has haste attacks at once, and what has none of it does not
    Given Edward controls “Hill Giant”
    And Edward's team has 30 life
    When Angie casts “Sprite Dragon”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Sprite Dragon”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Sprite Dragon” with “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can block “Grizzly Bears” with “Hill Giant”

  @id:happening.cast.declined @situation:happening.cast.kind @clause:trigger.event @from:2006-10-01 @must
  Scenario: Who may draw for a spell need not
    Given Angie controls “Primordial Sage”
    And Angie has one card in hand
    When Angie casts “Hill Giant”
    And Angie does not do what the ability allows
    And the spell resolves
    Then Angie has no cards in hand

  @id:happening.cast.colour @clause:trigger.event @from:2005-08-01 @must
  Scenario: A red spell of anybody, teammate and opponent, lets one player gain 1 life, and a spell of another colour does not
    Given it is the precombat main phase of Edward's team
    And Angie controls “Dragon's Claw”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Edward casts “Hill Giant”
    And Angie does what the ability allows
    And the triggered ability of “Dragon's Claw” resolves
    And the spell resolves
    Then Angie's team has 21 life
    And Edward's team has 20 life
    When Edward casts “Grizzly Bears”
    And the spell resolves
    And Edward's team passes priority
    And Barry casts “Shock” targeting Edward
    And the triggered ability of “Dragon's Claw” resolves
    Then Angie's team has 22 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 22 life

  @id:happening.cast.second @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scenario: The second spell of a turn is a player's own: neither the first, nor the third, nor one of a teammate's
    Given Angie controls “Clarion Spirit”
    And Barry controls “Clarion Spirit”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    And Barry casts “Shock” targeting Edward
    And the spell resolves
    Then Angie controls a creature
    When Angie casts “Grizzly Bears”
    And the triggered ability of Angie's “Clarion Spirit” resolves
    Then Angie controls a 1/1 creature token
    When the spell resolves
    And Angie casts “Hill Giant”
    And the spell resolves
    Then Angie controls a 1/1 creature token
    And Barry controls a creature
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie controls a 1/1 creature token
    When the precombat main phase of Angie's team begins
    And Angie casts “Tremor”
    And the spell resolves
    Then Angie controls a 1/1 creature token
    When Angie casts “Wilt-Leaf Liege”
    And the spell resolves
    Then Angie controls two 2/2 creature tokens

  @id:happening.cast.itself @clause:trigger.event @clause:ability.independent @from:2016-01-16 @must
  Scenario: What triggers as the spell itself is cast is done before the spell resolves, for who casts it alone
    Given Angie controls no creatures
    When Angie casts “Desolation Twin”
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie controls a 10/10 creature token
    And Barry controls no creatures
    And Angie controls no “Desolation Twin”
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie controls two 10/10 creatures

  @id:happening.cast.worth_x @situation:happening.cast.opponents @clause:object.mana_value @clause:trigger.event @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What was chosen for X counts in how much damage an opponent's spell makes
    Given it is the precombat main phase of Edward's team
    And Angie controls “Kaervek the Merciless”
    And Edward's team has 20 life
    When Edward casts “Stream of Life” with X = 4, targeting Edward
    And Angie chooses Edward as the target
    And the triggered ability of “Kaervek the Merciless” resolves
    Then Edward's team has 15 life
