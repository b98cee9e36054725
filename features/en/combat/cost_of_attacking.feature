# language: en
Feature: What it costs to attack
  > A player is attacked only by those who pay. What of the battle that the same player protects?

  @id:cost.battle @clause:combat.attacks @clause:battle.attacked @clause:cost.resources @from:2023-04-14 @must
  Scenario: Who would have to pay for attacking a player attacks the battle that the player protects for nothing
    Given Edward controls “Trial of the Rampart”
    And the protector of “Trial of the Rampart” is Angie
    And “Trial of the Rampart” has five defense counters
    And Edward controls “Hill Giant”
    And Edward controls no “Mana Source”
    When Angie casts “Forbidding Spirit”
    And the spell resolves
    And the triggered ability of “Forbidding Spirit” resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Hill Giant”
    But Edward can attack “Trial of the Rampart” with “Hill Giant”
    When the postcombat main phase of Edward's team begins
    Then “Trial of the Rampart” has two defense counters
