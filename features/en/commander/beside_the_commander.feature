# language: en
Feature: What is counted beside one commander
  > One commander has dealt enough damage and another has not, or a hand is exchanged again and again. What decides?

  @id:commander.beside.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: 21 damage of one commander to a head is enough, though another commander has dealt it less
    Given Angie controls “Isamaru, Hound of Konda”
    And Barry controls “Tobias Andrion”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Barry's commander is “Tobias Andrion”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Barry attacks Edward with “Tobias Andrion”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.beside.mulligans @clause:commander.mulligan @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scenario: Whoever exiles no card keeps the whole hand, and may take as many mulligans as wanted
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie exiles zero cards from her hand
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    Then Angie has seven cards in hand
    And Angie can take a mulligan
