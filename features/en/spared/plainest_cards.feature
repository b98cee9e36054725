# language: en
Feature: The plainest cards, and whom they spare
  > Each of the simplest cards is played once more, with those beside it of whom it does not speak.

  @id:plain.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: What targets creatures targets no enchantment
    Given Edward controls “Bad Moon”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Grasp of Darkness” targeting “Bad Moon”
    And Angie can't cast “Giant Growth” targeting “Bad Moon”
    And Angie can't cast “Scar” targeting “Bad Moon”
    And Angie can't cast “Unmake” targeting “Bad Moon”
    And Angie can't cast “Unsummon” targeting “Bad Moon”
    And Angie can't cast “Mending Hands” targeting “Bad Moon”
    And Angie can't cast “Cytoshape” targeting “Bad Moon”
    And Angie can't cast “Seize the Day” targeting “Bad Moon”
    But Angie can cast “Scar” targeting “Grizzly Bears”

  @id:plain.gains @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Small gains of life are their player's team's, to the point, and nobody else's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Fountain of Youth”
    And Angie controls two “Mountain”
    And Barry controls “Bottle Gnomes”
    When Angie activates the ability of “Fountain of Youth”
    And the ability resolves
    Then Angie's team has 21 life
    And “Fountain of Youth” is tapped
    When Barry activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has 24 life
    And Barry has “Bottle Gnomes” in his graveyard
    And Edward's team has 20 life

  @id:plain.costs @clause:mana.own @from:2005-08-01 @must
  Scenario: Without mana an ability that costs mana is not activated, and one that costs nothing is
    Given Angie controls “Acolyte of Xathrid”
    And Angie controls “Door to Nothingness”
    And Angie controls “Fountain of Youth”
    And Angie controls “Bottle Gnomes”
    And Barry controls “Mana Source”
    Then Angie can't activate the ability of “Acolyte of Xathrid”
    And Angie can't activate the ability of “Door to Nothingness”
    And Angie can't activate the ability of “Fountain of Youth”
    But Angie can activate the ability of “Bottle Gnomes”
    When Angie chooses Edward as the target
    And the ability resolves
    Then it is the precombat main phase of Angie's team

  @id:plain.ends @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scenario: What grows or shrinks until end of turn is as before in the next turn
    Given Angie controls “Glorious Anthem”
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Verdant Force”
    When Angie casts “Glorious Charge”
    And the spell resolves
    And Angie casts “Grasp of Darkness” targeting “Verdant Force”
    And the spell resolves
    Then “Hill Giant” is 5/5
    And “Wind Drake” is 2/2
    And “Verdant Force” is 3/3
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 4/4
    And “Verdant Force” is 7/7

  @id:plain.calm @situation:plain.ends @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Combat damage that is prevented this turn is dealt in the next
    Given Angie's team has 20 life
    And Edward controls “Hill Giant”
    When Barry casts “Fog”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 17 life

  @id:plain.flight @clause:combat.block @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: What is given flight for the turn is not blocked from the ground
    Given Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    When Angie casts “Angelic Blessing” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Hill Giant”
    But Edward can block “Grizzly Bears” with “Wind Drake”

  @id:plain.steps @clause:trigger.step @clause:object.you @from:2020-01-24 @must
  Scenario: A Soldier comes in one's own draw step, a Goblin in the opponents' end step, and neither in another; the Soldier is white
    Given Angie controls “Exercise of the Steps”
    And Ronald controls “Crusade”
    When the end step of Angie's team begins
    Then Angie controls no creatures
    When the precombat main phase of Edward's team begins
    Then Angie controls no creatures
    When the upkeep of Angie's team begins
    Then Angie controls a 1/1 Goblin token
    And Angie controls a creature
    When the precombat main phase of Angie's team begins
    Then Angie controls a 2/2 creature token
    And Angie controls two creatures

  @id:plain.bite.each @situation:plain.bite @clause:poison.read @clause:poison.shared @clause:poison.opponents @clause:object.you @from:2011-04-01 @until:2013-05-01 @must
  Scenario: Each opponent's counter is on the opponents' team, none on one's own, and counted for each of the two
    Given Angie controls “Phyrexian Swarmlord”
    And Angie's team has three poison counters
    When Barry casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team has two poison counters
    And Angie's team has three poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls four 1/1 creature tokens

  @id:plain.bite @clause:poison.read @clause:poison.shared @clause:object.you @from:2013-05-01 @must
  Scenario: Each opponent's counter is on the opponents' team, none on one's own, and counted for theirs alone
    Given Angie controls “Phyrexian Swarmlord”
    And Angie's team has three poison counters
    When Barry casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team has two poison counters
    And Angie's team has three poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls two 1/1 creature tokens

  @id:plain.half @clause:life.read @variant:two-player @from:2005-08-01 @must
  Scenario: Half of a player's 7 life, rounded up, is 4, and the opponent keeps all life
    Given Angie's team has 7 life
    And Edward's team has 20 life
    When Angie casts “Infernal Contract”
    And the spell resolves
    Then Angie's team has 3 life
    And Edward's team has 20 life
    And Angie has four cards in hand

  @id:plain.survival @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Who cannot lose does not keep the opponents from losing
    Given Angie's team has 3 life
    And Edward's team has 3 life
    And Barry controls “Lich's Mastery”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:plain.torrent @clause:object.you @from:2005-08-01 @must
  Scenario: What hurts each opponent spares its own team, and who draws a card draws it alone
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Sizzle”
    And the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then Barry has one card in hand
    And Angie has no cards in hand
    And Edward has no cards in hand
