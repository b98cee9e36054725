# language: en
Feature: Creatures that came since their player's turn began
  > A creature has to wait for a turn of its own player's team before it attacks or taps for an ability. Which turn is it?

  @id:turn.sick.their_turn @clause:object.newcomer @clause:priority.act @from:2015-07-17 @must
  Scenario: In the other team's turn a creature still waits that came in the turn before, and in the next own one it does not
    Given Edward's team has 20 life
    And Barry controls “Goblin Fireslinger”
    When Angie casts “Goblin Fireslinger”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't activate the ability of Angie's “Goblin Fireslinger”
    But Barry can activate the ability of Barry's “Goblin Fireslinger”
    When Barry chooses Ronald as the target
    And the ability resolves
    Then Edward's team has 19 life
    When the upkeep of Angie's team begins
    And Angie activates the ability of Angie's “Goblin Fireslinger”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 18 life
