# language: en
Feature: Cards that are cast face down
  > A card is cast face down and turned face up later. What is it meanwhile, when and by whom is it turned up, and what triggers?

  @id:morph.cast @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: A card cast face down costs three mana of any kind, is a 2/2 creature, and shows nothing of itself
    Given Angie controls three “Plains”
    Then Angie can't cast “Battering Craghorn”
    But Angie can cast “Battering Craghorn” face down
    When the spell resolves
    Then Angie controls a 2/2 creature
    And “Battering Craghorn” is face down

  @id:morph.not @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: A card without morph can't be cast so, and neither at another time than a creature could
    Given it is the precombat main phase of Edward's team
    When Edward's team passes priority
    Then Angie can't cast “Battering Craghorn” face down
    When the precombat main phase of Angie's team begins
    Then Angie can't cast “Hill Giant” face down
    But Angie can cast “Battering Craghorn” face down

  @id:morph.up @situation:morph @clause:spell.turned_up @from:2005-08-01 @must
  Scenario: A creature with morph is turned up in the opponents' turn, at once, by its own player and not by the teammate
    Given Angie controls six “Mountain”
    And Barry controls three “Mountain”
    When Angie casts “Battering Craghorn” face down
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Barry can't turn “Battering Craghorn” face up
    But Angie can turn “Battering Craghorn” face up
    And the stack is empty
    And “Battering Craghorn” is 3/1
    And “Battering Craghorn” is face up

  @id:morph.paid @situation:morph @clause:spell.turned_up @clause:mana.own @from:2005-08-01 @must
  Scenario: A teammate's mana does not pay for it
    Given Angie controls five “Mountain”
    And Barry controls six “Mountain”
    When Angie casts “Battering Craghorn” face down
    And the spell resolves
    Then Angie can't turn “Battering Craghorn” face up
    And “Battering Craghorn” is 2/2
    When Barry casts “Glacial Stalker” face down
    And the spell resolves
    And the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then Barry can't turn “Glacial Stalker” face up
    But Angie can turn “Battering Craghorn” face up

  @id:morph.in_combat @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  Scenario: Turned up in combat it strikes first and survives
    Given Angie controls three “Mountain”
    And Edward controls “Grizzly Bears”
    When Angie casts “Battering Craghorn” face down
    And the spell resolves
    And the upkeep of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Battering Craghorn”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Battering Craghorn” with “Grizzly Bears”
    And Angie turns “Battering Craghorn” face up
    And the postcombat main phase of Angie's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Angie controls “Battering Craghorn”

  @id:morph.triggers @situation:morph @clause:spell.turned_up @clause:trigger.event @from:2005-08-01 @must
  Scenario: What triggers as it is turned up uses the stack, and entering the battlefield is nothing of the kind
    Given Edward controls “Hill Giant”
    And Angie controls six “Island”
    When Angie casts “Echo Tracer” face down
    And the spell resolves
    Then the stack is empty
    When Angie turns “Echo Tracer” face up
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Echo Tracer” resolves
    Then Edward has “Hill Giant” in hand
    And “Echo Tracer” is face up

  @id:morph.mega @situation:morph @clause:spell.turned_up @from:2018-04-27 @must
  Scenario: Megamorph puts a counter on it as it is turned up
    Given Angie controls eight “Plains”
    When Angie casts “Sandstorm Charger” face down
    And the spell resolves
    And Angie turns “Sandstorm Charger” face up
    Then “Sandstorm Charger” is 4/5
    And “Sandstorm Charger” has one +1/+1 counter

  @id:morph.dies @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: A creature that is face down dies as a 2/2 creature does, and lies face up in its owner's graveyard
    Given Barry controls three “Plains”
    When Barry casts “Glacial Stalker” face down
    And the spell resolves
    And Angie casts “Shock” targeting “Glacial Stalker”
    And the spell resolves
    Then Barry has “Glacial Stalker” in his graveyard

  @id:morph.graveyard @situation:morph @clause:spell.morph @from:2005-08-01 @must
  Scenario: A card in a graveyard is not cast face down, as one in a hand is
    Given Angie controls three “Plains”
    And Angie has “Glacial Stalker” in her graveyard
    Then Angie can't cast “Glacial Stalker” face down
    But Angie can cast “Battering Craghorn” face down

  @id:morph.placed @situation:morph @clause:spell.turned_up @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  Scenario: What lies on the battlefield face down already is a 2/2 without abilities, and its own player alone turns it up
    Given Angie controls “Battering Craghorn”
    And “Battering Craghorn” is face down
    And Barry controls “Glacial Stalker”
    And “Glacial Stalker” is face down
    And Edward controls “Grizzly Bears”
    And Angie controls five “Mountain”
    And Barry controls five “Island”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Battering Craghorn”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Battering Craghorn” with “Grizzly Bears”
    Then Angie can't turn “Glacial Stalker” face up
    But Barry can turn “Glacial Stalker” face up
    When the postcombat main phase of Angie's team begins
    Then Angie has “Battering Craghorn” in her graveyard
    And Edward has “Grizzly Bears” in his graveyard
    And “Glacial Stalker” is 4/5
