# language: en
Feature: The start of a game of two players
  > Two players look at their opening hands. Who decides first, what does each mulligan cost, and who draws in the first turn?

  @id:general.start.two.second @clause:mulligan.later @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: The second mulligan costs a second card, and who took one keeps six
    Given Angie's team plays first
    When Angie takes a mulligan
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
    When Angie keeps her hand
    Then it is the upkeep of Angie's team

  @id:general.start.two.fewer_drawn @situation:general.start.two.second @clause:mulligan.later @variant:two-player @variant:two-player-commander @from:2016-01-16 @until:2019-07-12 @must
  Scenario: Each mulligan drew one card fewer
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    Then Angie has six cards in hand
    When Angie takes a mulligan
    Then Angie has five cards in hand
    When Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has five cards in hand
    And it is the upkeep of Angie's team

  @id:general.start.two.in_turn @clause:mulligan.order @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: The player who plays first decides first
    Given Edward's team plays first
    Then Angie can't take a mulligan
    But Edward can take a mulligan
    And Angie can take a mulligan
    And Edward has to choose
    When Edward puts one card on the bottom of his library
    Then Angie has to choose
    When Angie puts one card on the bottom of her library
    Then Angie has six cards in hand
    And Edward has six cards in hand

  @id:general.start.two.kept @situation:general.start.two.in_turn @clause:mulligan.order @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: Who has kept the hand takes no mulligan when the other player has taken one
    Given Angie's team plays first
    When Angie keeps her hand
    Then Edward can take a mulligan
    And Edward has to choose
    When Edward puts one card on the bottom of his library
    Then Angie can't take a mulligan
    But Edward can keep his hand
    And it is the upkeep of Angie's team
    And Angie has seven cards in hand
    And Edward has six cards in hand

  @id:general.start.two.second_turn @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2016-01-16 @must
  Scenario: The first draw step alone is passed over, and that of the player who plays first
    Given Edward's team plays first
    When Edward keeps his hand
    And Angie keeps her hand
    And the precombat main phase of Edward's team begins
    Then Edward has seven cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has eight cards in hand
    When Angie discards one card
    And the precombat main phase of Edward's team begins
    Then Edward has eight cards in hand
    And Angie has seven cards in hand

  @id:general.start.two.six_and_a_draw @situation:general.start.two.second @clause:mulligan.later @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scenario: Who begins with six cards draws as ever
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward takes a mulligan
    And Edward puts one card on the bottom of his library
    And Edward keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    And Edward has six cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has seven cards in hand

  @id:general.start.two.bottom @situation:general.start.two.second @clause:mulligan.later @variant:two-player @from:2019-07-12 @must
  Scenario: What is put on the bottom lies in the library
    Given Angie's team plays first
    Then Angie has 53 cards in her library
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie puts one card on the bottom of her library
    Then Angie has 54 cards in her library
    And Angie has six cards in hand
    And Edward has 53 cards in his library

  @id:general.start.two.no_draw_step @situation:general.start.two.second_turn @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2016-01-16 @must
  Scenario: The first turn goes from the upkeep to the main phase
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    Then it is the upkeep of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the precombat main phase of Angie's team
    And Angie has seven cards in hand
