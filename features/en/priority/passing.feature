# language: en
@source:F @source:I @source:J
Feature: Priority belongs to a team
  > Two players could act, and their opponents too. Whose turn is it to do something, and what happens when nobody wants to?

  @id:priority.team @situation:priority @clause:priority.teams @clause:priority.act @from:2005-08-01 @must
  Scenario: Both members can act while their team has priority, and nobody else
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Trial of the Toll”
    And Barry controls “Trial of the Toll”
    And Edward controls “Trial of the Toll”
    And Ronald controls “Trial of the Toll”
    When Angie activates the ability of “Trial of the Toll”
    Then Edward can't activate the ability of “Trial of the Toll”
    And Ronald can't activate the ability of “Trial of the Toll”
    But Barry can activate the ability of “Trial of the Toll”
    And Angie's team has 16 life
    When Angie's team passes priority
    Then Angie can't activate the ability of “Trial of the Toll”
    And Barry can't activate the ability of “Trial of the Toll”
    But Ronald can activate the ability of “Trial of the Toll”
    And Edward can activate the ability of “Trial of the Toll”
    And Edward's team has 16 life

  @id:priority.resolves @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: When both teams pass in succession the top ability resolves, and the active team is next
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Trial of the Toll”
    And Ronald controls “Trial of the Toll”
    When Angie activates the ability of “Trial of the Toll”
    And Angie's team passes priority
    Then Edward's team has 30 life
    When Edward's team passes priority
    Then Edward's team has 28 life
    And Ronald can't activate the ability of “Trial of the Toll”
    But Angie can activate the ability of “Trial of the Toll”

  @id:priority.not_in_succession @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: A team that acts after the other has passed starts the passing anew, and the last ability resolves first
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Trial of the Toll”
    And Ronald controls “Trial of the Toll”
    When Angie activates the ability of “Trial of the Toll”
    And Angie's team passes priority
    And Ronald activates the ability of “Trial of the Toll”
    And Edward's team passes priority
    Then Angie's team has 23 life
    And Edward's team has 23 life
    When Angie's team passes priority
    Then Angie's team has 21 life
    And Edward's team has 23 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie's team has 21 life
    And Edward's team has 21 life

  @id:priority.step_ends @situation:priority @clause:priority.pass @from:2005-08-01 @must
  Scenario: When both teams pass in succession and nothing waits, the phase ends
    When Angie's team passes priority
    Then it is the precombat main phase of Angie's team
    When Edward's team passes priority
    Then it is the beginning of combat step of Angie's team

  @id:priority.active_team @situation:priority @clause:turn.teams @from:2005-08-01 @must
  Scenario: The team whose turn it is has priority first in each step
    Given it is the precombat main phase of Angie's team
    And Angie controls “Trial of the Toll”
    And Ronald controls “Trial of the Toll”
    When the upkeep of Edward's team begins
    Then Angie can't activate the ability of “Trial of the Toll”
    But Ronald can activate the ability of “Trial of the Toll”
