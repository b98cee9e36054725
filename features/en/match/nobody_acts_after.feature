# language: en
Feature: Nobody acts after the end
  > An effect, a concession or a loss ends the game. Can anybody still do what was possible before?

  @id:after_end.wins @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Once an effect has let a team win nobody casts anything
    Given Angie's team has 99 life
    And Barry controls “Test of Endurance”
    When the upkeep of Angie's team begins
    Then Angie can cast “Meditate”
    When the spell resolves
    And the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game
    And Edward's team loses the game
    And Barry can't cast “Meditate”

  @id:after_end.loses @situation:after_end.wins @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scenario: Once a team without life has lost nobody casts anything
    Given Edward's team has 8 life
    And Angie's team has 20 life
    Then Barry can cast “Meditate”
    When the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game
    And Barry can't cast “Meditate”

  @id:after_end.concedes @situation:after_end.wins @clause:game.over @clause:team.concedes @from:2005-08-01 @must
  Scenario: Once somebody has conceded nobody casts anything, in whose turn ever
    Then Angie can cast “Meditate”
    When the spell resolves
    And Ronald concedes the game
    Then Edward's team loses the game
    And Angie's team wins the game
    And Barry can't cast “Meditate”
