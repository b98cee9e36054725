# language: en
Feature: What happens as a step or phase begins
  > An ability triggers as a step or phase that teammates share begins. How often, and for whom?

  @id:ruling.ill_gotten_inheritance @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  Scenario: In the upkeep of its controller's team Ill-Gotten Inheritance costs the other team 2 life and gives 1, and in the other team's nothing
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Ill-Gotten Inheritance”
    When the draw step of Edward's team begins
    Then Edward's team has 20 life
    When the draw step of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.sanctum_of_stone_fangs @clause:life.shared @from:2005-08-01 @must
  Scenario: As its controller's main phase begins, Sanctum of Stone Fangs costs the other team twice the number of Shrines and gives that number
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Sanctum of Stone Fangs”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Sanctum of Stone Fangs” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.stormfist_crusader @clause:life.shared @from:2005-08-01 @must
  Scenario: In the upkeep of its controller's team Stormfist Crusader lets every player draw a card and costs each team 2 life
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Stormfist Crusader”
    And Barry has two cards in hand
    And Edward has one card in hand
    And Ronald has three cards in hand
    When the upkeep of Angie's team begins
    And the triggered ability of “Stormfist Crusader” resolves
    Then Angie's team has 18 life
    And Edward's team has 18 life
    And Barry has three cards in hand
    And Edward has two cards in hand
    And Ronald has four cards in hand

  @id:ruling.midnight_clock @clause:trigger.step @from:2005-08-01 @must
  Scenario: Midnight Clock gets one counter in each team's upkeep
    Given it is the precombat main phase of Angie's team
    And Barry controls “Midnight Clock”
    When the draw step of Edward's team begins
    Then “Midnight Clock” has one hour counter
    When the draw step of Angie's team begins
    Then “Midnight Clock” has two hour counters
