# language: en
Feature: A commander that is countered
  > A commander is cast and countered. May it go back to the command zone?

  @id:counter.commander.returns @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: The owner of a commander that is countered puts it into the command zone
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    When Angie casts “Isamaru, Hound of Konda”
    And Angie's team passes priority
    And Edward casts “Essence Scatter” targeting “Isamaru, Hound of Konda”
    And Angie puts her commander into the command zone
    And the spell resolves
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie has no cards in her graveyard
    And Angie controls no creatures

  @id:counter.commander.stays @situation:counter.commander @clause:commander.graveyard @clause:effect.counter @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: The owner of a commander that is countered lets it lie in the graveyard
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    When Angie casts “Isamaru, Hound of Konda”
    And Angie's team passes priority
    And Edward casts “Essence Scatter” targeting “Isamaru, Hound of Konda”
    And Angie does not put her commander into the command zone
    And the spell resolves
    Then Angie has “Isamaru, Hound of Konda” in her graveyard
    And Angie controls no creatures
