# language: en
Feature: A commander is in one place, and costs what it costs
  > A commander is cast, dies or is exiled. What is left where it was, and what does the next cast cost, exactly?

  @id:exact.commander.once @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scenario: A commander that has been cast lies in the command zone no more, and cannot be cast again
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Tobias Andrion” in the command zone
    And Angie controls eight “Mana Source”
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    Then Angie controls “Isamaru, Hound of Konda”
    And Angie can't cast “Isamaru, Hound of Konda”
    But Barry can cast “Tobias Andrion”

  @id:exact.commander.tax @clause:commander.tax @clause:commander.cast @variant:two-headed-giant-commander @from:2011-02-04 @should
  Scenario: Four mana pay for the first cast of a commander that costs one, and for the second
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie controls four “Mana Source”
    And Angie controls “Goblin Bombardment”
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie puts her commander into the command zone
    And the ability resolves
    Then Angie can cast “Isamaru, Hound of Konda”

  @id:exact.commander.exiled @clause:commander.exile @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scenario: A commander that goes from exile to the command zone is in exile no more
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward owns “Shock” in exile
    When Angie casts “Utter End” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    And Edward puts his commander into the command zone
    And the end step of Angie's team begins
    Then Edward has “Isamaru, Hound of Konda” in the command zone
    And Edward owns one card in exile
    And Edward owns “Shock” in exile

  @id:exact.commander.declined @clause:commander.graveyard @variant:two-headed-giant-commander @from:2020-07-03 @should
  Scenario: Who has left a commander in the graveyard is not asked again, and it stays there
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie controls “Goblin Bombardment”
    And Angie's commander is “Isamaru, Hound of Konda”
    When Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie does not put her commander into the command zone
    And the ability resolves
    And Barry casts “Divination”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Angie has “Isamaru, Hound of Konda” in her graveyard
