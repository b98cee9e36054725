# language: en
@source:F @source:I @source:J
Feature: Both teams have something to choose
  > Something makes both teams choose at the same time. Which of them does so first?

  @id:choices.sacrifice @clause:choice.order @clause:object.you @from:2005-08-01 @must
  Scenario: A member of the active team says first what is sacrificed, whoever cast the spell
    Given Barry controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Innocent Blood”
    And the spell resolves
    Then Barry has to choose
    But Angie has nothing to choose
    And Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.sacrifice.other_turn @situation:choices.sacrifice @clause:choice.order @clause:object.you @from:2005-08-01 @must
  Scenario: In the other team's turn one of its members says first what is sacrificed
    Given it is the precombat main phase of Edward's team
    And Barry controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Edward casts “Innocent Blood”
    And the spell resolves
    Then Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose
    And Edward has nothing to choose

  @id:choices.sacrifice.then @situation:choices.sacrifice @clause:choice.order @from:2005-08-01 @must
  Scenario: After the active team a member of the other team says what is sacrificed, while everything is still there
    Given Barry controls “Grizzly Bears”
    And Barry controls “Air Elemental”
    And Ronald controls “Wind Drake”
    And Ronald controls “Hill Giant”
    When Angie casts “Innocent Blood”
    And the spell resolves
    And Barry sacrifices “Grizzly Bears”
    Then Ronald has to choose
    And Barry controls two creatures
    But Barry has nothing to choose
    And Edward has nothing to choose

  @id:choices.member @clause:choice.order @clause:life.set_each @from:2010-04-23 @must
  Scenario: The active team says first which of its members is affected
    Given Angie controls a creature
    And Ronald controls a creature
    When Barry casts “Biorhythm”
    And the spell resolves
    Then Angie has to choose
    And Barry has to choose
    But Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.member.then @situation:choices.member @clause:choice.order @clause:life.set_each @from:2010-04-23 @must
  Scenario: After the active team the other team says which of its members is affected, before any total changes
    Given Angie's team has 13 life
    And Edward's team has 17 life
    And Angie controls a creature
    And Ronald controls a creature
    When Barry casts “Biorhythm”
    And the spell resolves
    And Angie's team chooses Angie as the affected player
    Then Edward has to choose
    And Ronald has to choose
    And Angie's team has 13 life
    And Edward's team has 17 life
    But Angie has nothing to choose
    And Barry has nothing to choose
