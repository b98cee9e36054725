# language: en
Feature: Exiled first, or never
  > A commander would be exiled, and its owner may put it into the command zone. Where is it while that is decided?

  @id:commander.exile_first @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scenario: It is in exile already
    Given Edward controls “Trial of the Vanguard”
    And Edward's commander is “Trial of the Vanguard”
    When Angie casts “Trial of the Banishment” targeting “Trial of the Vanguard”
    And the spell resolves
    Then Edward has to choose
    And Edward owns “Trial of the Vanguard” in exile
    And Edward controls no “Trial of the Vanguard”

  @id:commander.exile_first.instead @situation:commander.exile_first @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @until:2020-07-03 @must
  Scenario: While it was put there instead of being exiled, it was not in exile
    Given Edward controls “Trial of the Vanguard”
    And Edward's commander is “Trial of the Vanguard”
    When Angie casts “Trial of the Banishment” targeting “Trial of the Vanguard”
    And the spell resolves
    Then Edward has to choose
    And Edward owns no cards in exile
