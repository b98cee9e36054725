# language: en
Feature: What prevents or replaces damage until the turn ends
  > A spell prevents damage to one creature or one player, or doubles that to creatures. To whom is it dealt all the same?

  @id:lasting.aura @clause:replacement.open @clause:target.choose @from:2018-04-27 @must
  Scenario: Indestructible Aura saves the creature that it is cast on, and neither another one nor the same in the next turn
    Given Barry controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Angie controls “Bad Moon”
    Then Barry can't cast “Indestructible Aura” targeting “Bad Moon”
    And Barry can't cast “Indestructible Aura” targeting Barry
    But Barry can cast “Indestructible Aura” targeting “Hill Giant”
    When the spell resolves
    And Angie casts “Pyroclasm”
    And the spell resolves
    And Angie casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Barry controls “Hill Giant”
    But Angie has “Wind Drake” in her graveyard
    When the precombat main phase of Edward's team begins
    And Edward casts “Pyroclasm”
    And the spell resolves
    And Ronald casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Barry has “Hill Giant” in his graveyard

  @id:lasting.riot @clause:replacement.open @clause:object.you @from:2018-04-27 @must
  Scenario: Riot Control prevents what its caster would be dealt this turn, and not what the teammate or a creature is dealt
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    And Ronald controls “Verdant Force”
    And Ronald controls “Bad Moon”
    When Angie casts “Riot Control”
    And the spell resolves
    Then Angie's team has 22 life
    And Edward's team has 20 life
    When Barry casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 18 life
    And Edward's team has 12 life
    When Barry casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    When the precombat main phase of Edward's team begins
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 16 life

  @id:lasting.flashover @clause:replacement.open @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Where damage to creatures is doubled this turn it is doubled for one that comes later, and neither for a player or a planeswalker nor in the next turn
    Given Edward's team has 20 life
    And Edward controls “Barkhide Mauler”
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has four loyalty counters
    When Angie casts “Exercise of the Flashover”
    And the spell resolves
    And Barry casts “Hill Giant”
    And the spell resolves
    And Angie casts “Shock” targeting “Hill Giant”
    And the spell resolves
    Then Barry has “Hill Giant” in his graveyard
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 18 life
    When Angie casts “Shock” targeting “Nissa, Voice of Zendikar”
    And the spell resolves
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    When the precombat main phase of Edward's team begins
    And Edward casts “Shock” targeting “Barkhide Mauler”
    And the spell resolves
    Then Edward controls “Barkhide Mauler”
