# language: en
Feature: Your team
  > Some cards speak of your team, and not only of you. Who is meant?

  @id:team.your_team @clause:team.your_team @from:2018-06-08 @must
  Scenario: Your team is you and your teammate, and each of you is meant
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Birds of Paradise”
    When Angie casts “Trial of the Muster”
    And the spell resolves
    And the triggered ability of “Trial of the Muster” resolves
    Then Angie's team has 24 life
    And Edward's team has 20 life
    And “Grizzly Bears” is 3/3
    And “Hill Giant” is 4/4
    And “Birds of Paradise” is 0/1
