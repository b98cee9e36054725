# language: en
Feature: Who attacks and is dealt damage
  > An ability triggers as a creature attacks, or as one is dealt damage. Whose creatures are meant, and how often does it trigger?

  @id:happening.attacks.yours @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  Scenario: Each of a player's own attackers gets bigger, and neither a teammate's nor what stays at home
    Given Angie controls “Fervent Charge”
    And Angie controls “Grizzly Bears”
    And Angie controls “Birds of Paradise”
    And Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    And Edward controls “Primordial Sage”
    And Edward's team has 40 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears” and “Birds of Paradise”
    And Barry attacks Ronald with “Hill Giant”
    And the end of combat step of Angie's team begins
    Then “Grizzly Bears” is 4/4
    And “Birds of Paradise” is 2/3
    But “Wind Drake” is 2/2
    And “Hill Giant” is 3/3
    And Edward's team has 31 life
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Primordial Sage”
    And the end of combat step of Edward's team begins
    Then “Primordial Sage” is 4/5

  @id:happening.attacks.anybodys @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  Scenario: Each attacker of anybody, teammate and opponent, gains one player's team 1 life
    Given Angie controls “Righteous Cause”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Angie's team has 20 life
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the end of combat step of Angie's team begins
    Then Angie's team has 22 life
    And Edward's team has 25 life
    When the declare attackers step of Edward's team begins
    And Ronald attacks Barry with “Birds of Paradise”
    And the end of combat step of Edward's team begins
    Then Angie's team has 23 life
    And Edward's team has 25 life

  @id:happening.dealt @clause:trigger.event @clause:object.you @from:2024-11-08 @must
  Scenario: What two blockers deal at once draws one card, what a spell deals another one, and what others are dealt none
    Given Angie controls “Ripjaw Raptor”
    And Barry controls “Primordial Sage”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Birds of Paradise”
    And Ronald controls “Wind Drake”
    And Angie has one card in hand
    And Barry has one card in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Ripjaw Raptor”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Ripjaw Raptor” with “Grizzly Bears”
    And Ronald blocks “Ripjaw Raptor” with “Wind Drake”
    And Angie's team divides the damage: 2 to “Grizzly Bears”, 2 to “Wind Drake”
    And the end of combat step of Angie's team begins
    Then Angie has two cards in hand
    When Angie casts “Shock” targeting “Primordial Sage”
    And the end step of Angie's team begins
    Then Angie has one card in hand
    When the precombat main phase of Edward's team begins
    And Ronald casts “Tremor”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then Angie has two cards in hand
    And Barry has one card in hand
