# language: en
@source:C
Feature: The start and the command zone
  > Each head has a commander, which begins the game in the command zone. With how much life does a team begin?

  @id:commander.start @clause:commander.start @clause:commander.life @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Commanders begin in the command zone, and everybody draws seven cards
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Edward has “Tobias Andrion” in the command zone
    And Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Edward has “Tobias Andrion” in the command zone
    And Angie's commander is “Isamaru, Hound of Konda”
    And Edward has seven cards in hand
    And Ronald has seven cards in hand

  @id:commander.life @clause:commander.life @clause:life.start @clause:life.set_each @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Each player's total becomes 40, so that the team has 40 and not 80
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Angie's team has 40 life
    And Edward's team has 40 life

  @id:commander.cast @situation:commander.cast @clause:commander.cast @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: A player casts the own commander from the command zone, and a teammate's not
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry controls two “Mana Source”
    Then Barry can't cast “Isamaru, Hound of Konda”
    But Angie can cast “Isamaru, Hound of Konda”
    When the spell resolves
    Then Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
