# language: en
Feature: Surge
  > A spell costs less once its caster or a teammate has cast another one this turn.

  @id:spell.surge.teammate @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  Scenario: A teammate's spell lets a player pay the surge cost
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Goblin Freerunner” in hand
    Then Angie can't cast “Goblin Freerunner” for its surge cost
    When Barry casts “Grizzly Bears”
    And the spell resolves
    Then Angie can cast “Goblin Freerunner” for its surge cost
    When the spell resolves
    Then Angie controls “Goblin Freerunner”

  @id:spell.surge.opponent @situation:spell.surge @clause:spell.surge @from:2016-01-16 @must
  Scenario: An opponent's spell does not let a player pay a surge cost
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Barry controls “Grizzly Bears”
    And Angie has “Goblin Freerunner” in hand
    When Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie can't cast “Goblin Freerunner” for its surge cost
    When Barry casts “Flame Rift”
    And the spell resolves
    Then Angie can cast “Goblin Freerunner” for its surge cost
