# language: en
Feature: Hand and library
  > Since 2015 a commander may go to the command zone instead of its owner's hand or library too.

  @id:commander.hand.before @situation:commander.hand @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  Scenario: A commander that is returned goes to its owner's hand
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward has 50 cards in his library
    When Angie casts “Unsummon” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward has “Isamaru, Hound of Konda” in hand

  @id:commander.hand.returns @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: The owner puts a commander into the command zone instead of the hand
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward has 50 cards in his library
    When Angie casts “Unsummon” targeting “Isamaru, Hound of Konda”
    And Edward puts his commander into the command zone
    And the spell resolves
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward has “Isamaru, Hound of Konda” in the command zone
    And Edward has 50 cards in his library

  @id:commander.hand.stays @situation:commander.hand @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: The owner lets a commander return to the hand
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward has 50 cards in his library
    When Angie casts “Unsummon” targeting “Isamaru, Hound of Konda”
    And Edward does not put his commander into the command zone
    And the spell resolves
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward has “Isamaru, Hound of Konda” in hand

  @id:commander.library.before @situation:commander.library @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2015-07-17 @must
  Scenario: A commander is shuffled into its owner's library
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward has 50 cards in his library
    When Angie casts “Exercise of Oblivion” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward has 51 cards in his library

  @id:commander.library.returns @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: The owner puts a commander into the command zone instead of the library
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward has 50 cards in his library
    When Angie casts “Exercise of Oblivion” targeting “Isamaru, Hound of Konda”
    And Edward puts his commander into the command zone
    And the spell resolves
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward has “Isamaru, Hound of Konda” in the command zone
    And Edward has 50 cards in his library

  @id:commander.library.stays @situation:commander.library @clause:commander.hand_library @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2015-07-17 @must
  Scenario: The owner lets a commander be shuffled into the library
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward has 50 cards in his library
    And Edward controls “Bad Moon”
    Then Angie can't cast “Exercise of Oblivion” targeting “Bad Moon”
    But Angie can cast “Exercise of Oblivion” targeting “Isamaru, Hound of Konda”
    When Edward does not put his commander into the command zone
    And the spell resolves
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward has 51 cards in his library
