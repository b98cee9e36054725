# language: en
Feature: A commander is in one place, and costs what it costs
  > A commander is cast, dies or is exiled. What is left where it was, and what does the next cast cost, exactly?

  @id:exact.commander.once @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scenario: A commander that has been cast lies in the command zone no more, and cannot be cast again
    Given Angie has “Trial of the Rearguard” in the command zone
    And Barry has “Trial of the Vanguard” in the command zone
    And Angie controls eight “Mana Source”
    When Angie casts “Trial of the Rearguard”
    And the spell resolves
    Then Angie controls “Trial of the Rearguard”
    And Angie can't cast “Trial of the Rearguard”
    But Barry can cast “Trial of the Vanguard”

  @id:exact.commander.tax @clause:commander.tax @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scenario: Four mana pay for the first cast of a commander that costs one, and for the second
    Given Angie has “Trial of the Rearguard” in the command zone
    And Angie controls four “Mana Source”
    When Angie casts “Trial of the Rearguard”
    And the spell resolves
    And Angie activates the ability of “Trial of the Rearguard”
    And Angie puts her commander into the command zone
    And the ability resolves
    Then Angie can cast “Trial of the Rearguard”

  @id:exact.commander.exiled @clause:commander.exile @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scenario: A commander that goes from exile to the command zone is in exile no more
    Given Edward controls “Trial of the Vanguard”
    And Edward's commander is “Trial of the Vanguard”
    And Edward owns “Shock” in exile
    When Angie casts “Utter End” targeting “Trial of the Vanguard”
    And the spell resolves
    And Edward puts his commander into the command zone
    And the end step of Angie's team begins
    Then Edward has “Trial of the Vanguard” in the command zone
    And Edward owns one card in exile
    And Edward owns “Shock” in exile

  @id:exact.commander.declined @clause:commander.graveyard @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scenario: Who has left a commander in the graveyard is not asked again, and it stays there
    Given Angie controls “Trial of the Rearguard”
    And Angie's commander is “Trial of the Rearguard”
    When Angie activates the ability of “Trial of the Rearguard”
    And Angie does not put her commander into the command zone
    And the ability resolves
    And Barry casts “Divination”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Angie has “Trial of the Rearguard” in her graveyard
