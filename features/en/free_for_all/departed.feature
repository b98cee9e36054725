# language: en
Feature: Players who leave at any moment
  > In a game of four somebody concedes while cards are dealt, attackers declared or triggers wait. Who goes on, and what ends with who left?

  @id:departed.duration @clause:team.durations @variant:free-for-all @from:2016-01-16 @must
  Scenario: What lasts until the next turn of a player who has left ends when that turn would have begun
    Given Angie controls “Liliana, the Last Hope”
    And Martha controls “Hill Giant”
    When Angie activates the ability of “Liliana, the Last Hope”
    And Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then “Hill Giant” is 1/2
    When Angie concedes the game
    Then “Hill Giant” is 1/2
    When the end step of Simon's team begins
    Then “Hill Giant” is 1/2
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:departed.duration.between @situation:departed.duration @clause:team.durations @variant:free-for-all @from:2016-01-16 @must
  Scenario: What lasts until the next turn of a player who has left is ended by no other player's turn, also when others have left
    Given it is the precombat main phase of Edward's team
    And Edward controls “Liliana, the Last Hope”
    And Simon controls “Hill Giant”
    When Edward activates the ability of “Liliana, the Last Hope”
    And Edward chooses “Hill Giant” as the target
    And the ability resolves
    And Martha concedes the game
    And Edward concedes the game
    And the upkeep of Simon's team begins
    Then “Hill Giant” is 1/2
    When the end step of Angie's team begins
    Then “Hill Giant” is 1/2
    When the upkeep of Simon's team begins
    Then “Hill Giant” is 3/3

  @id:departed.deal @clause:team.leaves @clause:turn.of_who_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: The first player concedes during mulligans, and the second begins
    Given Angie's team plays first
    When Angie concedes the game
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    Then Angie's team loses the game
    And the game goes on
    And it is the upkeep of Edward's team
    And Edward has seven cards in hand
    And Angie has no cards in hand
    When the draw step of Edward's team begins
    Then Edward has eight cards in hand

  @id:departed.deal.later @situation:departed.deal @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: The third player concedes during mulligans after others have kept, and the first begins
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha concedes the game
    And Simon keeps his hand
    Then the game goes on
    And it is the upkeep of Angie's team
    And Martha's team loses the game
    When the end step of Edward's team begins
    And Angie discards one card
    Then Edward has eight cards in hand
    When Edward's team finishes its turn
    And Edward discards one card
    Then it is the upkeep of Simon's team

  @id:departed.attackers @clause:team.leaves @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Somebody concedes before attackers are declared, and is attacked no more; the others are
    Given Martha's team has 20 life
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Edward concedes the game
    Then Angie can't attack Edward with “Hill Giant”
    But Angie can attack Martha with “Hill Giant”
    When the postcombat main phase of Angie's team begins
    Then Martha's team has 17 life
    And the game goes on

  @id:departed.attackers.own @situation:departed.attackers @clause:turn.of_nobody @variant:free-for-all @from:2007-05-01 @must
  Scenario: Who should declare attackers concedes instead, and the turn goes on without an attack
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Edward controls “Lurking Evil”
    When the declare attackers step of Angie's team begins
    And Angie concedes the game
    Then it is the declare attackers step of Angie's team
    And the game goes on
    When Edward activates the ability of “Lurking Evil”
    And the ability resolves
    Then Edward's team has 10 life
    When the upkeep of Edward's team begins
    Then Edward's team has 10 life
    And Angie controls no “Hill Giant”

  @id:departed.blockers @clause:team.leaves @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: The first defending player concedes while blockers are declared, and the next one still blocks
    Given Martha's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Martha controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward concedes the game
    And Martha blocks “Grizzly Bears” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Martha's team has 20 life
    And Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Hill Giant”
    And Edward's team loses the game

  @id:departed.blockers.attacker @situation:departed.blockers @clause:turn.of_nobody @clause:team.leaves @variant:free-for-all @from:2007-05-01 @must
  Scenario: The attacking player concedes while blockers are declared, and nobody is dealt damage
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Angie concedes the game
    And the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Martha's team has 20 life
    And the game goes on

  @id:departed.control @clause:turn.control @clause:team.leaves @variant:free-for-all @from:2010-10-01 @must
  Scenario: Whoever was to be controlled by a player who has left makes the own decisions
    Given Angie controls “Mindslaver”
    And Angie controls four “Forest”
    When Angie activates the ability of “Mindslaver”
    And Angie chooses Martha as the target
    And the ability resolves
    And Angie concedes the game
    And the precombat main phase of Martha's team begins
    Then Martha can cast “Grizzly Bears”
    When the spell resolves
    Then Martha controls “Grizzly Bears”

  @id:departed.control.now @situation:departed.control @clause:turn.control @clause:team.leaves @variant:free-for-all @from:2010-10-01 @must
  Scenario: The player who controls another leaves in the middle of that turn, and control ends at once
    Given Angie controls “Mindslaver”
    And Angie controls four “Forest”
    When Angie activates the ability of “Mindslaver”
    And Angie chooses Edward as the target
    And the ability resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't cast “Grizzly Bears”
    When Angie concedes the game
    Then Edward can cast “Grizzly Bears”
    When the spell resolves
    Then Edward controls “Grizzly Bears”

  @id:departed.owned @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Cards of who leaves go from every zone, and those of the others stay where they are
    Given Edward has “Shock” in his graveyard
    And Edward owns “Pyroclasm” in exile
    And Edward has three cards in hand
    And Edward controls “Hill Giant”
    And Martha has “Sizzle” in her graveyard
    And Martha owns “Tremor” in exile
    And Martha has two cards in hand
    And Martha controls “Wind Drake”
    When Edward concedes the game
    Then Edward has no cards in hand
    And Edward has no cards in his graveyard
    And Edward owns no cards in exile
    And Edward has no cards in his library
    And Edward controls no creatures
    And Martha has “Sizzle” in her graveyard
    And Martha owns “Tremor” in exile
    And Martha has two cards in hand
    And Martha controls “Wind Drake”
    And Angie has no cards in hand

  @id:departed.triggers @clause:trigger.order @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Abilities of the third and the fourth player trigger once each, those of a player who has left do not
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Edward controls “Soul Warden”
    And Martha controls “Ajani's Welcome”
    And Martha controls “Soul Warden”
    And Simon controls “Soul Warden”
    When Edward concedes the game
    And Angie casts “Grizzly Bears”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Martha's team has 21 life
    And Simon's team has 21 life
    When the end step of Angie's team begins
    Then Martha's team has 21 life

  @id:departed.each_upkeep @clause:trigger.step @variant:free-for-all @from:2005-08-01 @must
  Scenario: At each player's upkeep that player alone is dealt 1 damage, all four in turn
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Simon controls “Copper Tablet”
    When the draw step of Edward's team begins
    Then Edward's team has 19 life
    And Martha's team has 20 life
    When the draw step of Simon's team begins
    Then Edward's team has 19 life
    And Martha's team has 19 life
    And Simon's team has 19 life
    And Angie's team has 20 life
    When the draw step of Angie's team begins
    Then Angie's team has 19 life

  @id:departed.waiting @clause:team.leaves @clause:trigger.dies @variant:free-for-all @from:2005-08-01 @must
  Scenario: What triggers as its controller loses is never put on the stack
    Given Angie's team has 20 life
    And Edward's team has 1 life
    And Martha's team has 20 life
    And Edward controls “Zulaport Cutthroat”
    When Angie casts “Dagger Caster”
    And the spell resolves
    And the triggered ability of “Dagger Caster” resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team loses the game
    And Martha's team has 19 life
    And Angie's team has 20 life

  @id:departed.two_spells @clause:team.leaves @clause:priority.pass @variant:free-for-all @from:2005-08-01 @must
  Scenario: Both spells of a player who concedes with priority are gone, and the turn goes on with an empty stack
    Given Martha's team has 20 life
    When Angie casts “Shock” targeting Martha
    And Angie casts “Shock” targeting Martha
    Then there are two spells and abilities on the stack
    When Angie concedes the game
    Then the stack is empty
    When the upkeep of Edward's team begins
    Then Martha's team has 20 life

  @id:departed.no_death @situation:departed.no_death @clause:trigger.leaves @variant:free-for-all @from:2018-06-08 @must
  Scenario: A creature that goes with its player has not died
    Given Angie controls “Poison-Tip Archer”
    And Edward controls “Grizzly Bears”
    And Martha's team has 20 life
    When Edward concedes the game
    Then the stack is empty
    When the upkeep of Martha's team begins
    Then Martha's team has 20 life

  @id:departed.gift @clause:team.leaves @variant:free-for-all @from:2011-06-17 @must
  Scenario: What is to be given to a player who has left the game meanwhile stays with whom it is
    Given it is the precombat main phase of Angie's team
    And Angie controls “Zedruu the Greathearted”
    And Angie controls “Hill Giant”
    And Angie controls three “Mana Source”
    When Angie activates the ability of “Zedruu the Greathearted” targeting “Hill Giant” and Edward
    And Edward concedes the game
    And the ability resolves
    Then Edward's team loses the game
    And Angie controls “Hill Giant”
    And Martha's team is still in the game

  @id:departed.was_dealt_damage @clause:team.last_known @variant:free-for-all @from:2020-01-24 @should
  Scenario: That an opponent has been dealt damage this turn holds once that opponent has left the game
    Given Angie controls “Bloodcrazed Goblin”
    And Edward's team has 2 life
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team loses the game
    When the declare attackers step of Angie's team begins
    Then Angie can attack Martha with “Bloodcrazed Goblin”

  @id:departed.was_dealt_none @situation:departed.was_dealt_damage @clause:team.last_known @variant:free-for-all @from:2013-07-13 @must
  Scenario: That an opponent has left the game is no damage to any
    Given Angie controls “Bloodcrazed Goblin”
    And Angie controls “Grizzly Bears”
    When Edward concedes the game
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Martha with “Bloodcrazed Goblin”
    But Angie can attack Martha with “Grizzly Bears”

  @id:departed.died @clause:team.last_known @clause:team.leaves @variant:free-for-all @from:2022-02-18 @must
  Scenario: That a creature has died this turn holds once its controller has left the game
    Given Martha's team has 20 life
    And Edward controls “Grizzly Bears”
    And Angie controls “Caged Zombie”
    And Angie controls three “Mana Source”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And Edward concedes the game
    And Angie activates the ability of “Caged Zombie”
    And the ability resolves
    Then Martha's team has 18 life

  @id:departed.choice @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: What a card lets a player do who has left, another opponent decides, and nobody gets
    Given Angie controls “Edric, Spymaster of Trest”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Martha with “Hill Giant”
    And the combat damage step of Edward's team begins
    Then there is one spell or ability on the stack
    When Edward concedes the game
    And Angie chooses Martha as the opponent
    And Martha does what the ability allows
    And Martha's team passes priority
    And Simon's team passes priority
    And Angie's team passes priority
    Then the stack is empty
    And Martha has no cards in hand
    And Angie has no cards in hand
    And Simon has no cards in hand
    And the game goes on

  @id:departed.choice.asked @situation:departed.choice @clause:team.choice_left @variant:free-for-all @from:2018-04-27 @should
  Scenario: The ability's controller picks another opponent, who chooses for the one who has left
    Given Angie controls “Edric, Spymaster of Trest”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Martha with “Hill Giant”
    And the combat damage step of Edward's team begins
    And Edward concedes the game
    And Martha's team passes priority
    And Simon's team passes priority
    And Angie's team passes priority
    Then Angie has to choose
    When Angie chooses Simon as the opponent
    Then Simon has to choose
    And Angie has nothing to choose
    When Simon does what the ability allows
    Then the stack is empty
    And Simon has no cards in hand
