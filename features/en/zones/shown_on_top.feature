# language: en
Feature: Shown on top of a library
  > The top card of a library is revealed. Whose is it, and where does it go?

  @id:shown.defender @clause:effect.reveal @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: The player who is attacked shows a card and keeps a land, and the teammate shows none
    Given Angie controls “Goblin Guide”
    And Edward has “Plains” on top of his library
    And Ronald has “Mountain” on top of his library
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Guide”
    And the triggered ability of “Goblin Guide” resolves
    Then Edward has “Plains” in hand
    And Ronald has no cards in hand

  @id:shown.own @clause:effect.reveal @clause:effect.onto_battlefield @from:2006-05-01 @must
  Scenario: A land enters the battlefield, and any other card goes to the hand
    Given Angie has “Plains” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    When Angie casts “Coiling Oracle”
    And the spell resolves
    And the triggered ability of the first “Coiling Oracle” resolves
    Then Angie controls “Plains”
    When Angie casts “Coiling Oracle”
    And the spell resolves
    And the triggered ability of the second “Coiling Oracle” resolves
    Then Angie has “Hill Giant” in hand
