# language: en
@source:N
Feature: Several players draw by one effect
  > Each draws from a library of their own; but where the draws are replaced, each has to choose how. Who draws first?

  @id:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  Scenario: The members of the active team draw first
    Given Barry has one card in hand
    And Barry controls “Thought Reflection”
    And Ronald controls “Thought Reflection”
    And Angie controls “Possessed Portal”
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Barry has to choose
    But Angie has nothing to choose
    And Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.draws.other_turn @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @must
  Scenario: In the other team's turn its members draw first
    Given it is the precombat main phase of Edward's team
    And Barry has one card in hand
    And Barry controls “Thought Reflection”
    And Ronald controls “Thought Reflection”
    And Angie controls “Possessed Portal”
    When Edward casts “Vision Skeins”
    And the spell resolves
    Then Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose
    And Edward has nothing to choose

  @id:choices.draws.primary @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @from:2006-10-01 @until:2010-06-18 @must
  Scenario: Within a team the primary player drew first
    Given Angie has one card in hand
    And Angie controls “Thought Reflection”
    And Barry controls “Thought Reflection”
    And Edward controls “Possessed Portal”
    When Barry casts “Vision Skeins”
    And the spell resolves
    Then Angie has to choose
    But Barry has nothing to choose

  @id:choices.draws.primary.seats @situation:choices.draws @clause:turn.draw_order @clause:seat.primary @from:2006-10-01 @until:2010-06-18 @must
  Scenario: The primary player, who drew first, was whoever sat on the right
    Given Barry sits to the right of Angie
    And Angie has one card in hand
    And Angie controls “Thought Reflection”
    And Barry controls “Thought Reflection”
    And Edward controls “Possessed Portal”
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Barry has to choose
    But Angie has nothing to choose
