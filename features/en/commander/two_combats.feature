# language: en
@source:C
Feature: Combat damage from a commander in two combats
  > Until 2018 a team was attacked, and as damage was assigned the attackers' team chose the head that was dealt it: in each combat anew. What is added up?

  @id:commander.damage.two_heads.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: What one commander dealt to one head, and then to the other, was not added up
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Isamaru, Hound of Konda”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    When Angie's team chooses Edward as the player who is dealt the damage
    And Angie's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Isamaru, Hound of Konda”
    And Angie's team chooses Ronald as the player who is dealt the damage
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 18 life

  @id:commander.damage.over_turns.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scenario: What one commander dealt to the same head twice was added up
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Isamaru, Hound of Konda”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    When Angie's team chooses Edward as the player who is dealt the damage
    And Angie's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Isamaru, Hound of Konda”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game
