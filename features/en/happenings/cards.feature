# language: en
Feature: Who draws and discards
  > An ability triggers for each card that an opponent draws or discards, or as its controller draws a second one. Whose cards are meant?

  @id:happening.draws.opponents @clause:trigger.event @clause:team.opponents @clause:turn.draw_order @from:2006-10-01 @must
  Scenario: Each card that either opponent draws deals 1 damage to the other team, and one's own and a teammate's none
    Given Angie controls “Underworld Dreams”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Vision Skeins”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    And Angie's team has 20 life
    When the precombat main phase of Edward's team begins
    Then Edward's team has 14 life
    When the precombat main phase of Angie's team begins
    Then Edward's team has 14 life
    And Angie's team has 20 life

  @id:happening.draws.second @clause:trigger.event @clause:object.you @from:2022-04-29 @must
  Scenario: The second card of a turn is a player's own, in any turn, and a third is no second one
    Given Angie controls “Faerie Vandal”
    And Barry controls “Faerie Vandal”
    When Barry casts “Reach Through Mists”
    And the spell resolves
    And Angie casts “Reach Through Mists”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's “Faerie Vandal” is 1/2
    And Barry's “Faerie Vandal” is 1/2
    When Angie casts “Divination”
    And the spell resolves
    And the end step of Angie's team begins
    Then Angie's “Faerie Vandal” is 2/3
    And Barry's “Faerie Vandal” is 1/2
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    And Barry casts “Reach Through Mists”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's “Faerie Vandal” is 2/3
    And Barry's “Faerie Vandal” is 2/3

  @id:happening.draws.second.cast @situation:happening.draws.second @clause:trigger.event @from:2022-04-29 @must
  Scenario: What triggers on the second card can come in an opponent's turn, and flies
    Given it is the precombat main phase of Edward's team
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    When Edward's team passes priority
    Then Angie can't cast “Primordial Sage”
    But Angie can cast “Faerie Vandal”
    When the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Faerie Vandal”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Faerie Vandal” with “Hill Giant”
    But Edward can block “Faerie Vandal” with “Wind Drake”
    When the precombat main phase of Angie's team begins
    Then Angie can cast “Primordial Sage”

  @id:happening.discards.opponents @clause:trigger.event @clause:team.opponents @from:2005-08-01 @must
  Scenario: Each card that either opponent discards deals 2 damage, and those of the controller's own team none
    Given Angie controls “Megrim”
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Edward has two cards in hand
    And Ronald has one card in hand
    And Barry has two cards in hand
    When Angie casts “Unnerve”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    When Angie casts “Mind Rot” targeting Barry
    And the spell resolves
    And Barry discards two cards
    And the end step of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 14 life

  @id:happening.discards.cleanup @situation:happening.discards.opponents @clause:trigger.event @clause:step.cleanup @from:2005-08-01 @must
  Scenario: What an opponent discards in the cleanup step counts as well
    Given it is the precombat main phase of Edward's team
    And Angie controls “Megrim”
    And Edward's team has 20 life
    And Edward has nine cards in hand
    When the end step of Edward's team begins
    And Edward discards two cards
    And the upkeep of Angie's team begins
    Then Edward's team has 16 life
