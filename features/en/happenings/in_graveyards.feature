# language: en
Feature: Abilities that trigger in graveyards
  > A card in a graveyard comes back as something happens. Whose steps, lands and life count for it?

  @id:in_graveyards.land @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scenario: A land of its owner's brings it back, and a teammate's does not
    Given Angie has “Bloodghast” in her graveyard
    And Barry has “Plains” in hand
    And Angie has “Forest” in hand
    When Barry plays “Plains” as a land
    Then the stack is empty
    When Angie plays “Forest” as a land
    And Angie does what the ability allows
    And the triggered ability of “Bloodghast” resolves
    Then Angie controls “Bloodghast”

  @id:in_graveyards.not_liked @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scenario: A card that may come back from the graveyard need not do so
    Given Angie has “Bloodghast” in her graveyard
    And Angie has “Forest” in hand
    When Angie plays “Forest” as a land
    And Angie does not do what the ability allows
    And the triggered ability of “Bloodghast” resolves
    Then Angie has “Bloodghast” in her graveyard

  @id:in_graveyards.there @situation:in_graveyards @clause:ability.zone @from:2005-08-01 @must
  Scenario: Bloodghast and Squee, Goblin Nabob do not trigger on the battlefield or in a hand
    Given Angie controls “Bloodghast”
    And Angie has “Squee, Goblin Nabob” in hand
    And Angie has “Forest” in hand
    When Angie plays “Forest” as a land
    Then the stack is empty
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then the stack is empty

  @id:in_graveyards.haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  Scenario: Bloodghast attacks as soon as it returns where the opponents' team has 10 life
    Given Angie has “Bloodghast” in her graveyard
    And Angie has “Forest” in hand
    And Edward's team has 10 life
    When Angie plays “Forest” as a land
    And Angie does what the ability allows
    And the triggered ability of “Bloodghast” resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bloodghast”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 8 life

  @id:in_graveyards.no_haste @situation:in_graveyards @clause:life.shared @from:2018-04-27 @must
  Scenario: Bloodghast can't attack as soon as it returns where the opponents' team has 11 life, though the own team has less
    Given Angie has “Bloodghast” in her graveyard
    And Angie has “Forest” in hand
    And Angie controls “Hill Giant”
    And Edward's team has 11 life
    And Angie's team has 5 life
    When Angie plays “Forest” as a land
    And Angie does what the ability allows
    And the triggered ability of “Bloodghast” resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Bloodghast”
    But Angie can attack Edward with “Hill Giant”

  @id:in_graveyards.upkeep @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  Scenario: Squee, Goblin Nabob returns to the hand in the team's upkeep, also when it was discarded
    Given Barry has “Squee, Goblin Nabob” in hand
    And it is the precombat main phase of Edward's team
    And Barry has two cards in hand
    When Edward casts “Mind Rot” targeting Barry
    And the spell resolves
    Then Barry has “Squee, Goblin Nabob” in his graveyard
    When the upkeep of Angie's team begins
    And Barry does what the ability allows
    And the triggered ability of “Squee, Goblin Nabob” resolves
    Then Barry has “Squee, Goblin Nabob” in hand

  @id:in_graveyards.theirs @situation:in_graveyards @clause:ability.zone @clause:trigger.step @from:2005-08-01 @must
  Scenario: In the opponents' upkeep Squee, Goblin Nabob does not trigger
    Given Barry has “Squee, Goblin Nabob” in his graveyard
    When the upkeep of Edward's team begins
    Then the stack is empty

  @id:in_graveyards.gone @situation:in_graveyards @clause:zone.new_object @from:2005-08-01 @must
  Scenario: Where Bloodghast has left the graveyard as its ability resolves it stays where it is
    Given Angie has “Bloodghast” in her graveyard
    And Angie has “Forest” in hand
    And Angie controls “Vedalken Orrery”
    When Angie plays “Forest” as a land
    And Angie casts “Morningtide”
    And the spell resolves
    And Angie does what the ability allows
    And the triggered ability of “Bloodghast” resolves
    Then Angie owns “Bloodghast” in exile
