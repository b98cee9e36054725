# language: en
Feature: A game of two players
  > Two players, without teammates, play a game. Does an engine know life, priority, combat and loss as they always were?

  @id:calibration.two.life @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scenario: Each of two players begins with 20 life and seven cards
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    Then Angie's team has 20 life
    And Edward's team has 20 life
    And Angie has seven cards in hand
    And it is the upkeep of Angie's team

  @id:calibration.two.mulligan @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @from:2005-08-01 @until:2009-07-11 @must
  Scenario: The first mulligan of a player cost a card, and the player who played first decided first
    Given Angie's team plays first
    When Angie takes a mulligan
    Then Edward can't take a mulligan
    When Angie keeps her hand
    Then Angie has six cards in hand
    But Edward can take a mulligan
    And Edward has six cards in hand

  @id:calibration.two.mulligan.together @situation:calibration.two.mulligan @variant:two-player @clause:mulligan.later @clause:mulligan.order @must
  Scenario Outline: The first mulligan of a player costs a card, and is taken when both have decided
    Given Angie's team plays first
    When Angie takes a mulligan
    Then Angie has seven cards in hand
    When Edward keeps his hand
    And Angie puts <bottom> card on the bottom of her library
    And Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has six cards in hand
    And Edward has seven cards in hand

    Examples:
      | from       | rule  | bottom |
      | 2009-07-11 | 103.4 | —      |
      | 2019-07-12 | 103.4 | one    |

  @id:calibration.two.draw @variant:two-player @clause:turn.first_draw_alone @clause:step.draw @from:2005-08-01 @must
  Scenario: Only the player who plays second draws in the first turn
    Given Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has eight cards in hand

  @id:calibration.two.read @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scenario: Half of a player's life is half of all that the player has
    Given Angie's team has 11 life
    And Angie controls “Lurking Evil”
    When Angie activates the ability of “Lurking Evil”
    Then Angie's team has 5 life

  @id:calibration.two.damage @variant:two-player @clause:life.start_alone @from:2005-08-01 @must
  Scenario: Damage to each player is dealt to both once
    Given Angie's team has 20 life
    And Edward's team has 15 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 16 life
    And Edward's team has 11 life

  @id:calibration.two.priority @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scenario: A player who has passed cannot act before the other one does
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Wall of Blood”
    And Edward controls “Wall of Blood”
    When Angie activates the ability of “Wall of Blood”
    Then Edward can't activate the ability of “Wall of Blood”
    When Angie's team passes priority
    Then Angie can't activate the ability of “Wall of Blood”
    But Edward can activate the ability of “Wall of Blood”

  @id:calibration.two.combat @variant:two-player @clause:combat.attack @clause:combat.attacks_alone @clause:combat.block @from:2005-08-01 @must
  Scenario: An attacker that is not blocked damages the only opponent
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Birds of Paradise”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life

  @id:calibration.two.poison @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  Scenario: A player with ten poison counters loses
    Given Edward has seven poison counters
    When Angie casts “Caress of Phyrexia” targeting Edward
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:calibration.two.poison.too_few @situation:calibration.two.poison @variant:two-player @clause:poison.lethal_alone @from:2005-08-01 @must
  Scenario: Nine poison counters are too few
    Given Edward has six poison counters
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward has nine poison counters

  @id:calibration.two.loss @variant:two-player @clause:life.zero @from:2005-08-01 @must
  Scenario: A player without life loses, and the other one wins
    Given Angie's team has 5 life
    And Edward's team has 4 life
    When Angie casts “Flame Rift”
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game
