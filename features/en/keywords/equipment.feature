# language: en
Feature: Equipment
  > An Equipment is put on a creature. On whose, when, and what becomes of it where the creature goes or is taken?

  @id:equip.own @clause:equipment.equip @clause:target.choose @from:2005-08-01 @must
  Scenario: An Equipment is put on a creature of its own controller, not on a teammate's, and the creature alone is bigger
    Given Angie controls “Bonesplitter”
    And Angie controls three “Mana Source”
    And Angie has “Wind Drake” in hand
    And Barry controls “Grizzly Bears”
    And Barry controls two “Mana Source”
    Then Angie can't activate the ability of “Bonesplitter”
    And Barry can't activate the ability of “Bonesplitter”
    When Angie casts “Wind Drake”
    And the spell resolves
    Then Angie can't activate the ability of “Bonesplitter”
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of “Bonesplitter”
    When the ability resolves
    Then “Wind Drake” is 4/2
    And “Grizzly Bears” is 2/2

  @id:equip.when @clause:equipment.equip @clause:ability.as_sorcery @from:2005-08-01 @must
  Scenario: One equips in a main phase of the own team alone, on an empty stack
    Given it is the precombat main phase of Edward's team
    And Angie controls “Bonesplitter”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    When Edward's team passes priority
    Then Angie can't activate the ability of “Bonesplitter”
    When the upkeep of Angie's team begins
    Then Angie can't activate the ability of “Bonesplitter”
    When the precombat main phase of Angie's team begins
    And Barry casts “Angel's Mercy”
    Then Angie can't activate the ability of “Bonesplitter”
    When the spell resolves
    Then Angie can activate the ability of “Bonesplitter”
    When the ability resolves
    Then “Grizzly Bears” is 4/2

  @id:equip.dies @clause:equipment.unattached @clause:zone.new_object @from:2005-08-01 @must
  Scenario: An Equipment stays where its creature dies, and is on nothing, though the creature comes back
    Given Angie controls “Bonesplitter”
    And Angie controls ten “Mana Source”
    And Angie controls “Grizzly Bears”
    When Angie activates the ability of “Bonesplitter”
    And the ability resolves
    Then “Grizzly Bears” is 4/2
    When Angie casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie controls “Bonesplitter”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 2/2
    When Angie activates the ability of “Bonesplitter”
    And the ability resolves
    Then “Grizzly Bears” is 4/2
    When Barry casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie controls “Bonesplitter”
    And Angie has “Grizzly Bears” in her graveyard

  @id:equip.gone @situation:equip.dies @clause:equipment.equip @clause:target.illegal @from:2005-08-01 @must
  Scenario: Where the creature goes before the ability resolves the Equipment stays on the one that it is on
    Given Angie controls “Bonesplitter”
    And Angie controls ten “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Angie activates the ability of “Bonesplitter”
    Then Angie has to choose
    When Angie chooses “Hill Giant” as the target
    And the ability resolves
    When Angie activates the ability of “Bonesplitter”
    And Angie chooses “Grizzly Bears” as the target
    And Barry casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And the ability resolves
    Then “Hill Giant” is 5/3
    And Angie controls “Bonesplitter”

  @id:equip.destroyed @situation:equip.dies @clause:equipment.equip @clause:ability.independent @from:2005-08-01 @must
  Scenario: An Equipment that is destroyed before its ability resolves is put on nothing
    Given Angie controls “Bonesplitter”
    And Angie controls ten “Mana Source”
    And Angie controls “Grizzly Bears”
    When Angie activates the ability of “Bonesplitter”
    And Barry casts “Naturalize” targeting “Bonesplitter”
    And the spell resolves
    And the ability resolves
    Then “Grizzly Bears” is 2/2
    And Angie has “Bonesplitter” in her graveyard

  @id:equip.taken @clause:equipment.control @clause:equipment.equip @from:2005-08-01 @must
  Scenario: Where an opponent takes the creature the Equipment stays on it and its controller's, who alone can put it elsewhere
    Given Angie controls “Bonesplitter”
    And Angie controls “Grizzly Bears”
    And Angie controls ten “Mana Source”
    And Edward controls “Bonesplitter”
    And Edward controls ten “Mana Source”
    When Angie activates the ability of Angie's “Bonesplitter”
    And the ability resolves
    Then “Grizzly Bears” is 4/2
    When Angie casts “Hill Giant”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Control Magic” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    And “Grizzly Bears” is 4/2
    And Edward can't activate the ability of Angie's “Bonesplitter”
    But Edward can activate the ability of Edward's “Bonesplitter”
    When the ability resolves
    Then “Grizzly Bears” is 6/2
    When the precombat main phase of Angie's team begins
    Then “Grizzly Bears” is 6/2
    When Angie activates the ability of Angie's “Bonesplitter”
    And the ability resolves
    Then “Grizzly Bears” is 4/2
    And “Hill Giant” is 5/3

  @id:equip.no_creature @clause:equipment.unattached @clause:object.types @from:2018-04-27 @must
  Scenario: An Equipment is on nothing once what it is on is no creature any more, and is not back on it as it becomes one again
    Given Angie controls “Bonesplitter”
    And Angie controls ten “Mana Source”
    And Angie controls “Still Life”
    When Angie activates the ability of “Still Life”
    And the ability resolves
    And Angie activates the ability of “Bonesplitter”
    And the ability resolves
    Then “Still Life” is 6/3
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    And Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 4/3
    And Angie controls “Bonesplitter”

  @id:equip.hexproof @clause:target.hexproof @clause:equipment.equip @from:2018-04-27 @must
  Scenario: With the Boots a creature attacks at once, and opponents can't choose it, while a teammate can
    Given Angie controls “Swiftfoot Boots”
    And Angie controls ten “Mana Source”
    And Angie controls “Wind Drake”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie activates the ability of “Swiftfoot Boots”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And Angie's team passes priority
    Then Edward can't cast “Unsummon” targeting “Grizzly Bears”
    But Edward can cast “Unsummon” targeting “Wind Drake”
    When the spell resolves
    Then Barry can cast “Giant Growth” targeting “Grizzly Bears”
    When the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Grizzly Bears”

  @id:equip.enters @clause:trigger.enters @clause:equipment.equip @clause:combat.block @from:2018-04-27 @must
  Scenario: The Maul is put on a creature of its controller as it enters, and not on a teammate's, which then flies and strikes first
    Given Angie controls ten “Mana Source”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Hill Giant”
    And Ronald controls “Air Elemental”
    When Angie casts “Maul of the Skyclaves”
    And the spell resolves
    And the triggered ability of “Maul of the Skyclaves” resolves
    Then “Grizzly Bears” is 4/4
    And Barry's “Hill Giant” is 3/3
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with Edward's “Hill Giant”
    But Ronald can block “Grizzly Bears” with “Air Elemental”
    When the postcombat main phase of Angie's team begins
    Then Ronald has “Air Elemental” in his graveyard
    And Angie controls “Grizzly Bears”
    When Barry casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 2/2
    When Angie activates the ability of “Maul of the Skyclaves”
    And the ability resolves
    Then “Grizzly Bears” is 4/4
