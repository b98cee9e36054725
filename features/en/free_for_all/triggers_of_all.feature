# language: en
Feature: Triggers of four players at once
  > Creatures of all four players die at the same time, and each has an ability that triggers. In which order do they resolve, and how often?

  @id:free_for_all.triggers_of_all @clause:trigger.order @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  Scenario: Of triggers of all players that of the last in turn order resolves first, and each of them once
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Spirit of Malevolence”
    And Edward controls “Spirit of Malevolence”
    And Martha controls “Spirit of Malevolence”
    And Simon controls “Spirit of Malevolence”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the triggered ability of Simon's “Spirit of Malevolence” resolves
    Then Simon's team has 21 life
    And Angie's team has 19 life
    And Martha's team has 19 life
    When the triggered ability of Martha's “Spirit of Malevolence” resolves
    Then Martha's team has 20 life
    And Edward's team has 18 life
    When the triggered ability of Edward's “Spirit of Malevolence” resolves
    And the triggered ability of Angie's “Spirit of Malevolence” resolves
    Then Angie's team has 18 life
    And Edward's team has 18 life
    And Martha's team has 18 life
    And Simon's team has 18 life

  @id:free_for_all.triggers_of_others @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: In a turn's first step too the ability of who is last after the active player resolves first
    Given Edward's team has 20 life
    And Angie controls “Copper Tablet”
    And Martha controls “Copper Tablet”
    When the upkeep of Edward's team begins
    And the triggered ability of Angie's “Copper Tablet” resolves
    Then Edward's team has 19 life
    When the triggered ability of Martha's “Copper Tablet” resolves
    Then Edward's team has 18 life
