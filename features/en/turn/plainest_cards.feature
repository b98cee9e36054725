# language: en
Feature: With the plainest cards
  > Two creatures without abilities, a basic land and a sorcery: what does every game come to with them?

  @id:plainest.fresh @clause:object.newcomer @from:2018-04-27 @must
  Scenario: A creature that was cast this turn does not attack; in the next turn of its team it does
    Given Angie controls “Hill Giant”
    And Angie has “Grizzly Bears” in hand
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Grizzly Bears”

  @id:plainest.damage @clause:step.damage_ends @from:2005-08-01 @must
  Scenario: Damage of two turns does not add up; damage of one turn does
    Given Angie controls “Hill Giant”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Tremor”
    And the spell resolves
    Then Angie controls a creature
    When Edward casts “Pyroclasm”
    And the spell resolves
    Then Angie controls no creatures

  @id:plainest.untap @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: In the untap step of a team the permanents of both heads untap, and in the other team's they stay tapped
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    Then “Hill Giant” is tapped
    And “Grizzly Bears” is tapped
    When the precombat main phase of Edward's team begins
    Then “Hill Giant” is tapped
    And “Grizzly Bears” is tapped
    When the precombat main phase of Angie's team begins
    Then “Hill Giant” is untapped
    And “Grizzly Bears” is untapped

  @id:plainest.mana @clause:mana.empties @from:2009-07-11 @must
  Scenario: Mana of one main phase is gone in the other
    Given Angie controls “Mountain”
    And Angie has “Tremor” in hand
    When Angie activates the ability of “Mountain”
    And the postcombat main phase of Angie's team begins
    Then Angie can't cast “Tremor”
    When the precombat main phase of Angie's team begins
    And Angie activates the ability of “Mountain”
    Then Angie can cast “Tremor”

  @id:plainest.blocked @clause:combat.damage_assigned @from:2018-04-27 @must
  Scenario: A blocked creature and the one that blocks it damage each other, and no player
    Given Edward's team has 30 life
    And Angie controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Ronald controls no creatures
    And Angie controls a creature
    And Edward's team has 30 life

  @id:plainest.tapped @clause:combat.block @from:2018-04-27 @must
  Scenario: What is tapped does not block
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Verdant Force”
    And “Grizzly Bears” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Grizzly Bears”
    But Ronald can block “Hill Giant” with “Verdant Force”
