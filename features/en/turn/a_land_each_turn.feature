# language: en
Feature: A land in each turn
  > Each player of a team may play a land in the team's turn, and in the next one another. What of the turn before counts?

  @id:turn.land.next @situation:turn.land.next @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scenario: The land that was played last turn does not count, and one that was not played is not made up for
    Given Angie has “Forest” in hand
    And Angie has “Plains” in hand
    And Barry has “Swamp” in hand
    And Barry has “Island” in hand
    When Angie plays “Forest” as a land
    Then Angie can't play “Plains” as a land
    When Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    And Angie plays “Plains” as a land
    And Barry plays “Swamp” as a land
    Then Angie controls “Forest”
    And Angie controls “Plains”
    And Barry controls “Swamp”
    And Barry can't play “Island” as a land
    When Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Barry can play “Island” as a land

  @id:turn.land.extra @situation:turn.land.extra @clause:turn.each_plays_land @clause:turn.extra @from:2005-08-01 @must
  Scenario: In an extra turn each player may play a land again
    Given Angie has “Forest” in hand
    And Angie has “Plains” in hand
    When Angie plays “Forest” as a land
    And Barry casts “Time Warp” targeting Barry
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie can play “Plains” as a land
