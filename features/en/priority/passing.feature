# language: en
@source:F @source:I @source:J
Feature: Priority belongs to a team
  > Two players could act, and their opponents too. Whose turn is it to do something, and what happens when nobody wants to?

  @id:priority.team @situation:priority @clause:priority.teams @clause:priority.act @from:2005-08-01 @must
  Scenario: Both members can act while their team has priority, and nobody else
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Wall of Blood”
    And Barry controls “Wall of Blood”
    And Edward controls “Wall of Blood”
    And Ronald controls “Wall of Blood”
    When Angie activates the ability of “Wall of Blood”
    Then Edward can't activate the ability of “Wall of Blood”
    And Ronald can't activate the ability of “Wall of Blood”
    But Barry can activate the ability of “Wall of Blood”
    And Angie's team has 28 life
    When Angie's team passes priority
    Then Angie can't activate the ability of “Wall of Blood”
    And Barry can't activate the ability of “Wall of Blood”
    But Ronald can activate the ability of “Wall of Blood”
    And Edward can activate the ability of “Wall of Blood”
    And Edward's team has 28 life

  @id:priority.resolves @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: When both teams pass in succession the top ability resolves, and the active team is next
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Wall of Blood”
    And Ronald controls “Wall of Blood”
    When Angie activates the ability of “Wall of Blood”
    And Angie's team passes priority
    Then Angie's “Wall of Blood” is 0/2
    When Edward's team passes priority
    Then Angie's “Wall of Blood” is 1/3
    And Angie's team has 29 life
    And Ronald can't activate the ability of “Wall of Blood”
    But Angie can activate the ability of “Wall of Blood”

  @id:priority.not_in_succession @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: A team that acts after the other has passed starts the passing anew, and the last ability resolves first
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Wall of Blood”
    And Ronald controls “Wall of Blood”
    When Angie activates the ability of “Wall of Blood”
    And Angie's team passes priority
    And Ronald activates the ability of “Wall of Blood”
    And Edward's team passes priority
    Then Angie's team has 29 life
    And Edward's team has 29 life
    When Angie's team passes priority
    Then Ronald's “Wall of Blood” is 1/3
    And Angie's “Wall of Blood” is 0/2
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie's “Wall of Blood” is 1/3
    And Ronald's “Wall of Blood” is 1/3

  @id:priority.step_ends @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: When both teams pass in succession and nothing waits, the phase ends
    When Angie's team passes priority
    Then it is the precombat main phase of Angie's team
    When Edward's team passes priority
    Then it is the beginning of combat step of Angie's team

  @id:priority.active_team @situation:priority @clause:turn.teams @from:2005-08-01 @must
  Scenario: The team whose turn it is has priority first in each step
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wall of Blood”
    And Ronald controls “Wall of Blood”
    When the upkeep of Edward's team begins
    Then Angie can't activate the ability of “Wall of Blood”
    But Ronald can activate the ability of “Wall of Blood”
