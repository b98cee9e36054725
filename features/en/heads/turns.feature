# language: en
@source:W @source:N
Feature: The turn of a team of three or four
  > Three or four players share a turn. Who draws, who plays a land, and who has priority?

  @id:heads.draw @variant:three-headed-giant @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Each of three players draws a card in the draw step of their team
    Given it is the precombat main phase of Edward's team
    And Angie has two cards in hand
    And Barry has five cards in hand
    And Celia has no cards in hand
    And Victor has three cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has three cards in hand
    And Barry has six cards in hand
    And Celia has one card in hand
    And Victor has three cards in hand

  @id:heads.first_draw @variant:four-headed-giant @clause:turn.first_draw @clause:team.more_heads @from:2007-05-01 @must
  Scenario: None of the four players of the team that plays first draws in its first turn, and each of the other team does
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Celia keeps her hand
    And Dora keeps her hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    And Walter keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    And Dora has seven cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has eight cards in hand
    And Ronald has eight cards in hand
    And Victor has eight cards in hand
    And Walter has eight cards in hand

  @id:heads.first_draw.eras @variant:three-headed-giant @clause:turn.first_draw @clause:team.more_heads @should
  Scenario Outline: Of three players who play first, only the one on the left drew for a while
    > The text named a primary and a secondary player, on the right and on the left, and no player between them.
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Celia keeps her hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    And Barry has seven cards in hand
    And Celia has <Celia> cards in hand

    Examples:
      | from       | rule   | Celia |
      | 2005-08-01 | 606.6a | seven |
      | 2006-10-01 | 606.6b | eight |
      | 2007-05-01 | 606.6b | seven |

  @id:heads.land @variant:three-headed-giant @clause:turn.each_plays_land @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Each of three players plays a land in the turn of their team
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” in hand
    And Barry has “Mountain” in hand
    And Celia has “Plains” in hand
    And Celia has “Island” in hand
    And Victor has “Swamp” in hand
    When Angie plays “Forest” as a land
    And Celia plays “Plains” as a land
    Then Celia can't play “Island” as a land
    And Victor can't play “Swamp” as a land
    But Barry can play “Mountain” as a land

  @id:heads.priority @variant:three-headed-giant @clause:priority.teams @clause:priority.act @clause:team.more_heads @from:2005-08-01 @must
  Scenario: Each of three players can act while their team has priority, and nobody else
    Given Angie's team has 40 life
    And Edward's team has 40 life
    And Angie controls “Wall of Blood”
    And Celia controls “Wall of Blood”
    And Victor controls “Wall of Blood”
    When Angie activates the ability of “Wall of Blood”
    Then Victor can't activate the ability of “Wall of Blood”
    But Celia can activate the ability of “Wall of Blood”
    When Angie's team passes priority
    Then Celia can't activate the ability of “Wall of Blood”
    But Victor can activate the ability of “Wall of Blood”

  @id:heads.step.that_player @variant:three-headed-giant @clause:trigger.step @clause:team.more_heads @from:2007-05-01 @should
  Scenario: An ability that names the player whose step it is triggers for each of three opponents
    Given it is the precombat main phase of Angie's team
    And Angie controls “Davriel, Rogue Shadowmage”
    And Edward's team has 30 life
    When the upkeep of Edward's team begins
    And the triggered ability of “Davriel, Rogue Shadowmage” resolves
    And the draw step of Edward's team begins
    Then Edward's team has 24 life

  @id:heads.extra_turn @variant:three-headed-giant @clause:turn.of_team @clause:turn.extra @clause:team.more_heads @from:2005-08-01 @must
  Scenario: An extra turn of one of three players is a turn of the whole team
    Given Celia has two cards in hand
    And Barry has five cards in hand
    When Angie casts “Time Warp” targeting Celia
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When the precombat main phase of Angie's team begins
    Then Barry has six cards in hand
    And Celia has three cards in hand
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
