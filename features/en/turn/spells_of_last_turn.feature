# language: en
Feature: Spells of a turn that is over
  > A teammate cast a spell in the team's last turn, or a condition was true as an ability triggered. Does it still count?

  @id:twice.surge @clause:spell.surge @from:2016-01-16 @must
  Scenario: A spell of the team's last turn lets nobody pay a surge cost in this one
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Goblin Freerunner” in hand
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Angie can't cast “Goblin Freerunner” for its surge cost
    When Barry casts “Flame Rift”
    And the spell resolves
    Then Angie can cast “Goblin Freerunner” for its surge cost

  @id:twice.condition @clause:trigger.intervening_if @from:2009-10-01 @must
  Scenario: A condition that was true as the ability triggered and is no longer true as it resolves does nothing
    Given Angie controls “Luminarch Ascension”
    And Ronald has “Shock” in hand
    When the end step of Edward's team begins
    And Ronald casts “Shock” targeting Angie
    And the spell resolves
    And the triggered ability of “Luminarch Ascension” resolves
    Then “Luminarch Ascension” has no quest counters
