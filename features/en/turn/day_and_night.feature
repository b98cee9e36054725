# language: en
Feature: Day and night
  > Whether it is day or night follows the spells of the turn before. A team has one turn: whose spells count?

  @id:turn.daytime.night @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  Scenario: Night falls after a turn in which neither member of the team cast a spell
    Given it is the precombat main phase of Angie's team
    And it is day
    When the upkeep of Edward's team begins
    Then it is night

  @id:turn.daytime.one_spell @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scenario: A spell of one member is enough to keep the day
    Given it is the precombat main phase of Angie's team
    And it is day
    When Barry casts “Grizzly Bears”
    And the upkeep of Edward's team begins
    Then it is day

  @id:turn.daytime.of_others @situation:turn.daytime @clause:turn.daytime @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2021-09-24 @must
  Scenario: A spell of the other team does not keep the day
    Given it is the precombat main phase of Angie's team
    And it is day
    And Angie controls “Grizzly Bears”
    When Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Grizzly Bears”
    And the upkeep of Edward's team begins
    Then it is night

  @id:turn.daytime.one_each @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scenario: One spell of each member does not end the night
    Given it is the precombat main phase of Angie's team
    And it is night
    When Angie casts “Flame Rift”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the upkeep of Edward's team begins
    Then it is night

  @id:turn.daytime.two_by_one @situation:turn.daytime @clause:turn.daytime @from:2021-09-24 @must
  Scenario: Two spells of one member end the night
    Given it is the precombat main phase of Angie's team
    And it is night
    When Barry casts “Flame Rift”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the upkeep of Edward's team begins
    Then it is day
