# language: en
@source:F @source:J
Feature: Abilities that trigger at the same time
  > Several abilities trigger as a step begins. Whose go on the stack first, and who orders those of teammates?

  @id:trigger.order.teams @situation:trigger.order.teams @clause:trigger.order @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scenario: The abilities of the active team go on the stack first, so those of the other team resolve first
    Given it is the precombat main phase of Edward's team
    And Angie's team has 99 life
    And Angie controls “Test of Endurance”
    And Edward controls “Verdant Force”
    When the upkeep of Angie's team begins
    And the triggered ability of “Verdant Force” resolves
    Then Edward controls a Saproling token
    And the game goes on
    When the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game

  @id:trigger.order.teammates @situation:trigger.order.teammates @clause:trigger.order_of_team @from:2007-05-01 @must
  Scenario: Teammates order their abilities as they like
    Given it is the precombat main phase of Edward's team
    And Angie's team has 99 life
    And Angie controls “Test of Endurance”
    And Barry controls “Verdant Force”
    When the upkeep of Angie's team begins
    And Angie's team lets “Verdant Force” resolve before “Test of Endurance”
    And the triggered ability of “Verdant Force” resolves
    Then Barry controls a Saproling token
    And the game goes on
    When the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game

  @id:trigger.order.teammates.other_way @situation:trigger.order.teammates @clause:trigger.order_of_team @from:2007-05-01 @must
  Scenario: Teammates may let the other of two abilities resolve first
    Given it is the precombat main phase of Edward's team
    And Angie's team has 99 life
    And Angie controls “Test of Endurance”
    And Barry controls “Verdant Force”
    When the upkeep of Angie's team begins
    And Angie's team lets “Test of Endurance” resolve before “Verdant Force”
    And the triggered ability of “Test of Endurance” resolves
    Then Barry controls no Saproling tokens
    And Angie's team wins the game
