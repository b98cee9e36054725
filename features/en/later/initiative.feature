# language: en
Feature: The initiative
  > One player has the initiative, and ventures for it. What is in it for the teammate, and who takes it?

  @id:initiative.taken_first @clause:initiative.abilities @clause:initiative.one @clause:dungeon.venture @clause:dungeon.type @from:2024-11-08 @must
  Scenario: Whoever takes the initiative ventures into the first room of Undercity, and the teammate has neither
    Given Angie has “Forest” in her library
    And Angie has “Mountain” in her library
    When Angie casts “Aarakocra Sneak”
    And the spell resolves
    And the triggered ability of “Aarakocra Sneak” resolves
    Then Angie has the initiative
    And Barry does not have the initiative
    And there is one spell or ability on the stack
    And Angie's venture marker is in no room
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie's venture marker is in “Secret Entrance”
    And Barry's venture marker is in no room
    And there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie has to choose
    When Angie finds “Mountain” in her library
    Then Angie has “Mountain” in hand
    And the stack is empty

  @id:initiative.nobody @clause:initiative.one @from:2024-11-08 @must
  Scenario: Before an effect lets somebody take the initiative nobody has it, and nothing triggers
    Given Angie controls “Aarakocra Sneak”
    When the upkeep of Angie's team begins
    Then the stack is empty
    And Angie does not have the initiative
    And Angie's venture marker is in no room

  @id:initiative.upkeep @clause:initiative.abilities @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: In the upkeep of the team one ability triggers, and the head who has the initiative ventures
    Given Barry has the initiative
    And Barry's venture marker is in “Secret Entrance”
    And Angie's venture marker is in “Forge”
    When the upkeep of Edward's team begins
    Then the stack is empty
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    Then Barry has to choose
    But Angie has nothing to choose
    And Barry can't go on to “Trap!”
    And Barry can't go on to “Secret Entrance”
    When Barry goes on to “Lost Well”
    Then Barry's venture marker is in “Lost Well”
    And Angie's venture marker is in “Forge”

  @id:initiative.taken @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scenario: The head whose creature deals combat damage to who has the initiative takes it, and ventures in a dungeon of the own
    Given Edward has the initiative
    And Edward's venture marker is in “Stash”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then there is one spell or ability on the stack
    And Edward has the initiative
    When Angie's team passes priority
    And Edward's team passes priority
    Then Barry has the initiative
    And Angie does not have the initiative
    And Edward does not have the initiative
    And there is one spell or ability on the stack
    When the postcombat main phase of Angie's team begins
    Then Barry's venture marker is in “Secret Entrance”
    And Angie's venture marker is in no room
    And Edward's venture marker is in “Stash”
    When the upkeep of Edward's team begins
    Then the stack is empty
    And Edward's venture marker is in “Stash”

  @id:initiative.mate_hit @clause:initiative.abilities @clause:combat.attacks @from:2024-11-08 @must
  Scenario: Combat damage to the teammate of who has the initiative takes nothing
    Given Ronald has the initiative
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then the stack is empty
    And Edward's team has 27 life
    And Ronald has the initiative

  @id:initiative.not_combat @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player
  Scenario: Damage that is no combat damage does not take the initiative
    Given Edward has the initiative
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then the stack is empty
    And Edward has the initiative

  @id:initiative.together @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander
  Scenario: Two creatures of one player that hit who has the initiative together make one ability trigger
    Given Edward has the initiative
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant” and “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then there is one spell or ability on the stack
    And Edward has the initiative
    When the postcombat main phase of Angie's team begins
    Then Angie has the initiative
    And Angie's venture marker is in “Secret Entrance”

  @id:initiative.both_heads @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scenario: Creatures of both heads that hit together make an ability trigger for each head, and each takes the initiative in turn
    Given Edward has the initiative
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then there are two spells and abilities on the stack
    And Edward has the initiative
    When the postcombat main phase of Angie's team begins
    Then Angie's venture marker is in “Secret Entrance”
    And Barry's venture marker is in “Secret Entrance”
    And Edward does not have the initiative
    And Edward's venture marker is in no room

  @id:initiative.again @clause:initiative.again @clause:initiative.abilities @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player
  Scenario: Who has the initiative and takes it again ventures once more, and once in the next upkeep
    Given Angie has the initiative
    And Angie's venture marker is in “Secret Entrance”
    When Angie goes on to “Forge”
    And Angie casts “Aarakocra Sneak”
    And the spell resolves
    And the triggered ability of “Aarakocra Sneak” resolves
    Then there is one spell or ability on the stack
    When the postcombat main phase of Angie's team begins
    Then Angie has the initiative
    And Angie's venture marker is in “Forge”
    And “Aarakocra Sneak” is 3/6
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack

  @id:initiative.from_mate @clause:initiative.one @clause:dungeon.room @from:2024-11-08 @must
  Scenario: A head takes the initiative from the teammate, whose dungeon stays where it is
    Given Angie has the initiative
    And Angie's venture marker is in “Catacombs”
    And Barry has “Aarakocra Sneak” in hand
    When Barry casts “Aarakocra Sneak”
    And the spell resolves
    And the triggered ability of “Aarakocra Sneak” resolves
    Then Barry has the initiative
    And Angie does not have the initiative
    When the postcombat main phase of Angie's team begins
    Then Barry's venture marker is in “Secret Entrance”
    And Angie's venture marker is in “Catacombs”
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When Barry goes on to “Forge”
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry's venture marker is in “Forge”
    And Angie's venture marker is in “Catacombs”

  @id:initiative.condition @clause:initiative.one @clause:trigger.intervening_if @from:2024-11-08 @must
  Scenario: What asks whether its controller has the initiative does not mean the teammate
    Given Barry controls “Passageway Seer”
    When Angie casts “Passageway Seer”
    And the spell resolves
    And the triggered ability of Angie's “Passageway Seer” resolves
    Then Angie has the initiative
    When the end step of Angie's team begins
    Then there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    Then Angie's “Passageway Seer” is 3/3
    And Barry's “Passageway Seer” is 2/2
    When the end step of Edward's team begins
    Then the stack is empty
    When Angie goes on to “Forge”
    And Angie chooses Barry's “Passageway Seer” as the target
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's “Passageway Seer”
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 33 life

  @id:initiative.there_and_back @clause:initiative.one @clause:initiative.abilities @clause:dungeon.choice @from:2024-11-08 @must
  Scenario: The initiative goes from head to head and back in one turn, and each goes on in a dungeon of the own
    When Angie casts “Avenging Hunter”
    And the spell resolves
    And the triggered ability of “Avenging Hunter” resolves
    Then Angie has the initiative
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie's venture marker is in “Secret Entrance”
    When Barry casts “Goliath Paladin”
    And the spell resolves
    And the triggered ability of “Goliath Paladin” resolves
    Then Barry has the initiative
    And Angie does not have the initiative
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry's venture marker is in “Secret Entrance”
    When Angie goes on to “Forge”
    And Angie chooses “Goliath Paladin” as the target
    And Angie casts “Stirring Bard”
    And the spell resolves
    And the triggered ability of “Stirring Bard” resolves
    Then Angie has the initiative
    And Barry does not have the initiative
    When the postcombat main phase of Angie's team begins
    Then Angie's venture marker is in “Forge”
    And Barry's venture marker is in “Secret Entrance”
    And “Goliath Paladin” is 5/8

  @id:initiative.adventurers @clause:combat.reach @clause:combat.trample @clause:combat.vigilance @from:2024-11-08 @must
  Scenario: Creatures that brought the initiative fly, stay untapped or trample besides
    Given Angie controls “Aarakocra Sneak”
    And Angie controls “Goliath Paladin”
    And Barry controls “Avenging Hunter”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Aarakocra Sneak” and “Goliath Paladin”
    And Barry attacks Ronald with “Avenging Hunter”
    Then “Goliath Paladin” is untapped
    And “Aarakocra Sneak” is tapped
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Aarakocra Sneak” with “Hill Giant”
    But Edward can block “Goliath Paladin” with “Hill Giant”
    And Ronald can block “Avenging Hunter” with “Grizzly Bears”
    When Barry divides the damage: 2 to “Grizzly Bears”, 3 to Ronald
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 26 life

  @id:initiative.bard @clause:combat.block @from:2024-11-08 @must
  Scenario: Stirring Bard stays at home and sends another creature, which one alone can't block, for this turn
    Given Angie controls “Stirring Bard”
    And Edward controls “Hill Giant”
    And Edward controls “Giant Spider”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie activates the ability of “Stirring Bard” targeting “Grizzly Bears”
    And the ability resolves
    Then “Stirring Bard” is tapped
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Grizzly Bears”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Hill Giant”
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Stirring Bard”
    But Angie can attack Edward with “Grizzly Bears”
    When the declare blockers step of Angie's team begins
    Then Edward can block “Grizzly Bears” with “Hill Giant”

  @id:initiative.pack @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must
  Scenario: The initiative is taken as an ability resolves, and what triggers by that waits until all else of it is done
    Given Angie controls “Dungeoneer's Pack”
    And Angie controls two “Mana Source”
    And Edward has the initiative
    And Angie has no cards in hand
    And Barry has no cards in hand
    When Angie activates the ability of “Dungeoneer's Pack”
    And the ability resolves
    Then Angie has the initiative
    And Edward does not have the initiative
    And Angie's team has 33 life
    And Angie has one card in hand
    And Barry has no cards in hand
    And Angie controls a Treasure
    And Angie has “Dungeoneer's Pack” in her graveyard
    And Angie's venture marker is in no room
    And there is one spell or ability on the stack
    When Angie activates the ability of Angie's first Treasure token
    And Angie chooses red as the colour
    Then Angie has one unspent mana
    And Angie controls no Treasures

  @id:initiative.pack.when @clause:object.enters_tapped @clause:ability.as_sorcery @from:2024-11-08 @must
  Scenario: Dungeoneer's Pack enters tapped, and is opened for two mana in a main phase of its controller alone
    Given Angie controls five “Mana Source”
    And Barry controls “Dungeoneer's Pack”
    And Barry controls “Mana Source”
    When Angie casts Angie's “Dungeoneer's Pack”
    And the spell resolves
    Then Angie's “Dungeoneer's Pack” is tapped
    And Angie can't activate the ability of Angie's “Dungeoneer's Pack”
    And Barry can't activate the ability of Barry's “Dungeoneer's Pack”
    When the draw step of Angie's team begins
    Then Angie can't activate the ability of Angie's “Dungeoneer's Pack”
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't activate the ability of Angie's “Dungeoneer's Pack”
    When the precombat main phase of Angie's team begins
    Then Angie can activate the ability of Angie's “Dungeoneer's Pack”
    When the ability resolves
    Then Angie has the initiative
    And Barry controls “Dungeoneer's Pack”

  @id:initiative.leaves @clause:initiative.leaves @clause:team.leaves @variant:free-for-all @from:2024-11-08 @must
  Scenario: Where who has the initiative leaves the game the active player takes it, and ventures
    Given Angie has the initiative
    And Angie's venture marker is in “Forge”
    When the precombat main phase of Edward's team begins
    And Angie concedes the game
    Then Edward has the initiative
    And Martha does not have the initiative
    When the postcombat main phase of Edward's team begins
    Then Edward's venture marker is in “Secret Entrance”
    And Martha's venture marker is in no room

  @id:initiative.leaves.active @clause:initiative.leaves @clause:team.leaves @variant:free-for-all @from:2024-11-08 @must
  Scenario: Where who has the initiative leaves in the own turn the next player takes it
    Given Angie has the initiative
    When Angie concedes the game
    Then Edward has the initiative
    When the upkeep of Edward's team begins
    Then Edward's venture marker is in “Secret Entrance”
    And Martha's venture marker is in no room
    And there is one spell or ability on the stack

  @id:initiative.leaves.other @clause:initiative.leaves @clause:monarch.leaves @variant:free-for-all @from:2024-11-08 @must
  Scenario: As the monarch leaves the game who has the initiative keeps it, and the active player is the monarch
    Given it is the precombat main phase of Angie's team
    And Edward is the monarch
    And Martha has the initiative
    When Edward concedes the game
    Then Angie is the monarch
    And Martha has the initiative
    And Angie does not have the initiative
