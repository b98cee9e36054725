# language: en
Feature: Unspent mana at the end of each step
  > Mana is added in a step, and another step or phase follows, be it an additional one. What is left of it?

  @id:unspent.upkeep @clause:mana.empties @from:2009-07-11 @must
  Scenario: Mana of the upkeep is gone in the draw step, and that of the beginning of combat as attackers are declared
    Given it is the precombat main phase of Edward's team
    And Angie controls “Forest”
    And Barry controls “Plains”
    When the upkeep of Angie's team begins
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When the draw step of Angie's team begins
    Then Angie has no unspent mana
    When the beginning of combat step of Angie's team begins
    And Barry activates the ability of “Plains”
    Then Barry has one unspent mana
    When the declare attackers step of Angie's team begins
    Then Barry has no unspent mana

  @id:unspent.again @situation:unspent.upkeep @clause:mana.empties @clause:step.extra @from:2009-07-11 @must
  Scenario: Mana of the upkeep is gone in an additional upkeep step
    Given it is the precombat main phase of Edward's team
    And Angie controls “Forest”
    And Barry controls “Exercise of the Long Morning”
    When the upkeep of Angie's team begins
    And the triggered ability of “Exercise of the Long Morning” resolves
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Angie's team
    And Angie has no unspent mana

  @id:unspent.phase @situation:unspent.upkeep @clause:mana.empties @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scenario: As long as mana lasted for a phase, that of the draw step was gone in the main phase, and cost life
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Forest”
    When the draw step of Angie's team begins
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When the precombat main phase of Angie's team begins
    Then Angie has no unspent mana
    And Angie's team has 19 life
