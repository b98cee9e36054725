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
