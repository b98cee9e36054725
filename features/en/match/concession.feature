# language: en
@source:F @source:I @source:J @source:W
Feature: Conceding a game
  > One player concedes. Can the teammate play on alone?

  @id:game.concede @clause:team.concedes @must
  Scenario Outline: When one player concedes, the whole team has lost
    When <player> concedes the game
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | player |
      | 2005-08-01 | Edward |
      | 2005-08-01 | Ronald |

  @id:game.concede.own_turn @situation:game.concede @clause:team.concedes @from:2005-08-01 @must
  Scenario: A team can lose by a concession in its own turn, and does not lose before it
    Given Edward's team has 1 life
    When the declare attackers step of Edward's team begins
    Then the game goes on
    When Ronald concedes the game
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:game.concede.hands @situation:game.concede @clause:team.concedes @from:2005-08-01 @must
  Scenario: A player can concede before the first turn
    Given Angie's team plays first
    When Barry concedes the game
    Then Angie's team loses the game
    And Edward's team wins the game
