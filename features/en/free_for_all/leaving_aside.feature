# language: en
Feature: Leaving while another player acts
  > In a game of four somebody concedes who does not have priority, or while others declare. Who keeps priority, who loses for it, and what becomes of what waits?

  @id:aside.stack @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Two spells of a player who has passed and concedes leave the stack, and have no effect
    Given Edward's team has 20 life
    And Martha's team has 20 life
    When Angie casts “Flame Rift”
    And Angie casts “Meditate”
    And Angie's team passes priority
    And Angie concedes the game
    Then Angie's team loses the game
    And the game goes on
    When the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Martha's team has 20 life

  @id:aside.stack.own @situation:aside.stack @clause:team.leaves @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: The spells of an active player who concedes with priority leave the stack without effect, and the next player can act at once
    Given Edward's team has 20 life
    And Martha's team has 20 life
    When Angie casts “Flame Rift”
    And Angie casts “Meditate”
    And Angie concedes the game
    Then the game goes on
    And Edward can cast “Meditate”
    When the spell resolves
    Then it is the precombat main phase of Angie's team
    When the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Martha's team has 20 life

  @id:aside.draw @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Two players who could not lose as long as a third played lose at once when that player leaves, and the game is a draw
    Given Angie's team has 4 life
    And Edward's team has 4 life
    And Martha's team has 20 life
    And Martha controls “Abyssal Persecutor”
    When Simon concedes the game
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 0 life
    And Edward's team has 0 life
    And the game goes on
    When Martha concedes the game
    And Angie's team passes priority
    Then the game is a draw
    And Martha's team loses the game

  @id:aside.loses @situation:aside.draw @clause:team.leaves @clause:team.wins_and_loses @clause:state_check.when @variant:free-for-all @from:2010-04-23 @must
  Scenario: Of those who play on only the one without life loses, and the active player is still in the precombat main phase
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Simon's team has 20 life
    And Martha controls “Abyssal Persecutor”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then the game goes on
    And Edward's team is still in the game
    When Martha concedes the game
    And Angie's team passes priority
    Then Edward's team loses the game
    And the game goes on
    And it is the precombat main phase of Angie's team
    And Simon's team has 16 life

  @id:aside.attackers @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @clause:combat.each_attacked @variant:free-for-all @from:2010-04-23 @must
  Scenario: Somebody leaves before attackers are declared: the attack is declared, and who can lose now loses
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Simon's team has 20 life
    And Martha controls “Abyssal Persecutor”
    And Angie controls “Hill Giant”
    When Angie casts “Flame Rift”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Martha concedes the game
    And Angie attacks Simon with “Hill Giant”
    Then Edward's team loses the game
    And the game goes on
    And it is the declare attackers step of Angie's team
    When the postcombat main phase of Angie's team begins
    Then Simon's team has 13 life

  @id:aside.attackers.none @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @variant:free-for-all @from:2010-04-23 @must
  Scenario: Somebody leaves before attackers are declared and nobody attacks: who can lose now loses all the same
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Martha controls “Abyssal Persecutor”
    When Angie casts “Flame Rift”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Martha concedes the game
    And Angie attacks with no creature
    Then Edward's team loses the game
    And the game goes on
    And it is the declare attackers step of Angie's team

  @id:aside.blockers @situation:aside.attackers @clause:team.leaves @clause:team.wins_and_loses @clause:combat.each_blocks @variant:free-for-all @from:2010-04-23 @must
  Scenario: Somebody leaves while blockers are declared: the others declare theirs, and who can lose now loses before damage is dealt
    Given Angie's team has 20 life
    And Edward's team has 4 life
    And Simon's team has 20 life
    And Martha controls “Abyssal Persecutor”
    And Angie controls “Hill Giant”
    When Angie casts “Flame Rift”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Simon with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Martha concedes the game
    Then the game goes on
    When the combat damage step of Angie's team begins
    Then Edward's team loses the game
    And Simon's team has 13 life

  @id:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: A creature that lived by an enchantment of who leaves dies, and what triggers then goes on the stack as the next player would get priority
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Simon's team has 20 life
    And Martha controls “Bad Moon”
    And Simon controls “Zulaport Cutthroat”
    When Angie casts “Tremor”
    And the spell resolves
    Then “Zulaport Cutthroat” is 2/2
    When Martha concedes the game
    And Angie's team passes priority
    And the triggered ability of “Zulaport Cutthroat” resolves
    Then it is the precombat main phase of Angie's team
    And Angie's team has 19 life
    And Edward's team has 19 life
    And Simon's team has 21 life
    And Simon has “Zulaport Cutthroat” in his graveyard

  @id:aside.trigger.order @situation:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: Of two abilities that trigger as somebody leaves the active player's goes on the stack first, and resolves last
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Simon's team has 20 life
    And Martha controls “Bad Moon”
    And Edward controls “Zulaport Cutthroat”
    And Angie controls “Zulaport Cutthroat”
    When Edward casts “Tremor”
    And the spell resolves
    And Martha concedes the game
    And Edward's team passes priority
    And Simon's team passes priority
    And Angie's team passes priority
    Then Angie's team has 21 life
    And Edward's team has 19 life
    And Simon's team has 19 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Edward's team has 20 life
    And Simon's team has 18 life

  @id:aside.trigger.leaves @situation:aside.trigger @clause:team.leaves @clause:trigger.order @variant:free-for-all @from:2005-08-01 @must
  Scenario: What has triggered for a player who leaves as well is never put on the stack
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Martha controls “Bad Moon”
    And Simon controls “Zulaport Cutthroat”
    When Angie casts “Tremor”
    And the spell resolves
    And Martha concedes the game
    And Simon concedes the game
    And the upkeep of Edward's team begins
    Then the game goes on
    And Angie's team has 20 life
    And Edward's team has 20 life

  @id:aside.trigger.own @situation:aside.trigger @clause:team.leaves @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: What has triggered for the active player who leaves with priority is never put on the stack
    Given Angie controls “Zulaport Cutthroat”
    And Edward's team has 20 life
    And Simon's team has 20 life
    And Martha controls “Bad Moon”
    When Angie casts “Tremor”
    And the spell resolves
    And Martha concedes the game
    And Angie concedes the game
    Then the game goes on
    And it is the precombat main phase of Angie's team
    When the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Simon's team has 20 life

  @id:aside.extra_turn @clause:turn.of_who_left @clause:turn.extra @variant:free-for-all @from:2018-04-27 @must
  Scenario: The extra turn of a player who has left does not begin, and the next player has the next turn
    When Angie casts “Time Warp” targeting Edward
    And the spell resolves
    And Edward concedes the game
    And Angie's team finishes its turn
    Then it is the upkeep of Martha's team
    When Martha's team finishes its turn
    Then it is the upkeep of Simon's team

  @id:aside.extra_turn.duration @situation:aside.extra_turn @clause:turn.of_who_left @clause:team.durations @variant:free-for-all @from:2018-04-27 @must
  Scenario: What lasts until the next turn of who has left ends when the extra turn would have begun
    Given it is the precombat main phase of Edward's team
    And Edward controls “Liliana, the Last Hope”
    And Simon controls “Hill Giant”
    When Edward activates the first ability of “Liliana, the Last Hope”
    And Edward chooses “Hill Giant” as the target
    And the ability resolves
    And Edward casts “Time Warp” targeting Edward
    And the spell resolves
    And Edward concedes the game
    Then “Hill Giant” is 1/2
    When the upkeep of Martha's team begins
    Then “Hill Giant” is 3/3

  @id:aside.mulligan @clause:team.leaves @clause:mulligan.order @variant:free-for-all @from:2019-07-12 @must
  Scenario: Who concedes with a mulligan declared takes none, and the game begins without that player
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward takes a mulligan
    And Martha keeps her hand
    And Simon keeps his hand
    And Angie takes a mulligan
    And Angie concedes the game
    And Edward keeps his hand
    Then the game goes on
    And it is the upkeep of Edward's team
    And Angie has no cards in hand
    And Edward has seven cards in hand

  @id:aside.unpaid @situation:aside.unpaid @clause:team.leaves @clause:cost.unless @variant:free-for-all @from:2009-07-11 @must
  Scenario: Who has left the game pays nothing, and whoever would draw where that is not paid draws
    Given it is the precombat main phase of Edward's team
    And Angie controls “Rhystic Study”
    And Angie has five cards in her library
    And Edward controls three “Forest”
    When Edward casts “Grizzly Bears”
    And Edward concedes the game
    And Angie does what the ability allows
    And the triggered ability of “Rhystic Study” resolves
    Then Angie has four cards in her library
    And the game goes on
