# language: en
@source:F @source:W
Feature: What keeps a creature from being blocked
  > A creature can't be blocked where the defending player has a certain land, or not by one creature alone. There are two defending players.

  @id:combat.landwalk.either @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2006-10-01 @until:2018-04-27 @must
  Scenario: One Forest on the defending team is enough, whoever controls it
    Given Angie controls “Forest”
    And Angie controls “Birds of Paradise”
    And Edward controls “Shanodin Dryads”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Shanodin Dryads”
    And Edward attacks Angie's team with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Shanodin Dryads” with “Grizzly Bears”
    And Angie can't block “Shanodin Dryads” with “Birds of Paradise”
    But Barry can block “Hill Giant” with “Grizzly Bears”

  @id:combat.landwalk.attacked @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2018-04-27 @must
  Scenario: The Forest of the player who is attacked keeps everybody from blocking
    Given Angie controls “Forest”
    And Angie controls “Birds of Paradise”
    And Edward controls “Shanodin Dryads”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Shanodin Dryads”
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Shanodin Dryads” with “Grizzly Bears”
    And Angie can't block “Shanodin Dryads” with “Birds of Paradise”
    But Barry can block “Hill Giant” with “Grizzly Bears”

  @id:combat.landwalk.teammate @situation:combat.landwalk @clause:combat.landwalk @source:F-EX06 @source:W-EX04 @from:2018-04-27 @must
  Scenario: The Forest of the other player keeps nobody from blocking
    Given Angie controls “Forest”
    And Angie controls “Grizzly Bears”
    And Edward controls “Shanodin Dryads”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Shanodin Dryads”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Shanodin Dryads” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Edward controls no creatures
    And Angie controls a creature

  @id:combat.block.together @situation:combat.menace @clause:combat.block @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Where one blocker is too few, one of each player will do
    Given Angie controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Boggart Brute”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Boggart Brute” with “Grizzly Bears”
    But Angie can block “Boggart Brute” with “Birds of Paradise”
    And Barry can block “Boggart Brute” with “Grizzly Bears”

  @id:combat.block.together.ordered @situation:combat.menace @clause:combat.block @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Where one blocker is too few, one of each player will do, in an order
    Given Angie controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Boggart Brute”
    And the declare blockers step of Edward's team begins
    And Edward's team orders the damage: first “Grizzly Bears”, then “Birds of Paradise”
    Then Barry can't block “Boggart Brute” with “Grizzly Bears”
    But Angie can block “Boggart Brute” with “Birds of Paradise”
    And Barry can block “Boggart Brute” with “Grizzly Bears”

  @id:combat.block.together.attacked @situation:combat.menace @clause:combat.block @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Where one blocker is too few, one of each player will do, whomever the creature attacks
    Given Angie controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Boggart Brute”
    And the declare blockers step of Edward's team begins
    And Edward's team orders the damage: first “Grizzly Bears”, then “Birds of Paradise”
    Then Barry can't block “Boggart Brute” with “Grizzly Bears”
    But Angie can block “Boggart Brute” with “Birds of Paradise”
    And Barry can block “Boggart Brute” with “Grizzly Bears”

  @id:combat.block.together.now @situation:combat.menace @clause:combat.block @from:2024-11-08 @must
  Scenario: Where one blocker is too few, one of each player still will do
    Given Angie controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Boggart Brute”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Boggart Brute” with “Grizzly Bears”
    But Angie can block “Boggart Brute” with “Birds of Paradise”
    And Barry can block “Boggart Brute” with “Grizzly Bears”

  @id:combat.block.alone @situation:combat.block.alone @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: A creature that can't block alone blocks beside a creature of the teammate
    Given Angie controls “Mogg Flunkies”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Vanilla 1/1”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Hill Giant” with “Mogg Flunkies”
    But Angie can block “Hill Giant” with “Mogg Flunkies”
    And Barry can block “Vanilla 1/1” with “Grizzly Bears”

  @id:combat.block.alone.now @situation:combat.block.alone @clause:combat.block @from:2018-04-27 @must
  Scenario: A creature that can't block alone still blocks beside a creature of the teammate
    Given Angie controls “Mogg Flunkies”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Barry with “Vanilla 1/1”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Hill Giant” with “Mogg Flunkies”
    But Angie can block “Hill Giant” with “Mogg Flunkies”
    And Barry can block “Vanilla 1/1” with “Grizzly Bears”
