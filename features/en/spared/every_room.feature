# language: en
Feature: Every part of what leads to dungeons
  > All wrong versions of the dungeons and of what leads there were played, and these parts nobody had asked for. Is each of them there?

  @id:every.pack @clause:mana.ability @clause:cost.resources @from:2024-11-08 @must
  Scenario: The Treasure of a Dungeoneer's Pack gives no mana once it is tapped
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dungeoneer's Pack”
    And Barry controls “Sol Ring”
    And Angie controls two “Mana Source”
    And Edward controls “Stinging Lionfish”
    When Angie activates the ability of “Dungeoneer's Pack”
    And the ability resolves
    And Angie's team passes priority
    And Edward casts “Reach Through Mists”
    And Edward does what the ability allows
    And Edward chooses Angie's first Treasure token as the target
    And the triggered ability of “Stinging Lionfish” resolves
    Then Angie can't activate the ability of the first Treasure token
    But Barry can activate the ability of “Sol Ring”

  @id:every.tunnels @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  Scenario: The Treasure of the Mine Tunnels gives no mana once it is tapped
    Given it is the precombat main phase of Angie's team
    And Angie's venture marker is in “Cave Entrance”
    And Barry controls “Sol Ring”
    And Edward controls “Stinging Lionfish”
    When Angie goes on to “Mine Tunnels”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie controls a Treasure token
    When Angie's team passes priority
    And Edward casts “Reach Through Mists”
    And Edward does what the ability allows
    And Edward chooses Angie's first Treasure token as the target
    And the triggered ability of “Stinging Lionfish” resolves
    Then Angie can't activate the ability of the first Treasure token
    But Barry can activate the ability of “Sol Ring”

  @id:every.stash @clause:mana.ability @clause:cost.resources @clause:dungeon.room @from:2024-11-08 @must
  Scenario: The Treasure of the Stash gives no mana once it is tapped
    Given it is the precombat main phase of Edward's team
    And Angie has the initiative
    And Angie's venture marker is in “Lost Well”
    And Barry controls “Sol Ring”
    And Edward controls “Stinging Lionfish”
    When Angie goes on to “Stash”
    And the precombat main phase of Angie's team begins
    And Angie's team passes priority
    And Edward casts “Reach Through Mists”
    And Edward does what the ability allows
    And Edward chooses Angie's first Treasure token as the target
    And the triggered ability of “Stinging Lionfish” resolves
    Then Angie can't activate the ability of the first Treasure token
    But Barry can activate the ability of “Sol Ring”

  @id:every.lair @clause:object.colour @clause:protection.block @clause:dungeon.room @from:2024-11-08 @must
  Scenario: The Goblin of the Goblin Lair is red, and does not block what is protected from that
    Given it is the precombat main phase of Angie's team
    And Angie's venture marker is in “Cave Entrance”
    And Edward controls “Silver Knight”
    And Edward controls “Hill Giant”
    When Angie goes on to “Goblin Lair”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Silver Knight” and “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Silver Knight” with the first Goblin token
    But Angie can block “Hill Giant” with the first Goblin token

  @id:every.skeleton @clause:object.colour @clause:dungeon.room @from:2024-11-08 @must
  Scenario: The Skeleton of the Catacombs is black
    Given it is the precombat main phase of Edward's team
    And Angie has the initiative
    And Angie's venture marker is in “Arena”
    And Edward controls “Bad Moon”
    When Angie goes on to “Catacombs”
    And the draw step of Angie's team begins
    Then Angie controls a 5/2 creature token

  @id:every.bard @clause:object.types @from:2024-11-08 @must
  Scenario: Stirring Bard sends creatures, and no land
    Given it is the precombat main phase of Angie's team
    And Angie controls “Stirring Bard”
    And Angie controls “Hill Giant”
    And Angie controls “Forest”
    Then Angie can't activate the ability of “Stirring Bard” targeting “Forest”
    But Angie can activate the ability of “Stirring Bard” targeting “Hill Giant”

  @id:every.bard.haste @situation:every.bard @clause:combat.attack @clause:cost.resources @from:2024-11-08 @must
  Scenario: What Stirring Bard has given haste has it in that turn, and not in the opponents' next one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Stirring Bard”
    When Angie casts “Brimstone Trebuchet”
    And the spell resolves
    Then Angie can activate the ability of “Stirring Bard” targeting “Brimstone Trebuchet”
    When the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't activate the ability of “Brimstone Trebuchet”
    When the precombat main phase of Angie's team begins
    Then Angie can activate the ability of “Brimstone Trebuchet”
