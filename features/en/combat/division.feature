# language: en
@source:F @source:J @source:W
Feature: Damage divided among several blockers
  > A creature of each defending player blocks the same attacker. How is its damage shared out between them?

  @id:combat.division.freely @situation:combat.division @clause:combat.division @clause:combat.damage @from:2005-08-01 @until:2009-07-11 @must
  Scenario: The attacking team divides the damage as it likes
    Given Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Barry blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team divides the damage: 1 to “Wind Drake”, 1 to “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls a creature
    And Barry controls a creature
    And Edward controls no creatures

  @id:combat.division.in_order @situation:combat.division @clause:combat.division @clause:combat.damage @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The attacking team orders the blockers, and the second one is damaged only after lethal damage for the first
    Given Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Barry blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team orders the damage: first “Wind Drake”, then “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls no creatures
    And Barry controls a creature
    And Edward controls no creatures

  @id:combat.division.other_order @situation:combat.division @clause:combat.division @clause:combat.damage @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Where the attacking team puts the larger blocker first, that one takes all the damage and lives
    Given Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Barry blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team orders the damage: first “Hill Giant”, then “Wind Drake”
    And the postcombat main phase of Edward's team begins
    Then Angie controls a creature
    And Barry controls a creature
    And Edward controls no creatures

  @id:combat.division.in_order.attacked @situation:combat.division @clause:combat.division @clause:combat.damage @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The order of the blockers holds whichever player is attacked
    Given Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Barry blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team orders the damage: first “Wind Drake”, then “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls no creatures
    And Barry controls a creature
    And Edward controls no creatures

  @id:combat.division.freely.now @situation:combat.division @clause:combat.division @clause:combat.damage @from:2024-11-08 @must
  Scenario: Without an order the attacking team again divides the damage as it likes
    Given Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Barry blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team divides the damage: 1 to “Wind Drake”, 1 to “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls a creature
    And Barry controls a creature
    And Edward controls no creatures
