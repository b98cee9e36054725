# language: en
Feature: Who casts no spells
  > Opponents cannot cast spells this turn, or nobody can but in a turn of their own. What can a teammate do?

  @id:limit.silence @clause:spell.cannot_cast @clause:step.cleanup @from:2009-07-11 @must
  Scenario: Silence keeps both opponents from casting until the turn ends, and not a teammate
    Given it is the precombat main phase of Angie's team
    When Angie casts “Silence”
    And the spell resolves
    Then Barry can cast “Shock” targeting Edward
    When the spell resolves
    And Angie's team passes priority
    Then Edward can't cast “Shock” targeting Angie
    And Ronald can't cast “Shock” targeting Angie
    When the upkeep of Edward's team begins
    Then Edward can cast “Shock” targeting Angie
    And Ronald can cast “Shock” targeting Angie

  @id:limit.own_turn @clause:spell.cannot_cast @clause:turn.teams @from:2005-08-01 @must
  Scenario: In a turn that is not theirs neither of two teammates casts anything, and in their own both do
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dosan the Falling Leaf”
    When Angie's team passes priority
    Then Edward can't cast “Shock” targeting Angie
    And Ronald can't cast “Shock” targeting Angie
    When the upkeep of Edward's team begins
    Then Edward can cast “Shock” targeting Angie
    And Ronald can cast “Shock” targeting Angie

  @id:limit.own_turn.speaker @situation:limit.own_turn @clause:spell.cannot_cast @clause:turn.teams @from:2005-08-01 @must
  Scenario: Who controls what says so is bound by it as well, and so is the teammate
    Given it is the precombat main phase of Edward's team
    And Angie controls “Dosan the Falling Leaf”
    When Edward's team passes priority
    Then Angie can't cast “Shock” targeting Edward
    And Barry can't cast “Shock” targeting Edward
    When the upkeep of Angie's team begins
    Then Angie can cast “Shock” targeting Edward
    And Barry can cast “Shock” targeting Edward
