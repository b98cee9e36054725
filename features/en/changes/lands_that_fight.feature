# language: en
Feature: Lands that are creatures
  > Lands become creatures and stay lands. What else of them changes, and when does it end?

  @id:lands.animated @clause:object.keeps_types @variant:two-player @from:2005-08-01 @must
  Scenario: A land that is a creature until end of turn attacks, and is a land alone afterwards
    Given Angie controls “Treetop Village”
    And Angie controls two “Forest”
    And Edward's team has 20 life
    When Angie activates the second ability of “Treetop Village”
    And the ability resolves
    Then “Treetop Village” is 3/3
    And Angie controls a creature
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Treetop Village”
    And the end step of Angie's team begins
    Then Edward's team has 17 life
    When the upkeep of Edward's team begins
    Then Angie controls no creatures

  @id:lands.animated.trample @clause:object.keeps_types @clause:combat.trample @variant:two-player @from:2005-08-01 @must
  Scenario: What the land gains as it becomes a creature it has in combat
    Given Angie controls “Treetop Village”
    And Angie controls two “Forest”
    And Edward's team has 20 life
    And Edward controls “Grizzly Bears”
    When Angie activates the second ability of “Treetop Village”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Treetop Village”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Treetop Village” with “Grizzly Bears”
    And Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward has “Grizzly Bears” in his graveyard

  @id:lands.target @clause:object.keeps_types @from:2005-08-01 @must
  Scenario: Any player's land may become a creature, and dies as one
    Given Angie controls “Kamahl, Fist of Krosa”
    And Angie controls “Forest”
    And Edward controls “Plains”
    And Edward controls “Island”
    When Angie activates the first ability of “Kamahl, Fist of Krosa”
    And Angie chooses “Plains” as the target
    And the ability resolves
    And Barry casts “Shock” targeting “Plains”
    And the spell resolves
    Then Edward has “Plains” in his graveyard
    And Edward controls “Island”

  @id:lands.always @clause:object.keeps_types @clause:ability.static @from:2005-08-01 @must
  Scenario: The controller's Forests are green Elves, a teammate's and other lands are not
    Given Angie controls “Ambush Commander”
    And Angie controls “Forest”
    And Angie controls “Mountain”
    And Angie controls “Wilt-Leaf Liege”
    And Barry controls “Forest”
    Then Angie controls three creatures
    And Barry controls no creatures
    And Angie's “Forest” is 2/2

  @id:lands.no_more @clause:combat.no_creature_any_more @clause:ability.static @variant:two-player @from:2005-08-01 @must
  Scenario: An attacking land that was no creature for a moment deals no damage as one again
    Given Angie controls “Ambush Commander”
    And Angie controls “Forest”
    And Angie controls “Grizzly Bears”
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls two “Mana Source”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Forest” and “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Murder” targeting “Ambush Commander”
    And the spell resolves
    And Angie activates the first ability of “Kamahl, Fist of Krosa”
    And Angie chooses “Forest” as the target
    And the ability resolves
    Then “Grizzly Bears” is attacking
    And “Forest” is 1/1
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life

  @id:lands.still @clause:object.keeps_types @clause:combat.landwalk @variant:two-player @from:2005-08-01 @must
  Scenario: A Forest that is a creature is a Forest still, for what walks through forests
    Given Edward controls “Ambush Commander”
    And Edward controls “Forest”
    And Angie controls “Shanodin Dryads”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Shanodin Dryads” and “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Shanodin Dryads” with “Ambush Commander”
    But Edward can block “Grizzly Bears” with “Ambush Commander”

  @id:lands.no_more.blocker @clause:combat.no_creature_any_more @clause:combat.trample @variant:two-player @from:2005-08-01 @must
  Scenario: What a land has blocked stays blocked when the land is no creature any more
    Given Angie controls “Ambush Commander”
    And Angie controls “Forest”
    And Angie's team has 20 life
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Forest”
    And Edward casts “Murder” targeting “Ambush Commander”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Angie controls “Forest”
