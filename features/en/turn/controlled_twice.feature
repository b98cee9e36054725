# language: en
Feature: A team that two players are to control
  > Two effects let somebody control a member of the same team during its next turn. Who decides?

  @id:turn.control.latest @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: The latest of two effects works, for both members, whichever of them each was about
    Given Edward's team has 60 life
    And Edward controls “Wall of Blood”
    And Ronald controls “Wall of Blood”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And Barry casts “Worst Fears” targeting Edward
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Angie can't activate the ability of “Wall of Blood” for Ronald
    And Angie can't activate the ability of “Wall of Blood” for Edward
    But Barry can activate the ability of “Wall of Blood” for Ronald
    And Barry can activate the ability of “Wall of Blood” for Edward
    When the precombat main phase of Angie's team begins
    And the precombat main phase of Edward's team begins
    Then Barry can't activate the ability of “Wall of Blood” for Edward
    But Edward can activate the ability of “Wall of Blood”
