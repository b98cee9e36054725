# language: en
Feature: What players may pay as something resolves
  > An ability offers something for a cost. Who decides, who pays, and what if nobody can?

  @id:offer.discard @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scenario: Who discards a card draws one, and a teammate neither pays nor decides
    Given Angie has “Plains” in hand
    And Barry has two cards in hand
    And Angie has three cards in her library
    And Barry has three cards in his library
    When Angie casts “Keldon Raider”
    And the spell resolves
    And Angie does what the ability allows
    And the triggered ability of “Keldon Raider” resolves
    Then Angie has “Plains” in her graveyard
    And Angie has two cards in her library
    And Barry has two cards in hand
    And Barry has three cards in his library

  @id:offer.declined @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scenario: Who likes to pay nothing gets nothing
    Given Angie has “Plains” in hand
    And Angie has three cards in her library
    When Angie casts “Keldon Raider”
    And the spell resolves
    And Angie does not do what the ability allows
    And the triggered ability of “Keldon Raider” resolves
    Then Angie has no cards in her graveyard
    And Angie has three cards in her library

  @id:offer.nothing @situation:offer @clause:effect.offer @from:2018-04-27 @must
  Scenario: Who has no card to discard is not asked, whatever a teammate holds
    Given Angie has three cards in her library
    And Barry has two cards in hand
    When Angie casts “Keldon Raider”
    And the spell resolves
    And the triggered ability of “Keldon Raider” resolves
    Then Angie has three cards in her library
    And Barry has two cards in hand

  @id:offer.mana @situation:offer @clause:effect.offer @clause:mana.own @from:2018-04-27 @must
  Scenario: Mana is paid by the controller alone, and for a teammate's artifact nothing is offered
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Underhanded Designs”
    And Angie controls seven “Mana Source”
    And Barry controls six “Mana Source”
    And Angie has “Obsianus Golem” in hand
    And Barry has “Obsianus Golem” in hand
    And it is the precombat main phase of Angie's team
    When Barry casts “Obsianus Golem”
    And the spell resolves
    Then Barry controls “Obsianus Golem”
    And Angie has nothing to choose
    When Angie casts “Obsianus Golem”
    And the spell resolves
    And Angie does what the ability allows
    And the triggered ability of “Underhanded Designs” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
    And Angie's seventh “Mana Source” is tapped

  @id:offer.mana.none @situation:offer @clause:effect.offer @clause:mana.own @from:2018-04-27 @must
  Scenario: Who has no mana left is not asked, whatever a teammate has
    Given Edward's team has 20 life
    And Angie controls “Underhanded Designs”
    And Angie controls six “Mana Source”
    And Barry controls six “Mana Source”
    And Angie has “Obsianus Golem” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Obsianus Golem”
    And the spell resolves
    And the triggered ability of “Underhanded Designs” resolves
    Then Edward's team has 20 life
    And Angie controls “Obsianus Golem”
    When Barry casts “Obsianus Golem”
    And the spell resolves
    Then the stack is empty

  @id:offer.mana.activated @situation:offer @clause:effect.offer @clause:ability.only_if @from:2018-04-27 @must
  Scenario: An ability that costs two artifacts takes those of its controller, and a teammate's are none
    Given Angie controls “Underhanded Designs”
    And Angie controls “Darksteel Gargoyle”
    And Barry controls “Obsianus Golem”
    And Edward controls “Hill Giant”
    And Angie controls ten “Mana Source”
    And Angie has “Grizzly Bears” in hand
    And Angie has “Obsianus Golem” in hand
    And it is the precombat main phase of Angie's team
    Then Angie can't activate the ability of “Underhanded Designs”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then the stack is empty
    When Angie casts Angie's “Obsianus Golem”
    And the spell resolves
    And Angie does not do what the ability allows
    And the triggered ability of “Underhanded Designs” resolves
    Then Angie can activate the ability of “Underhanded Designs”
    When Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie's tenth “Mana Source” is tapped
    And Angie has “Underhanded Designs” in her graveyard

  @id:offer.free @situation:offer @clause:effect.offer @clause:choice.order @from:2020-11-20 @must
  Scenario: What is offered to each player each decides alone, and it happens to those who like it
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Kwain, Itinerant Meddler”
    And Angie has three cards in her library
    And Barry has three cards in his library
    And Edward has three cards in his library
    And Ronald has three cards in his library
    And it is the precombat main phase of Angie's team
    When Angie activates the ability of “Kwain, Itinerant Meddler”
    And Angie does not do what the ability allows
    And Barry does what the ability allows
    And Edward does what the ability allows
    And Ronald does not do what the ability allows
    And the ability resolves
    Then Angie has three cards in her library
    And Barry has two cards in his library
    And Edward has two cards in his library
    And Ronald has three cards in his library
    And Angie's team has 21 life
    And Edward's team has 21 life
    And “Kwain, Itinerant Meddler” is tapped
