# language: en
Feature: A card from each opponent's graveyard
  > Sepulchral Primordial takes a creature card from each opponent's graveyard. What if only one has any, or one is gone by then?

  @id:each_graveyard.both @situation:for_each_opponent @clause:target.for_each @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: One creature card comes from the graveyard of either head of the other team, and none from a teammate's
    Given it is the precombat main phase of Angie's team
    And Edward has “Grizzly Bears” in his graveyard
    And Edward has “Air Elemental” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    And Barry has “Goblin Piker” in his graveyard
    When Angie casts “Sepulchral Primordial”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Goblin Piker” as the target
    And Angie can't choose “Grizzly Bears” and “Air Elemental” as targets
    When Angie chooses “Air Elemental” and “Hill Giant” as targets
    And the triggered ability of “Sepulchral Primordial” resolves
    Then Angie controls “Air Elemental”
    And Angie controls “Hill Giant”
    And Edward has “Grizzly Bears” in his graveyard
    And Barry has “Goblin Piker” in his graveyard

  @id:each_graveyard.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2018-04-27 @must
  Scenario: Where one opponent alone has a creature card in the graveyard that one comes
    Given it is the precombat main phase of Angie's team
    And Edward has “Plains” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    When Angie casts “Sepulchral Primordial”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Sepulchral Primordial” resolves
    Then Angie controls “Hill Giant”
    And Edward has “Plains” in his graveyard

  @id:each_graveyard.gone @situation:for_each_opponent @clause:target.illegal_part @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: A card that has left its graveyard in response does not come, and the other one does
    Given it is the precombat main phase of Angie's team
    And Edward has “Grizzly Bears” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    When Angie casts “Sepulchral Primordial”
    And the spell resolves
    And Angie chooses “Grizzly Bears” and “Hill Giant” as targets
    And Angie's team passes priority
    And Edward casts “Cremate” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Sepulchral Primordial” resolves
    Then Angie controls “Hill Giant”
    And Edward owns “Grizzly Bears” in exile

  @id:each_graveyard.together @situation:for_each_opponent @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: The cards enter together, and a creature that heeds others entering has seen the other one
    Given it is the precombat main phase of Angie's team
    And Angie's team has 10 life
    And Edward has “Soul Warden” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    When Angie casts “Sepulchral Primordial”
    And the spell resolves
    And Angie chooses “Soul Warden” and “Hill Giant” as targets
    And the triggered ability of “Sepulchral Primordial” resolves
    And the triggered ability of “Soul Warden” resolves
    Then Angie's team has 11 life
    And the stack is empty
