# language: en
Feature: What several defending players make of one combat
  > In a free-for-all game several players defend at once. What is asked of the whole attack, and what of each player alone?

  @id:several.attack_alone @situation:several.attack_alone @clause:combat.each_attacked @clause:combat.of_each_defender @variant:free-for-all @from:2005-08-01 @must
  Scenario: What can't attack alone attacks one player as another creature attacks another one
    Given Edward's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Mogg Flunkies”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Mogg Flunkies”
    And Angie attacks Simon with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Simon's team has 18 life

  @id:several.attack_alone.none @situation:several.attack_alone @clause:combat.each_attacked @clause:combat.of_each_defender @variant:free-for-all @from:2005-08-01 @must
  Scenario: What can't attack alone attacks nobody with nothing beside it
    Given Angie controls “Mogg Flunkies”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Mogg Flunkies”
    And Angie can't attack Simon with “Mogg Flunkies”
    But Angie can attack Simon with “Grizzly Bears”

  @id:several.cost @clause:combat.of_each_defender @clause:cost.resources @variant:free-for-all @from:2005-08-01 @must
  Scenario: What it costs to attack one player nobody pays for attacking another
    Given it is the precombat main phase of Martha's team
    And Edward's team has 20 life
    And Simon controls “Grizzly Bears”
    And Simon controls no “Mana Source”
    When Martha casts “Forbidding Spirit”
    And the spell resolves
    And the triggered ability of “Forbidding Spirit” resolves
    And the declare attackers step of Simon's team begins
    Then Simon can't attack Martha with “Grizzly Bears”
    But Simon can attack Edward with “Grizzly Bears”
    When the postcombat main phase of Simon's team begins
    Then Edward's team has 18 life

  @id:several.block_alone @situation:several.block_alone @clause:combat.blocks_apart @variant:free-for-all @from:2005-08-01 @must
  Scenario: What can't block alone has no company in what another player blocks with
    Given Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Vanilla 1/1”
    And Martha controls “Mogg Flunkies”
    And Martha controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Vanilla 1/1”
    Then Martha can't block “Grizzly Bears” with “Mogg Flunkies”
    But Martha can block “Grizzly Bears” with “Birds of Paradise”

  @id:several.block_alone.both @situation:several.block_alone @clause:combat.blocks_apart @variant:free-for-all @from:2005-08-01 @must
  Scenario: What can't block alone blocks beside another creature of the same player
    Given Martha's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Martha controls “Mogg Flunkies”
    And Martha controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Martha blocks “Grizzly Bears” with “Mogg Flunkies”
    And Martha blocks “Hill Giant” with “Birds of Paradise”
    And the postcombat main phase of Angie's team begins
    Then Martha's team has 20 life
    And Angie controls no “Grizzly Bears”
    And Martha controls no “Birds of Paradise”

  @id:several.planeswalker @clause:combat.each_attacked @clause:combat.each_blocks @variant:free-for-all @from:2018-04-27 @must
  Scenario: A planeswalker of one player is attacked beside another player, and its controller alone blocks for it
    Given Martha's team has 20 life
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward controls “Vanilla 1/1”
    And Martha controls “Birds of Paradise”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can block “Hill Giant” with “Vanilla 1/1”
    And Martha can't block “Hill Giant” with “Birds of Paradise”
    But Martha can block “Grizzly Bears” with “Birds of Paradise”

  @id:several.planeswalker.hit @clause:combat.each_attacked @clause:planeswalker.damage @variant:free-for-all @from:2018-04-27 @must
  Scenario: The planeswalker and the other player are dealt the damage of what attacks each
    Given Martha's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And Angie attacks Martha with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    And Edward's team has 20 life
    And Martha's team has 18 life

  @id:several.last_attacked @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: The last player in turn order is attacked alone, and blocks
    Given Simon's team has 20 life
    And Angie controls “Hill Giant”
    And Simon controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Simon with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Simon blocks “Hill Giant” with “Vanilla 1/1”
    And the postcombat main phase of Angie's team begins
    Then Simon's team has 20 life
    And Simon controls no “Vanilla 1/1”

  @id:several.last_attacked.first_not @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: Of two players who are attacked the first blocks nothing, and the last one does
    Given Edward's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Birds of Paradise”
    And Simon controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Simon with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Simon blocks “Hill Giant” with “Vanilla 1/1”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Simon's team has 20 life
    And Simon controls no “Vanilla 1/1”

  @id:several.last_attacked.in_turn @situation:several.last_attacked @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scenario: The last one waits until the first one has blocked
    Given Edward's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Birds of Paradise”
    And Simon controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Simon with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Simon can't block “Hill Giant” with “Vanilla 1/1”
    But Edward can block “Grizzly Bears” with “Birds of Paradise”
    And Simon can block “Hill Giant” with “Vanilla 1/1”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Simon's team has 20 life

  @id:several.damage_in_turn @situation:several.damage_in_turn @clause:combat.assigned_in_turn @clause:combat.division_blocker @variant:free-for-all @from:2024-11-08 @must
  Scenario: Of two defending players the one who is next in turn says first what the blocker does
    Given Angie controls four “Grizzly Bears”
    And Edward controls “Obsianus Golem”
    And Edward controls “High Ground”
    And Martha controls “Obsianus Golem”
    And Martha controls “High Ground”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first “Grizzly Bears”
    And Angie attacks Edward with the second “Grizzly Bears”
    And Angie attacks Martha with the third “Grizzly Bears”
    And Angie attacks Martha with the fourth “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks the first “Grizzly Bears” with Edward's “Obsianus Golem”
    And Edward blocks the second “Grizzly Bears” with Edward's “Obsianus Golem”
    And Martha blocks the third “Grizzly Bears” with Martha's “Obsianus Golem”
    And Martha blocks the fourth “Grizzly Bears” with Martha's “Obsianus Golem”
    And the combat damage step of Angie's team begins
    Then Edward has to choose
    But Martha has nothing to choose

  @id:several.ability_gone @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: An ability on the stack is gone with the player who controls it
    Given Edward's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And Angie concedes the game
    And the upkeep of Edward's team begins
    Then Edward's team has 20 life
    And Simon's team has 20 life

  @id:several.turn_gone @clause:turn.of_who_left @variant:free-for-all @from:2018-04-27 @must
  Scenario: The turns of a player who has left do not begin, and the others take theirs in order
    When Martha concedes the game
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Simon's team
    When Simon's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:several.band @clause:combat.each_band @clause:keyword.banding_blocked @variant:free-for-all @from:2005-08-01 @must
  Scenario: A band attacks one of several opponents, and creatures in no band attack different ones
    Given Angie controls “Benalish Hero”
    And Angie controls “Timber Wolves”
    And Angie controls “Hill Giant”
    And Edward controls “Wall of Wood”
    And Edward's team has 20 life
    And Simon's team has 20 life
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Benalish Hero” and Simon with “Hill Giant” as a band
    And Angie can't attack Edward with “Benalish Hero” and Simon with “Timber Wolves” as a band
    But Angie can attack Edward with “Benalish Hero” and “Hill Giant” as a band
    And Angie can attack Simon with “Timber Wolves”
    When the declare blockers step of Angie's team begins
    And Edward blocks “Benalish Hero” with “Wall of Wood”
    And Edward's team orders the damage: first “Benalish Hero”, then “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Simon's team has 19 life
