# language: en
Feature: Other counters
  > Poison is shared by the team. What of the other counters that a player has?

  @id:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scenario: A player gets energy, and the teammate has none of it
    Given Barry has three energy counters
    When Angie casts “Live Fast”
    And the spell resolves
    Then Angie has two energy counters
    And Barry has three energy counters

  @id:counters.energy.paying @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scenario: Energy is the player's own: the teammate can't pay with it
    Given Angie has two energy counters
    And Barry has one energy counter
    And Angie controls “Longtusk Cub”
    And Barry controls “Longtusk Cub”
    Then Barry can't activate the ability of “Longtusk Cub”
    But Angie can activate the ability of “Longtusk Cub”
    When the ability resolves
    Then Angie's “Longtusk Cub” is 3/3
    And Angie has no energy counters
    And Barry has one energy counter

  @id:counters.experience @situation:counters.energy @clause:counters.own @from:2005-08-01 @must
  Scenario: Experience is the player's own too
    Given Barry has two experience counters
    And Angie controls “Meren of Clan Nel Toth”
    And Angie controls “Grizzly Bears”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Meren of Clan Nel Toth” resolves
    Then Angie has one experience counter
    And Barry has two experience counters

  @id:counters.kinds @situation:counters.kinds @clause:counters.kinds @from:2016-11-11 @must
  Scenario: A player has the kinds of counters that the player has and those that the team has
    Given Angie's team has 20 life
    And Angie's team has three poison counters
    And Barry has two experience counters
    And Angie has two energy counters
    When Angie casts “Exercise of the Census” targeting Barry
    And the spell resolves
    Then Angie's team has 22 life

  @id:counters.kinds.own @situation:counters.kinds @clause:counters.kinds @from:2011-04-01 @until:2016-11-11 @should
  Scenario: What the team had was not said to be the player's
    Given Angie's team has 20 life
    And Angie's team has three poison counters
    And Barry has two experience counters
    When Angie casts “Exercise of the Census” targeting Barry
    And the spell resolves
    Then Angie's team has 21 life

  @id:counters.permanents @clause:object.you @from:2005-08-01 @must
  Scenario: Counters go on the creatures of one player, not on the teammate's
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When Angie casts “Titania's Boon”
    And the spell resolves
    Then “Hill Giant” has one +1/+1 counter
    And “Grizzly Bears” has no +1/+1 counters

  @id:counters.permanents.fewer @situation:counters.permanents @clause:creature.dies @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A creature dies of the last -1/-1 counter that it takes
    Given Edward controls “Hill Giant”
    And “Hill Giant” has two -1/-1 counters
    When Angie casts “Scar”
    And the spell resolves
    Then Edward controls no creatures
