# language: en
Feature: Tokens that are artifacts
  > Who may use a Treasure or a Food, and for what?

  @id:artifact_token.treasure @clause:mana.ability @clause:object.you @variant:two-headed-giant @variant:two-player @from:2020-11-20 @must
  Scenario: A Treasure pays for a spell of whoever controls it, and is gone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Impulsive Pilferer”
    And Angie controls “Mountain”
    And Angie has “Goblin Piker” in hand
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Impulsive Pilferer”
    And the spell resolves
    And the triggered ability of “Impulsive Pilferer” resolves
    Then Angie controls a Treasure token
    And Edward can't activate the ability of the first Treasure token
    But Angie can activate the ability of the first Treasure token
    When Angie chooses red as the colour
    Then Angie controls no Treasure tokens
    And Angie can cast “Goblin Piker”

  @id:artifact_token.teammate @clause:object.you @from:2020-11-20 @must
  Scenario: A teammate can't use a Treasure, which stays whose it is
    Given it is the precombat main phase of Angie's team
    And Angie controls “Impulsive Pilferer”
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Impulsive Pilferer”
    And the spell resolves
    And the triggered ability of “Impulsive Pilferer” resolves
    Then Barry controls no Treasure tokens
    And Barry can't activate the ability of the first Treasure token
    But Angie can activate the ability of the first Treasure token
    When Angie chooses red as the colour
    Then Angie controls no Treasure tokens

  @id:artifact_token.food @clause:life.shared @clause:object.you @from:2020-01-24 @must
  Scenario: A Food of one member is life for the team, and the other member can't use it
    Given it is the precombat main phase of Angie's team
    And Angie's team has 10 life
    And Edward's team has 10 life
    And Barry controls six “Mana Source”
    When Barry casts “Fierce Witchstalker”
    And the spell resolves
    And the triggered ability of “Fierce Witchstalker” resolves
    Then Barry controls a Food token
    And Angie can't activate the ability of the first Food token
    But Barry can activate the ability of the first Food token
    When the ability resolves
    Then Angie's team has 13 life
    And Edward's team has 10 life
    And Barry controls no Food tokens
