# language: en
@source:C
Feature: The library of a player with a commander
  > A deck has a hundred cards. How many of them are the library once the commander lies in the command zone and hands are drawn?

  @id:commander.library @situation:commander.library @clause:commander.library @clause:start.hands @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: The other ninety-nine cards are the library, of which seven are drawn
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Edward has “Tobias Andrion” in the command zone
    And Angie's team plays first
    Then Angie has seven cards in hand
    And Angie has 92 cards in her library
    And Angie has “Isamaru, Hound of Konda” in the command zone
    And Edward has seven cards in hand
    And Edward has 92 cards in his library
    And Edward has “Tobias Andrion” in the command zone

  @id:commander.library.partners @clause:commander.library @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  Scenario: Of two partners neither is in the library
    Given Angie has “Yoshimaru, Ever Faithful” in the command zone
    And Angie has “Ishai, Ojutai Dragonspeaker” in the command zone
    And Angie's team plays first
    Then Angie has seven cards in hand
    And Angie has 91 cards in her library
    And Angie has “Yoshimaru, Ever Faithful” in the command zone
    And Angie has “Ishai, Ojutai Dragonspeaker” in the command zone

  @id:commander.library.two_heads @situation:commander.library @clause:commander.library @clause:start.hands @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Each head has a library of its own, without its commander
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Tobias Andrion” in the command zone
    And Angie's team plays first
    Then Angie has seven cards in hand
    And Angie has 92 cards in her library
    And Barry has seven cards in hand
    And Barry has 92 cards in his library
    And Edward has 92 cards in his library
    And Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Tobias Andrion” in the command zone
