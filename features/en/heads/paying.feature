# language: en
@source:W
Feature: Three players pay life
  > One of three players pays life, or two of them do for the same cost. How much can it be?

  @id:heads.pay.whole @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:team.more_heads @from:2008-07-15 @must
  Scenario: Each of three players can pay as much as their team has left
    Given only life and poison are counted
    And Angie's team has 10 life
    Then Celia can't pay 11 life
    But Celia can pay 6 life
    And Barry can't pay 5 life
    But Barry can pay 3 life
    And Angie's team has 1 life
    And the game goes on

  @id:heads.pay.share @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:life.read @clause:team.more_heads @from:2005-08-01 @until:2008-07-15 @should
  Scenario: One of three players could pay no more than a third of what the team had, rounded up
    Given only life and poison are counted
    And Angie's team has 13 life
    Then Celia can't pay 6 life
    But Celia can pay 5 life
    And Angie's team has 8 life

  @id:heads.pay.together @variant:three-headed-giant @clause:life.pay_together @clause:team.more_heads @from:2009-07-11 @must
  Scenario: Two of three players can pay no more together than their team has
    Given only life and poison are counted
    And Angie's team has 10 life
    Then Angie can't pay 6 life and Celia 5 for the same cost
    But Angie can pay 6 life and Celia 3 for the same cost
    And Angie's team has 1 life
    And Celia has lost 3 life
