# language: en
@source:N
Feature: Teammates draw by one effect, in the order they like
  > Both members of a team draw, and each has to choose how the draws are replaced. Does the team say who draws first?

  @id:choices.team_draws @situation:choices.draws @clause:turn.draw_order @clause:replacement.draw @must
  Scenario Outline: The primary player drew first whatever the team liked; later the team says who does
    Given Angie has one card in hand
    And Angie controls “Thought Reflection”
    And Barry controls “Thought Reflection”
    And Edward controls “Possessed Portal”
    When Barry casts “Vision Skeins”
    And the spell resolves
    And Angie's team lets Barry draw before Angie
    Then <first> has to choose
    But <second> has nothing to choose

    Examples:
      | from       | first | second |
      | 2006-10-01 | Angie | Barry  |
      | 2010-06-18 | Barry | Angie  |
