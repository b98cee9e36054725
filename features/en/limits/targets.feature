# language: en
Feature: Only an opponent is a target
  > A spell targets an opponent. Whom of the four players can it be?

  @id:limit.opponent @clause:target.choose @from:2005-08-01 @must
  Scenario: Each opponent can be chosen, and the caster cannot; whoever is chosen alone does what the spell says
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Ronald controls “Forest”
    Then Angie can't cast “Cruel Edict” targeting Angie
    But Angie can cast “Cruel Edict” targeting Ronald
    When the spell resolves
    Then Ronald has “Hill Giant” in his graveyard
    But Ronald controls “Forest”
    And Edward controls “Grizzly Bears”
    And Angie controls “Wind Drake”
    And Angie can cast “Cruel Edict” targeting Edward

  @id:limit.opponent.teammate @situation:limit.opponent @clause:target.choose @from:2005-08-01 @must
  Scenario: A teammate cannot be chosen where only an opponent can
    Given it is the precombat main phase of Angie's team
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Cruel Edict” targeting Barry
    And Barry can't cast “Cruel Edict” targeting Angie
    But Barry can cast “Cruel Edict” targeting Edward
    When the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And Barry controls “Hill Giant”
