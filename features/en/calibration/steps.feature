# language: en
Feature: Abilities that speak of the player whose step it is
  > Two opponents share one upkeep. Does an ability that speaks of that player trigger once, or for each of them?

  @id:calibration.step.that_player @clause:trigger.step @should
  Scenario Outline: An ability that names the player triggers once, then for each opponent to this day
    Given it is the precombat main phase of Angie's team
    And Angie controls “Davriel, Rogue Shadowmage”
    And Edward's team has 30 life
    When the upkeep of Edward's team begins
    And Angie's team chooses <chosen> as the affected player
    And the triggered ability of “Davriel, Rogue Shadowmage” resolves
    And the draw step of Edward's team begins
    Then Edward's team has <total> life

    Examples:
      | from       | rule                | chosen | total |
      | 2005-08-05 | FAQ 2005            | Ronald | 28    |
      | 2007-05-01 | Gatherer 2007-05-01 | —      | 26    |
