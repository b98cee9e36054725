# language: en
Feature: Losing as the turn ends
  > Both teams are without life, and nobody can lose this turn. What becomes of the game when that ends?

  @id:cleanup.both_lose @clause:step.cleanup @clause:state_check.when @clause:team.wins_and_loses @from:2018-04-27 @must
  Scenario: Both teams could not lose until end of turn, and lose in the same cleanup step
    Given Angie's team has 1 life
    And Edward's team has 1 life
    And Angie controls “Wall of Blood”
    And Edward controls “Wall of Blood”
    When Angie casts “Angel's Grace”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Angel's Grace”
    And the spell resolves
    And Angie activates the ability of “Wall of Blood”
    And the ability resolves
    Then Angie's team has 0 life
    And Edward's team has 1 life
    When Angie's team passes priority
    And Edward activates the ability of “Wall of Blood”
    And the ability resolves
    Then Edward's team has 0 life
    When the end step of Angie's team begins
    Then the game goes on
    When Angie's team passes priority
    And Edward's team passes priority
    Then the game is a draw
