# language: en
Feature: Passing, and mana in between
  > One team has passed, the other adds mana and passes as well. Has everybody passed in succession?

  @id:priority.mana_between @clause:priority.pass @clause:mana.ability @from:2009-07-11 @must
  Scenario: A spell does not resolve when mana was added between two passes, until the first team passes again
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Forest”
    When Angie casts “Flame Rift”
    And Angie's team passes priority
    And Edward activates the ability of “Forest”
    And Edward's team passes priority
    Then Edward's team has 20 life
    And Angie's team has 20 life
    When Angie's team passes priority
    Then Edward's team has 12 life
    And Angie's team has 12 life
