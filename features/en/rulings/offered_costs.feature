# language: en
Feature: Rulings: what is paid as an ability resolves
  > An ability lets its controller, or each player of a team, pay something. What becomes of it for two players of a team?

  @id:ruling.ironclad_revolutionary @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  Scenario: Who sacrifices an artifact puts counters on Ironclad Revolutionary, and both opponents lose life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Obsianus Golem”
    And Angie controls “Grizzly Bears”
    And Barry controls “Obsianus Golem”
    When Angie casts “Ironclad Revolutionary”
    And the spell resolves
    And Angie does what the ability allows
    And Angie sacrifices Angie's “Obsianus Golem”
    And the triggered ability of “Ironclad Revolutionary” resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    And “Ironclad Revolutionary” is 6/6
    And Angie has “Obsianus Golem” in her graveyard
    And Angie controls “Grizzly Bears”
    And Barry controls “Obsianus Golem”

  @id:ruling.ironclad_revolutionary.none @situation:ruling.ironclad_revolutionary @clause:effect.offer @from:2018-04-27 @must
  Scenario: A teammate's artifact pays for nothing, and neither do other creatures
    Given Edward's team has 20 life
    And Barry controls “Obsianus Golem”
    And Angie controls “Grizzly Bears”
    When Angie casts “Ironclad Revolutionary”
    And the spell resolves
    And the triggered ability of “Ironclad Revolutionary” resolves
    Then Edward's team has 20 life
    And “Ironclad Revolutionary” is 4/4
    And Barry controls “Obsianus Golem”
    And Angie controls “Grizzly Bears”

  @id:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  Scenario: Each member of the team decides alone whether to discard, and who does draws a card
    Given Angie has “Plains” in hand
    And Barry has “Mountain” in hand
    And Edward has two cards in hand
    And Angie has three cards in her library
    And Barry has three cards in his library
    When Angie casts “Azra Bladeseeker”
    And the spell resolves
    And Angie does not do what the ability allows
    And Barry does what the ability allows
    And the triggered ability of “Azra Bladeseeker” resolves
    Then Angie has three cards in her library
    And Angie has no cards in her graveyard
    And Barry has two cards in his library
    And Barry has “Mountain” in his graveyard
    And Edward has two cards in hand

  @id:ruling.azra_bladeseeker.both @situation:ruling.azra_bladeseeker @clause:effect.offer @clause:choice.order @from:2018-06-08 @must
  Scenario: With Azra Bladeseeker both members of the team may discard, and both draw
    Given Angie has “Plains” in hand
    And Barry has “Mountain” in hand
    And Angie has three cards in her library
    And Barry has three cards in his library
    When Angie casts “Azra Bladeseeker”
    And the spell resolves
    And Angie does what the ability allows
    And Barry does what the ability allows
    And the triggered ability of “Azra Bladeseeker” resolves
    Then Angie has two cards in her library
    And Angie has “Plains” in her graveyard
    And Barry has two cards in his library
    And Barry has “Mountain” in his graveyard

  @id:ruling.underhanded_designs @clause:effect.offer @clause:life.shared @from:2018-04-27 @must
  Scenario: Both opponents lose life, and the controller of Underhanded Designs gains it once
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Underhanded Designs”
    And Barry controls seven “Mana Source”
    And Barry has “Obsianus Golem” in hand
    And it is the precombat main phase of Angie's team
    When Barry casts “Obsianus Golem”
    And the spell resolves
    And Barry does what the ability allows
    And the triggered ability of “Underhanded Designs” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
