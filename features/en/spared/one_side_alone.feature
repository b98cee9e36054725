# language: en
Feature: One side alone
  > What a card does for its controller, or to the opponents, it does for nobody else. Who is left as before?

  @id:plain.worship @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Worship keeps its controller's team at 1 life, and not the opponents
    Given Angie's team has 5 life
    And Edward's team has 5 life
    And Angie controls “Worship”
    And Angie controls “Grizzly Bears”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:plain.threshold @clause:life.read @clause:object.you @from:2005-08-01 @must
  Scenario: A floor of 5 life is its controller's team's, and the opponents fall through it
    Given Angie's team has 30 life
    And Edward's team has 12 life
    And Barry controls “Exercise of the Threshold”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 4 life
    And Angie's team has 22 life

  @id:plain.grace @clause:life.zero @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: In the turn of Angel's Grace the opponents lose as ever
    Given Angie's team has 20 life
    And Edward's team has 5 life
    When Angie casts “Angel's Grace”
    And the spell resolves
    And Barry casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:plain.grace.win @situation:plain.grace @clause:team.win_effect @clause:team.wins_and_loses @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2010-04-23 @must
  Scenario: Who has cast Angel's Grace can win by an effect
    Given it is the precombat main phase of Edward's team
    And Angie's team has 50 life
    And Angie controls “Test of Endurance”
    When the upkeep of Angie's team begins
    And Angie casts “Angel's Grace”
    And the spell resolves
    And the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game

  @id:plain.avenger @clause:trigger.state @clause:life.read @from:2010-04-23 @must
  Scenario: With 11 life Opal Avenger is an enchantment, with fewer a creature
    Given it is the precombat main phase of Edward's team
    And Angie's team has 12 life
    And Angie controls “Opal Avenger”
    And Barry controls “Serendib Efreet”
    When the draw step of Angie's team begins
    Then Angie's team has 11 life
    And Angie controls no creatures
    When the end step of Edward's team begins
    And the draw step of Angie's team begins
    Then Angie's team has 10 life
    And Angie controls a 3/5 creature

  @id:plain.swordsmith @clause:ability.static @clause:object.you @clause:object.types @from:2005-08-01 @must
  Scenario: Veteran Swordsmith makes its controller's other Soldier stronger, not its Knight, nor the teammate's and the opponent's Soldiers
    Given Angie controls “Veteran Swordsmith”
    And Angie controls “Vanilla 1/1”
    And Angie controls “Youthful Knight”
    And Barry controls “Vanilla 1/1”
    And Edward controls “Vanilla 1/1”
    Then Angie's “Vanilla 1/1” is 2/1
    And “Youthful Knight” is 2/1
    And “Veteran Swordsmith” is 3/2
    And Barry's “Vanilla 1/1” is 1/1
    And Edward's “Vanilla 1/1” is 1/1

  @id:plain.borrowed @clause:turn.control @from:2017-07-08 @must
  Scenario: Who was given the opponents' turn has nothing to say in the teammate's
    Given it is the precombat main phase of Angie's team
    When Angie casts “Exercise of the Borrowed Strings” targeting Barry
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Barry can cast “Wind Drake” for Edward
    When the spell resolves
    And the precombat main phase of Angie's team begins
    Then Barry can't cast “Hill Giant” for Angie
    But Angie can cast “Hill Giant”

  @id:plain.drought @clause:turn.skip @clause:turn.of_team @from:2007-05-01 @must
  Scenario: When each player skips a draw step, the caster's own team skips its next one, once
    Given Barry has two cards in hand
    When Angie casts “Exercise of the Drought”
    And the spell resolves
    And the end step of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Barry has two cards in hand
    When the end step of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Barry has three cards in hand

  @id:plain.deep_sleep @clause:turn.skip @clause:step.untap @from:2005-08-01 @must
  Scenario: Where nobody untaps, the permanents of both members of one's own team stay tapped, too
    Given it is the precombat main phase of Edward's team
    And Angie controls “Stasis”
    And Angie controls “Eon Hub”
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    When the draw step of Angie's team begins
    Then “Hill Giant” is tapped
    And “Wind Drake” is tapped

  @id:plain.white_flag @clause:turn.skip @clause:step.combat @from:2018-04-27 @must
  Scenario: The opponents of who skips main and combat phases have theirs
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Exercise of the White Flag”
    And Edward controls “Hill Giant”
    When the draw step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the precombat main phase of Edward's team
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then it is the postcombat main phase of Edward's team
    And Angie's team has 17 life

  @id:plain.tithe @clause:trigger.step @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Who takes a tithe of the opponents takes none in the upkeep of one's own team
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Edward's team has 30 life
    And Angie controls “Davriel, Rogue Shadowmage”
    When the draw step of Angie's team begins
    Then Angie's team has 30 life
    And Edward's team has 30 life

  @id:plain.long_evening @clause:step.extra @clause:step.end_step @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: The long evening is its controller's team's; the opponents' end step comes once
    Given it is the precombat main phase of Edward's team
    And Angie controls “Exercise of the Long Evening”
    When the end step of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the upkeep of Angie's team

  @id:plain.shared_morning @clause:step.extra @clause:step.extra_own @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: What gives one's own team an upkeep step adds none to the opponents' turn
    Given it is the precombat main phase of Angie's team
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie casts “Exercise of the Shared Morning”
    And the spell resolves
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the draw step of Edward's team

  @id:plain.palisade @clause:trigger.step @clause:object.you @from:2024-11-08 @must
  Scenario: The ability of a battle for its controller's upkeep waits while it is the opponents'
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Exercise of the Palisade”
    And the protector of “Exercise of the Palisade” is Edward
    When the draw step of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 20 life
    When the draw step of Edward's team begins
    Then Edward's team has 21 life
    And Angie's team has 20 life

  @id:plain.busy_day @clause:trigger.step @clause:turn.active_player @from:2010-04-23 @until:2020-01-24 @must
  Scenario: An ability for each upkeep triggers once in the upkeep that two opponents share
    Given Barry controls “Exercise of the Busy Day”
    When the upkeep of Edward's team begins
    And the triggered ability of “Exercise of the Busy Day” resolves
    And Barry chooses Edward as the active player
    And the draw step of Edward's team begins
    Then Edward has two cards in hand
    And Ronald has one card in hand
    And Barry has no cards in hand

  @id:plain.pact @clause:step.cleanup @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: A pact for one turn binds nobody in the next
    Given Angie controls “Exercise of the Pact”
    And Angie controls “Mana Source”
    And Edward controls “Grizzly Bears”
    When Angie activates the ability of “Exercise of the Pact”
    And Angie chooses Angie as the target
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Grizzly Bears”
