# language: en
@source:F @source:I @source:J
Feature: The end of a game
  > Players win and lose as a team. What if both teams lose at the same moment?

  @id:game.draw.both_lose @clause:game.over @clause:state_check.when @from:2010-04-23 @must
  Scenario: Both teams lose at once, and the game is a draw
    Given Angie's team has 22 life
    And Edward's team has 22 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has 0 life
    And Edward's team has 0 life
    And the game is a draw
