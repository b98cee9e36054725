# language: en
Feature: Abilities of steps that a team shares
  > An ability triggers in a step. How often, and whose creatures does it see?

  @id:ruling.crescendo_of_war @clause:trigger.step @from:2005-08-01 @must
  Scenario: Crescendo of War gets one counter in each team's upkeep
    Given it is the precombat main phase of Angie's team
    And Barry controls “Crescendo of War”
    And Edward controls “Grizzly Bears”
    When the draw step of Edward's team begins
    Then “Crescendo of War” has one strife counter
    When the draw step of Angie's team begins
    Then “Crescendo of War” has two strife counters

  @id:ruling.magmatic_force @clause:trigger.step @from:2005-08-01 @must
  Scenario: Magmatic Force deals 3 damage once in the upkeep of a team
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Magmatic Force”
    When the upkeep of Edward's team begins
    And Angie chooses Ronald as the target
    And the draw step of Edward's team begins
    Then Edward's team has 17 life

  @id:ruling.aku_djinn @clause:object.you @from:2005-08-01 @must
  Scenario: Aku Djinn puts counters on the creatures of both opponents, and not on a teammate's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Aku Djinn”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    When the draw step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 4/4
    And “Birds of Paradise” is 1/2
    And “Aku Djinn” is 5/6

  @id:ruling.spawn_of_mayhem @clause:life.read @must
  Scenario Outline: Spawn of Mayhem costs each team 2 life, then reads its controller's
    Given it is the precombat main phase of Edward's team
    And Angie's team has 22 life
    And Edward's team has 20 life
    And Angie controls “Spawn of Mayhem”
    When the draw step of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 18 life
    And “Spawn of Mayhem” is <size>

    Examples:
      | from       | rule    | size |
      | 2005-08-01 | 606.9a  | 5/5  |
      | 2010-04-23 | 806.10a | 4/4  |

  @id:ruling.awakening @clause:trigger.step @from:2006-05-01 @must
  Scenario: Awakening untaps what a team has tapped in its upkeep, however often it triggers
    Given it is the precombat main phase of Angie's team
    And Barry controls “Awakening”
    And Angie controls “Spear Spewer”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie activates the ability of “Spear Spewer”
    And the ability resolves
    Then Angie can't activate the ability of “Spear Spewer”
    When the draw step of Edward's team begins
    And Edward's team passes priority
    Then Angie can activate the ability of “Spear Spewer”
