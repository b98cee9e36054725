# language: en
Feature: Damage that waits while a player leaves
  > Combat damage is on the stack, and who attacked or is attacked concedes. Is it still dealt?

  @id:exact.left.attacker @clause:combat.damage_when @clause:team.leaves @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Combat damage on the stack is dealt, although the player whose creature deals it has left
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    And Angie concedes the game
    And the upkeep of Edward's team begins
    Then Edward's team has 17 life

  @id:exact.left.defender @clause:combat.damage_when @clause:team.leaves @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Combat damage on the stack to a player who has left is dealt to nobody, and that to another is dealt
    Given Simon's team has 20 life
    And Martha's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Simon with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    And Edward concedes the game
    And the postcombat main phase of Angie's team begins
    Then Simon's team has 18 life
    And Martha's team has 20 life
    And Angie controls “Hill Giant”
