# language: en
Feature: The last counter
  > Something goes once a kind of counter is gone from it. Does it go with one of them left, and whose counters are counted?

  @id:counters.last.loyalty @clause:planeswalker.dies @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: A planeswalker with one loyalty counter left stays, one with none goes
    Given Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has three loyalty counters
    When the declare attackers step of Edward's team begins
    And Edward attacks “Nissa, Voice of Zendikar” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Nissa, Voice of Zendikar” has one loyalty counter
    And Angie controls “Nissa, Voice of Zendikar”
    When the declare attackers step of Edward's team begins
    And Ronald attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls no “Nissa, Voice of Zendikar”
    And Angie has “Nissa, Voice of Zendikar” in her graveyard

  @id:counters.last.defense @clause:battle.dies @clause:battle.damage @from:2023-04-14 @must
  Scenario: A battle with one defense counter left stays, one with none goes
    Given Angie controls “Exercise of the Rampart”
    And “Exercise of the Rampart” has three defense counters
    And the protector of “Exercise of the Rampart” is Edward
    When Angie casts “Shock” targeting “Exercise of the Rampart”
    And the spell resolves
    Then “Exercise of the Rampart” has one defense counter
    And Angie controls “Exercise of the Rampart”
    When Barry casts “Shock” targeting “Exercise of the Rampart”
    And the spell resolves
    And the triggered ability of “Exercise of the Rampart” resolves
    Then Angie controls no “Exercise of the Rampart”

  @id:counters.last.strife @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: As long as there is no counter to be counted, nothing is added for it
    Given Angie controls “Grizzly Bears”
    When Angie casts “Crescendo of War”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    Then “Grizzly Bears” is 2/2
