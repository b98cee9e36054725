# language: en
@source:F @source:I
Feature: The draw step of a team
  > A team has one draw step. Who draws in it?

  @id:turn.each_draws @clause:turn.each_draws @clause:turn.teams @from:2005-08-01 @must
  Scenario: Each member of the active team draws a card, and nobody else
    Given it is the precombat main phase of Edward's team
    And Angie has two cards in hand
    And Barry has five cards in hand
    And Edward has three cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has three cards in hand
    And Barry has six cards in hand
    And Edward has three cards in hand

  @id:turn.several_draw @situation:turn.several_draw @clause:turn.draw_order @from:2006-10-01 @must
  Scenario: When every player draws, each draws as many cards as it says
    Given Barry has five cards in hand
    And Ronald has two cards in hand
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Barry has seven cards in hand
    And Ronald has four cards in hand

  @id:turn.several_draw.empty @situation:turn.several_draw @clause:turn.draw_order @clause:draw.empty @from:2006-10-01 @must
  Scenario: All draw before anybody loses, so two teams without cards lose together
    Given Barry has no cards in his library
    And Edward has one card in his library
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then the game is a draw
