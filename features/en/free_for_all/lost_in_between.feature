# language: en
Feature: Losing in the midst of a game of four
  > A player loses with a spell on the stack, or because another one leaves who has priority. What is gone, and when?

  @id:lost.between.stack @clause:team.leaves @clause:state_check.when @variant:free-for-all @from:2005-08-01 @must
  Scenario: The spell of a player who loses goes with that player, and the step ends when the others have passed
    Given Edward's team has 2 life
    And Martha's team has 20 life
    When Angie's team passes priority
    And Edward casts “Meditate”
    And Edward's team passes priority
    And Martha casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team loses the game
    And the game goes on
    When Angie's team passes priority
    And Martha's team passes priority
    And Simon's team passes priority
    Then it is the beginning of combat step of Angie's team

  @id:lost.between.priority @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Who could not lose as long as the active player had a creature loses at once when that player concedes with priority
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Simon's team has 20 life
    And Angie controls “Abyssal Persecutor”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 0 life
    And the game goes on
    And Edward's team is still in the game
    When Angie concedes the game
    Then Edward's team loses the game
    And the game goes on
    When the upkeep of Martha's team begins
    Then Simon's team has 16 life

  @id:lost.between.aside @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Who can lose once somebody has conceded without priority, with a spell on the stack, loses only when priority is passed
    Given Angie's team has 4 life
    And Edward's team has 20 life
    And Simon's team has 20 life
    And Martha controls “Abyssal Persecutor”
    When Angie casts “Flame Rift”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    And Martha casts “Meditate”
    And Martha's team passes priority
    And Martha concedes the game
    Then Martha's team loses the game
    And Angie's team has 0 life
    And Angie's team is still in the game
    When Simon's team passes priority
    Then Angie's team loses the game
    And the game goes on
    And Edward's team is still in the game
