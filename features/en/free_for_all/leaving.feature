# language: en
Feature: Leaving a game that goes on
  > In a free-for-all game whoever loses or concedes leaves, and the others play on. What goes along, and what stays?

  @id:free_for_all.loses @situation:free_for_all.loses @clause:team.leaves @clause:life.zero @variant:free-for-all @from:2005-08-01 @must
  Scenario: A player without life loses and leaves, and the others play on
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Martha's team has 20 life
    And Edward controls “Hill Giant”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And the game goes on
    And Edward controls no “Hill Giant”
    And Martha's team has 16 life
    When Angie's team finishes its turn
    Then it is the upkeep of Martha's team

  @id:free_for_all.last @situation:free_for_all.loses @clause:team.leaves @clause:game.over @variant:free-for-all @from:2005-08-01 @must
  Scenario: The last player who is left wins
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Martha's team has 3 life
    And Simon's team has 20 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then the game goes on
    When Simon concedes the game
    Then Angie's team wins the game
    And Edward's team loses the game
    And Simon's team loses the game

  @id:free_for_all.draw_game @situation:free_for_all.loses @clause:team.leaves @clause:game.over @variant:free-for-all @from:2005-08-01 @must
  Scenario: When the last players lose at once, the game is a draw, but not for who had left before
    Given Angie's team has 4 life
    And Edward's team has 4 life
    And Martha's team has 4 life
    And Simon's team has 4 life
    When Simon concedes the game
    And Angie casts “Flame Rift”
    And the spell resolves
    Then the game is a draw
    And Simon's team loses the game

  @id:free_for_all.concedes @situation:free_for_all.concedes @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Who concedes takes along what waits on the stack
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Martha's team has 20 life
    When Angie casts “Flame Rift”
    And Angie concedes the game
    Then Angie's team loses the game
    And the game goes on
    When the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Martha's team has 20 life

  @id:free_for_all.own_turn @situation:free_for_all.own_turn @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: The turn of a player who leaves goes on to its end, and the next in order has priority
    Given Edward controls “Wall of Blood”
    And Edward controls “Verdant Force”
    And Angie controls “Hill Giant”
    When Angie concedes the game
    Then it is the precombat main phase of Angie's team
    And Edward can activate the ability of “Wall of Blood”
    When the ability resolves
    And the end step of Angie's team begins
    Then the game goes on
    And Edward controls no Saprolings
    When the precombat main phase of Edward's team begins
    Then Edward controls a Saproling

  @id:free_for_all.blockers_stay @situation:free_for_all.own_turn @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: When the attacking player leaves, so do the attackers, and nobody is damaged
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie concedes the game
    And the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Angie controls no “Hill Giant”

  @id:free_for_all.attacked_leaves @situation:free_for_all.attacked_leaves @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: What attacks a player who has left damages nobody
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And Edward concedes the game
    And the postcombat main phase of Angie's team begins
    Then Martha's team has 18 life
    And Simon's team has 20 life
    And Edward's team loses the game
    And the game goes on

  @id:free_for_all.wins @situation:free_for_all.wins @clause:team.win_effect @variant:free-for-all @from:2005-08-01 @must
  Scenario: An effect that lets a player win is the end for everybody else
    Given Angie's team has 50 life
    And Angie controls “Test of Endurance”
    When the upkeep of Angie's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game
    And Edward's team loses the game
    And Martha's team loses the game
    And Simon's team loses the game
