# language: en
Feature: Exiled first, or never
  > A commander would be exiled, and its owner may put it into the command zone. Where is it while that is decided?

  @id:commander.exile_first @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scenario: A commander that would be exiled is in exile already when its owner may take it to the command zone
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    When Angie casts “Unmake” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Edward has to choose
    And Edward owns “Isamaru, Hound of Konda” in exile
    And Edward controls no “Isamaru, Hound of Konda”

  @id:commander.exile_first.instead @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2020-07-03 @must
  Scenario: While it was put there instead of being exiled, it was not in exile
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    When Angie casts “Unmake” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Edward has to choose
    And Edward owns no cards in exile
