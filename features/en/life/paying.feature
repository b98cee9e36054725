# language: en
Feature: Paying life
  > A player pays life as a cost. Is it the player's own share that has to suffice, or the life of the team?

  @id:life.pay.team @situation:life.pay @clause:life.pay @from:2008-07-15 @must
  Scenario: A player can pay as much life as the team has, and no more
    Given Angie's team has 5 life
    And Angie controls “Unspeakable Symbol”
    And Angie controls “Grizzly Bears”
    And Angie controls “Lurking Evil”
    When Angie activates the ability of “Unspeakable Symbol”
    Then Angie's team has 2 life
    And Angie can't activate the ability of “Unspeakable Symbol”
    But Angie can activate the ability of “Lurking Evil”

  @id:life.pay.own @situation:life.pay @clause:life.pay @from:2005-08-01 @until:2008-07-15 @should
  Scenario: A player could pay no more than a life total, which is taken to be half of the team's
    Given Angie's team has 6 life
    And Angie controls “Unspeakable Symbol”
    And Angie controls “Grizzly Bears”
    And Angie controls “Lurking Evil”
    When Angie activates the ability of “Unspeakable Symbol”
    Then Angie's team has 3 life
    And Angie can't activate the ability of “Unspeakable Symbol”
    But Angie can activate the ability of “Lurking Evil”

  @id:pay_life.negative @clause:life.pay @clause:life.read @variant:two-headed-giant @variant:two-player @from:2005-08-01 @should
  Scenario: Half of a life total below 0 is nothing, which can be paid
    Given Angie's team has -3 life
    And Angie controls “Platinum Angel”
    And Angie controls “Lurking Evil”
    When Angie activates the ability of “Lurking Evil”
    And the ability resolves
    Then “Lurking Evil” is 4/4
    And Angie's team has -3 life
