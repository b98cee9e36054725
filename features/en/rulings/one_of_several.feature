# language: en
Feature: Players who may do one of several things
  > A card lets each player do one of several things, once or again and again. Who of a team does which, how often, and what becomes of who does nothing?

  @id:ruling.torment_of_hailfire @clause:effect.offer @clause:effect.steps @clause:choice.order @from:2018-04-27 @must
  Scenario: Each opponent chooses twice: one discards each time, and the other does nothing and loses 6 life
    Given Angie's team has 20 life
    And Edward's team has 30 life
    And Edward has three cards in hand
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Barry has “Plains” in hand
    When Angie casts “Torment of Hailfire” with X = 2
    And the spell resolves
    And Edward does what the ability allows
    And Edward chooses mode 2
    And Edward discards one card
    And Ronald does not do what the ability allows
    Then Edward's team has 24 life
    And Edward has one card in hand
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Barry has “Plains” in hand
    And Angie's team has 20 life

  @id:ruling.torment_of_hailfire.nothing @situation:ruling.torment_of_hailfire @clause:effect.offer @clause:effect.steps @from:2018-04-27 @must
  Scenario: A land is not sacrificed for it, so that who has nothing else loses life each time
    Given Edward's team has 30 life
    And Edward controls “Plains”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Mountain”
    When Angie casts “Torment of Hailfire” with X = 2
    And the spell resolves
    And Ronald does what the ability allows
    Then Edward's team has 21 life
    And Edward controls “Plains”
    And Ronald controls “Mountain”
    And Ronald has “Grizzly Bears” in his graveyard

  @id:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @clause:life.shared @from:2005-08-01 @must
  Scenario: Worms of the Earth triggers once in an upkeep that two players share, whose team one of them costs 5 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Worms of the Earth”
    And Edward controls “Plains”
    When the upkeep of Edward's team begins
    And Edward does what the ability allows
    And Ronald does not do what the ability allows
    And Angie does not do what the ability allows
    And Barry does not do what the ability allows
    And the draw step of Edward's team begins
    Then Edward's team has 25 life
    And Angie's team has 20 life
    And Angie has “Worms of the Earth” in her graveyard
    And Edward controls “Plains”

  @id:ruling.worms_of_the_earth.lands @situation:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @from:2005-08-01 @must
  Scenario: One sacrifices two lands where another is dealt damage, each as that player likes
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Worms of the Earth”
    And Barry controls “Plains”
    And Barry controls “Swamp”
    And Barry controls “Island”
    And Ronald controls “Mountain”
    And Ronald controls “Forest”
    When the upkeep of Edward's team begins
    And Edward does not do what the ability allows
    And Ronald does what the ability allows
    And Ronald chooses mode 2
    And Angie does not do what the ability allows
    And Barry does what the ability allows
    And Barry chooses mode 1
    And Barry sacrifices “Plains” and “Island”
    And the draw step of Edward's team begins
    Then Edward's team has 25 life
    And Angie's team has 20 life
    And Barry controls “Swamp”
    And Barry has “Plains” in his graveyard
    And Barry has “Island” in his graveyard
    And Ronald controls “Mountain”
    And Ronald controls “Forest”
    And Angie has “Worms of the Earth” in her graveyard

  @id:ruling.worms_of_the_earth.nobody @situation:ruling.worms_of_the_earth @clause:trigger.step @clause:effect.offer @from:2005-08-01 @must
  Scenario: Where nobody does what Worms of the Earth offers it stays, and asks again in the next upkeep
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Worms of the Earth”
    When the upkeep of Edward's team begins
    And Edward does not do what the ability allows
    And Ronald does not do what the ability allows
    And Angie does not do what the ability allows
    And Barry does not do what the ability allows
    And the draw step of Edward's team begins
    Then Edward's team has 30 life
    And Angie controls “Worms of the Earth”
    When the upkeep of Angie's team begins
    And Edward does not do what the ability allows
    And Ronald does not do what the ability allows
    And Angie does what the ability allows
    And Barry does not do what the ability allows
    And the draw step of Angie's team begins
    Then Angie's team has 15 life
    And Edward's team has 30 life
    And Angie has “Worms of the Earth” in her graveyard
