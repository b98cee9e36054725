# language: en
Feature: Prowess
  > A creature grows with the spells that are cast. Whose spells, and which?

  @id:prowess.own @clause:keyword.prowess @clause:object.you @from:2014-09-26 @must
  Scenario: A creature grows until end of turn with its controller's spell, and not with a teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Jeskai Student”
    When Barry casts “Shock” targeting Edward
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie casts “Shock” targeting Edward
    Then there are two spells and abilities on the stack
    When the triggered ability of “Jeskai Student” resolves
    Then “Jeskai Student” is 2/4
    When the upkeep of Edward's team begins
    Then “Jeskai Student” is 1/3

  @id:prowess.which @situation:prowess.own @clause:keyword.prowess @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  Scenario: A creature does not grow with a creature spell, and grows with a sorcery
    Given it is the precombat main phase of Angie's team
    And Angie controls “Jeskai Student”
    When Angie casts “Hill Giant”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie casts “Divination”
    And the triggered ability of “Jeskai Student” resolves
    Then “Jeskai Student” is 2/4

  @id:prowess.graveyard @situation:prowess.own @clause:keyword.prowess @clause:ability.zone @variant:two-headed-giant @variant:two-player @from:2014-09-26 @must
  Scenario: A creature grows with a spell while another one of its name, in the graveyard, heeds none
    Given it is the precombat main phase of Angie's team
    And Angie controls “Jeskai Student”
    And Angie has “Jeskai Student” in her graveyard
    When Angie casts “Divination”
    Then there are two spells and abilities on the stack
