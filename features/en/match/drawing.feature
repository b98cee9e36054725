# language: en
@source:F @source:I @source:W
Feature: Drawing from an empty library
  > One player has to draw and has no cards left, while the teammate still has some. Does the team lose?

  @id:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @must
  Scenario Outline: A player draws from an empty library, and the whole team loses
    Given <player> has no cards in his library
    When the upkeep of Edward's team begins
    Then the game goes on
    When Edward's team finishes its turn
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | player |
      | 2005-08-01 | Edward |
      | 2005-08-01 | Ronald |

  @id:game.lose.empty_library.last_card @situation:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Nobody loses by drawing the last card, but by the draw after it
    Given Edward has one card in his library
    When the draw step of Edward's team begins
    Then the game goes on
    And Edward has no cards in his library
    When the upkeep of Edward's team begins
    Then the game goes on
    When Edward's team finishes its turn
    Then Edward's team loses the game
