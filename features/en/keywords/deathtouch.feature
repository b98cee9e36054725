# language: en
Feature: Damage of which any is enough
  > A creature that is dealt the least damage is destroyed. When, and how is such damage divided?

  @id:keyword.deathtouch.after @situation:keyword.deathtouch @clause:damage.deathtouch @from:2008-07-15 @until:2009-07-11 @must
  Scenario: An ability that the damage triggers destroys the creature, which is there until that resolves
    Given Angie controls “Moonglove Winnower”
    And Edward controls “Obsianus Golem”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Moonglove Winnower”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Moonglove Winnower” with “Obsianus Golem”
    And the combat damage step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward controls “Obsianus Golem”
    And Angie has “Moonglove Winnower” in her graveyard
    When the triggered ability of “Moonglove Winnower” resolves
    Then Edward has “Obsianus Golem” in his graveyard

  @id:keyword.deathtouch.at_once @situation:keyword.deathtouch @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: The creature is gone before anybody can act, and one that a plain creature hit is not
    Given Angie controls “Typhoid Rats”
    And Barry controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Ronald controls “Barkhide Mauler”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Typhoid Rats”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Typhoid Rats” with “Obsianus Golem”
    And Ronald blocks “Hill Giant” with “Barkhide Mauler”
    And the combat damage step of Angie's team begins
    Then Edward has “Obsianus Golem” in his graveyard
    And Ronald controls “Barkhide Mauler”

  @id:keyword.deathtouch.players @situation:keyword.deathtouch.players @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: A player who is dealt the damage loses that much life and nothing more
    Given Edward's team has 20 life
    And Angie controls “Typhoid Rats”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Typhoid Rats”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward controls “Hill Giant”

  @id:keyword.deathtouch.no_order @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2010-07-16 @must
  Scenario: Of two blockers the later one may get damage though the first gets less than lethal
    Given Angie controls “Moonglove Winnower”
    And Edward controls “Obsianus Golem”
    And Ronald controls “Barkhide Mauler”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Moonglove Winnower”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Moonglove Winnower” with “Obsianus Golem”
    And Ronald blocks “Moonglove Winnower” with “Barkhide Mauler”
    And Angie's team orders the damage: first “Obsianus Golem”, then “Barkhide Mauler”
    And Angie's team divides the damage: 0 to “Obsianus Golem”, 2 to “Barkhide Mauler”
    And the postcombat main phase of Angie's team begins
    Then Edward controls “Obsianus Golem”
    And Ronald has “Barkhide Mauler” in his graveyard

  @id:keyword.deathtouch.one_each @situation:keyword.deathtouch.two @clause:combat.deathtouch @clause:damage.deathtouch @from:2010-07-16 @until:2018-04-27 @must
  Scenario: In the order of two blockers one point is enough for the first of them
    Given Angie controls “Moonglove Winnower”
    And Edward controls “Obsianus Golem”
    And Ronald controls “Barkhide Mauler”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Moonglove Winnower”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Moonglove Winnower” with “Obsianus Golem”
    And Ronald blocks “Moonglove Winnower” with “Barkhide Mauler”
    And Angie's team orders the damage: first “Obsianus Golem”, then “Barkhide Mauler”
    And Angie's team divides the damage: 1 to “Obsianus Golem”, 1 to “Barkhide Mauler”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Obsianus Golem” in his graveyard
    And Ronald has “Barkhide Mauler” in his graveyard

  @id:keyword.deathtouch.trample.before @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2009-07-11 @until:2010-07-16 @must
  Scenario: What tramples with deathtouch still owes its blocker as much damage as it has toughness
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Hill Giant”
    And Angie has one card in her library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks “War Mammoth” with “Hill Giant”
    And Angie casts “Lace with Moonglove” targeting “War Mammoth”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Hill Giant” in his graveyard

  @id:keyword.deathtouch.trample.one @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2018-04-27 @must
  Scenario: What tramples with deathtouch owes its blocker one point, and the rest goes to the player
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Hill Giant”
    And Angie has one card in her library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks “War Mammoth” with “Hill Giant”
    And Angie casts “Lace with Moonglove” targeting “War Mammoth”
    And the spell resolves
    And Angie's team divides the damage: 1 to “Hill Giant”, 2 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Edward has “Hill Giant” in his graveyard

  @id:keyword.deathtouch.lifelink @situation:keyword.deathtouch.lifelink @clause:damage.deathtouch @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: A creature with both destroys what it hits and gives its controller life
    Given Angie's team has 20 life
    And Barry controls “Vampire Nighthawk”
    And Edward controls “Air Elemental”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Air Elemental”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Air Elemental” with “Vampire Nighthawk”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 22 life
    And Edward has “Air Elemental” in his graveyard
    And Barry has “Vampire Nighthawk” in his graveyard

  @id:keyword.deathtouch.of_the_team @situation:keyword.deathtouch @clause:damage.deathtouch @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Where a team is attacked as one, too, the creature is gone before anybody can act
    Given Angie controls “Moonglove Winnower”
    And Edward controls “Obsianus Golem”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Moonglove Winnower”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Moonglove Winnower” with “Obsianus Golem”
    And the combat damage step of Angie's team begins
    Then Edward has “Obsianus Golem” in his graveyard

  @id:keyword.deathtouch.trample.of_the_team @situation:keyword.deathtouch.trample @clause:combat.deathtouch @clause:combat.trample @from:2010-07-16 @until:2018-04-27 @must
  Scenario: What tramples over a team with deathtouch owes its blocker one point, and either head gets the rest
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Hill Giant”
    And Angie has one card in her library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks “War Mammoth” with “Hill Giant”
    And Angie casts “Lace with Moonglove” targeting “War Mammoth”
    And the spell resolves
    And Angie's team chooses Ronald as the player who is dealt the damage
    And Angie's team divides the damage: 1 to “Hill Giant”, 2 to Ronald
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Edward has “Hill Giant” in his graveyard

  @id:keyword.deathtouch.given @situation:keyword.deathtouch.given @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: A creature that is given deathtouch has it for the turn, and only who gave it draws a card
    Given Angie controls “Wall of Wood”
    And Barry controls “Grizzly Bears”
    And Edward controls “Obsianus Golem”
    And Edward controls “Liliana, the Last Hope”
    And Angie has one card in her library
    And Barry has one card in his library
    When Angie casts “Lace with Moonglove” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has no cards in her library
    And Barry has one card in his library
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Obsianus Golem”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Obsianus Golem” in his graveyard

  @id:keyword.deathtouch.given.over @situation:keyword.deathtouch.given @clause:damage.deathtouch @clause:layers.lasting @from:2018-04-27 @must
  Scenario: In the next turn the creature has no deathtouch any more, and no planeswalker can be given it
    Given Barry controls “Grizzly Bears”
    And Edward controls “Obsianus Golem”
    And Edward controls “Liliana, the Last Hope”
    And Angie has three cards in her library
    Then Angie can't cast “Lace with Moonglove” targeting “Liliana, the Last Hope”
    But Angie can cast “Lace with Moonglove” targeting “Grizzly Bears”
    When the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Obsianus Golem”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Obsianus Golem” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Edward controls “Obsianus Golem”
    And Barry has “Grizzly Bears” in his graveyard

  @id:keyword.deathtouch.trample.trigger @situation:keyword.deathtouch.trample @clause:damage.deathtouch @clause:combat.trample @from:2008-07-15 @until:2009-07-11 @must
  Scenario: What tramples owes its blocker its toughness, while deathtouch is an ability that triggers
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Hill Giant”
    And Angie has one card in her library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks “War Mammoth” with “Hill Giant”
    And Angie casts “Lace with Moonglove” targeting “War Mammoth”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Hill Giant” in his graveyard
