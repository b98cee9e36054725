# language: en
Feature: Spells of a mana value
  > An ability watches for spells whose mana value is so much or less. Whose are they, and what counts?

  @id:cheap_spell.anybodys @situation:cheap_spell @clause:object.mana_value @clause:object.you @from:2005-08-01 @must
  Scenario: Whoever casts it is dealt the damage, a teammate and the controller too
    Given Angie controls “Eidolon of the Great Revel”
    And Angie's team has 20 life
    When Barry casts “Divination”
    And the triggered ability of “Eidolon of the Great Revel” resolves
    Then Angie's team has 18 life
    When the spell resolves
    And Angie casts “Reach Through Mists”
    And the triggered ability of “Eidolon of the Great Revel” resolves
    Then Angie's team has 16 life

  @id:cheap_spell.more @situation:cheap_spell @clause:object.mana_value @from:2005-08-01 @must
  Scenario: A spell of mana value 4 is none of them
    Given Edward controls “Eidolon of the Great Revel”
    And Angie's team has 20 life
    When Angie casts “Hill Giant”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie's team has 20 life

  @id:cheap_spell.with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  Scenario: With 2 for X a spell that costs {X}{G} is cheap enough
    Given Edward controls “Eidolon of the Great Revel”
    And Angie's team has 20 life
    When Angie casts “Stream of Life” with X = 2, targeting Angie
    Then there are two spells and abilities on the stack
    When the triggered ability of “Eidolon of the Great Revel” resolves
    Then Angie's team has 18 life

  @id:cheap_spell.with_more_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2015-01-23 @must
  Scenario: With 3 for X a spell that costs {X}{G} is not cheap enough
    Given Edward controls “Eidolon of the Great Revel”
    And Angie's team has 20 life
    When Angie casts “Stream of Life” with X = 3, targeting Angie
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie's team has 23 life

  @id:cheap_spell.half_with_x @situation:cheap_spell.x @clause:object.mana_value @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Of a card of two halves the one that is cast counts, with what was chosen for X
    Given Edward controls “Eidolon of the Great Revel”
    And Edward controls “Hill Giant”
    And Angie has “Cut // Ribbons” in her graveyard
    And Angie's team has 20 life
    When Angie casts the second face of “Cut // Ribbons” with X = 2
    Then there is one spell or ability on the stack
