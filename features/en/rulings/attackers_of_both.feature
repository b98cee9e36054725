# language: en
Feature: Attackers of both members
  > A card speaks of creatures that attack, of those of the team, or of who is attacked. Does it mean the teammate's creatures, and either opponent?

  @id:ruling.bull_rush_bruiser @clause:combat.attack @clause:combat.first_strike @from:2018-06-08 @must
  Scenario: A teammate's Warrior gives Bull-Rush Bruiser first strike
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bull-Rush Bruiser”
    And Barry controls “Goblin Piker”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bull-Rush Bruiser”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Bull-Rush Bruiser” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Air Elemental” in his graveyard
    And Angie controls “Bull-Rush Bruiser”

  @id:ruling.bull_rush_bruiser.none @situation:ruling.bull_rush_bruiser @clause:combat.attack @clause:trigger.intervening_if @from:2018-06-08 @must
  Scenario: Neither Bull-Rush Bruiser itself, nor a teammate's creature that is no Warrior, nor an opponent's Warrior gives it first strike
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bull-Rush Bruiser”
    And Barry controls “Grizzly Bears”
    And Ronald controls “Goblin Piker”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bull-Rush Bruiser”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Bull-Rush Bruiser” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Air Elemental” in his graveyard
    And Angie has “Bull-Rush Bruiser” in her graveyard

  @id:ruling.bull_rush_bruiser.kept @situation:ruling.bull_rush_bruiser @clause:layers.lasting @from:2018-06-08 @must
  Scenario: Bull-Rush Bruiser keeps first strike when the team's other Warrior is gone afterwards
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bull-Rush Bruiser”
    And Barry controls “Goblin Piker”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bull-Rush Bruiser”
    And the triggered ability of “Bull-Rush Bruiser” resolves
    And Barry casts “Shock” targeting “Goblin Piker”
    And the spell resolves
    And the declare blockers step of Angie's team begins
    And Edward blocks “Bull-Rush Bruiser” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Air Elemental” in his graveyard
    And Angie controls “Bull-Rush Bruiser”

  @id:ruling.bull_rush_bruiser.gone @situation:ruling.bull_rush_bruiser @clause:trigger.intervening_if @from:2018-06-08 @must
  Scenario: Bull-Rush Bruiser gains nothing when the team's other Warrior is gone before the ability resolves
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bull-Rush Bruiser”
    And Barry controls “Goblin Piker”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bull-Rush Bruiser”
    And Barry casts “Shock” targeting “Goblin Piker”
    And the spell resolves
    And the declare blockers step of Angie's team begins
    And Edward blocks “Bull-Rush Bruiser” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Air Elemental” in his graveyard
    And Angie has “Bull-Rush Bruiser” in her graveyard

  @id:ruling.dinosaur_stampede @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scenario: Dinosaur Stampede makes both members' attackers stronger, and only its caster's Dinosaurs trample
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Bonded Horncrest”
    And Angie controls “Grizzly Bears”
    And Barry controls “Bonded Horncrest”
    And Edward controls “Goblin Piker”
    And Ronald controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's “Bonded Horncrest”
    And Barry attacks Ronald with Barry's “Bonded Horncrest”
    And the declare blockers step of Angie's team begins
    And Edward blocks Angie's “Bonded Horncrest” with “Goblin Piker”
    And Ronald blocks Barry's “Bonded Horncrest” with “Vanilla 1/1”
    And Angie casts “Dinosaur Stampede”
    And the spell resolves
    Then Angie's “Bonded Horncrest” is 7/5
    And Barry's “Bonded Horncrest” is 7/5
    And “Grizzly Bears” is 2/2
    When Angie's team divides the damage: 1 to “Goblin Piker”, 6 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    When the upkeep of Edward's team begins
    Then Angie's “Bonded Horncrest” is 5/5

  @id:ruling.dwarven_lightsmith @clause:layers.lasting @clause:object.you @from:2018-06-08 @must
  Scenario: Dwarven Lightsmith makes the team's creatures bigger for this turn, and none that come later
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Goblin Piker”
    When Angie casts “Dwarven Lightsmith”
    And the spell resolves
    And the triggered ability of “Dwarven Lightsmith” resolves
    And Barry casts “Wind Drake”
    And the spell resolves
    Then “Grizzly Bears” is 3/3
    And “Hill Giant” is 4/4
    And “Dwarven Lightsmith” is 4/5
    And “Goblin Piker” is 2/1
    And “Wind Drake” is 2/2
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:ruling.enraged_revolutionary.team @situation:ruling.enraged_revolutionary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Enraged Revolutionary grows when it attacks the team with the most life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Enraged Revolutionary”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Enraged Revolutionary”
    And the declare blockers step of Angie's team begins
    Then “Enraged Revolutionary” is 3/2
    And “Enraged Revolutionary” has one +1/+1 counter

  @id:ruling.enraged_revolutionary.player @situation:ruling.enraged_revolutionary @clause:life.read @from:2018-04-27 @must
  Scenario: Enraged Revolutionary grows when it attacks either player of the team with the most life, and not of the one with less
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Enraged Revolutionary”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Enraged Revolutionary”
    And the postcombat main phase of Angie's team begins
    Then “Enraged Revolutionary” is 3/2
    And “Enraged Revolutionary” has one +1/+1 counter
    And Edward's team has 17 life
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Enraged Revolutionary”
    And the postcombat main phase of Angie's team begins
    Then “Enraged Revolutionary” is 3/2
    And Edward's team has 14 life

  @id:ruling.grenzos_cutthroat @clause:life.read @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Grenzo's Cutthroat grows when it attacks either player of the team with the most life, and strikes first
    Given it is the precombat main phase of Angie's team
    And Angie's team has 19 life
    And Edward's team has 20 life
    And Barry controls “Grenzo's Cutthroat”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Barry attacks Ronald with “Grenzo's Cutthroat”
    And the declare blockers step of Angie's team begins
    Then “Grenzo's Cutthroat” has one +1/+1 counter
    And “Grenzo's Cutthroat” is 2/2
    When Edward blocks “Grenzo's Cutthroat” with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Barry controls “Grenzo's Cutthroat”

  @id:ruling.grenzos_cutthroat.less @situation:ruling.grenzos_cutthroat @clause:life.read @from:2018-04-27 @must
  Scenario: Grenzo's Cutthroat does not grow when it attacks a player of the team with less life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 19 life
    And Angie controls “Grenzo's Cutthroat”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grenzo's Cutthroat”
    And the declare blockers step of Angie's team begins
    Then “Grenzo's Cutthroat” has no +1/+1 counters

  @id:parts.ruling_fliers @clause:combat.block @from:2018-04-27 @must
  Scenario: Bloodthirsty Aerialist, Cliffhaven Vampire, Defiant Bloodlord and Grasping Thrull fly
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bloodthirsty Aerialist”
    And Angie controls “Cliffhaven Vampire”
    And Barry controls “Defiant Bloodlord”
    And Barry controls “Grasping Thrull”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bloodthirsty Aerialist”
    And Angie attacks Edward with “Cliffhaven Vampire”
    And Barry attacks Edward with “Defiant Bloodlord”
    And Barry attacks Edward with “Grasping Thrull”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Bloodthirsty Aerialist” with “Hill Giant”
    And Edward can't block “Cliffhaven Vampire” with “Hill Giant”
    And Edward can't block “Defiant Bloodlord” with “Hill Giant”
    And Edward can't block “Grasping Thrull” with “Hill Giant”
    But Ronald can block “Bloodthirsty Aerialist” with “Wind Drake”

  @id:parts.ruling_at_home @clause:combat.vigilance @clause:combat.attack @from:2018-04-27 @must
  Scenario: Arbiter of Knollridge and Gorm the Great attack without being tapped, and Brimstone Trebuchet can't attack
    Given it is the precombat main phase of Angie's team
    And Angie controls “Arbiter of Knollridge”
    And Angie controls “Brimstone Trebuchet”
    And Barry controls “Gorm the Great”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Brimstone Trebuchet”
    But Angie can attack Edward with “Arbiter of Knollridge”
    And Barry can attack Edward with “Gorm the Great”
    And Barry can attack Ronald with “Grizzly Bears”
    When the declare blockers step of Angie's team begins
    Then “Arbiter of Knollridge” is untapped
    And “Gorm the Great” is untapped
    And “Grizzly Bears” is tapped

  @id:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  Scenario: A creature grows for each other attacker that has a creature type of its own, a teammate's too, and a teammate's does not grow
    Given it is the precombat main phase of Angie's team
    And Angie controls “Shared Animosity”
    And Angie controls “Goblin Piker”
    And Barry controls “Goblin Firestarter”
    And Barry controls “Lunk Errant”
    And Barry controls “Goblin Chieftain”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Piker”
    And Barry attacks Ronald with “Goblin Firestarter” and “Lunk Errant”
    Then “Goblin Piker” is 2/1
    When the triggered ability of “Shared Animosity” resolves
    Then “Goblin Piker” is 4/1
    And “Goblin Firestarter” is 2/2
    And “Lunk Errant” is 4/4

  @id:ruling.shared_animosity.alone @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  Scenario: Attackers are counted as the ability resolves, and one that has no such type beside it does not grow
    Given it is the precombat main phase of Angie's team
    And Angie controls “Shared Animosity”
    And Angie controls “Goblin Piker”
    And Barry controls “Goblin Firestarter”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Piker”
    And Barry attacks Ronald with “Goblin Firestarter” and “Grizzly Bears”
    And Barry casts “Unsummon” targeting “Goblin Firestarter”
    And the spell resolves
    And the triggered ability of “Shared Animosity” resolves
    Then “Goblin Piker” is 2/1

  @id:ruling.shared_animosity.team @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2005-08-01 @until:2018-04-27 @must
  Scenario: In an attack of the whole team a teammate's attackers are counted, too
    Given it is the precombat main phase of Angie's team
    And Angie controls “Shared Animosity”
    And Angie controls “Goblin Piker”
    And Barry controls “Goblin Firestarter”
    And Barry controls “Lunk Errant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Goblin Piker” and “Lunk Errant”
    And the triggered ability of “Shared Animosity” resolves
    Then “Goblin Piker” is 3/1
    And “Lunk Errant” is 4/4
