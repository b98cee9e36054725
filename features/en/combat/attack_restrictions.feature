# language: en
@source:F @source:W
Feature: A creature that can't attack one of the defending players
  > Something keeps a creature from attacking one player. Can it attack that player's team, or the teammate?

  @id:combat.moat.team @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Teferi's Moat protects the whole team of its controller
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Grizzly Bears”
    But Ronald can attack Angie's team with “Hill Giant”

  @id:combat.moat.flying @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Teferi's Moat does not stop what flies
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Edward controls “Grizzly Bears”
    And Edward controls “Birds of Paradise”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Grizzly Bears”
    But Edward can attack Angie's team with “Birds of Paradise”

  @id:combat.moat.player @situation:combat.moat @clause:combat.prohibition @source:F-EX05 @source:W-EX03 @from:2018-04-27 @must
  Scenario: Teferi's Moat protects its controller and nobody else
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack Barry with “Grizzly Bears”
    And Ronald can attack Angie with “Hill Giant”

  @id:combat.pact.any @situation:combat.pact @clause:combat.prohibition @from:2005-08-01 @until:2007-02-01 @must
  Scenario: Whatever keeps creatures from attacking one player protected the team
    Given Ronald controls “Exercise of the Pact”
    And Ronald controls “Mana Source”
    And Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And it is the precombat main phase of Edward's team
    When Ronald activates the ability of “Exercise of the Pact”
    And Ronald chooses Angie as the target
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Grizzly Bears”
    But Edward can attack Angie's team with “Hill Giant”

  @id:combat.pact.own @situation:combat.pact @clause:combat.prohibition @from:2007-02-01 @until:2018-04-27 @should
  Scenario: What the attacking team has done to itself protects no team
    Given Ronald controls “Exercise of the Pact”
    And Ronald controls “Mana Source”
    And Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And it is the precombat main phase of Edward's team
    When Ronald activates the ability of “Exercise of the Pact”
    And Ronald chooses Angie as the target
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    Then “Grizzly Bears” is attacking

  @id:combat.pact.player @situation:combat.pact @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: What protects one player does not protect the teammate, whoever has done it
    Given Ronald controls “Exercise of the Pact”
    And Ronald controls “Mana Source”
    And Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And it is the precombat main phase of Edward's team
    When Ronald activates the ability of “Exercise of the Pact”
    And Ronald chooses Angie as the target
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack Barry with “Grizzly Bears”
