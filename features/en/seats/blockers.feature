# language: en
Feature: What can block, and what cannot
  > Blockers are declared for the whole team. Which creatures may block, how many does one block, and what may be attacked at all?

  @id:seats.block.flyer @clause:combat.block @from:2018-04-27 @must
  Scenario: A flyer is blocked by a flyer, and by nothing on the ground
    Given Edward's team has 20 life
    And Angie controls “Air Elemental”
    And Edward controls “Wind Drake”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Air Elemental”
    And the declare blockers step of Angie's team begins
    Then Ronald can't block “Air Elemental” with “Grizzly Bears”
    But Edward can block “Air Elemental” with “Wind Drake”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Wind Drake” in his graveyard
    And Angie controls “Air Elemental”

  @id:seats.block.tapped @clause:combat.block @from:2018-04-27 @must
  Scenario: Neither a tapped creature nor an enchantment blocks, nor does an attacker's own; the teammate's untapped one does
    Given Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Edward controls “Bad Moon”
    And Ronald controls “Air Elemental”
    And “Grizzly Bears” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Grizzly Bears”
    And Edward can't block “Hill Giant” with “Bad Moon”
    And Edward can't block “Hill Giant” with “Wind Drake”
    But Edward can block “Hill Giant” with “Air Elemental”
    When the postcombat main phase of Angie's team begins
    Then Angie has “Hill Giant” in her graveyard

  @id:seats.block.tapped.team @situation:seats.block.tapped @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: While the team is attacked as one, too, no tapped creature, enchantment or creature of the attackers blocks
    Given Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Edward controls “Bad Moon”
    And Ronald controls “Air Elemental”
    And “Grizzly Bears” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Grizzly Bears”
    And Edward can't block “Hill Giant” with “Bad Moon”
    And Edward can't block “Hill Giant” with “Wind Drake”
    But Edward can block “Hill Giant” with “Air Elemental”
    When the postcombat main phase of Angie's team begins
    Then Angie has “Hill Giant” in her graveyard

  @id:seats.block.one @clause:combat.block @from:2018-04-27 @must
  Scenario: One creature blocks one attacker, and not two
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Wind Drake”
    And the declare blockers step of Angie's team begins
    Then Edward can't block both “Hill Giant” and “Wind Drake” with “Air Elemental”
    But Edward can block “Wind Drake” with “Air Elemental”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Barry has “Wind Drake” in his graveyard

  @id:seats.attack.creature @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A creature is nothing that can be attacked, nor is an artifact, the teammate or oneself
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Copper Tablet”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack “Grizzly Bears” with “Hill Giant”
    And Angie can't attack “Copper Tablet” with “Hill Giant”
    And Angie can't attack Barry with “Hill Giant”
    And Angie can't attack Angie with “Hill Giant”
    But Angie can attack Ronald with “Hill Giant”

  @id:seats.attack.creature.team @situation:seats.attack.creature @clause:combat.attacks @from:2005-08-01 @until:2018-04-27 @must
  Scenario: A creature attacks the other team, neither one of its creatures, nor one of its players alone, nor its own team
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack “Grizzly Bears” with “Hill Giant”
    And Angie can't attack Edward with “Hill Giant”
    And Angie can't attack Angie's team with “Hill Giant”
    But Angie can attack Edward's team with “Hill Giant”

  @id:seats.attack.tapped @clause:combat.attack @from:2018-04-27 @must
  Scenario: A tapped creature of the teammate does not attack, nor one that came this turn, nor one of the opponents
    Given Barry controls “Hill Giant”
    And Barry controls “Air Elemental”
    And Edward controls “Wind Drake”
    And “Hill Giant” is tapped
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Hill Giant”
    And Angie can't attack Edward with “Grizzly Bears”
    And Angie can't attack Edward with “Wind Drake”
    But Barry can attack Edward with “Air Elemental”
