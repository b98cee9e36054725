# language: en
@source:F @source:I @source:J @source:W
Feature: Attacking and defending team
  > Four players have creatures. Whose creatures attack in a turn, and whose block?

  @id:combat.roles.team @situation:combat.roles @clause:combat.attacks @clause:turn.teams @from:2005-08-01 @until:2018-04-27 @must
  Scenario: The active team attacks the other, which blocks
    Given Angie controls “Grizzly Bears”
    And Barry controls “Birds of Paradise”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Angie can't attack Edward's team with “Grizzly Bears”
    And Barry can't attack Edward's team with “Birds of Paradise”
    But Edward can attack Angie's team with “Hill Giant”
    When the declare blockers step of Edward's team begins
    Then Edward can't block “Hill Giant” with “Hill Giant”
    But Angie can block “Hill Giant” with “Grizzly Bears”

  @id:combat.roles.players @situation:combat.roles @clause:combat.attacks @clause:turn.teams @from:2018-04-27 @must
  Scenario: The members of the active team attack members of the other, which blocks
    Given Angie controls “Grizzly Bears”
    And Barry controls “Birds of Paradise”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Angie can't attack Edward with “Grizzly Bears”
    And Edward can't attack Ronald with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”
    When the declare blockers step of Edward's team begins
    Then Edward can't block “Hill Giant” with “Hill Giant”
    But Angie can block “Hill Giant” with “Grizzly Bears”
