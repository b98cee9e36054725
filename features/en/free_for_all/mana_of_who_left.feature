# language: en
Feature: Mana of who has left
  > A player concedes with mana unspent, and the phase goes on. What becomes of the mana?

  @id:left.mana @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Unspent mana is gone with its player, and that of another stays
    Given Edward controls “Mana Source”
    When Angie's team passes priority
    And Edward activates the ability of “Mana Source”
    And Edward chooses green as the colour
    And Angie concedes the game
    Then Edward has one unspent mana
    When Edward concedes the game
    Then the game goes on
    And Edward has no unspent mana
