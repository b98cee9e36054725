# language: en
@source:F @source:J
Feature: What is chosen about opening hands
  > Mulligans are over, or nearly. Who has a card to put on the bottom, or onto the battlefield, and which team decides first?

  @id:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scenario: A member with a small hand looks, the team that plays first before the other
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald takes a mulligan
    And Barry takes a mulligan
    And Ronald takes a mulligan
    And Barry keeps his hand
    And Ronald keeps his hand
    Then Barry has to choose
    And Barry has six cards in hand
    But Angie has nothing to choose
    And Edward has nothing to choose
    And Ronald has nothing to choose
    When Barry puts the top card of his library on the bottom
    Then Ronald has to choose
    But Barry has nothing to choose
    When Ronald puts no card on the bottom of his library
    Then it is the upkeep of Angie's team
    And Ronald has six cards in hand
    And Barry has 54 cards in his library

  @id:choices.look.other_team @situation:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scenario: After the first team a member of the other team with a small hand looks at the top card
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald takes a mulligan
    And Barry takes a mulligan
    And Ronald takes a mulligan
    And Barry keeps his hand
    And Ronald keeps his hand
    And Barry puts no card on the bottom of his library
    Then Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose
    And Edward has nothing to choose

  @id:choices.look.full @situation:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scenario: Whose mulligan was free has seven cards, and looks at none
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald keeps his hand
    And Barry keeps his hand
    Then Barry has nothing to choose
    And Barry has seven cards in hand
    And it is the upkeep of Angie's team

  @id:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: After the second mulligan a card of seven goes to the bottom, of the first team first
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald takes a mulligan
    And Barry takes a mulligan
    And Ronald takes a mulligan
    Then Barry has to choose
    And Barry has seven cards in hand
    But Angie has nothing to choose
    And Edward has nothing to choose
    And Ronald has nothing to choose

  @id:choices.bottom.other_team @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: After a mulligan a card of the other team goes to the bottom after that of the first team
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald takes a mulligan
    And Barry takes a mulligan
    And Ronald takes a mulligan
    And Barry puts one card on the bottom of his library
    Then Ronald has to choose
    And Barry has six cards in hand
    And Barry has 54 cards in his library
    But Barry has nothing to choose
    And Edward has nothing to choose

  @id:choices.bottom.free @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: After the first mulligan nothing goes to the bottom
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry takes a mulligan
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Barry has nothing to choose
    And Barry has seven cards in hand
    And Barry has 53 cards in his library

  @id:choices.bottom.two @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scenario: Who takes one mulligan more each time has one card fewer
    Given Angie's team plays first
    When Barry keeps his hand
    And Angie keeps her hand
    And Edward keeps his hand
    And Ronald takes a mulligan
    And Ronald takes a mulligan
    And Ronald puts one card on the bottom of his library
    Then Ronald has six cards in hand
    And Ronald has 54 cards in his library

  @id:choices.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scenario: About a card that may begin the game on the battlefield a member of the team that plays first decides first
    Given Edward's team plays first
    And Barry has “Leyline of the Meek” in hand
    And Ronald has “Leyline of the Meek” in hand
    When Edward keeps his hand
    And Ronald keeps his hand
    And Angie keeps her hand
    And Barry keeps his hand
    Then Ronald has to choose
    But Edward has nothing to choose
    And Angie has nothing to choose
    And Barry has nothing to choose

  @id:choices.opening_hand.then @situation:choices.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scenario: The team that plays second decides on its opening cards when the first team's are on the battlefield
    Given Edward's team plays first
    And Barry has “Leyline of the Meek” in hand
    And Ronald has “Leyline of the Meek” in hand
    When Edward keeps his hand
    And Ronald keeps his hand
    And Angie keeps her hand
    And Barry keeps his hand
    And Ronald begins the game with “Leyline of the Meek” on the battlefield
    Then Barry has to choose
    And Ronald controls “Leyline of the Meek”
    But Ronald has nothing to choose
    And Angie has nothing to choose
