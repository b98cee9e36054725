# language: en
@source:F @source:J
Feature: A creature that blocks several
  > A creature blocks a creature of each attacking player. How is its damage divided, and in whose order?

  @id:combat.division.blocker.free @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2005-08-01 @until:2009-07-11 @must
  Scenario: A blocker's damage is divided as its team likes
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And the postcombat main phase of Edward's team begins
    And Angie's team divides the damage: 2 to “Hill Giant”, 2 to “Grizzly Bears”
    Then Edward controls a creature
    And Ronald controls no creatures
    And Angie controls a creature

  @id:combat.division.blocker.ordered @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The defending team puts in order what one of its creatures blocks
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And the postcombat main phase of Edward's team begins
    And Angie's team orders the damage: first “Hill Giant”, then “Grizzly Bears”
    And Angie's team divides the damage: 3 to “Hill Giant”, 1 to “Grizzly Bears”
    Then Edward controls no creatures
    And Ronald controls a creature
    And Angie controls a creature

  @id:combat.division.blocker.attacked @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The defending team still puts in order what one of its creatures blocks
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And the postcombat main phase of Edward's team begins
    And Angie's team orders the damage: first “Hill Giant”, then “Grizzly Bears”
    And Angie's team divides the damage: 3 to “Hill Giant”, 1 to “Grizzly Bears”
    Then Edward controls no creatures
    And Ronald controls a creature
    And Angie controls a creature

  @id:combat.division.blocker.again @situation:combat.division.blocker @clause:combat.division_blocker @clause:combat.order @from:2024-11-08 @must
  Scenario: A blocker's damage is divided as its team likes again
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And the postcombat main phase of Edward's team begins
    And Angie's team divides the damage: 2 to “Hill Giant”, 2 to “Grizzly Bears”
    Then Edward controls a creature
    And Ronald controls no creatures
    And Angie controls a creature
