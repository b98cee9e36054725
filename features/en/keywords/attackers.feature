# language: en
Feature: Who attacks untapped, and who does not attack
  > One creature stays untapped as it attacks, another never attacks. What do those beside them do?

  @id:keyword.vigilance @clause:combat.vigilance @from:2018-04-27 @must
  Scenario: A vigilant creature attacks untapped and can block after that; the teammate's taps
    Given Angie controls “Steadfast Guard”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Steadfast Guard”
    And Barry attacks Edward with “Hill Giant”
    Then “Steadfast Guard” is untapped
    But “Hill Giant” is tapped
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Grizzly Bears” with “Hill Giant”
    But Angie can block “Grizzly Bears” with “Steadfast Guard”

  @id:keyword.defender @clause:combat.defender @from:2018-04-27 @must
  Scenario: A defender does not attack whomever it is sent at, and blocks; a creature beside it attacks
    Given Angie controls “Wall of Wood”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Wall of Wood”
    And Angie can't attack Ronald with “Wall of Wood”
    But Barry can attack Edward with “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Grizzly Bears” with “Wall of Wood”
