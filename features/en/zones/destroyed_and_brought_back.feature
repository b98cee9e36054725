# language: en
Feature: What is destroyed, milled and brought back
  > Cards go to a graveyard from the battlefield and from a library, and come back from it. Whose can be chosen, and under whose control do they come?

  @id:destroy.target @clause:effect.destroy @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: The creature that is the target is put into its owner's graveyard, and no other
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Murder” targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward controls “Grizzly Bears”

  @id:destroy.not_creature @clause:effect.destroy @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: What is no creature is no target for a spell that destroys a creature
    Given Edward controls “Teferi's Moat”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Murder” targeting “Teferi's Moat”
    But Angie can cast “Murder” targeting “Hill Giant”

  @id:destroy.all @clause:effect.destroy @from:2009-10-01 @must
  Scenario: All creatures are destroyed, the teammate's too, and nothing else is
    Given Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Ronald controls “Teferi's Moat”
    When Angie casts “Day of Judgment”
    And the spell resolves
    Then Angie controls no creatures
    And Barry controls no creatures
    And Edward controls no creatures
    And Ronald controls no creatures
    And Ronald has “Birds of Paradise” in his graveyard
    And Ronald controls “Teferi's Moat”

  @id:mill.target @clause:effect.mill @from:2020-07-03 @must
  Scenario: The player who is the target puts five cards into the graveyard, and the teammate none
    Given Edward has seven cards in his library
    And Ronald has seven cards in his library
    When Angie casts “Tome Scour” targeting Edward
    And the spell resolves
    Then Edward has two cards in his library
    And Edward has five cards in his graveyard
    And Ronald has seven cards in his library
    And Ronald has no cards in his graveyard

  @id:mill.few @clause:effect.mill @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2020-07-03 @must
  Scenario: Who has fewer cards than are to be milled mills all of them, and does not lose by it
    Given Edward has three cards in his library
    When Angie casts “Tome Scour” targeting Edward
    And the spell resolves
    Then Edward has no cards in his library
    And Edward has three cards in his graveyard
    And the game goes on

  @id:from_graveyard.hand @clause:target.choose @from:2005-08-01 @must
  Scenario: A creature card of the own graveyard is returned to the hand, and none of the teammate's
    Given Angie has “Hill Giant” in her graveyard
    And Angie has “Teferi's Moat” in her graveyard
    And Barry has “Grizzly Bears” in his graveyard
    Then Angie can't cast “Raise Dead” targeting “Grizzly Bears”
    And Angie can't cast “Raise Dead” targeting “Teferi's Moat”
    But Angie can cast “Raise Dead” targeting “Hill Giant”
    When the spell resolves
    Then Angie has “Hill Giant” in hand
    And Barry has “Grizzly Bears” in his graveyard

  @id:from_graveyard.own @clause:effect.onto_battlefield @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: A creature card comes back to the battlefield, and is there as any that has just come
    Given Angie has “Hill Giant” in her graveyard
    And Angie controls “Wind Drake”
    And Edward has “Grizzly Bears” in his graveyard
    And Angie has “Teferi's Moat” in her graveyard
    Then Angie can't cast “Zombify” targeting “Grizzly Bears”
    And Angie can't cast “Zombify” targeting “Teferi's Moat”
    But Angie can cast “Zombify” targeting “Hill Giant”
    When the spell resolves
    Then Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Hill Giant”
    But Angie can attack Edward with “Wind Drake”

  @id:from_graveyard.opponents @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scenario: A card of an opponent's graveyard comes under the caster's control, and the teammate's is no target
    Given Edward has “Hill Giant” in his graveyard
    And Edward has “Teferi's Moat” in his graveyard
    And Barry has “Grizzly Bears” in his graveyard
    Then Angie can't cast “Ashen Powder” targeting “Grizzly Bears”
    And Angie can't cast “Ashen Powder” targeting “Teferi's Moat”
    But Angie can cast “Ashen Powder” targeting “Hill Giant”
    When the spell resolves
    Then Angie controls “Hill Giant”
    And Edward controls no creatures
    And Edward has one card in his graveyard

  @id:from_graveyard.owner @clause:effect.onto_battlefield @clause:effect.destroy @from:2009-10-01 @must
  Scenario: A creature brought back from another player's graveyard goes to its owner's when it is destroyed
    Given Edward has “Hill Giant” in his graveyard
    When Angie casts “Ashen Powder” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Murder” targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie controls no creatures

  @id:from_graveyard.enters @clause:effect.onto_battlefield @clause:trigger.enters @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: What triggers as a creature enters triggers for one that comes back
    Given Angie has “Gray Merchant of Asphodel” in her graveyard
    And Edward's team has 20 life
    When Angie casts “Zombify” targeting “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 18 life
