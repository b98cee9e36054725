# language: en
@source:F @source:I @source:N
Feature: Whose cards a player can use
  > Teammates share life and turns. Can one use the other's cards, and see them?

  @id:own.cast @clause:mana.own @from:2005-08-01 @must
  Scenario: Nobody casts a card from the teammate's hand
    Given Angie has “Grizzly Bears” in hand
    And Angie controls five “Forest”
    And Barry controls five “Forest”
    Then Barry can't cast Angie's “Grizzly Bears”
    But Angie can cast “Grizzly Bears”

  @id:own.activate @clause:mana.own @from:2005-08-01 @must
  Scenario: Nobody activates an ability of the teammate's permanents
    Given Angie's team has 30 life
    And Angie controls “Wall of Blood”
    Then Barry can't activate the ability of Angie's “Wall of Blood”
    And Edward can't activate the ability of Angie's “Wall of Blood”
    But Angie can activate the ability of “Wall of Blood”

  @id:own.land @clause:mana.own @clause:turn.each_plays_land @from:2005-10-01 @must
  Scenario: Nobody plays a land from the teammate's hand
    Given Angie has “Forest” in hand
    Then Barry can't play Angie's “Forest” as a land
    But Angie can play “Forest” as a land
    And Angie controls “Forest”

  @id:own.hand_seen @clause:hand.seen @from:2005-08-01 @must
  Scenario: A teammate may look at a hand, and nobody else
    Given Angie has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in hand
    Then Angie may look at “Grizzly Bears”
    And Barry may look at “Grizzly Bears”
    But Edward may not look at “Grizzly Bears”
    And Ronald may not look at “Grizzly Bears”
    And Edward may look at “Hill Giant”
    But Angie may not look at “Hill Giant”
    And Barry may not look at “Hill Giant”

  @id:own.board_seen @situation:own.hand_seen @clause:hand.seen @from:2005-08-01 @must
  Scenario: What has been cast from a teammate's hand everybody may look at
    Given Angie has “Grizzly Bears” in hand
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then Edward may look at “Grizzly Bears”
    And Ronald may look at “Grizzly Bears”
    And Barry may look at “Grizzly Bears”
