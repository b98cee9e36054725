# language: en
Feature: Spells that are copied as they are cast
  > How many copies are there, what becomes of them if the spell is countered, and whom may each of them be aimed at?

  @id:storm.counts @clause:keyword.storm @clause:spell.copy @from:2010-07-16 @must
  Scenario: Spells of a teammate and of an opponent count, and one that is cast afterwards does not
    Given it is the precombat main phase of Angie's team
    And Edward's team has 10 life
    And Barry controls “Wind Drake”
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Wind Drake”
    And the spell resolves
    And Angie casts “Tendrils of Agony” targeting Edward
    And Barry casts “Giant Growth” targeting “Wind Drake”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    When Angie chooses Ronald as the target
    Then Angie has to choose
    When Angie chooses Edward as the target
    Then there are three spells and abilities on the stack
    And Edward's team has 10 life
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 6 life
    When the spell resolves
    Then Edward's team has 4 life
    And the stack is empty

  @id:storm.countered @clause:keyword.storm @clause:effect.counter @from:2010-07-16 @must
  Scenario: A spell that is countered in response is copied all the same
    Given it is the precombat main phase of Angie's team
    And Edward's team has 10 life
    And Angie's team has 10 life
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Tendrils of Agony” targeting Edward
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Tendrils of Agony”
    And the spell resolves
    Then Angie has “Tendrils of Agony” in her graveyard
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie chooses Ronald as the target
    Then there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 8 life
    And Angie's team has 12 life

  @id:storm.first @clause:keyword.storm @from:2010-07-16 @must
  Scenario: The first spell of a turn is not copied, whatever was cast in the turn before
    Given it is the precombat main phase of Edward's team
    When Edward casts “Goblin Piker”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    And Angie casts “Empty the Warrens”
    And Angie's team passes priority
    And Edward's team passes priority
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie controls two Goblin tokens

  @id:storm.tokens @clause:keyword.storm @clause:object.you @from:2010-07-16 @must
  Scenario: The copies make tokens of their own for who has cast the spell, and they are no spells that are cast
    Given it is the precombat main phase of Angie's team
    When Barry casts “Goblin Piker”
    And the spell resolves
    And Angie casts “Empty the Warrens”
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    And the spell resolves
    Then Angie controls four Goblin tokens
    And Barry controls no Goblin tokens
    When Barry casts “Empty the Warrens”
    And Angie's team passes priority
    And Edward's team passes priority
    Then there are three spells and abilities on the stack

  @id:storm.targets @clause:keyword.storm @clause:spell.copy_targets @from:2010-07-16 @must
  Scenario: Each copy may have a target of its own
    Given it is the precombat main phase of Angie's team
    And Edward controls “Vanilla 1/1”
    And Ronald controls “Omenspeaker”
    And Edward's team has 10 life
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Grapeshot” targeting “Vanilla 1/1”
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie chooses Ronald as the target
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 9 life
    And Edward has no cards in his graveyard
    When the spell resolves
    Then Edward has “Vanilla 1/1” in his graveyard
    And Edward's team has 9 life

  @id:copied.swarm @clause:spell.copy @clause:object.you @from:2018-04-27 @must
  Scenario: What Swarm Intelligence copies is a spell of its controller's, and no teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Swarm Intelligence”
    And Edward's team has 10 life
    When Barry casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 8 life
    And the stack is empty
    When Angie casts “Shock” targeting Edward
    And the triggered ability of “Swarm Intelligence” resolves
    And Angie does what the ability allows
    And Angie chooses Ronald as the target
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 6 life
    When the spell resolves
    Then Edward's team has 4 life
