# language: en
Feature: How many opponents a player attacked
  > An attacking creature grows with each opponent that its player attacked. Do a teammate's attackers count?

  @id:opponents_attacked.both @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: With both heads attacked by creatures of one player it gets +2/+2, though one of them is removed in response
    Given Angie controls “Wings of the Guard”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Wings of the Guard”
    And Angie attacks Ronald with “Grizzly Bears”
    And Barry casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Wings of the Guard” resolves
    Then “Wings of the Guard” is 3/3

  @id:opponents_attacked.mates @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: An opponent whom only the teammate attacks does not count, and two attackers of one opponent count once
    Given Angie controls “Wings of the Guard”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Wings of the Guard”
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the triggered ability of “Wings of the Guard” resolves
    Then “Wings of the Guard” is 2/2

  @id:opponents_attacked.number @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: What is done for each opponent attacked counts one of them once, and not whom the teammate attacks
    Given Angie's team has 30 life
    And Angie controls “Exercise of the Onset”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Onset”
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the triggered ability of “Exercise of the Onset” resolves
    Then Angie's team has 31 life

  @id:opponents_attacked.number.two @situation:opponents_attacked @clause:combat.attacks @clause:object.you @from:2018-04-27 @must
  Scenario: What is done for each opponent attacked is done twice where creatures of the player attack both heads
    Given Angie's team has 30 life
    And Angie controls “Exercise of the Onset”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Onset”
    And Angie attacks Ronald with “Grizzly Bears”
    And the triggered ability of “Exercise of the Onset” resolves
    Then Angie's team has 32 life
