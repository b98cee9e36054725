# language: en
@source:F @source:I @source:J
Feature: Abilities that trigger in each opponent's step
  > Two opponents share one end step. Does an ability for the end step of each opponent trigger once or twice?

  @id:trigger.step.each_opponent @clause:trigger.step @must
  Scenario Outline: An ability that names no player triggers once, then for each opponent, then once again
    Given it is the precombat main phase of Edward's team
    And Angie controls “Trial of the Steps”
    When the end step of Edward's team begins
    And the upkeep of Angie's team begins
    Then Angie controls <tokens>

    Examples:
      | from       | rule                | tokens              |
      | 2005-08-05 | FAQ 2005            | a creature token    |
      | 2007-05-01 | Gatherer 2007-05-01 | two creature tokens |
      | 2020-01-24 | 805.4d              | a creature token    |
