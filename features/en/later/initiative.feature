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
    Given Angie controls “Passageway Seer”
    And Barry controls “Passageway Seer”
    And Barry has the initiative
    When the end step of Angie's team begins
    Then there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    Then Barry's “Passageway Seer” is 3/3
    And Angie's “Passageway Seer” is 2/2

  @id:initiative.pack @clause:initiative.abilities @clause:initiative.one @from:2024-11-08 @must @variant:two-headed-giant @variant:two-player @variant:commander
  Scenario: The initiative is taken as an ability resolves, and what triggers by that waits until all else of it is done
    Given Angie controls “Dungeoneer's Pack”
    And Angie controls two “Mana Source”
    And Edward has the initiative
    And Angie has no cards in hand
    When Angie activates the ability of “Dungeoneer's Pack”
    And the ability resolves
    Then Angie has the initiative
    And Edward does not have the initiative
    And Angie has one card in hand
    And Angie controls a Treasure
    And Angie's venture marker is in no room
    And there is one spell or ability on the stack

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
