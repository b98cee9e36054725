# language: en
@source:F @source:I
Feature: The defending team blocks
  > Creatures attack a team, or one of its players. Which creatures may block them?

  @id:combat.block.team @situation:combat.block @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Either member may block what attacks the team, but not what flies with what does not
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And Ronald attacks Angie's team with “Birds of Paradise”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Birds of Paradise” with “Grizzly Bears”
    But Barry can block “Hill Giant” with “Grizzly Bears”
    When the postcombat main phase of Edward's team begins
    Then Barry controls no creatures
    And Edward controls a creature
    And Angie's team has 30 life

  @id:combat.block.teammate @situation:combat.block @clause:combat.block @from:2018-04-27 @must
  Scenario: A teammate blocks what attacks the other player
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Barry controls no creatures
    And Edward controls a creature
    And Angie's team has 30 life

  @id:combat.block.flying @situation:combat.block @clause:combat.block @from:2018-04-27 @must
  Scenario: What flies is blocked only by what flies, whoever it attacks
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Birds of Paradise”
    And the declare blockers step of Edward's team begins
    Then Barry can't block “Birds of Paradise” with “Grizzly Bears”
    But Barry can block “Hill Giant” with “Grizzly Bears”
    When the postcombat main phase of Edward's team begins
    Then Barry controls no creatures
    And Edward controls a creature
    And Angie's team has 30 life
