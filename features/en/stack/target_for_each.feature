# language: en
Feature: A target for each opponent
  > An ability speaks for each opponent of up to one target. How many are there against a team, and what if one is gone?

  @id:for_each_opponent.both @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scenario: Both members of the other team have a permanent exiled, and nobody has two
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Shanodin Dryads”
    And Barry controls “Platinum Angel”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And Angie chooses “Hill Giant” and “Shanodin Dryads” as targets
    And the triggered ability of “Grasp of Fate” resolves
    Then Edward owns “Hill Giant” in exile
    And Ronald owns “Shanodin Dryads” in exile
    And Edward controls “Grizzly Bears”
    And Barry controls “Platinum Angel”

  @id:for_each_opponent.nothing_there @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  Scenario: Where one opponent has nothing that fits the other has one target all the same, and not two
    Given Edward controls “Plains”
    And Ronald controls “Shanodin Dryads”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And Angie chooses “Shanodin Dryads” as the target
    And the triggered ability of “Grasp of Fate” resolves
    Then Ronald owns “Shanodin Dryads” in exile
    And Ronald controls “Grizzly Bears”
    And Edward controls “Plains”

  @id:for_each_opponent.gone @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scenario: One target is gone in response, and the other opponent's is exiled
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And Angie chooses “Grizzly Bears” and “Hill Giant” as targets
    And Barry casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Grasp of Fate” resolves
    Then Ronald owns “Hill Giant” in exile
    And Edward has “Grizzly Bears” in his graveyard

  @id:for_each_opponent.given @situation:for_each_opponent @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scenario: What one opponent takes from the other in response is no target of the ability any more
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And Angie chooses “Grizzly Bears” and “Hill Giant” as targets
    And Angie's team passes priority
    And Ronald casts “Blind with Anger” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Grasp of Fate” resolves
    Then Ronald owns “Hill Giant” in exile
    And Ronald controls “Grizzly Bears”

  @id:for_each_opponent.back @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scenario: As Grasp of Fate leaves, the cards of both opponents come back to their owners
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And Angie chooses “Grizzly Bears” and “Hill Giant” as targets
    And the triggered ability of “Grasp of Fate” resolves
    And Angie casts “Naturalize” targeting “Grasp of Fate”
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”

  @id:for_each_opponent.taken @situation:for_each_opponent @clause:target.for_each @from:2018-04-27 @must
  Scenario: A creature of each opponent is taken and attacks its own team, and both are back at the end of the turn
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Edward's team has 30 life
    When Angie casts “Molten Primordial”
    And the spell resolves
    And Angie chooses “Grizzly Bears” and “Hill Giant” as targets
    And the triggered ability of “Molten Primordial” resolves
    Then Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 25 life
    When the upkeep of Edward's team begins
    Then Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”

  @id:for_each_opponent.of_three @situation:for_each_opponent @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  Scenario: Of three opponents each has a target, and where one of them leaves the game the others' are exiled
    Given Edward controls “Grizzly Bears”
    And Martha controls “Hill Giant”
    And Simon controls “Shanodin Dryads”
    When Angie casts “Grasp of Fate”
    And the spell resolves
    And Angie chooses “Grizzly Bears”, “Hill Giant” and “Shanodin Dryads” as targets
    And Edward concedes the game
    And the triggered ability of “Grasp of Fate” resolves
    Then Martha owns “Hill Giant” in exile
    And Simon owns “Shanodin Dryads” in exile

  @id:for_each_opponent.refused @situation:for_each_opponent @clause:target.for_each @from:2005-08-01 @must
  Scenario: A spell can't target two permanents of one opponent, nor a teammate's, and can target one of each opponent
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Shanodin Dryads”
    And Barry controls “Platinum Angel”
    Then Angie can't cast “Windgrace's Judgment” targeting “Hill Giant” and “Grizzly Bears”
    And Angie can't cast “Windgrace's Judgment” targeting “Platinum Angel”
    But Angie can cast “Windgrace's Judgment” targeting “Hill Giant” and “Shanodin Dryads”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Ronald has “Shanodin Dryads” in his graveyard
    And Edward controls “Grizzly Bears”

  @id:for_each_opponent.one @situation:for_each_opponent @clause:target.for_each @clause:target.up_to @from:2005-08-01 @must
  Scenario: A spell with up to one target for each opponent can be cast with a target of one opponent only, or with none
    Given Edward controls “Hill Giant”
    And Ronald controls “Shanodin Dryads”
    When Angie casts “Windgrace's Judgment” targeting “Shanodin Dryads”
    And the spell resolves
    Then Ronald has “Shanodin Dryads” in his graveyard
    And Edward controls “Hill Giant”
    And Angie can cast “Windgrace's Judgment”
    When the spell resolves
    Then Edward controls “Hill Giant”

  @id:for_each_opponent.required @situation:for_each_opponent.required @clause:target.for_each @from:2005-08-01 @must
  Scenario: Where a text does not say “up to one”, each opponent's target has to be chosen
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Shanodin Dryads”
    And Barry controls “Platinum Angel”
    Then Angie can't cast “Blatant Thievery” targeting “Hill Giant”
    And Angie can't cast “Blatant Thievery” targeting “Grizzly Bears” and “Shanodin Dryads”
    But Angie can cast “Blatant Thievery” targeting “Hill Giant” and “Grizzly Bears”
    When the spell resolves
    Then Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Ronald controls “Shanodin Dryads”
    And Barry controls “Platinum Angel”

  @id:for_each_opponent.required_gone @situation:for_each_opponent.required @clause:target.for_each @clause:target.illegal_part @from:2005-08-01 @must
  Scenario: A target that had to be chosen and is gone leaves the other opponent's
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Blatant Thievery” targeting “Hill Giant” and “Grizzly Bears”
    And Angie's team passes priority
    And Ronald casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Ronald has “Grizzly Bears” in his graveyard

  @id:for_each_opponent.three @situation:for_each_opponent.required @clause:target.for_each @variant:free-for-all @from:2005-08-01 @must
  Scenario: Of three opponents each has a target, and each loses what was targeted and no more
    Given Edward controls “Hill Giant”
    And Martha controls “Grizzly Bears”
    And Simon controls “Shanodin Dryads”
    And Simon controls “Air Elemental”
    Then Angie can't cast “Blatant Thievery” targeting “Hill Giant” and “Grizzly Bears”
    But Angie can cast “Blatant Thievery” targeting “Hill Giant”, “Grizzly Bears” and “Shanodin Dryads”
    When the spell resolves
    Then Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Angie controls “Shanodin Dryads”
    And Simon controls “Air Elemental”
