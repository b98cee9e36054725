# language: en
Feature: What nobody targets, and what only one's own team does
  > A creature cannot be targeted by anybody, another one not by opponents. What can a teammate do?

  @id:keyword.shroud @clause:target.shroud @from:2009-07-11 @must
  Scenario: What is shrouded is no target of its controller, the teammate or an opponent; what stands beside it is one
    Given Angie controls “Mist Leopard”
    And Angie controls “Hill Giant”
    Then Angie can't cast “Shock” targeting “Mist Leopard”
    And Barry can't cast “Shock” targeting “Mist Leopard”
    But Barry can cast “Shock” targeting “Hill Giant”
    When the precombat main phase of Edward's team begins
    Then Edward can't cast “Shock” targeting “Mist Leopard”
    But Edward can cast “Shock” targeting “Hill Giant”

  @id:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  Scenario: What is hexproof is a target of its controller and of the teammate, and of no opponent
    Given it is the precombat main phase of Edward's team
    And Angie controls “Sacred Wolf”
    And Angie controls “Hill Giant”
    Then Edward can't cast “Shock” targeting “Sacred Wolf”
    And Ronald can't cast “Shock” targeting “Sacred Wolf”
    But Edward can cast “Shock” targeting “Hill Giant”
    And Ronald can cast “Shock” targeting “Hill Giant”
    When Edward's team passes priority
    Then Angie can cast “Shock” targeting “Sacred Wolf”
    And Barry can cast “Shock” targeting “Sacred Wolf”

  @id:keyword.hexproof.teammate @situation:keyword.hexproof @clause:target.hexproof @from:2011-06-17 @must
  Scenario: The spell of a teammate that targets what is hexproof does what it says
    Given Angie controls “Sacred Wolf”
    When Barry casts “Shock” targeting “Sacred Wolf”
    And the spell resolves
    Then Angie has “Sacred Wolf” in her graveyard
