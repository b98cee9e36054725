# language: en
Feature: The plainest cards, and whom they spare
  > Each of the simplest cards is played once more, with those beside it of whom it does not speak.

  @id:plain.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: What targets creatures targets no enchantment, what targets battles no creature, and what turns face up nothing that is
    Given Edward controls “Bad Moon”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Trial of Exhaustion” targeting “Bad Moon”
    And Angie can't cast “Trial of Growth” targeting “Bad Moon”
    And Angie can't cast “Trial of Oblivion” targeting “Bad Moon”
    And Angie can't cast “Trial of Withering” targeting “Bad Moon”
    And Angie can't cast “Trial of the Banishment” targeting “Bad Moon”
    And Angie can't cast “Unsummon” targeting “Bad Moon”
    And Angie can't cast “Trial of the Shield” targeting “Bad Moon”
    And Angie can't cast “Cytoshape” targeting “Bad Moon”
    And Angie can't cast “Seize the Day” targeting “Bad Moon”
    And Angie can't cast “Trial of the Ram” targeting “Grizzly Bears”
    And Angie can't cast “Trial of the Unmasking” targeting “Grizzly Bears”
    But Angie can cast “Trial of Withering” targeting “Grizzly Bears”

  @id:plain.gains @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Small gains of life are their player's team's, to the point, and nobody else's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Trial of the Foundry”
    And Angie controls two “Mountain”
    And Barry controls “Trial of the Glade”
    And Barry controls “Forest”
    And Barry controls “Trial of the Rearguard”
    And Angie controls “Trial of the Blank Page”
    And Angie controls “Trial of the Figurehead”
    And Barry controls “Trial of the Standard-Bearer”
    When Angie activates the ability of “Trial of the Foundry”
    And the ability resolves
    Then Angie's team has 21 life
    When Barry activates the ability of “Trial of the Glade”
    And the ability resolves
    Then Angie's team has 22 life
    When Barry activates the ability of “Trial of the Rearguard”
    And the ability resolves
    Then Angie's team has 23 life
    When Angie activates the ability of “Trial of the Blank Page”
    And the ability resolves
    Then Angie's team has 24 life
    When Angie activates the ability of “Trial of the Figurehead”
    And the ability resolves
    Then Angie's team has 25 life
    When Angie casts “Shock” targeting “Trial of the Standard-Bearer”
    And the spell resolves
    And the triggered ability of “Trial of the Standard-Bearer” resolves
    Then Angie's team has 28 life
    And Edward's team has 20 life

  @id:plain.costs @clause:mana.own @from:2005-08-01 @must
  Scenario: Without mana an ability that costs mana is not activated, and one that costs nothing is
    Given Angie controls “Trial of the Aim”
    And Angie controls “Trial of Doom”
    And Angie controls “Trial of the Pact”
    And Angie controls “Trial of the Gate”
    And Barry controls “Mana Source”
    Then Angie can't activate the ability of “Trial of the Aim”
    And Angie can't activate the ability of “Trial of Doom”
    And Angie can't activate the ability of “Trial of the Pact”
    But Angie can activate the ability of “Trial of the Gate”
    When Angie chooses Edward as the target
    And the ability resolves
    Then it is the precombat main phase of Angie's team

  @id:plain.ends @clause:step.cleanup @clause:object.you @from:2018-04-27 @must
  Scenario: What grows or shrinks until end of turn is as before in the next turn
    Given Angie controls “Trial of the Banner”
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Verdant Force”
    When Angie casts “Trial of the Charge”
    And the spell resolves
    And Angie casts “Trial of Exhaustion” targeting “Verdant Force”
    And the spell resolves
    Then “Hill Giant” is 5/5
    And “Trial of the Banner” is 3/3
    And “Wind Drake” is 2/2
    And “Verdant Force” is 3/3
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 4/4
    And “Trial of the Banner” is 2/2
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

  @id:plain.flight @clause:combat.block @clause:object.types @from:2018-04-27 @must
  Scenario: What is given flight for the turn is not blocked from the ground
    Given Angie controls “Grizzly Bears”
    And Barry controls “Trial of the Shape”
    And Barry controls “Mana Source”
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    When Barry activates the ability of “Trial of the Shape”
    And the ability resolves
    And Angie casts “Trial of Growth” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Trial of the Shape”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Hill Giant”
    And Edward can't block “Trial of the Shape” with “Hill Giant”
    But Edward can block “Grizzly Bears” with “Wind Drake”

  @id:plain.steps @clause:trigger.step @clause:object.you @from:2020-01-24 @must
  Scenario: A Soldier comes in one's own draw step, a Goblin in the opponents' end step, and neither in another; the Soldier is white
    Given Angie controls “Trial of the Steps”
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
    Given Angie's team has 20 life
    And Angie's team has three poison counters
    When Barry casts “Trial of the Bite”
    And the spell resolves
    Then Edward's team has two poison counters
    And Angie's team has three poison counters
    When Angie casts “Trial of Quarantine”
    And the spell resolves
    Then Angie's team has 24 life

  @id:plain.bite @clause:poison.read @clause:poison.shared @clause:object.you @from:2013-05-01 @must
  Scenario: Each opponent's counter is on the opponents' team, none on one's own, and counted for theirs alone
    Given Angie's team has 20 life
    And Angie's team has three poison counters
    When Barry casts “Trial of the Bite”
    And the spell resolves
    Then Edward's team has two poison counters
    And Angie's team has three poison counters
    When Angie casts “Trial of Quarantine”
    And the spell resolves
    Then Angie's team has 22 life

  @id:plain.half @clause:life.read @variant:two-player @from:2005-08-01 @must
  Scenario: Half of a player's 7 life, rounded up, is 4, and the player who deals it keeps all life
    Given Angie's team has 20 life
    And Edward's team has 7 life
    And Angie controls “Trial of the Greater Half”
    And Angie controls “Mana Source”
    When Angie activates the ability of “Trial of the Greater Half”
    And the ability resolves
    Then Edward's team has 3 life
    And Angie's team has 20 life

  @id:plain.survival @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Who cannot lose does not keep the opponents from losing
    Given Angie's team has 3 life
    And Edward's team has 3 life
    And Barry controls “Trial of Survival”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:plain.torrent @clause:object.you @from:2005-08-01 @must
  Scenario: Trials that hurt each opponent spare their own team, and who draws a card draws it alone
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Trial of the Torrent”
    And the spell resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then Barry has one card in hand
    And Angie has zero cards in hand
    And Edward has zero cards in hand
