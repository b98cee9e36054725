# language: en
@source:C
Feature: Four players with a commander each, every one alone
  > By default Commander is played by everybody against everybody, and everybody can attack anybody.

  @id:commander.all.start @situation:commander.life @clause:commander.life @clause:commander.start @clause:turn.first_draw_of_all @variant:commander @from:2009-10-01 @must
  Scenario: Four players begin with 40 life and their commanders in the command zone, and all of them draw
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Martha has “Tobias Andrion” in the command zone
    And Angie's team plays first
    When Angie keeps her hand
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie's team has 40 life
    And Simon's team has 40 life
    And Angie has eight cards in hand
    And Martha has “Tobias Andrion” in the command zone

  @id:commander.all.attack @situation:commander.all.attack @clause:commander.free_for_all @clause:combat.each_attacked @variant:commander @from:2009-10-01 @must
  Scenario: One attack may be on several players, and on anybody at the table
    Given Edward's team has 40 life
    And Martha's team has 40 life
    And Simon's team has 40 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Hill Giant”
    And Angie attacks Simon with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 40 life
    And Martha's team has 37 life
    And Simon's team has 38 life

  @id:commander.all.range @situation:commander.all.range @clause:commander.free_for_all @variant:commander @from:2009-10-01 @must
  Scenario: What is done to each player reaches everybody at the table
    Given Angie's team has 40 life
    And Edward's team has 40 life
    And Martha's team has 40 life
    And Simon's team has 40 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 36 life
    And Edward's team has 36 life
    And Martha's team has 36 life
    And Simon's team has 36 life

  @id:commander.all.damage @situation:commander.damage @clause:commander.damage @clause:team.leaves @variant:commander @from:2009-10-01 @must
  Scenario: Twenty-one combat damage from one commander make a player lose, and the others play on
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game
    And the game goes on
    And Edward controls no “Hill Giant”
    When Angie's team finishes its turn
    Then it is the upkeep of Martha's team

  @id:commander.all.damage.apart @situation:commander.damage @clause:commander.damage @variant:commander @from:2009-10-01 @must
  Scenario: The damage of two commanders is not added up
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Martha controls “Tobias Andrion”
    And Martha's commander is “Tobias Andrion”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    And “Tobias Andrion” has seven +1/+1 counters
    And Edward's team has 40 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    And the declare attackers step of Martha's team begins
    And Martha attacks Edward with “Tobias Andrion”
    And the end of combat step of Martha's team begins
    Then Edward's team is still in the game
    And Edward's team has 18 life

  @id:commander.all.leaves @situation:commander.all.leaves @clause:team.leaves @clause:commander.graveyard @variant:commander @from:2009-10-01 @must
  Scenario: The commander of a player who leaves goes along, wherever it is
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Angie controls “Hill Giant”
    When Edward concedes the game
    Then the game goes on
    And Edward controls no “Isamaru, Hound of Konda”
    And Angie controls “Hill Giant”

  @id:commander.all.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: With several players too, cards of a hand were exiled and one fewer was drawn
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    And Angie exiles three cards from her hand
    Then Angie has six cards in hand
    And Angie has 90 cards in her library
    When Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has 93 cards in her library
    And it is the upkeep of Angie's team

  @id:commander.all.mulligan.free @situation:commander.mulligan @clause:mulligan.first @clause:mulligan.later @variant:commander @must
  Scenario Outline: The first mulligan of each of several players is free, and the whole hand is replaced
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Martha keeps her hand
    And Simon keeps his hand
    Then Angie has seven cards in hand
    And Angie has 92 cards in her library
    When Angie takes a mulligan
    And Angie puts <bottom> card on the bottom of her library
    Then Angie has six cards in hand
    And Angie has 93 cards in her library

    Examples:
      | from       | rule   | bottom |
      | 2016-01-16 | 103.4c | —      |
      | 2019-07-12 | 103.4c | one    |

  @id:commander.all.tax @situation:commander.tax @clause:commander.tax @clause:commander.cast @variant:commander @from:2009-10-01 @must
  Scenario: Each player pays the tax for one's own commander alone
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie controls seven “Mana Source”
    And Angie controls “Goblin Bombardment”
    And Martha has “Tobias Andrion” in the command zone
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
