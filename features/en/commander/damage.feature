# language: en
@source:C
Feature: Combat damage from a commander
  > A player to whom one commander has dealt 21 combat damage in the course of the game loses, and with that head the team. No rule joins the two variants: that each head is counted by itself is derived.

  @id:commander.damage.lethal @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: Twenty-one damage from one commander to one head make the team lose
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Isamaru, Hound of Konda”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.damage.lethal.now @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Twenty-one damage from one commander to the head that it attacks make the team lose
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.damage.twenty @situation:commander.damage @clause:commander.damage @variant:two-headed-giant-commander @should
  Scenario Outline: Twenty combat damage from a commander are not enough
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 18 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Isamaru, Hound of Konda”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 20 life

    Examples:
      | from       | rule    | whom          |
      | 2009-10-01 | 903.12a | Edward's team |
      | 2018-04-27 | 903.10a | Edward        |

  @id:commander.damage.none @situation:commander.damage @clause:commander.damage @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Damage from a creature that is no commander does not count
    Given Angie controls “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 19 life

  @id:commander.damage.two_commanders @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: The damage of two commanders to one head is not added up
    Given Angie controls “Isamaru, Hound of Konda”
    And Barry controls “Tobias Andrion”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Barry's commander is “Tobias Andrion”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    And “Tobias Andrion” has seven +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Isamaru, Hound of Konda”
    And Barry attacks Edward's team with “Tobias Andrion”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 18 life

  @id:commander.damage.two_commanders.now @situation:commander.damage.two_commanders @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: The damage of two commanders to the head that both attack is not added up
    Given Angie controls “Isamaru, Hound of Konda”
    And Barry controls “Tobias Andrion”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Barry's commander is “Tobias Andrion”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    And “Tobias Andrion” has seven +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Barry attacks Edward with “Tobias Andrion”
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 18 life

  @id:commander.damage.two_heads @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: What one commander deals to the two heads of a team is not added up, in whatever combats
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Angie's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 18 life

  @id:commander.damage.over_turns @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: What one commander deals to one head in several combats is added up
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Angie's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.damage.taken @situation:commander.damage.taken @clause:commander.damage @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Damage from one's own commander counts, whoever controls it
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When Angie casts “Act of Treason” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game
