# language: en
Feature: Emblems
  > An effect gives players emblems, which lie in the command zone. Whose are they, and what ends them?

  @id:ruling.chandra_awakened_inferno @clause:emblem.owner @clause:life.shared @from:2010-07-16 @must
  Scenario: Both opponents get an emblem from Chandra, so their team is dealt 1 damage twice in each of its upkeeps
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Chandra, Awakened Inferno”
    When Angie activates the first ability of “Chandra, Awakened Inferno”
    And the ability resolves
    Then Edward's team has 20 life
    When the draw step of Edward's team begins
    Then Edward's team has 18 life
    When the draw step of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 18 life
    When the draw step of Edward's team begins
    Then Edward's team has 16 life

  @id:emblem.stays @clause:emblem.abilities @variant:two-headed-giant @variant:two-player @from:2010-07-16 @must
  Scenario: An emblem works on when the planeswalker is gone that gave it, and gives also what comes later
    Given it is the precombat main phase of Angie's team
    And Angie controls “Sorin, Lord of Innistrad”
    And “Sorin, Lord of Innistrad” has two loyalty counters
    And Angie controls “Grizzly Bears”
    When Angie activates the second ability of “Sorin, Lord of Innistrad”
    And the ability resolves
    Then Angie has “Sorin, Lord of Innistrad” in her graveyard
    And “Grizzly Bears” is 3/2
    When Angie casts “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 4/3

  @id:emblem.own @clause:emblem.owner @clause:object.you @from:2013-07-13 @must
  Scenario: An emblem speaks of the creatures of the member who got it, and each emblem does
    Given it is the precombat main phase of Angie's team
    And Angie controls “Sorin, Lord of Innistrad”
    And Barry controls “Sorin, Lord of Innistrad”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Giant Spider”
    When Angie activates the second ability of Angie's “Sorin, Lord of Innistrad”
    And the ability resolves
    Then “Grizzly Bears” is 3/2
    And “Hill Giant” is 3/3
    And “Giant Spider” is 2/4
    When Barry activates the second ability of Barry's “Sorin, Lord of Innistrad”
    And the ability resolves
    Then “Grizzly Bears” is 3/2
    And “Hill Giant” is 4/3
    And “Giant Spider” is 2/4

  @id:emblem.leaves @clause:emblem.owner @clause:team.leaves @variant:free-for-all @from:2010-07-16 @must
  Scenario: Who leaves the game takes the own emblem along, and nobody else does
    Given it is the precombat main phase of Angie's team
    And Simon controls “Hill Giant”
    When Angie casts “Exercise of the Brand”
    And the spell resolves
    Then “Hill Giant” is 4/4
    When Edward concedes the game
    Then “Hill Giant” is 4/4
    When Angie concedes the game
    Then “Hill Giant” is 3/3
