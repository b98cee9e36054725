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

  @id:exact.left.spell @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: The spell of a player who leaves is gone, and the spells of the others resolve
    Given Simon's team has 20 life
    And Martha's team has 20 life
    When Angie casts “Shock” targeting Martha
    And Angie's team passes priority
    And Edward casts “Shock” targeting Simon
    And Edward concedes the game
    And Angie's “Shock” resolves
    Then Simon's team has 20 life
    And Martha's team has 18 life
    And Angie has “Shock” in her graveyard
    And Angie can cast “Divination”
