# language: en
Feature: Marrow and Plague
  > One enchantment triggers in the upkeep of each opponent, another in each upkeep. How often is that, where two players share one?

  @id:ruling.shapeshifters_marrow @clause:trigger.step @clause:effect.reveal @clause:object.copy @from:2007-05-01 @must
  Scenario: Shapeshifter's Marrow triggers for each opponent, and the second time it resolves although the first has made it a copy
    Given Angie controls “Shapeshifter's Marrow”
    And Edward has “Hill Giant” on top of his library
    And Ronald has “Grizzly Bears” on top of his library
    When the upkeep of Edward's team begins
    Then there are two spells and abilities on the stack
    When the triggered ability of “Shapeshifter's Marrow” resolves
    And the triggered ability of “Shapeshifter's Marrow” resolves
    Then Edward has “Hill Giant” in his graveyard
    And Ronald has “Grizzly Bears” in his graveyard
    And Angie controls a creature

  @id:ruling.shapeshifters_marrow.other @clause:effect.reveal @from:2007-05-01 @must
  Scenario: What is no creature card stays on top of the library and is not copied
    Given Angie controls “Shapeshifter's Marrow”
    And Edward has “Plains” on top of his library
    And Ronald has “Hill Giant” on top of his library
    And Barry has “Grizzly Bears” on top of his library
    When the upkeep of Edward's team begins
    And the triggered ability of “Shapeshifter's Marrow” resolves
    And the triggered ability of “Shapeshifter's Marrow” resolves
    Then Edward has no cards in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    And Barry has no cards in his graveyard
    And Angie controls “Hill Giant”

  @id:ruling.traveling_plague @clause:trigger.step @clause:layers.order @from:2006-05-01 @must
  Scenario: Traveling Plague triggers once in an upkeep that two players share, and so in the upkeep of either team
    Given Edward controls “Air Elemental”
    When Angie casts “Traveling Plague” targeting “Air Elemental”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then there is one spell or ability on the stack
    When the triggered ability of “Traveling Plague” resolves
    Then “Air Elemental” is 3/3
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When the triggered ability of “Traveling Plague” resolves
    Then “Air Elemental” is 2/2

  @id:ruling.traveling_plague.returns @clause:aura.enters @clause:trigger.dies @from:2006-05-01 @must
  Scenario: Who controlled the creature brings it back, and chooses what it enchants
    Given Edward controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Ronald controls “Air Elemental”
    When Angie casts “Traveling Plague” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Traveling Plague” resolves
    And Edward chooses “Hill Giant” to be enchanted
    Then Edward controls “Traveling Plague”
    And Angie has “Shock” in her graveyard
    When the upkeep of Edward's team begins
    And the triggered ability of “Traveling Plague” resolves
    Then “Hill Giant” is 2/2
    And “Air Elemental” is 4/4

  @id:ruling.traveling_plague.nothing @clause:aura.enters @from:2006-05-01 @must
  Scenario: Where there is no creature Traveling Plague stays in the graveyard
    Given Edward controls “Grizzly Bears”
    When Angie casts “Traveling Plague” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Traveling Plague” resolves
    Then Angie has “Traveling Plague” in her graveyard
