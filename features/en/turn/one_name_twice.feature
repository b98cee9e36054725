# language: en
Feature: Abilities that trigger at the same time, of two permanents of one name
  > Teammates control a permanent of the same name each. Whose ability resolves first?

  @id:order.one_name @situation:order.one_name @clause:trigger.order_of_team @clause:object.you @from:2007-05-01 @must
  Scenario: Of two abilities of permanents of one name the team says which resolves first, and each is its own player's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Verdant Force”
    And Barry controls “Verdant Force”
    When the upkeep of Angie's team begins
    And Angie's team lets Barry's “Verdant Force” resolve before Angie's “Verdant Force”
    And the triggered ability of Barry's “Verdant Force” resolves
    Then Barry controls a Saproling token
    But Angie controls no creature tokens
    When the triggered ability of Angie's “Verdant Force” resolves
    Then Angie controls a Saproling token
    And Barry controls a Saproling token

  @id:order.one_name.other_way @situation:order.one_name @clause:trigger.order_of_team @clause:object.you @from:2007-05-01 @must
  Scenario: Of two abilities of permanents of one name the team can let the other one resolve first
    Given it is the precombat main phase of Edward's team
    And Angie controls “Verdant Force”
    And Barry controls “Verdant Force”
    When the upkeep of Angie's team begins
    And Angie's team lets Angie's “Verdant Force” resolve before Barry's “Verdant Force”
    And the triggered ability of Angie's “Verdant Force” resolves
    Then Angie controls a Saproling token
    But Barry controls no creature tokens
