# language: en
Feature: Two changes by one permanent
  > A permanent says one thing of blue creatures and one of black ones. Who gets what?

  @id:changes.beside.liege @clause:layers.order @clause:object.colour @from:2008-07-15 @must
  Scenario: Each colour is counted by itself: a creature of both gets both, one of neither nothing, and the permanent itself nothing
    Given Barry controls “Glen Elendra Liege”
    And Barry controls “Wind Drake”
    And Barry controls “Zulaport Cutthroat”
    And Barry controls “Thraximundar”
    And Barry controls “Grizzly Bears”
    And Angie controls “Air Elemental”
    And Edward controls “Aku Djinn”
    Then “Wind Drake” is 3/3
    And “Zulaport Cutthroat” is 2/2
    And “Thraximundar” is 8/8
    And “Grizzly Bears” is 2/2
    And “Glen Elendra Liege” is 2/3
    And “Air Elemental” is 4/4
    And “Aku Djinn” is 5/6
