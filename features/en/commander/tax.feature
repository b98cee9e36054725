# language: en
@source:C
Feature: The commander tax
  > A commander may be cast again and again. What does it cost more each time?

  @id:commander.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: The second cast costs two more, and a teammate's casts do not count
    Given Angie has “Trial of the Rearguard” in the command zone
    And Barry has “Trial of the Vanguard” in the command zone
    And Angie controls three “Mana Source”
    When Angie casts “Trial of the Rearguard”
    And the spell resolves
    And Angie activates the ability of “Trial of the Rearguard”
    And Angie puts her commander into the command zone
    And the ability resolves
    Then Angie has “Trial of the Rearguard” in the command zone
    And Angie can't cast “Trial of the Rearguard”
    But Barry can cast “Trial of the Vanguard”

  @id:commander.tax.paid @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Who has the mana pays the tax, and it grows with each cast
    Given Angie has “Trial of the Rearguard” in the command zone
    And Barry has “Trial of the Vanguard” in the command zone
    And Angie controls eight “Mana Source”
    When Angie casts “Trial of the Rearguard”
    And the spell resolves
    And Angie activates the ability of “Trial of the Rearguard”
    And Angie puts her commander into the command zone
    And the ability resolves
    And Angie casts “Trial of the Rearguard”
    And the spell resolves
    Then Angie controls “Trial of the Rearguard”
    When Angie activates the ability of “Trial of the Rearguard”
    And the ability resolves
    Then Angie has “Trial of the Rearguard” in the command zone
    And Angie can't cast “Trial of the Rearguard”
    But Barry can cast “Trial of the Vanguard”

  @id:commander.tax.from_hand @situation:commander.tax @clause:commander.tax @clause:commander.designation @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: A commander cast from a hand costs nothing more, and that cast does not count
    Given Angie has “Trial of the Rearguard” in hand
    And Angie's commander is “Trial of the Rearguard”
    And Angie controls two “Mana Source”
    When Angie casts “Trial of the Rearguard”
    And the spell resolves
    And Angie activates the ability of “Trial of the Rearguard”
    And Angie puts her commander into the command zone
    And the ability resolves
    And Angie casts “Trial of the Rearguard”
    And the spell resolves
    Then Angie controls “Trial of the Rearguard”
