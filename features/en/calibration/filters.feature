# language: en
Feature: What objects a card speaks of
  > Each part of a description counts: what the card says of some objects, it says of those alone.

  @id:calibration.filter.subtype.team @situation:calibration.filter.subtype @clause:combat.prohibition @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Creatures of one type cannot attack the team, and others can
    Given Angie controls “Exercise of Reluctance”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward's team with “Exercise of Reluctance”
    And Angie can't attack Edward's team with “Grizzly Bears”
    But Barry can attack Edward's team with “Hill Giant”

  @id:calibration.filter.subtype @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Creatures of one type cannot attack a player, and others can
    Given Angie controls “Exercise of Reluctance”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Exercise of Reluctance”
    And Angie can't attack Edward with “Grizzly Bears”
    But Barry can attack Edward with “Hill Giant”
