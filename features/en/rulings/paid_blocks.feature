# language: en
Feature: Blocks that have to be paid for
  > A creature can be blocked only by who pays. Who pays, how often, and has anybody to?

  @id:ruling.awesome_presence @clause:combat.block_costs @clause:mana.own @from:2018-04-27 @must
  Scenario: A blocker of a creature under Awesome Presence is paid for once, by its own controller and by nobody else
    Given it is the precombat main phase of Edward's team
    And Edward controls “Air Elemental”
    And Ronald controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Barry controls “Giant Spider”
    And Barry controls “Forest”
    And Barry controls “Plains”
    And Barry controls “Island”
    And Barry controls “Swamp”
    When Edward casts “Awesome Presence” targeting “Air Elemental”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Air Elemental”
    And Ronald attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Air Elemental” with “Wind Drake”
    But Barry can block “Air Elemental” with “Giant Spider”
    And “Forest” is tapped
    And “Plains” is tapped
    And “Island” is tapped
    And “Swamp” is untapped

  @id:ruling.awesome_presence.team @situation:ruling.awesome_presence @clause:combat.block_costs @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Where the team is attacked a blocker of a creature under Awesome Presence is paid for once, by its own controller
    Given it is the precombat main phase of Edward's team
    And Edward controls “Air Elemental”
    And Angie controls “Wind Drake”
    And Barry controls “Giant Spider”
    And Barry controls three “Mana Source”
    When Edward casts “Awesome Presence” targeting “Air Elemental”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Air Elemental”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Air Elemental” with “Wind Drake”
    But Barry can block “Air Elemental” with “Giant Spider”

  @id:ruling.awesome_presence.others @situation:ruling.awesome_presence @clause:combat.block_costs @from:2024-11-08 @must
  Scenario: Under Awesome Presence a block of any other attacker costs nothing, and two blockers cost twice as much as one
    Given it is the precombat main phase of Edward's team
    And Edward controls “Air Elemental”
    And Ronald controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Angie controls six “Mountain”
    And Angie controls “Giant Spider”
    And Barry controls “Grizzly Bears”
    And Barry controls “Forest”
    When Edward casts “Awesome Presence” targeting “Air Elemental”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Air Elemental”
    And Ronald attacks Barry with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Air Elemental” with “Wind Drake”
    And Angie blocks “Air Elemental” with “Giant Spider”
    And Barry blocks “Hill Giant” with “Grizzly Bears”
    Then “Forest” is untapped
    And the sixth “Mountain” is tapped

  @id:combat.paid_blocks.cadence @situation:combat.paid_blocks @clause:combat.block_costs @clause:mana.own @clause:replacement.open @from:2018-04-27 @must
  Scenario: War Cadence makes each player pay X once for each blocker of the own, whichever attacker it blocks
    Given it is the precombat main phase of Edward's team
    And Edward controls “War Cadence”
    And Edward controls three “Mountain”
    And Ronald controls “Hill Giant”
    And Ronald controls “Wind Drake”
    And Angie controls “Giant Spider”
    And Barry controls “Grizzly Bears”
    And Barry controls two “Mana Source”
    When Edward activates the ability of “War Cadence” with X = 2
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Hill Giant”
    And Ronald attacks Barry with “Wind Drake”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Wind Drake” with “Giant Spider”
    But Barry can block “Hill Giant” with “Grizzly Bears”

  @id:combat.paid_blocks.required @situation:combat.paid_blocks @clause:combat.block_costs @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Nobody has to pay for a block because a creature has to block; where nothing costs it that creature has to
    Given it is the precombat main phase of Edward's team
    And Edward controls “Air Elemental”
    And Angie controls “Wind Drake”
    And Angie controls three “Mana Source”
    When Edward casts “Awesome Presence” targeting “Air Elemental”
    And the spell resolves
    And Edward casts “Culling Mark” targeting “Wind Drake”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Air Elemental”
    And the declare blockers step of Edward's team begins
    Then Angie can block with no creature

  @id:combat.paid_blocks.no_mana @situation:combat.paid_blocks @clause:combat.block_required @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Even a block that costs no mana has a cost, and so nobody has to block the elf
    Given Angie controls “Taunting Elf”
    And Angie controls “War Cadence”
    And Angie controls “Mountain”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Taunting Elf”
    And Angie activates the ability of “War Cadence” with X = 0
    And the ability resolves
    And the declare blockers step of Angie's team begins
    Then Edward can block with no creature
