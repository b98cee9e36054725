# language: en
Feature: Opponents and teammates
  > Teammates have turns and life of their own, and are on one side all the same. Of whom does a card speak?

  @id:versus.each_opponent @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Each opponent is each player of the other team, and never the teammate
    Given it is the precombat main phase of Barry
    When Barry casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward has one poison counter
    And Ronald has one poison counter
    And Angie has no poison counters
    And Barry has no poison counters

  @id:versus.each_opponent.damage @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Damage to each opponent spares the teammate, in the turn of whichever of them
    Given it is the precombat main phase of Ronald
    And Angie has 20 life
    And Barry has 20 life
    And Edward has 20 life
    And Ronald has 20 life
    When Ronald casts “Sizzle”
    And the spell resolves
    Then Angie has 17 life
    And Barry has 17 life
    And Edward has 20 life
    And Ronald has 20 life

  @id:versus.each_opponent.discards @clause:team.opponents @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Each opponent discards, and the teammate keeps the hand
    Given Barry has three cards in hand
    And Edward has two cards in hand
    And Ronald has one card in hand
    When Angie casts “Unnerve”
    And the spell resolves
    Then Barry has three cards in hand
    And Edward has no cards in hand
    And Ronald has no cards in hand

  @id:versus.surge @clause:spell.surge @clause:team.opponents @variant:team-vs-team @from:2016-01-16 @must
  Scenario: A spell of the teammate lets a player pay the surge cost, and one of an opponent does not
    Given Angie controls two “Mana Source”
    And Angie has “Goblin Freerunner” in hand
    And Angie controls “Grizzly Bears”
    When Angie passes priority
    And Barry passes priority
    And Edward casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie can't cast “Goblin Freerunner” for its surge cost
    When Angie passes priority
    And Barry casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie can cast “Goblin Freerunner” for its surge cost
    When the spell resolves
    Then Angie controls “Goblin Freerunner”

  @id:versus.your_team @clause:team.your_team @variant:team-vs-team @from:2018-06-08 @must
  Scenario: What speaks of your team means the teammate's creatures too, and no opponent's
    Given it is the precombat main phase of Barry
    And Angie controls “Rushblade Commander”
    And Edward has 20 life
    When Barry casts “Goblin Piker”
    And the spell resolves
    And the declare attackers step of Barry begins
    Then Barry can attack Edward with “Goblin Piker”
    When the precombat main phase of Edward begins
    Then Edward has 18 life
    When Edward casts “Goblin Piker”
    And the spell resolves
    And the declare attackers step of Edward begins
    Then Edward can't attack Barry with Edward's “Goblin Piker”
    When Edward finishes his turn
    And the declare attackers step of Edward begins
    Then Edward can attack Barry with Edward's “Goblin Piker”
