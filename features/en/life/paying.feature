# language: en
Feature: Paying life
  > A player pays life as a cost. Is it the player's own share that has to suffice, or the life of the team?

  @id:life.pay.team @situation:life.pay @clause:life.pay @from:2008-07-15 @must
  Scenario: A player can pay as much life as the team has, and no more
    Given Angie's team has 10 life
    And Angie controls “Trial of the Toll”
    And Angie controls “Lurking Evil”
    When Angie activates the ability of “Trial of the Toll”
    Then Angie's team has 3 life
    And Angie can't activate the ability of “Trial of the Toll”
    But Angie can activate the ability of “Lurking Evil”

  @id:life.pay.own @situation:life.pay @clause:life.pay @from:2005-08-01 @until:2008-07-15 @should
  Scenario: A player could pay no more than a life total, which is taken to be half of the team's
    Given Angie's team has 14 life
    And Angie controls “Trial of the Toll”
    And Angie controls “Lurking Evil”
    When Angie activates the ability of “Trial of the Toll”
    Then Angie's team has 7 life
    And Angie can't activate the ability of “Trial of the Toll”
    But Angie can activate the ability of “Lurking Evil”
