# language: en
Feature: Players who can't be targeted
  > A card gives its controller hexproof or shroud. Who of the team has it, and who can't target the player any more?

  @id:shielded.hexproof @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scenario: Opponents can't target a player with hexproof, and can target the teammate
    Given Angie controls “Leyline of Sanctity”
    When Angie's team passes priority
    Then Edward can't cast “Shock” targeting Angie
    But Edward can cast “Shock” targeting Barry
    When the spell resolves
    Then Angie's team has 28 life

  @id:shielded.hexproof.own @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scenario: A teammate is no opponent, and can target a player with hexproof, as the player can
    Given Angie controls “Leyline of Sanctity”
    When Barry casts “Shock” targeting Angie
    And the spell resolves
    And Angie casts “Lightning Helix” targeting Angie
    And the spell resolves
    Then Angie's team has 28 life

  @id:shielded.no_target @situation:shielded @clause:target.player_hexproof @from:2011-06-17 @must
  Scenario: What has no target reaches a player with hexproof
    Given Angie controls “Leyline of Sanctity”
    And it is the precombat main phase of Edward's team
    When Edward casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 22 life

  @id:shielded.shroud @situation:shielded @clause:target.player_shroud @from:2009-07-11 @must
  Scenario: Nobody can target a player with shroud, the teammate and the player included
    Given Angie controls “True Believer”
    Then Barry can't cast “Shock” targeting Angie
    And Angie can't cast “Lightning Helix” targeting Angie
    But Barry can cast “Shock” targeting Barry
    And Angie can cast “Lightning Helix” targeting Barry
    When the spell resolves
    And the spell resolves
    Then Angie's team has 28 life

  @id:shielded.turn @clause:target.player_shroud @clause:layers.lasting @from:2009-07-11 @must
  Scenario: Shroud that a spell gives a player is gone with the turn
    When Angie casts “Gilded Light”
    And the spell resolves
    And Angie's team passes priority
    Then Edward can't cast “Shock” targeting Angie
    But Edward can cast “Shock” targeting Ronald
    When the spell resolves
    And the upkeep of Edward's team begins
    Then Edward can cast “Shock” targeting Angie
    When the spell resolves
    Then Angie's team has 28 life
    And Edward's team has 28 life

  @id:shielded.cycled @clause:target.player_shroud @from:2009-07-11 @must
  Scenario: Gilded Light that is cycled gives no shroud
    Given Angie controls two “Mana Source”
    And Angie has “Gilded Light” in hand
    When Angie activates the ability of “Gilded Light”
    And the ability resolves
    And Angie's team passes priority
    Then Edward can cast “Shock” targeting Angie

  @id:shielded.opening @clause:target.player_hexproof @clause:start.opening_hand @from:2011-06-17 @must
  Scenario: A player may begin the game with Leyline of Sanctity, and is hexproof from then on
    Given Angie's team plays first
    And Angie has “Leyline of Sanctity” in hand
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie begins the game with “Leyline of Sanctity” on the battlefield
    Then Angie controls “Leyline of Sanctity”
