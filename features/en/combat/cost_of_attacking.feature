# language: en
Feature: What it costs to attack
  > A player is attacked only by those who pay. What of the battle that the same player protects?

  @id:cost.battle @clause:combat.attacks @clause:battle.attacked @clause:cost.resources @from:2023-04-14 @must
  Scenario: Who would have to pay for attacking a player attacks the battle that the player protects for nothing
    Given Edward controls “Exercise of the Rampart”
    And the protector of “Exercise of the Rampart” is Angie
    And “Exercise of the Rampart” has five defense counters
    And Edward controls “Hill Giant”
    And Edward controls no “Mana Source”
    When Angie casts “Forbidding Spirit”
    And the spell resolves
    And the triggered ability of “Forbidding Spirit” resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Hill Giant”
    But Edward can attack “Exercise of the Rampart” with “Hill Giant”
    When the postcombat main phase of Edward's team begins
    Then “Exercise of the Rampart” has two defense counters
