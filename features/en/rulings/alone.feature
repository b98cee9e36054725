# language: en
Feature: A creature that attacks alone
  > A creature attacks alone if it is the only one that its team attacks with, and not only its controller.

  @id:ruling.raging_kronch @clause:combat.attack @from:2018-04-27 @must
  Scenario: Raging Kronch can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Raging Kronch”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Raging Kronch”
    But Angie can attack Edward with “Raging Kronch”
    And Barry can attack Ronald with “Grizzly Bears”

  @id:ruling.loyal_pegasus @clause:combat.attack @from:2018-04-27 @must
  Scenario: Loyal Pegasus can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Barry controls “Loyal Pegasus”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Loyal Pegasus”
    But Barry can attack Edward with “Loyal Pegasus”
    And Angie can attack Edward with “Grizzly Bears”

  @id:ruling.sighted_caste_sorcerer @clause:combat.attack @from:2018-04-27 @must
  Scenario: An ability about one's own creature that attacks alone is not the teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Sighted-Caste Sorcerer”
    And Barry controls “Angelic Benediction”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the triggered ability of “Sighted-Caste Sorcerer” resolves
    Then “Grizzly Bears” is 3/3
    When the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:ruling.angelic_benediction @clause:combat.attack @from:2018-04-27 @must
  Scenario: A creature does not attack alone if a teammate's creature attacks as well
    Given it is the precombat main phase of Angie's team
    And Angie controls “Angelic Benediction”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 2/2

  @id:ruling.lunk_errant @clause:combat.attack @from:2018-04-27 @must
  Scenario: Lunk Errant attacks alone only if it is the only attacker of the team
    Given it is the precombat main phase of Angie's team
    And Angie controls “Lunk Errant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Lunk Errant”
    And the triggered ability of “Lunk Errant” resolves
    Then “Lunk Errant” is 5/5

  @id:ruling.dire_fleet_captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain counts a teammate's attacking Pirates
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dire Fleet Captain”
    And Barry controls “Forerunner of the Coalition”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Dire Fleet Captain”
    And Barry attacks Edward with “Forerunner of the Coalition”
    And the triggered ability of “Dire Fleet Captain” resolves
    Then “Dire Fleet Captain” is 3/3
