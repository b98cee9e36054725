# language: en
Feature: Equipment that is a creature
  > An Equipment is a creature as long as it is on none. Who puts it on what, when, and what is it then?

  @id:ruling.cloudsteel_kirin @clause:equipment.reconfigure @clause:team.wins_and_loses @from:2022-02-18 @must
  Scenario: The team of a creature that Cloudsteel Kirin is on can't lose the game, until it is taken off
    Given it is the precombat main phase of Angie's team
    And Angie's team has 2 life
    And Angie controls “Cloudsteel Kirin”
    And Angie controls “Grizzly Bears”
    And Angie controls ten “Mana Source”
    And Edward has “Shock” in hand
    And Edward controls “Mana Source”
    When Angie activates the first ability of “Cloudsteel Kirin” targeting “Grizzly Bears”
    And the ability resolves
    And Angie's team passes priority
    And Edward casts “Shock” targeting Barry
    And the spell resolves
    Then Angie's team has 0 life
    And the game goes on
    When Angie activates the second ability of “Cloudsteel Kirin”
    And the ability resolves
    Then Angie's team loses the game

  @id:ruling.cloudsteel_kirin.win @clause:equipment.reconfigure @clause:team.wins_and_loses @from:2022-02-18 @must
  Scenario: A player who has one creature that Cloudsteel Kirin is on keeps both opponents from winning
    Given it is the precombat main phase of Angie's team
    And Edward's team has 50 life
    And Edward controls “Test of Endurance”
    And Angie controls “Cloudsteel Kirin”
    And Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    When Angie activates the first ability of “Cloudsteel Kirin” targeting “Grizzly Bears”
    And the ability resolves
    And the upkeep of Edward's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then the game goes on
    And Angie's team is still in the game

  @id:reconfigure.creature @clause:equipment.reconfigure @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: On another creature the Equipment is none, and gives what it has to give
    Given it is the precombat main phase of Angie's team
    And Angie controls “Cloudsteel Kirin”
    And Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Edward controls “Hill Giant”
    When Angie activates the first ability of “Cloudsteel Kirin” targeting “Grizzly Bears”
    And the ability resolves
    Then Angie controls a creature
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Cloudsteel Kirin”
    But Angie can attack Edward with “Grizzly Bears”
    When the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Hill Giant”
    But Edward can block with no creature

  @id:reconfigure.off @clause:equipment.reconfigure @clause:ability.only_if @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: What is on nothing is not taken off, and what is taken off is a creature again
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rabbit Battery”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    Then Angie can't activate the second ability of “Rabbit Battery”
    But Angie can activate the first ability of “Rabbit Battery” targeting “Grizzly Bears”
    When the ability resolves
    Then “Grizzly Bears” is 3/3
    And Angie controls a creature
    And Angie can activate the second ability of “Rabbit Battery”
    When the ability resolves
    Then “Grizzly Bears” is 2/2
    And “Rabbit Battery” is 1/1
    And Angie controls two creatures

  @id:reconfigure.whose @clause:equipment.reconfigure @clause:target.choose @from:2022-02-18 @must
  Scenario: An Equipment with reconfigure is put on another creature of its controller, and neither on itself nor on one of a teammate
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rabbit Battery”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Angie controls “Mana Source”
    Then Angie can't activate the first ability of “Rabbit Battery” targeting “Hill Giant”
    And Angie can't activate the first ability of “Rabbit Battery” targeting “Rabbit Battery”
    But Angie can activate the first ability of “Rabbit Battery” targeting “Grizzly Bears”
    When the ability resolves
    Then “Grizzly Bears” is 3/3
    And “Hill Giant” is 3/3

  @id:reconfigure.dies @clause:equipment.reconfigure @clause:equipment.unattached @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: When the creature that Rabbit Battery is on dies Rabbit Battery is a creature again
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rabbit Battery”
    And Angie controls “Grizzly Bears”
    And Angie controls “Goblin Bombardment”
    And Angie controls “Mana Source”
    And Edward's team has 20 life
    When Angie activates the first ability of “Rabbit Battery” targeting “Grizzly Bears”
    And the ability resolves
    And Angie activates the ability of “Goblin Bombardment” targeting Edward
    And the ability resolves
    Then Edward's team has 19 life
    And Angie has “Grizzly Bears” in her graveyard
    And Angie controls a creature
    And “Rabbit Battery” is 1/1

  @id:reconfigure.when @clause:equipment.reconfigure @clause:ability.only_if @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: An Equipment with reconfigure is put on when a sorcery could be cast, and at no other time
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rabbit Battery”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    When the beginning of combat step of Angie's team begins
    Then Angie can't activate the first ability of “Rabbit Battery” targeting “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Angie can activate the first ability of “Rabbit Battery” targeting “Grizzly Bears”
    When the ability resolves
    And the end step of Angie's team begins
    Then Angie can't activate the second ability of “Rabbit Battery”
    And “Grizzly Bears” is 3/3
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the second ability of “Rabbit Battery”

  @id:unattach.all @clause:equipment.unattach @from:2009-10-01 @must
  Scenario: All Equipment is taken off a creature, whosever it is, and none off another one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Angie controls “Bonesplitter”
    And Angie controls “Swiftfoot Boots”
    And Barry controls “Hill Giant”
    And Barry controls “Maul of the Skyclaves”
    And Angie controls two “Mana Source”
    And Barry controls five “Mana Source”
    When Angie activates the ability of “Bonesplitter” targeting “Grizzly Bears”
    And the ability resolves
    And Angie activates the ability of “Swiftfoot Boots” targeting “Grizzly Bears”
    And the ability resolves
    And Barry activates the ability of “Maul of the Skyclaves” targeting “Hill Giant”
    And the ability resolves
    Then “Grizzly Bears” is 4/2
    And “Hill Giant” is 5/5
    When Barry casts “Disarm” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 3/3
    And “Grizzly Bears” is 4/2
    And Barry controls “Maul of the Skyclaves”

  @id:isnt.god @clause:object.devotion @clause:life.shared @from:2018-04-27 @must
  Scenario: A God with little devotion is no creature, and still sees its controller's creatures enter
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Purphoros, God of the Forge”
    And Angie controls “Heartless Hidetsugu”
    And Barry controls “Goblin Chieftain”
    And Angie has “Grizzly Bears” in hand
    And Barry has “Hill Giant” in hand
    And Angie controls two “Mana Source”
    And Barry controls four “Mana Source”
    When Barry casts “Hill Giant”
    And the spell resolves
    Then the stack is empty
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Purphoros, God of the Forge” resolves
    Then Edward's team has 16 life
    And Angie controls two creatures
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Purphoros, God of the Forge”
    But Angie can attack Edward with “Heartless Hidetsugu”

  @id:isnt.god.devoted @clause:object.devotion @from:2018-04-27 @must
  Scenario: A God with a devotion of five is a creature, and is none again when that is gone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Purphoros, God of the Forge”
    And Angie controls “Heartless Hidetsugu”
    And Angie controls “Goblin Chieftain”
    And Angie controls “Goblin Bombardment”
    And Edward's team has 20 life
    Then Angie controls three creatures
    And “Purphoros, God of the Forge” is 6/5
    When Angie activates the ability of “Goblin Bombardment” targeting Edward
    And Angie sacrifices “Goblin Chieftain”
    And the ability resolves
    Then Edward's team has 19 life
    And Angie controls a creature

  @id:reconfigure.effect_creature @situation:reconfigure.effect_creature @clause:equipment.reconfigure @clause:layers.order @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: On what is a creature by an effect alone an Equipment with reconfigure is none either
    Given Angie's team has 10 life
    And Angie controls “Rabbit Battery”
    And Angie controls five “Mana Source”
    When Angie casts “Opal Avenger”
    And the spell resolves
    And the triggered ability of “Opal Avenger” resolves
    Then Angie controls two creatures
    When Angie activates the first ability of “Rabbit Battery” targeting “Opal Avenger”
    And the ability resolves
    Then “Opal Avenger” is 4/6
    And Angie controls a creature
