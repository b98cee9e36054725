# language: en
Feature: Another colour
  > An effect gives objects a colour, or one is chosen as it resolves. What has been seen of it, and of whose?

  @id:recoloured.all @clause:object.recoloured @clause:layers.order @from:2008-07-15 @must
  Scenario: All creatures are black, of both teams, and no more what they were
    Given Angie controls “Glen Elendra Liege”
    And Angie controls “Wind Drake”
    And Angie controls “Grizzly Bears”
    Then “Grizzly Bears” is 2/2
    And “Wind Drake” is 3/3
    When Barry casts “Darkest Hour”
    And the spell resolves
    Then “Grizzly Bears” is 3/3
    And “Wind Drake” is 3/3

  @id:recoloured.target @clause:object.recoloured @clause:step.cleanup @from:2010-10-01 @must
  Scenario: A creature that becomes white is so until the turn ends, with all that white ones get
    Given Barry controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When Barry casts “Niveous Wisps” targeting “Grizzly Bears”
    And the spell resolves
    And Barry casts “Brave the Elements”
    And the spell resolves
    And Barry chooses red as the colour
    Then “Grizzly Bears” is tapped
    When Angie's team passes priority
    Then Edward can't cast “Lightning Helix” targeting “Grizzly Bears”
    But Edward can cast “Lightning Helix” targeting “Hill Giant”

  @id:recoloured.chosen @clause:object.recoloured @clause:object.enters_chosen @from:2008-07-15 @must
  Scenario: All that is no land has the chosen colour, and a land has none
    Given Angie controls “Glen Elendra Liege”
    And Angie controls “Grizzly Bears”
    And Edward controls “Shifting Sky”
    And the colour chosen for “Shifting Sky” is blue
    Then “Grizzly Bears” is 3/3
    And “Glen Elendra Liege” is 2/3

  @id:recoloured.washed_out @clause:effect.choice @from:2005-08-01 @must
  Scenario: What has the chosen colour goes back to its owner, whosever it is; what has another stays
    Given Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Ronald controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Wash Out”
    And the spell resolves
    And Angie chooses green as the colour
    Then Angie has “Grizzly Bears” in hand
    And Ronald has “Grizzly Bears” in hand
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
