# language: en
@source:F @source:I @source:J
Feature: Abilities that trigger at the beginning of a step
  > Teammates share their steps. How often does an ability trigger in a step that two players have together?

  @id:trigger.step.verdant_force @clause:trigger.step @source:F-EX02 @source:I-EX02 @source:J-EX01 @from:2005-08-05 @must
  Scenario: Verdant Force makes one Saproling in the upkeep of each team
    Given it is the precombat main phase of Edward's team
    And Angie controls “Verdant Force”
    When the upkeep of Angie's team begins
    And the triggered ability of “Verdant Force” resolves
    Then Angie controls a Saproling token
    When the upkeep of Edward's team begins
    And the triggered ability of “Verdant Force” resolves
    And the draw step of Edward's team begins
    Then Angie controls two Saproling tokens
    And Barry controls no Saproling tokens
