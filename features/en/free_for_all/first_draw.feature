# language: en
Feature: The first draw step of a game of four players when the one who plays first is gone
  > In a free-for-all game nobody skips the first draw. The player who begins concedes in the upkeep, and the turn goes on without an active player. Who draws?

  @id:free_for_all.draw.conceded @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:team.concedes @variant:free-for-all @from:2009-10-01 @should
  Scenario: In the rest of a turn whose player is gone nobody draws, and the next player draws as ever
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    And Angie concedes the game
    And the precombat main phase of Edward's team begins
    Then Edward has eight cards in hand
    And Martha has seven cards in hand
