# language: en
Feature: Your team
  > Some cards speak of your team, and not only of you. Who is meant?

  @id:team.your_team @clause:team.your_team @from:2018-06-08 @must
  Scenario: Your team is you and your teammate, and each of you is meant
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Ronald controls “Spear Spewer”
    When Angie casts “Rushblade Commander”
    And the spell resolves
    And Barry casts “Goblin Piker”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Grizzly Bears”
    But Barry can attack Edward with “Goblin Piker”
    And Angie can attack Ronald with “Rushblade Commander”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    When the precombat main phase of Edward's team begins
    And Edward casts “Spear Spewer”
    And the spell resolves
    Then Edward can't activate the ability of “Spear Spewer”
    But Ronald can activate the ability of “Spear Spewer”
