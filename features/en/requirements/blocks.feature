# language: en
Feature: Who has to block, and what has to be blocked
  > A card says that a creature blocks, or is blocked, if able. By whose creatures, and what if they can't all do so?

  @id:must.blocked @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Either head's creature has to block, whichever of them is attacked, and then not another attacker
    Given Angie controls “Gaea's Protector”
    And Barry controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gaea's Protector”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block with no creature
    And Ronald can't block “Hill Giant” with “Grizzly Bears”
    But Ronald can block “Gaea's Protector” with “Grizzly Bears”

  @id:must.blocked.once @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: One blocker is enough, and the teammate's creature may block another attacker
    Given Angie controls “Gaea's Protector”
    And Barry controls “Hill Giant”
    And Edward controls “Giant Spider”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gaea's Protector”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Ronald can block “Hill Giant” with “Grizzly Bears”
    And Edward can block “Gaea's Protector” with “Giant Spider”

  @id:must.blocked.tapped @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Where all creatures of the defending team are tapped none blocks
    Given Angie controls “Gaea's Protector”
    And Ronald controls “Grizzly Bears”
    And “Grizzly Bears” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gaea's Protector”
    And the declare blockers step of Angie's team begins
    Then Ronald can block with no creature

  @id:must.blocked.two @clause:combat.block_required @clause:combat.block @from:2010-06-18 @until:2018-04-27 @must
  Scenario: Of two attackers that have to be blocked a single creature blocks one, whichever it likes
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Giant Spider”
    When Angie casts the first “Irresistible Prey” targeting “Hill Giant”
    And the spell resolves
    And Angie casts the second “Irresistible Prey” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And Barry attacks Edward's team with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block with no creature
    But Edward can block “Grizzly Bears” with “Giant Spider”

  @id:must.block @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: The creature that has to block does so, and its teammate's can't do it in its place
    Given Angie controls “Giant Spider”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Culling Mark” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Giant Spider”
    And the declare blockers step of Angie's team begins
    Then Edward can't block with no creature
    And Edward can't block “Giant Spider” with “Hill Giant”
    But Ronald can block “Giant Spider” with “Grizzly Bears”

  @id:must.block.flyer @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Where only a flyer attacks, who can't reach it does not have to block
    Given Angie controls “Air Elemental”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Culling Mark” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Air Elemental”
    And the declare blockers step of Angie's team begins
    Then Ronald can block with no creature

  @id:must.block.menace @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scenario: Who has to block what takes two is joined by the teammate's creature, which itself need not block
    Given Angie controls “Boggart Brute”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Culling Mark” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Boggart Brute”
    And the declare blockers step of Angie's team begins
    Then Edward can't block with no creature
    And Ronald can't block “Boggart Brute” with “Grizzly Bears”
    But Ronald can block “Boggart Brute” with “Grizzly Bears”
    And Edward can block “Boggart Brute” with “Hill Giant”

  @id:must.block.alone @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Who has to block what takes two does not do so where there is no other blocker
    Given Angie controls “Boggart Brute”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Culling Mark” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Boggart Brute”
    And the declare blockers step of Angie's team begins
    Then Ronald can block with no creature

  @id:must.block.all @clause:combat.block_required @clause:combat.attack_required @clause:combat.block @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Where all have to attack and to block, all of a team attack, and all of the other team block
    Given Angie controls “Grand Melee”
    And Barry controls “Hill Giant”
    And Edward controls “Giant Spider”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    But Barry can attack Edward's team with “Hill Giant”
    When the declare blockers step of Angie's team begins
    Then Ronald can't block with no creature
    And Ronald can't block “Hill Giant” with “Grizzly Bears”
    But Ronald can block “Hill Giant” with “Grizzly Bears”
    And Edward can block “Hill Giant” with “Giant Spider”

  @id:must.lured @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scenario: All creatures of both heads block the elf, and none is left for another attacker
    Given Angie controls “Taunting Elf”
    And Barry controls “Hill Giant”
    And Edward controls “Giant Spider”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Taunting Elf”
    And Barry attacks Ronald with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Ronald can't block “Hill Giant” with “Grizzly Bears”
    And Edward can't block “Taunting Elf” with “Giant Spider”
    But Edward can block “Taunting Elf” with “Giant Spider”
    And Ronald can block “Taunting Elf” with “Grizzly Bears”

  @id:must.lured.aura @clause:combat.block_required @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: A lure on the teammate's flyer has those block it that can, and no others
    Given Barry controls “Air Elemental”
    And Angie controls “Hill Giant”
    And Edward controls “Giant Spider”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Lure” targeting “Air Elemental”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward's team with “Air Elemental”
    And Angie attacks Edward's team with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Giant Spider”
    But Edward can block “Air Elemental” with “Giant Spider”
    And Ronald can block “Hill Giant” with “Grizzly Bears”

  @id:must.blocked.unforced @clause:combat.attack_required @clause:combat.block_required @from:2018-04-27 @must
  Scenario: What has to be blocked need not attack
    Given Angie controls “Gaea's Protector”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can attack with no creature

  @id:must.blocked.both @clause:combat.block_required @clause:combat.block @from:2024-11-08 @must
  Scenario: Who can block two blocks both of those that have to be blocked
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Giant Spider”
    And Edward controls “High Ground”
    When Angie casts the first “Irresistible Prey” targeting “Hill Giant”
    And the spell resolves
    And Angie casts the second “Irresistible Prey” targeting “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Giant Spider”
    But Edward can block both “Grizzly Bears” and “Hill Giant” with “Giant Spider”

  @id:must.block.now @clause:combat.block_required @from:2018-04-27 @must
  Scenario: What has to block this turn need not in the next one
    Given Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Fountain of Youth”
    Then Angie can't cast “Culling Mark” targeting “Fountain of Youth”
    But Angie can cast “Culling Mark” targeting “Grizzly Bears”
    When the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Barry can block with no creature

  @id:must.blocked.now @clause:combat.block_required @from:2018-04-27 @must
  Scenario: What has to be blocked this turn need not be in the next one, and its caster draws
    Given Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Fountain of Youth”
    Then Angie can't cast “Irresistible Prey” targeting “Fountain of Youth”
    But Angie can cast “Irresistible Prey” targeting “Hill Giant”
    When the spell resolves
    Then Angie has one card in hand
    And Edward has no cards in hand
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Barry can block with no creature

  @id:must.lured.creature @clause:combat.block_required @clause:target.choose @from:2005-08-01 @must
  Scenario: A lure is put on a creature and on nothing else
    Given Edward controls “Hill Giant”
    And Ronald controls “Fountain of Youth”
    Then Angie can't cast “Lure” targeting “Fountain of Youth”
    But Angie can cast “Lure” targeting “Hill Giant”
