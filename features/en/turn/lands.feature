# language: en
@source:F @source:I
Feature: Playing lands
  > A team takes its turn together. How many lands can its members play?

  @id:turn.each_plays_land @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scenario: Each member of the active team plays one land, and nobody else
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” in hand
    And Angie has “Island” in hand
    And Barry has “Mountain” in hand
    And Edward has “Swamp” in hand
    When Angie plays “Forest” as a land
    Then Angie can't play “Island” as a land
    And Edward can't play “Swamp” as a land
    But Barry can play “Mountain” as a land
    And Angie controls “Forest”
    And Barry controls “Mountain”
    And Barry has no cards in hand

  @id:turn.each_plays_land.next_turn @situation:turn.each_plays_land @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scenario: In the next turn the members of the other team play one land each
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” in hand
    And Edward has “Swamp” in hand
    And Ronald has “Plains” in hand
    When the postcombat main phase of Edward's team begins
    Then Angie can't play “Forest” as a land
    But Edward can play “Swamp” as a land
    And Ronald can play “Plains” as a land
