# language: en
Feature: Each opponent, and the one of whom it is said
  > An ability hits one player and speaks of each opponent. Which of them loses life?

  @id:exact.each.opponent @clause:object.you @variant:free-for-all @from:2011-06-17 @must
  Scenario: Who discards the most loses life, and not the player who was dealt the damage
    Given Edward's team has 20 life
    And Simon's team has 20 life
    And Martha's team has 20 life
    And Angie controls “Scythe Specter”
    And Edward has “Shock” in hand
    And Simon has “Air Elemental” in hand
    And Martha has “Divination” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scythe Specter”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Scythe Specter” resolves
    Then Edward's team has 16 life
    And Simon's team has 15 life
    And Martha's team has 20 life
    And Simon has “Air Elemental” in his graveyard
