# language: en
@source:W
Feature: A life counter is asked whether life can be paid
  > A player pays life, or both members of a team do for the same cost. How much can it be?

  @id:count.pay @situation:count.pay @clause:life.pay @from:2008-07-15 @must
  Scenario: In a life counter, a player can pay as much life as the team has, and no more
    Given only life and poison are counted
    And Angie's team has 10 life
    Then Angie can't pay 11 life
    But Angie can pay 7 life
    And Angie's team has 3 life
    And Barry can't pay 4 life
    But Barry can pay 3 life
    And Angie's team loses the game

  @id:count.pay.own @situation:count.pay @clause:life.pay @clause:life.read @from:2005-08-01 @until:2008-07-15 @should
  Scenario: A player could pay no more than half of what the team has
    Given only life and poison are counted
    And Angie's team has 13 life
    Then Angie can't pay 8 life
    But Angie can pay 7 life
    And Angie's team has 6 life

  @id:count.pay.nothing @situation:count.pay @clause:life.pay @from:2009-07-11 @must
  Scenario: Nothing can always be paid
    Given only life and poison are counted
    And Angie's team has 1 life
    Then Angie can't pay 2 life
    But Angie can pay 0 life
    And Angie's team has 1 life
    And the game goes on

  @id:count.pay.together @situation:count.pay.together @clause:life.pay_together @from:2009-07-11 @must
  Scenario: Both members can pay no more together than their team has
    Given only life and poison are counted
    And Angie's team has 10 life
    Then Angie can't pay 6 life and Barry 5 for the same cost
    And Angie can't pay 11 life and Barry 0 for the same cost
    But Angie can pay 6 life and Barry 3 for the same cost
    And Angie's team has 1 life
    And Angie has lost 6 life
    And Barry has lost 3 life

  @id:count.pay.together.all @situation:count.pay.together @clause:life.pay_together @from:2009-07-11 @must
  Scenario: Both members can pay all that their team has, and nobody has to pay something
    Given only life and poison are counted
    And Angie's team has 10 life
    Then Angie can pay 0 life and Barry 0 for the same cost
    And Angie's team has 10 life
    And Angie can pay 4 life and Barry 6 for the same cost
    And Angie's team has 0 life
    And Angie's team loses the game

  @id:count.pay.together.alone @situation:count.pay.together @clause:life.pay_together @from:2008-07-15 @until:2009-07-11 @should
  Scenario: Nothing was written of what both members pay together
    Given only life and poison are counted
    And Angie's team has 10 life
    Then Angie can't pay 11 life and Barry 0 for the same cost
    But Angie can pay 6 life and Barry 5 for the same cost
    And Angie's team loses the game
