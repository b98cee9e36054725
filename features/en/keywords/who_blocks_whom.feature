# language: en
Feature: Who can block whom
  > Some creatures can't be blocked, or only by some; others can't block everything. What can either head block with?

  @id:keyword.unblockable @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: What can't be blocked is blocked by neither head, and a creature beside it by both
    Given Angie controls “Phantom Warrior”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Phantom Warrior”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Phantom Warrior” with “Grizzly Bears”
    And Ronald can't block “Phantom Warrior” with “Wind Drake”
    But Edward can block “Hill Giant” with “Grizzly Bears”

  @id:keyword.unblockable.team @situation:keyword.unblockable @clause:combat.cant_block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What can't be blocked is not blocked where it attacks a team as one, either
    Given Angie controls “Phantom Warrior”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Phantom Warrior”
    And Barry attacks Edward's team with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Phantom Warrior” with “Grizzly Bears”
    And Ronald can't block “Phantom Warrior” with “Wind Drake”
    But Ronald can block “Hill Giant” with “Wind Drake”

  @id:keyword.unblockable.itself @situation:keyword.unblockable.itself @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: What can't be blocked can block
    Given Angie controls “Phantom Warrior”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Grizzly Bears” with “Phantom Warrior”

  @id:keyword.blocked_by.power @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: What can't be blocked by the strong is blocked by the weak
    Given Angie controls “Amrou Kithkin”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Amrou Kithkin”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Amrou Kithkin” with “Hill Giant”
    But Ronald can block “Amrou Kithkin” with “Grizzly Bears”

  @id:keyword.blocked_by.fliers @clause:combat.cant_block @clause:combat.reach @from:2018-04-27 @must
  Scenario: What only fliers block is not blocked by what reaches, and what reaches blocks fliers
    Given Angie controls “Treetop Scout”
    And Barry controls “Air Elemental”
    And Edward controls “Giant Spider”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Treetop Scout”
    And Barry attacks Edward with “Air Elemental”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Treetop Scout” with “Giant Spider”
    And Edward can't block “Treetop Scout” with “Grizzly Bears”
    And Edward can't block “Air Elemental” with “Grizzly Bears”
    But Ronald can block “Treetop Scout” with “Wind Drake”
    And Edward can block “Air Elemental” with “Giant Spider”

  @id:keyword.blocks.fliers @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: What can block only fliers blocks no creature on the ground, and its teammate's flier blocks either
    Given Angie controls “Cloud Sprite”
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Air Elemental”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And Ronald attacks Angie with “Air Elemental”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Grizzly Bears” with “Cloud Sprite”
    But Angie can block “Air Elemental” with “Cloud Sprite”
    And Barry can block “Grizzly Bears” with “Wind Drake”

  @id:keyword.blocks.weak @clause:combat.cant_block @from:2018-04-27 @must
  Scenario: What can't block the strong blocks the weak, and its teammate's creature blocks either
    Given Angie controls “Ironclaw Orcs”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Goblin Fireslinger”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And Ronald attacks Angie with “Goblin Fireslinger”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Grizzly Bears” with “Ironclaw Orcs”
    But Angie can block “Goblin Fireslinger” with “Ironclaw Orcs”
    And Barry can block “Grizzly Bears” with “Hill Giant”

  @id:keyword.reach.attacks @situation:keyword.reach @clause:combat.reach @from:2018-04-27 @must
  Scenario: What reaches does not fly, so that anything blocks it
    Given Angie controls “Giant Spider”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Giant Spider”
    And the declare blockers step of Angie's team begins
    Then Edward can block “Giant Spider” with “Grizzly Bears”
