# language: en
Feature: The mana of two players
  > One member has spent all mana and the other has not. What becomes of the other's as the step ends?

  @id:mana.of_two @clause:mana.empties @from:2009-07-11 @must
  Scenario: Whoever has unspent mana loses it with the step, though the teammate has none
    Given it is the precombat main phase of Edward's team
    And Angie controls “Seat of the Synod”
    And Barry controls “Seat of the Synod”
    When the upkeep of Angie's team begins
    And Barry activates the ability of Barry's “Seat of the Synod”
    And Barry casts “Reach Through Mists”
    And the spell resolves
    And Angie activates the ability of Angie's “Seat of the Synod”
    Then Angie has one unspent mana
    And Barry has no unspent mana
    When the draw step of Angie's team begins
    Then Angie has no unspent mana
