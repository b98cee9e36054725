# language: en
@source:F @source:I @source:J
Feature: Who says how combat damage is assigned
  > An attacker has two creatures to damage, and so has a blocker. Which team says first what it does?

  @id:choices.damage.free @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2005-08-01 @until:2009-07-11 @must
  Scenario: The active team says first what its attackers do, as damage is assigned
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    And the combat damage step of Edward's team begins
    Then Edward has to choose
    And Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose

  @id:choices.damage.free.then @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2005-08-01 @until:2009-07-11 @must
  Scenario: The defending team says what its blockers do after the active team has, as damage is assigned
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    And the combat damage step of Edward's team begins
    And Edward's team divides the damage: 2 to “Wind Drake”, 1 to “Obsianus Golem”
    Then Angie has to choose
    And Barry has to choose
    But Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.damage.ordered @situation:choices.damage @clause:combat.order @clause:combat.division @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The active team says first what its attackers do, in the order that it announces
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    Then Edward has to choose
    And Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose

  @id:choices.damage.ordered.then @situation:choices.damage @clause:combat.order @clause:combat.division @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The defending team says what its blockers do after the active team has, in the order that it announces
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    And Edward's team orders the damage: first “Wind Drake”, then “Obsianus Golem”
    Then Angie has to choose
    And Barry has to choose
    But Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.damage.ordered.now @situation:choices.damage @clause:combat.order @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The active team says first what its attackers do, in an order, of players too
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    Then Edward has to choose
    And Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose

  @id:choices.damage.ordered.now.then @situation:choices.damage @clause:combat.order @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The defending team says what its blockers do after the active team has, in an order, also where a player is attacked
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    And Edward's team orders the damage: first “Wind Drake”, then “Obsianus Golem”
    Then Angie has to choose
    And Barry has to choose
    But Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.damage.free.now @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2024-11-08 @must
  Scenario: The active team says first what its attackers do, without any order
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    And the combat damage step of Edward's team begins
    Then Edward has to choose
    And Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose

  @id:choices.damage.free.now.then @situation:choices.damage @clause:combat.damage @clause:combat.division @from:2024-11-08 @must
  Scenario: The defending team says what its blockers do after the active team has, without any order
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And Barry blocks “Hill Giant” with “Wind Drake”
    And the combat damage step of Edward's team begins
    And Edward's team divides the damage: 2 to “Wind Drake”, 1 to “Obsianus Golem”
    Then Angie has to choose
    And Barry has to choose
    But Edward has nothing to choose
    And Ronald has nothing to choose
