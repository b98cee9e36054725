# language: en
Feature: The most and the least of several players, lately
  > A card asks who has the most life, or the least. What if another opponent has more, or a teammate has less?

  @id:card.several.dethrone @situation:card.several @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Who attacks a player with more life than oneself gets no counter as long as another has more, and gets one for that other
    Given Angie's team has 10 life
    And Edward's team has 20 life
    And Martha's team has 30 life
    And Angie controls “Enraged Revolutionary”
    And Angie controls “Grenzo's Cutthroat”
    And Angie controls “Marchesa's Infiltrator”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Enraged Revolutionary”
    And Angie attacks Edward with “Grenzo's Cutthroat”
    And Angie attacks Edward with “Marchesa's Infiltrator”
    Then the stack is empty
    When the postcombat main phase of Angie's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Enraged Revolutionary”
    And Angie attacks Martha with “Grenzo's Cutthroat”
    And Angie attacks Martha with “Marchesa's Infiltrator”
    Then there are three spells and abilities on the stack

  @id:card.several.baron @situation:card.several @clause:ability.static @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: One opponent of several with 10 life is enough for a Baron
    Given Angie's team has 30 life
    And Edward's team has 10 life
    And Martha's team has 11 life
    And Angie controls “Blood Baron of Vizkopa”
    Then “Blood Baron of Vizkopa” is 10/10

  @id:card.several.baron_teammate @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scenario: A teammate with 10 life is no opponent of a Baron's controller
    Given Angie has 30 life
    And Barry has 10 life
    And Edward has 11 life
    And Ronald has 20 life
    And Angie controls “Blood Baron of Vizkopa”
    Then “Blood Baron of Vizkopa” is 4/4

  @id:card.several.reinforcements @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scenario: Who has less life than the teammate alone gains none
    Given Angie has 15 life
    And Barry has 30 life
    And Edward has 10 life
    And Ronald has 15 life
    When Angie casts “Timely Reinforcements”
    And the spell resolves
    Then Angie has 15 life

  @id:card.several.reinforced @situation:card.several @clause:versus.apart @clause:life.read @variant:team-vs-team @from:2018-04-27 @must
  Scenario: One opponent with more life is enough, though the other has less
    Given Angie has 15 life
    And Barry has 15 life
    And Edward has 10 life
    And Ronald has 16 life
    When Angie casts “Timely Reinforcements”
    And the spell resolves
    Then Angie has 21 life
    And Barry has 15 life
