# language: en
Feature: The same choice, made again
  > A player is asked the same thing several times in a game. Is each time a choice of its own?

  @id:again.offer @situation:again @clause:effect.offer @from:2018-06-08 @must
  Scenario: What was taken once may be left the next time, and the other way round
    Given Angie has “Plains” in hand
    And Angie has “Mountain” in hand
    And Angie controls “Obsianus Golem”
    And Angie has five cards in her library
    When Angie does what the ability allows
    And Angie discards “Plains”
    And Angie casts “Keldon Raider”
    And the spell resolves
    And the triggered ability of “Keldon Raider” resolves
    Then Angie has “Plains” in her graveyard
    And Angie has four cards in her library
    When Angie does not do what the ability allows
    And Angie casts “Ironclad Revolutionary”
    And the spell resolves
    And the triggered ability of “Ironclad Revolutionary” resolves
    Then “Ironclad Revolutionary” is 4/4
    And Angie controls “Obsianus Golem”
    When Angie does what the ability allows
    And Angie discards “Mountain”
    And Angie casts “Azra Bladeseeker”
    And the spell resolves
    And the triggered ability of “Azra Bladeseeker” resolves
    Then Angie has “Mountain” in her graveyard
    And Angie has three cards in her library

  @id:again.sacrifice @situation:again @clause:choice.order @from:2005-08-01 @must
  Scenario: Who has sacrificed one creature chooses among the others
    Given Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward controls “Air Elemental”
    When Edward sacrifices “Hill Giant”
    And Angie casts “Innocent Blood”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    When Edward sacrifices “Air Elemental”
    And Angie casts “Innocent Blood”
    And the spell resolves
    Then Edward has “Air Elemental” in his graveyard
    And Edward controls “Grizzly Bears”
