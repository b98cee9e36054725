# language: en
Feature: The monarch from the start
  > Somebody is the monarch as a situation begins. Who draws, and who takes the crown?

  @id:monarch.placed @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: The teammate of whoever is the monarch draws none, and takes nothing from an opponent who is not
    Given Barry is the monarch
    And Angie has two cards in hand
    And Barry has two cards in hand
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie's team finishes its turn
    Then Angie has two cards in hand
    And Barry has three cards in hand
    And Barry is the monarch

  @id:monarch.placed.taken @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: Whose creature deals combat damage to the monarch takes the crown, and the monarch's teammate does not lose it
    Given Edward is the monarch
    And Barry controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Barry is the monarch
    And Angie is not the monarch
    And Edward is not the monarch
