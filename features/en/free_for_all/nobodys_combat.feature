# language: en
Feature: Combat in the turn of a player who has left
  > In a game of four somebody concedes before attackers are declared, or while blockers are. Who is asked then, and who is not?

  @id:nobody.attacks @clause:turn.of_nobody @clause:combat.no_attack @variant:free-for-all @from:2007-05-01 @must
  Scenario: The active player concedes at the beginning of combat, and nobody is asked for attackers
    Given Angie controls “Hill Giant”
    When the beginning of combat step of Angie's team begins
    And Angie concedes the game
    Then it is the beginning of combat step of Angie's team
    And the game goes on
    When the declare attackers step of Angie's team begins
    And Edward's team passes priority
    And Martha's team passes priority
    And Simon's team passes priority
    Then it is the end of combat step of Angie's team
    When the upkeep of Edward's team begins
    Then the game goes on

  @id:nobody.saved @clause:turn.of_nobody @clause:state_check.when @clause:team.wins_and_loses @variant:free-for-all @from:2010-04-23 @must
  Scenario: Who lived by a creature of the player who concedes instead of attacking has lost at once
    Given Edward's team has 4 life
    And Martha's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Abyssal Persecutor”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 0 life
    And Edward's team is still in the game
    When the declare attackers step of Angie's team begins
    And Angie concedes the game
    Then Edward's team loses the game
    And the game goes on
    And Martha's team is still in the game

  @id:nobody.last @clause:combat.each_blocks @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: The last defending player concedes when the others have declared blockers, and combat goes on
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Angie controls “Wind Drake”
    And Edward controls “Barkhide Mauler”
    And Martha controls “Air Elemental”
    And Simon controls “Verdant Force”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And Angie attacks Simon with “Wind Drake”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Barkhide Mauler”
    And Martha blocks “Grizzly Bears” with “Air Elemental”
    And Simon concedes the game
    Then it is the declare blockers step of Angie's team
    And Angie can cast “Shock” targeting “Barkhide Mauler”
    When the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward has “Barkhide Mauler” in his graveyard
    And Angie has “Hill Giant” in her graveyard
    And Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Wind Drake”
    And the game goes on

  @id:nobody.end_step @clause:turn.of_nobody @variant:free-for-all @from:2013-07-13 @must
  Scenario: The end step of a turn whose player has left is an end step all the same, and abilities trigger on it
    Given Edward controls “Angelic Accord”
    When Angie's team passes priority
    And Edward casts “Angel's Mercy”
    And the spell resolves
    And Angie concedes the game
    And the end step of Angie's team begins
    And the triggered ability of “Angelic Accord” resolves
    Then Edward controls a creature

  @id:nobody.active_player @clause:turn.of_nobody @variant:free-for-all @from:2010-04-23 @must
  Scenario: What the active player would draw in the turn of a player who has left is drawn by nobody
    Given Angie controls “Exercise of the Busy Day”
    And Edward's team has 2 life
    And Angie has three cards in hand
    And Martha has two cards in hand
    When the upkeep of Edward's team begins
    And Edward casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team loses the game
    When the triggered ability of “Exercise of the Busy Day” resolves
    Then the stack is empty
    And Angie has three cards in hand
    And Martha has two cards in hand
