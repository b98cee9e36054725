# language: en
Feature: A team that two players are to control
  > Two effects let somebody control a member of the same team during its next turn. Who decides?

  @id:turn.control.latest @situation:turn.control @clause:turn.control @from:2005-08-01 @must
  Scenario: The latest of two effects works, for both members, whichever of them each was about
    Given Edward's team has 60 life
    And Edward controls “Trial of the Toll”
    And Ronald controls “Trial of the Toll”
    When Angie casts “Trial of the Strings” targeting Ronald
    And the spell resolves
    And Barry casts “Trial of the Strings” targeting Edward
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Angie can't activate the ability of “Trial of the Toll” for Ronald
    And Angie can't activate the ability of “Trial of the Toll” for Edward
    But Barry can activate the ability of “Trial of the Toll” for Ronald
    And Barry can activate the ability of “Trial of the Toll” for Edward
    When the precombat main phase of Angie's team begins
    And the precombat main phase of Edward's team begins
    Then Barry can't activate the ability of “Trial of the Toll” for Edward
    But Edward can activate the ability of “Trial of the Toll”
