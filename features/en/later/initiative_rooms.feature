# language: en
Feature: The rooms of Undercity
  > Each room does something as the marker comes there. For whom, and what becomes of the dungeon in the end?

  @id:initiative.room.forge @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: In the Forge two counters go on one creature, be it the teammate's
    Given Angie has the initiative
    And Angie's venture marker is in “Secret Entrance”
    And Barry controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Angie goes on to “Forge”
    And Angie chooses “Grizzly Bears” as the target
    And the draw step of Angie's team begins
    Then “Grizzly Bears” is 4/4
    And “Hill Giant” is 3/3
    And Angie's venture marker is in “Forge”

  @id:initiative.room.no_target @clause:dungeon.room @clause:trigger.no_target @from:2024-11-08 @must
  Scenario: Where a room's ability has no target it does nothing, and the marker is in the room all the same
    Given Angie has the initiative
    And Angie's venture marker is in “Secret Entrance”
    When Angie goes on to “Forge”
    And the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    Then the stack is empty
    And Angie's venture marker is in “Forge”

  @id:initiative.room.lost_well @clause:dungeon.room @clause:effect.scry @from:2024-11-08 @must
  Scenario: At the Lost Well who has the initiative looks at two cards of the own library, and the teammate at none
    Given Barry has the initiative
    And Barry's venture marker is in “Secret Entrance”
    And Barry has “Hill Giant” on top of his library
    And Barry has “Grizzly Bears” as card 2 from the top of his library
    And Barry has “Shock” as card 3 from the top of his library
    When Barry goes on to “Lost Well”
    And the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry has to choose
    But Angie has nothing to choose
    And Barry can't put “Shock” on the bottom of his library
    When Barry puts “Hill Giant” and “Grizzly Bears” on the bottom of his library
    And the precombat main phase of Angie's team begins
    Then Barry has “Shock” in hand

  @id:initiative.room.trap @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: In the room of the Trap a target player loses life, which is the team's
    Given Angie has the initiative
    And Angie's venture marker is in “Forge”
    When Angie goes on to “Trap!”
    And Angie chooses Ronald as the target
    And the draw step of Angie's team begins
    Then Edward's team has 25 life
    And Angie's team has 30 life
    And Angie's venture marker is in “Trap!”

  @id:initiative.room.arena @clause:dungeon.room @clause:combat.goad @from:2024-11-08 @must
  Scenario: In the Arena a creature is goaded, which attacks the teammate of who has the initiative
    Given Angie has the initiative
    And Angie's venture marker is in “Lost Well”
    And Edward controls “Hill Giant”
    And Edward controls “Fountain of Youth”
    And Ronald controls “Grizzly Bears”
    When Angie goes on to “Arena”
    And the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    And Angie can't choose “Fountain of Youth” as the target
    When Angie chooses “Hill Giant” as the target
    And the draw step of Angie's team begins
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Angie with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”

  @id:initiative.room.stash @clause:dungeon.room @from:2024-11-08 @must
  Scenario: In the Stash who has the initiative gets a Treasure, and the teammate none
    Given Angie has the initiative
    And Angie's venture marker is in “Lost Well”
    When Angie goes on to “Stash”
    And the draw step of Angie's team begins
    Then Angie controls a Treasure
    And Barry controls no Treasures
    When Angie activates the ability of Angie's first Treasure token
    And Angie chooses red as the colour
    Then Angie has one unspent mana
    And Angie controls no Treasures

  @id:initiative.room.archives @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: From the room of the Trap one arrow leads on, to the Archives, where one head draws a card
    Given Barry has the initiative
    And Barry's venture marker is in “Trap!”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry has nothing to choose
    And Barry's venture marker is in “Archives”
    And Barry has no cards in hand
    When Angie's team passes priority
    And Edward's team passes priority
    Then Barry has one card in hand
    And Angie has no cards in hand

  @id:initiative.room.catacombs @clause:dungeon.room @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: In the Catacombs who has the initiative gets a creature that one alone can't block
    Given Angie has the initiative
    And Angie's venture marker is in “Arena”
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie goes on to “Catacombs”
    And the draw step of Angie's team begins
    Then Angie controls a 4/1 creature token
    And Barry controls no creatures
    When the draw step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's first Skeleton token
    And the declare blockers step of Angie's team begins
    Then Edward can't block Angie's first Skeleton token with “Hill Giant”
    But Edward can block Angie's first Skeleton token with “Hill Giant”
    And Edward can block Angie's first Skeleton token with “Grizzly Bears”

  @id:initiative.room.throne @clause:dungeon.room @clause:dungeon.leaves @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: In the last room a creature of the top ten cards enters with three counters, and no opponent can target it
    Given Angie has the initiative
    And Angie's venture marker is in “Archives”
    And Angie has “Grizzly Bears” on top of her library
    And Angie has “Wind Drake” as card 10 from the top of her library
    And Angie has “Hill Giant” as card 11 from the top of her library
    And Edward has “Shock” in hand
    And Barry has “Giant Growth” in hand
    When the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie's venture marker is in “Throne of the Dead Three”
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    And Angie can't find “Hill Giant” in her library
    When Angie finds “Wind Drake” in her library
    Then “Wind Drake” is 5/5
    And Angie's venture marker is in no room
    And Angie controls no “Grizzly Bears”
    When Angie's team passes priority
    Then Edward can't cast “Shock” targeting “Wind Drake”
    And Edward can cast “Shock” targeting Barry
    When the precombat main phase of Angie's team begins
    And Barry casts “Giant Growth” targeting “Wind Drake”
    And the spell resolves
    Then “Wind Drake” is 8/8

  @id:initiative.room.throne.ends @clause:dungeon.room @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: What came in the last room can be targeted again from its team's next turn on, and the dungeon begins anew then
    Given Angie has the initiative
    And Angie's venture marker is in “Catacombs”
    And Angie has “Hill Giant” as card 3 from the top of her library
    And Edward has “Shock” in hand
    When the draw step of Angie's team begins
    Then “Hill Giant” is 6/6
    When the upkeep of Edward's team begins
    Then Edward can't cast “Shock” targeting “Hill Giant”
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    And Angie's venture marker is in no room
    When Angie's team passes priority
    Then Edward can cast “Shock” targeting “Hill Giant”
    When the draw step of Angie's team begins
    Then Angie's venture marker is in “Secret Entrance”

  @id:initiative.room.throne.none @clause:dungeon.room @clause:dungeon.leaves @from:2024-11-08 @must
  Scenario: Where no creature is among the top ten cards none enters, and the dungeon is completed all the same
    Given Angie has the initiative
    And Angie's venture marker is in “Archives”
    And Angie has “Hill Giant” as card 11 from the top of her library
    And Angie controls “Gloom Stalker”
    When the draw step of Angie's team begins
    Then Angie's venture marker is in no room
    And Angie controls no “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gloom Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 26 life

  @id:initiative.completed @clause:dungeon.completed @clause:dungeon.leaves @from:2024-11-08 @must
  Scenario: Who has completed a dungeon is one head, and only once the last room has done what it does
    Given Barry has the initiative
    And Barry's venture marker is in “Archives”
    And Barry controls “Gloom Stalker”
    And Angie controls “Gloom Stalker”
    When the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry's venture marker is in “Throne of the Dead Three”
    And there is one spell or ability on the stack
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Gloom Stalker”
    And Angie attacks Ronald with “Gloom Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 24 life

  @id:initiative.not_completed @clause:dungeon.completed @from:2024-11-08 @must
  Scenario: Who has been in a dungeon, and not gone through it, has completed none
    Given Angie has the initiative
    And Angie's venture marker is in “Trap!”
    And Angie controls “Gloom Stalker”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gloom Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 28 life
