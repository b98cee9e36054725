# language: en
@source:C
Feature: Two players with a commander each
  > The rules of Commander alone, in a game of two players.

  @id:commander.two_players.life @situation:commander.life @clause:commander.life @clause:commander.start @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Each player begins with 40 life, seven cards, and the commander in the command zone
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    Then Angie's team has 40 life
    And Edward's team has 40 life
    And Edward has seven cards in hand
    And Angie has “Isamaru, Hound of Konda” in the command zone

  @id:commander.two_players.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: The second cast costs two more, which the player has or has not
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie controls seven “Mana Source”
    And Angie controls “Goblin Bombardment”
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie puts her commander into the command zone
    And the ability resolves
    Then Angie can cast “Isamaru, Hound of Konda”
    When the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And the ability resolves
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie can't cast “Isamaru, Hound of Konda”

  @id:commander.two_players.graveyard @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @must
  Scenario Outline: Whether a commander that goes to the command zone has died depends on the date
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Angie controls “Zulaport Cutthroat”
    And Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie puts her commander into the command zone
    And the end step of Angie's team begins
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2009-10-01 | 903.10 | 20   |
      | 2020-07-03 | 903.9a | 21   |

  @id:commander.two_players.damage @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty-one combat damage from one commander make a player lose
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.two_players.damage.twenty @situation:commander.damage @clause:commander.damage @clause:combat.attacks_alone @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty combat damage are not enough for a player to lose
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 18 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team is still in the game
    And Edward's team has 20 life
