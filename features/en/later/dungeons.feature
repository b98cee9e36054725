# language: en
Feature: Venturing into the dungeon
  > Cards let a player venture into the dungeon. Whose marker moves, and how does it go with the initiative?

  @id:dungeon.begun @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:commander
  Scenario: Who ventures into the dungeon begins one that is not Undercity, and there is nothing to choose
    When Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of “Veteran Dungeoneer” resolves
    Then Angie's venture marker is in “Cave Entrance”
    And Angie has nothing to choose
    And Angie does not have the initiative
    And there is one spell or ability on the stack

  @id:dungeon.own @clause:dungeon.venture @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Each head goes through a dungeon of the own
    Given Barry's venture marker is in “Mine Tunnels”
    When Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of “Veteran Dungeoneer” resolves
    Then Angie's venture marker is in “Cave Entrance”
    And Barry's venture marker is in “Mine Tunnels”
    When Angie puts no card on the bottom of her library
    And Barry goes on to “Dark Pool”
    And the postcombat main phase of Angie's team begins
    And Barry casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of Barry's “Veteran Dungeoneer” resolves
    Then Angie's venture marker is in “Cave Entrance”
    And Barry's venture marker is in “Dark Pool”

  @id:dungeon.cave @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  Scenario: At the Cave Entrance the one who ventures looks at one card
    Given Angie has “Shock” on top of her library
    When Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of “Veteran Dungeoneer” resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    But Barry has nothing to choose
    When Angie puts “Shock” on the bottom of her library
    And the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie has one card in hand

  @id:dungeon.goblins @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: From the Cave Entrance an arrow leads to Goblins for the one who ventures
    Given Angie's venture marker is in “Cave Entrance”
    When Angie goes on to “Goblin Lair”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's venture marker is in “Goblin Lair”
    And Angie controls a 1/1 Goblin token
    And Barry controls no Goblins
    And Angie controls no Treasures

  @id:dungeon.tunnels @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: From the Cave Entrance the other arrow leads to a Treasure
    Given Angie's venture marker is in “Cave Entrance”
    When Angie goes on to “Mine Tunnels”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's venture marker is in “Mine Tunnels”
    And Angie controls a Treasure
    And Barry controls no Treasures
    And Angie controls no Goblins
    When Angie activates the ability of Angie's first Treasure token
    And Angie chooses green as the colour
    Then Angie has one unspent mana
    And Angie controls no Treasures

  @id:dungeon.storeroom @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: In the Storeroom one counter goes on one creature
    Given Angie's venture marker is in “Goblin Lair”
    And Barry controls “Grizzly Bears”
    And Barry controls “Fountain of Youth”
    When Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    And Angie can't go on to “Fungi Cavern”
    When Angie goes on to “Storeroom”
    Then Angie has to choose
    And Angie can't choose “Fountain of Youth” as the target
    When Angie chooses “Grizzly Bears” as the target
    And the postcombat main phase of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:dungeon.pool @clause:dungeon.room @clause:life.shared @from:2024-11-08 @must
  Scenario: At the Dark Pool each opponent loses a life and one head gains one, all of it the teams'
    Given Angie's venture marker is in “Mine Tunnels”
    When Angie goes on to “Dark Pool”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 28 life
    And Angie's team has 31 life
    And Angie's venture marker is in “Dark Pool”

  @id:dungeon.fungi @clause:dungeon.room @from:2024-11-08 @must
  Scenario: In the Fungi Cavern a creature loses power until the next turn of the team
    Given Angie's venture marker is in “Mine Tunnels”
    And Edward controls “Giant Spider”
    And Edward controls “Hill Giant”
    And Edward controls “Fountain of Youth”
    When Angie goes on to “Fungi Cavern”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    And Angie can't choose “Fountain of Youth” as the target
    When Angie chooses “Hill Giant” as the target
    And the postcombat main phase of Angie's team begins
    Then “Hill Giant” is -1/3
    And “Giant Spider” is 2/4
    When the end step of Edward's team begins
    Then “Hill Giant” is -1/3
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 3/3

  @id:dungeon.temple @clause:dungeon.room @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  Scenario: In the last room of the mine one head draws, and has completed the dungeon once that is done
    Given Angie's venture marker is in “Storeroom”
    And Angie controls “Gloom Stalker”
    And Angie has “Veteran Dungeoneer” in hand
    And Barry has no cards in hand
    When Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of “Veteran Dungeoneer” resolves
    Then Angie's venture marker is in “Temple of Dumathoin”
    And Angie has no cards in hand
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie's venture marker is in no room
    And Angie has one card in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gloom Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 26 life

  @id:dungeon.one_end @clause:dungeon.choice @clause:dungeon.room @from:2024-11-08 @must
  Scenario: All arrows of the mine lead to one room in the end, where nothing is left to choose
    Given Angie's venture marker is in “Dark Pool”
    And Barry's venture marker is in “Fungi Cavern”
    When Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of “Veteran Dungeoneer” resolves
    Then Angie's venture marker is in “Temple of Dumathoin”
    And Barry's venture marker is in “Fungi Cavern”
    When the postcombat main phase of Angie's team begins
    And Barry casts “Veteran Dungeoneer”
    And the spell resolves
    And the triggered ability of Barry's “Veteran Dungeoneer” resolves
    Then Barry's venture marker is in “Temple of Dumathoin”
    And Angie's venture marker is in no room

  @id:dungeon.initiative @clause:dungeon.type @clause:dungeon.choice @clause:initiative.abilities @from:2024-11-08 @must
  Scenario: Who is in another dungeon and takes the initiative goes on there, and not into Undercity
    Given Angie's venture marker is in “Goblin Lair”
    And Angie controls “Hill Giant”
    When Angie casts “Aarakocra Sneak”
    And the spell resolves
    And the triggered ability of “Aarakocra Sneak” resolves
    Then Angie has the initiative
    When Angie chooses “Hill Giant” as the target
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    And Angie can't go on to “Secret Entrance”
    When Angie goes on to “Storeroom”
    And the postcombat main phase of Angie's team begins
    Then “Hill Giant” is 4/4
    And Angie's venture marker is in “Storeroom”

  @id:dungeon.undercity @clause:dungeon.type @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: Who is in Undercity and ventures into the dungeon goes on there, without the initiative
    Given Angie's venture marker is in “Arena”
    And Edward has the initiative
    When Angie goes on to “Archives”
    And Angie casts “Veteran Dungeoneer”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's venture marker is in “Archives”
    And Angie has one card in hand
    And Edward has the initiative

  @id:dungeon.skeletons @clause:dungeon.venture @clause:trigger.dies @from:2024-11-08 @must
  Scenario: Whose creature dies ventures, and nobody who destroys it
    Given Edward controls “Clattering Skeletons”
    When Angie casts “Murder” targeting “Clattering Skeletons”
    And the spell resolves
    And the triggered ability of “Clattering Skeletons” resolves
    Then Edward's venture marker is in “Cave Entrance”
    And Ronald's venture marker is in no room
    And Angie's venture marker is in no room

  @id:dungeon.door @clause:dungeon.venture @clause:dungeon.room @from:2024-11-08 @must
  Scenario: Secret Door lets its controller venture whenever a sorcery could be cast, and at no other time
    Given Angie controls “Secret Door”
    And Angie controls five “Island”
    And Barry controls “Secret Door”
    And Barry controls four “Island”
    And Angie controls “Hill Giant”
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't activate the ability of Angie's “Secret Door”
    When the draw step of Angie's team begins
    Then Angie can't activate the ability of Angie's “Secret Door”
    When the precombat main phase of Angie's team begins
    Then Barry can't activate the ability of Barry's “Secret Door”
    But Angie can activate the ability of Angie's “Secret Door”
    When the ability resolves
    Then Angie's venture marker is in “Cave Entrance”
    And Barry's venture marker is in no room
    And there is one spell or ability on the stack
    When Angie puts no card on the bottom of her library
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with Angie's “Secret Door”
    But Angie can attack Edward with “Hill Giant”

  @id:dungeon.from_last_room @clause:dungeon.bottom @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: Who ventures while the last room has not done yet what it does completes that dungeon, begins another, and both rooms do it
    Given Angie has the initiative
    And Angie's venture marker is in “Archives”
    And Angie controls “Clattering Skeletons”
    And Angie controls “Gloom Stalker”
    And Angie has “Murder” in hand
    And Angie has “Hill Giant” as card 2 from the top of her library
    When the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie's venture marker is in “Throne of the Dead Three”
    When Angie casts “Murder” targeting “Clattering Skeletons”
    And the spell resolves
    And the triggered ability of “Clattering Skeletons” resolves
    Then Angie's venture marker is in “Cave Entrance”
    And there are two spells and abilities on the stack
    When Angie puts no card on the bottom of her library
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then “Hill Giant” is 6/6
    And Angie's venture marker is in “Cave Entrance”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gloom Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 26 life
