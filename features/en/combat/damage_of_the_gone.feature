# language: en
Feature: Damage of a creature that is gone
  > A creature dies while its combat damage is on the stack. Whose damage is it that is dealt?

  @id:combat.damage.of_the_gone @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Combat damage is that of the creature as it was last: who controlled it draws for the damage, the teammate does not
    Given Edward's team has 20 life
    And Angie controls “Coastal Piracy”
    And Angie controls “Hill Giant”
    And Barry controls “Coastal Piracy”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And the combat damage step of Angie's team begins
    And Angie's team chooses Edward as the player who is dealt the damage
    And Angie's team passes priority
    And Ronald casts “Grasp of Darkness” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And Edward's team has 20 life
    When the postcombat main phase of Angie's team begins
    And Angie does what the ability allows
    Then Edward's team has 17 life
    And Angie has one card in hand
    And Barry has no cards in hand
