# language: en
Feature: What ends at the same time
  > Damage and what lasts a turn end together; mana ends for everybody at the table. What is left?

  @id:ends.together.damage @situation:ends.together @clause:step.cleanup @clause:layers.lasting @clause:creature.dies @from:2005-08-01 @must
  Scenario: A creature that only an effect keeps alive has lost its damage as the effect ends
    Given Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    When Angie casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Shock” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 6/6
    When Barry casts “Giant Growth” targeting “Wind Drake”
    And the spell resolves
    And Angie casts “Shock” targeting “Wind Drake”
    And the spell resolves
    Then “Wind Drake” is 5/5
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3
    And “Wind Drake” is 2/2

  @id:ends.together.mana @situation:ends.together.mana @clause:mana.empties @clause:mana.own @from:2009-07-11 @must
  Scenario: In the other team's turn unspent mana is gone with the step, too, of either head
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Mana Source”
    And Barry controls “Mana Source”
    When Edward's team passes priority
    And Angie activates the ability of Angie's “Mana Source”
    And Angie chooses green as the colour
    And Barry activates the ability of Barry's “Mana Source”
    And Barry chooses red as the colour
    Then Angie has one unspent mana
    And Barry has one unspent mana
    When the beginning of combat step of Edward's team begins
    Then Angie has no unspent mana
    And Barry has no unspent mana
    And Angie's team has 20 life

  @id:ends.together.burn @situation:ends.together.mana @clause:mana.empties @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scenario: In the other team's turn unspent mana burned with the end of the phase, too
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Barry controls “Mana Source”
    When Edward's team passes priority
    And Barry activates the ability of “Mana Source”
    And Barry chooses red as the colour
    And the beginning of combat step of Edward's team begins
    Then Barry has no unspent mana
    And Angie's team has 19 life
