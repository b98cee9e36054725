# language: en
Feature: The highest life total of all players
  > A planeswalker makes as many tokens as the highest life total among all players. Which total is that?

  @id:ruling.sorin_grim_nemesis @clause:life.read @from:2016-11-11 @must
  Scenario: The highest total is that of a team, be it the other one
    Given it is the precombat main phase of Angie's team
    And Angie's team has 7 life
    And Edward's team has 13 life
    And Angie controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has nine loyalty counters
    When Angie activates the third ability of “Sorin, Grim Nemesis”
    And the ability resolves
    Then Angie controls 13 creature tokens
    And Angie controls no “Sorin, Grim Nemesis”
    And Barry controls no creature tokens

  @id:ruling.sorin_grim_nemesis.own @situation:ruling.sorin_grim_nemesis @clause:life.read @from:2016-11-11 @must
  Scenario: Where the highest total is the own team's Sorin counts that one, and the loyalty that was not removed stays
    Given it is the precombat main phase of Angie's team
    And Angie's team has 5 life
    And Edward's team has 3 life
    And Angie controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has ten loyalty counters
    When Angie activates the third ability of “Sorin, Grim Nemesis”
    And the ability resolves
    Then Angie controls five 1/1 creature tokens
    And “Sorin, Grim Nemesis” has one loyalty counter
