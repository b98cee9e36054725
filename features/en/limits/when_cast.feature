# language: en
Feature: When a spell can be cast
  > A spell says that it is cast only in an opponent's upkeep. Whose is that?

  @id:limit.opponents_upkeep @clause:spell.only_when @clause:turn.teams @from:2018-04-27 @must
  Scenario: Either head casts in the upkeep of the other team what is for an opponent's upkeep, and no creature of either opponent attacks then
    Given it is the precombat main phase of Edward's team
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Edward's team passes priority
    Then Barry can't cast “Festival”
    When the upkeep of Angie's team begins
    Then Barry can't cast “Festival”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    Then Barry can cast “Festival”
    When the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    And Ronald can't attack Angie with “Hill Giant”
    When the postcombat main phase of Edward's team begins
    And Edward casts “Time Warp” targeting Edward
    And the spell resolves
    And the upkeep of Edward's team begins
    And the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Grizzly Bears”
    And Ronald can attack Angie with “Hill Giant”
