# language: en
Feature: The start of a game of several players, each alone
  > Four players look at their opening hands. Who decides first, which mulligan is free, and who draws in the first turn?

  @id:general.start.several.second @clause:mulligan.first @clause:mulligan.later @variant:free-for-all @variant:commander @must
  Scenario Outline: The first mulligan is free, and the second costs a card
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    Then Angie has seven cards in hand
    When Angie takes a mulligan
    And Angie puts <bottom> card on the bottom of her library
    Then Angie has six cards in hand
    And Edward has seven cards in hand

    Examples:
      | from       | rule   | bottom |
      | 2016-01-16 | 103.4c | —      |
      | 2019-07-12 | 103.4c | one    |

  @id:general.start.several.each_own @situation:general.start.several.second @clause:mulligan.first @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scenario: Each player's own mulligans are counted
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Martha takes a mulligan
    And Simon keeps his hand
    And Angie keeps her hand
    And Martha takes a mulligan
    And Martha puts one card on the bottom of her library
    And Martha keeps her hand
    Then Angie has seven cards in hand
    And Martha has six cards in hand
    And Simon has seven cards in hand

  @id:general.start.several.in_turn @clause:mulligan.order @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: The player who plays first decides first, and the others in turn order
    Given Martha's team plays first
    When Martha keeps her hand
    Then Angie can't take a mulligan
    But Simon can take a mulligan
    And Angie can take a mulligan
    When Edward keeps his hand
    Then Simon has seven cards in hand
    And Angie has seven cards in hand

  @id:general.start.several.all_draw @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: The player who plays first draws in the first turn, as the next one does
    Given Martha's team plays first
    When Martha keeps her hand
    And Simon keeps his hand
    And Angie keeps her hand
    And Edward keeps his hand
    And the precombat main phase of Martha's team begins
    Then Martha has eight cards in hand
    And Simon has seven cards in hand
    When Martha discards one card
    And the precombat main phase of Simon's team begins
    Then Simon has eight cards in hand
    And Martha has seven cards in hand

  @id:general.start.several.first @clause:start.hands @clause:turn.players @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: The first turn is that of the player who plays first, and the next that of the player to the left
    Given Simon's team plays first
    When Simon keeps his hand
    And Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    Then it is the upkeep of Simon's team
    And Angie has seven cards in hand
    When Simon's team finishes its turn
    And Simon discards one card
    Then it is the upkeep of Angie's team

  @id:general.start.several.third @situation:general.start.several.second @clause:mulligan.first @clause:mulligan.later @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scenario: The third mulligan costs a second card, and who took two keeps six
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward takes a mulligan
    And Martha keeps her hand
    And Simon keeps his hand
    And Angie takes a mulligan
    And Edward takes a mulligan
    Then Angie has to choose
    When Angie puts one card on the bottom of her library
    Then Edward has to choose
    When Edward puts one card on the bottom of his library
    Then Angie has six cards in hand
    And Edward has six cards in hand
    When Angie takes a mulligan
    And Angie puts two cards on the bottom of her library
    And Edward keeps his hand
    Then Angie has five cards in hand
    And Edward has six cards in hand

  @id:general.start.several.kept @situation:general.start.several.in_turn @clause:mulligan.order @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: Who has kept the hand takes no mulligan when the last player has taken one
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    Then Simon can take a mulligan
    And Edward can't take a mulligan
    But Simon can keep his hand
    And it is the upkeep of Angie's team
    And Simon has seven cards in hand

  @id:general.start.several.six_and_a_draw @situation:general.start.several.second @clause:mulligan.first @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2019-07-12 @must
  Scenario: The player who plays first draws with six cards in hand, too
    Given Martha's team plays first
    When Martha takes a mulligan
    And Simon keeps his hand
    And Angie keeps her hand
    And Edward keeps his hand
    And Martha takes a mulligan
    And Martha puts one card on the bottom of her library
    And Martha keeps her hand
    And the precombat main phase of Martha's team begins
    Then Martha has seven cards in hand
    And Simon has seven cards in hand

  @id:general.start.several.draw_step @situation:general.start.several.all_draw @clause:turn.first_draw @variant:free-for-all @variant:commander @from:2016-01-16 @must
  Scenario: The first turn has a draw step like any other
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    Then it is the upkeep of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    And Martha's team passes priority
    And Simon's team passes priority
    Then it is the draw step of Angie's team
    And Angie has eight cards in hand
