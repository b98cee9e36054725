# language: en
Feature: Targets of abilities that are activated
  > An ability names its target as it is activated. Which can be chosen, and which is refused?

  @id:activation.nonland @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2010-04-23 @must
  Scenario: Ayli, Eternal Pilgrim can mean any permanent but a land
    Given it is the precombat main phase of Angie's team
    And Angie's team has 50 life
    And Angie controls “Ayli, Eternal Pilgrim”
    And Angie controls “Grizzly Bears”
    And Angie controls three “Mana Source”
    And Edward controls “Fountain of Youth”
    And Edward controls “Forest”
    Then Angie can't activate the second ability of “Ayli, Eternal Pilgrim” targeting “Forest”
    But Angie can activate the second ability of “Ayli, Eternal Pilgrim” targeting “Fountain of Youth”
    When the ability resolves
    Then Edward owns “Fountain of Youth” in exile
    And Edward controls “Forest”

  @id:activation.hexproof @clause:target.choose @from:2011-09-30 @must
  Scenario: An ability cannot mean a creature with shroud, be it a teammate of its controller who has it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Goblin Bombardment”
    And Angie controls “Grizzly Bears”
    And Barry controls “Mist Leopard”
    And Edward controls “Hill Giant”
    Then Angie can't activate the ability of “Goblin Bombardment” targeting “Mist Leopard”
    But Angie can activate the ability of “Goblin Bombardment” targeting “Hill Giant”
    When Angie sacrifices “Grizzly Bears”
    And the ability resolves
    Then Edward controls “Hill Giant”
    And Barry controls “Mist Leopard”

  @id:activation.player @clause:target.choose @from:2005-08-01 @must
  Scenario: An ability that means a player means any one, the teammate too, and no permanent
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Acolyte of Xathrid”
    And Angie controls two “Mana Source”
    And Barry controls “Hill Giant”
    Then Angie can't activate the ability of “Acolyte of Xathrid” targeting “Hill Giant”
    But Angie can activate the ability of “Acolyte of Xathrid” targeting Barry
    When the ability resolves
    Then Angie's team has 19 life
