# language: en
Feature: A card that goes back into its owner's library
  > A player has two cards of one name, and one is shuffled into the library. Which of them is drawn later?

  @id:library.of_one_name @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Of two cards of one name the one that was shuffled into the empty library is drawn, and the other one stays in hand
    Given Angie has no cards in her library
    And Angie has “Beacon of Immortality” in hand
    And Angie has “Beacon of Immortality” in hand
    When Angie casts the second “Beacon of Immortality” targeting Angie
    And the spell resolves
    Then Angie has one card in her library
    And Angie has one card in hand
    And Angie has no cards in her graveyard
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie has no cards in her library
    And Angie has the second “Beacon of Immortality” in hand
    And Angie has two cards in hand
    And Angie can cast the first “Beacon of Immortality” targeting Angie
    And Angie can cast the second “Beacon of Immortality” targeting Angie
