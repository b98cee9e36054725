# language: en
Feature: Creatures that fly
  > A creature attacks that makes others bigger and flies itself. Who can block it?

  @id:card.liege_flies @clause:combat.block @from:2018-04-27 @must
  Scenario: Glen Elendra Liege flies, and is blocked by what flies alone
    Given Angie controls “Glen Elendra Liege”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glen Elendra Liege”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Glen Elendra Liege” with “Grizzly Bears”
    But Ronald can block “Glen Elendra Liege” with “Wind Drake”
