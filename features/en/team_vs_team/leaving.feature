# language: en
Feature: A player is out, and the team goes on
  > Players lose one by one, and a team with its last one. Who has lost, what goes along, and who has won?

  @id:versus.loses @clause:team.loses_whole @clause:life.zero @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A player without life is out, and the teammate plays on
    Given Edward has 2 life
    And Ronald has 20 life
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward loses the game
    And Ronald is still in the game
    And the game goes on
    And Edward controls no “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald has 20 life
    When Angie finishes her turn
    And Barry finishes his turn
    Then it is the upkeep of Ronald

  @id:versus.last @situation:versus.last @clause:team.loses_whole @clause:team.wins_whole @clause:game.over @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A team has lost with its last player, and the other one has won, with a player who was out before
    Given Barry has 4 life
    And Angie has 20 life
    And Edward has 4 life
    And Ronald has 5 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Barry loses the game
    And Edward loses the game
    And the game goes on
    When Angie casts “Shock” targeting Ronald
    And the spell resolves
    Then Angie wins the game
    And Barry wins the game
    And Edward loses the game
    And Ronald loses the game

  @id:versus.last.at_once @situation:versus.last @clause:team.loses_whole @clause:team.wins_whole @clause:game.over @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A team both of whose players lose at once has lost, and the two of the other team have won
    Given Angie has 5 life
    And Barry has 20 life
    And Edward has 4 life
    And Ronald has 4 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie wins the game
    And Barry wins the game
    And Edward loses the game
    And Ronald loses the game

  @id:versus.last.one @situation:versus.last @clause:team.wins_whole @clause:team.loses_whole @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Where three lose at once, the one who is left has won, and the teammate who lost with them too
    Given Angie has 4 life
    And Barry has 20 life
    And Edward has 4 life
    And Ronald has 4 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Barry wins the game
    And Angie wins the game
    And Edward loses the game

  @id:versus.teammates_last @clause:team.wins_whole @clause:player.concedes @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Two teammates who are left have won together, and play no further
    Given Angie has 20 life
    And Barry has 20 life
    When Edward concedes the game
    Then Edward loses the game
    And the game goes on
    When Ronald concedes the game
    Then Angie wins the game
    And Barry wins the game
    And Ronald loses the game

  @id:versus.draw_game @clause:team.draws_whole @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scenario: When all who are left lose at once, the game is a draw
    Given Angie has 4 life
    And Edward has 4 life
    And Ronald has 4 life
    When Barry concedes the game
    And Angie casts “Flame Rift”
    And the spell resolves
    Then the game is a draw

  @id:versus.concedes @clause:team.leaves @clause:player.concedes @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Who concedes takes along what waits on the stack, and the teammate has priority next
    Given Edward has 20 life
    And Barry controls “Wall of Blood”
    When Angie casts “Flame Rift”
    And Angie concedes the game
    Then Angie loses the game
    And Barry is still in the game
    And Barry can activate the ability of “Wall of Blood”
    When the upkeep of Barry begins
    Then Edward has 20 life

  @id:versus.own_turn @clause:turn.of_nobody @clause:team.leaves @variant:team-vs-team @from:2011-09-30 @must
  Scenario: The turn of a player who leaves goes on to its end, and then the teammate's comes
    Given Angie controls “Hill Giant”
    And Edward has 20 life
    When the declare attackers step of Angie begins
    And Angie attacks Edward with “Hill Giant”
    And Angie concedes the game
    Then it is the declare attackers step of Angie
    When the upkeep of Barry begins
    Then Edward has 20 life
    And the game goes on

  @id:versus.attacked_leaves @clause:team.leaves @clause:combat.own_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: What attacks a player who has left damages nobody, and not the teammate
    Given Edward has 20 life
    And Ronald has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Grizzly Bears”
    And Edward concedes the game
    And the postcombat main phase of Angie begins
    Then Ronald has 18 life
    And Edward loses the game
    And the game goes on

  @id:versus.win_effect.opponents_lose @situation:versus.win_effect @clause:team.win_effect @variant:team-vs-team @from:2011-09-30 @until:2018-04-27 @must
  Scenario: Where an effect lets a player win, the opponents lose, and the teammate has won too
    Given Angie has 50 life
    And Angie controls “Test of Endurance”
    When the upkeep of Angie begins
    And the triggered ability of “Test of Endurance” resolves
    Then Angie wins the game
    And Barry wins the game
    And Edward loses the game
    And Ronald loses the game

  @id:versus.win_effect.wins @situation:versus.win_effect @clause:team.win_effect @clause:team.wins_whole @variant:team-vs-team @from:2018-04-27 @must
  Scenario: Where an effect lets a player win, the team has won, with a player who was out before
    Given Angie has 50 life
    And Angie controls “Test of Endurance”
    When Barry concedes the game
    Then Barry loses the game
    When the upkeep of Angie begins
    And the triggered ability of “Test of Endurance” resolves
    Then Angie wins the game
    And Barry wins the game
    And Edward loses the game
    And Ronald loses the game

  @id:versus.cannot_lose @clause:team.loses_whole @clause:replacement.cannot @variant:team-vs-team @from:2011-09-30 @must
  Scenario: What keeps a player from losing does not keep the teammate
    Given Edward has 2 life
    And Ronald has 2 life
    And Edward controls “Platinum Angel”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward has 0 life
    And Edward is still in the game
    When Angie casts “Shock” targeting Ronald
    And the spell resolves
    Then Ronald loses the game
    And Edward is still in the game
    And the game goes on
