# language: en
@source:C
Feature: The commander tax
  > A commander may be cast again and again. What does it cost more each time?

  @id:commander.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: The second cast costs two more, and a teammate's casts do not count
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Tobias Andrion” in the command zone
    And Angie controls three “Mana Source”
    And Angie controls “Goblin Bombardment”
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie puts her commander into the command zone
    And the ability resolves
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie can't cast “Isamaru, Hound of Konda”
    But Barry can cast “Tobias Andrion”

  @id:commander.tax.paid @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Who has the mana pays the tax, and it grows with each cast
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Tobias Andrion” in the command zone
    And Angie controls eight “Mana Source”
    And Angie controls “Goblin Bombardment”
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie puts her commander into the command zone
    And the ability resolves
    And Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    Then Angie controls “Isamaru, Hound of Konda”
    When Angie activates the ability of “Goblin Bombardment”
    And the ability resolves
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie can't cast “Isamaru, Hound of Konda”
    But Barry can cast “Tobias Andrion”

  @id:commander.tax.from_hand @situation:commander.tax @clause:commander.tax @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: A commander cast from a hand costs nothing more, and that cast does not count
    Given Angie has “Isamaru, Hound of Konda” in hand
    And Angie's commander is “Isamaru, Hound of Konda”
    And Angie controls two “Mana Source”
    And Angie controls “Goblin Bombardment”
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie puts her commander into the command zone
    And the ability resolves
    And Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    Then Angie controls “Isamaru, Hound of Konda”
