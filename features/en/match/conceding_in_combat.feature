# language: en
Feature: Conceding in combat
  > Attackers have been declared, and blockers have not. Somebody concedes. Is there anything left to declare?

  @id:concede.blocks @clause:team.concedes @from:2018-04-27 @must
  Scenario: A defending player concedes before blockers are declared, and the team has lost
    Given Angie controls “Hill Giant”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then the game goes on
    When Ronald concedes the game
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:concede.blocks.attacker @situation:concede.blocks @clause:team.concedes @from:2018-04-27 @must
  Scenario: The teammate of the attacking player concedes before blockers are declared, and their team has lost
    Given Angie controls “Hill Giant”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Barry concedes the game
    Then Angie's team loses the game
    And Edward's team wins the game
