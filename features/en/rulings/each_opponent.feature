# language: en
Feature: Life that each opponent loses
  > An ability makes each opponent lose life, or deals damage to each opponent. What does the other team lose, and what is gained?

  @id:ruling.infectious_horror @clause:life.shared @from:2018-04-27 @must
  Scenario: When Infectious Horror attacks, both opponents lose 2 life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Infectious Horror”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Infectious Horror”
    And the triggered ability of “Infectious Horror” resolves
    Then Edward's team has 16 life

  @id:ruling.bastion_of_remembrance @clause:life.shared @from:2005-08-01 @must
  Scenario: When a creature of its controller dies, both opponents lose 1 life and the controller gains 1
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bastion of Remembrance”
    And Angie controls “Lampad of Death's Vigil”
    And Angie controls “Mana Source”
    When Angie activates the ability of “Lampad of Death's Vigil”
    And the triggered ability of “Bastion of Remembrance” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.lampad @clause:life.shared @from:2005-08-01 @must
  Scenario: Lampad of Death's Vigil takes 2 life from the other team and gives 1
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Lampad of Death's Vigil”
    And Angie controls “Mana Source”
    When Angie activates the ability of “Lampad of Death's Vigil”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.corpse_knight @clause:life.shared @from:2005-08-01 @must
  Scenario: Another creature of the controller costs the other team 2 life, and one of the teammate nothing
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Corpse Knight”
    When Barry casts “Hill Giant”
    And the spell resolves
    Then Edward's team has 20 life
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Corpse Knight” resolves
    Then Edward's team has 18 life

  @id:ruling.forerunner @clause:life.shared @from:2005-08-01 @must
  Scenario: Another Pirate costs the other team 2 life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Forerunner of the Coalition”
    When Angie casts “Dire Fleet Captain”
    And the spell resolves
    And the triggered ability of “Forerunner of the Coalition” resolves
    Then Edward's team has 18 life

  @id:ruling.dagger_caster @clause:life.shared @from:2005-08-01 @must
  Scenario: Dagger Caster deals 1 damage to each opponent and to the creatures of both
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Barry controls “Vanilla 1/1”
    And Edward controls “Birds of Paradise”
    And Ronald controls “Mogg Flunkies”
    When Angie casts “Dagger Caster”
    And the spell resolves
    And the triggered ability of “Dagger Caster” resolves
    Then Edward's team has 18 life
    And Edward controls no creatures
    And Barry controls a creature
    And Ronald controls a creature

  @id:ruling.creeping_chill @clause:life.shared @from:2005-08-01 @must
  Scenario: Creeping Chill costs the other team 6 life, and its caster gains 3
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Creeping Chill”
    And the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 23 life

  @id:ruling.spear_spewer @clause:life.shared @from:2005-08-01 @must
  Scenario: Spear Spewer costs each team 2 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Spear Spewer”
    When Angie activates the ability of “Spear Spewer”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 18 life

  @id:ruling.spirit_of_malevolence @clause:life.shared @from:2005-08-01 @must
  Scenario: When Spirit of Malevolence dies, both opponents lose 1 life and its controller gains 1
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Spirit of Malevolence”
    And Angie controls “Lampad of Death's Vigil”
    And Angie controls “Mana Source”
    When Angie activates the ability of “Lampad of Death's Vigil”
    And Angie sacrifices “Spirit of Malevolence”
    And the triggered ability of “Spirit of Malevolence” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.poison_tip_archer @clause:life.shared @from:2005-08-01 @must
  Scenario: A teammate's creature that dies costs the other team 2 life, as any other creature does
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Poison-Tip Archer”
    And Barry controls “Lampad of Death's Vigil”
    And Barry controls “Mana Source”
    When Barry activates the ability of “Lampad of Death's Vigil”
    And the triggered ability of “Poison-Tip Archer” resolves
    Then Edward's team has 18 life

  @id:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  Scenario: Turret Ogre deals 2 damage to each opponent if its controller has another creature with power 4
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Raging Kronch”
    When Angie casts “Turret Ogre”
    And the spell resolves
    And the triggered ability of “Turret Ogre” resolves
    Then Edward's team has 16 life

  @id:ruling.turret_ogre.teammate @situation:ruling.turret_ogre @clause:life.shared @from:2005-08-01 @must
  Scenario: A teammate's creature with power 4 does not help Turret Ogre
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Barry controls “Raging Kronch”
    When Angie casts “Turret Ogre”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Edward's team has 20 life

  @id:ruling.throne_of_the_god_pharaoh @clause:life.shared @from:2005-08-01 @must
  Scenario: Throne of the God-Pharaoh counts the tapped creatures of its controller alone, and takes that much from both opponents
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Throne of the God-Pharaoh”
    And Angie controls “Spear Spewer”
    And Barry controls “Heartless Hidetsugu”
    When Angie activates the ability of “Spear Spewer”
    And the ability resolves
    Then Edward's team has 18 life
    When the end step of Angie's team begins
    And the triggered ability of “Throne of the God-Pharaoh” resolves
    Then Edward's team has 16 life

  @id:ruling.mischievous_chimera @clause:life.shared @from:2005-08-01 @must
  Scenario: The first spell in the other team's turn deals 1 damage to each opponent, and no later one does
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    And Angie controls “Mischievous Chimera”
    And Angie controls “Grizzly Bears”
    When Edward's team passes priority
    And Angie casts “Giant Growth” targeting “Grizzly Bears”
    And Angie puts no card on the bottom of her library
    And the triggered ability of “Mischievous Chimera” resolves
    Then Edward's team has 18 life
    When the spell resolves
    And Edward's team passes priority
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Edward's team has 18 life

  @id:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  Scenario: Both opponents lose life where its controller casts a creature spell, and a black one of its controller's costs less
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bontu's Monument”
    And Angie controls three “Mana Source”
    And Barry controls three “Mana Source”
    Then Barry can't cast “Heartstabber Mosquito”
    And Angie can't cast “Hill Giant”
    But Angie can cast “Heartstabber Mosquito”
    When the triggered ability of “Bontu's Monument” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.bontus_monument.teammate @situation:ruling.bontus_monument @clause:life.shared @clause:cost.total @from:2005-08-01 @must
  Scenario: Where a teammate casts a creature spell nobody gains or loses life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bontu's Monument”
    And Barry controls four “Mana Source”
    When Barry casts “Heartstabber Mosquito”
    And the spell resolves
    Then Edward's team has 20 life
    And Angie's team has 20 life

  @id:ruling.bontus_monument.cost @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  Scenario: What makes a spell cost less is taken off after what makes it cost more, from generic mana alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bontu's Monument”
    And Angie controls “Mana Source”
    And Ronald controls “Sphere of Resistance”
    Then Angie can't cast “Goblin Firestarter”
    But Angie can cast “Serrated Scorpion”
    When the triggered ability of “Bontu's Monument” resolves
    And the spell resolves
    Then Angie controls “Serrated Scorpion”

  @id:ruling.bontus_monument.coloured @situation:ruling.bontus_monument @clause:cost.total @from:2005-08-01 @must
  Scenario: A spell that has no generic mana in its cost costs no less
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bontu's Monument”
    And Angie controls “Mana Source”
    Then Angie can cast “Serrated Scorpion”
    When the triggered ability of “Bontu's Monument” resolves
    And the spell resolves
    Then Angie can't cast “Goblin Firestarter”
    And Angie controls “Serrated Scorpion”

  @id:ruling.chainers_torment @clause:saga.chapter @clause:saga.turn @clause:life.shared @from:2018-04-27 @must
  Scenario: Each of the first two chapters of Chainer's Torment deals both opponents 2 damage, and its controller gains 2 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Chainer's Torment”
    And the spell resolves
    And the triggered ability of “Chainer's Torment” resolves
    Then Edward's team has 16 life
    And Angie's team has 22 life
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Chainer's Torment” resolves
    Then Edward's team has 12 life
    And Angie's team has 24 life

  @id:ruling.chainers_torment.last @situation:ruling.chainers_torment @clause:saga.ends @clause:life.read @clause:damage.source @from:2018-04-27 @must
  Scenario: The last chapter of Chainer's Torment reads the team's life; the Horror deals as much damage to its controller as it has power
    Given it is the precombat main phase of Edward's team
    And Angie's team has 25 life
    And Edward's team has 20 life
    And Angie controls “Chainer's Torment”
    And “Chainer's Torment” has two lore counters
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Chainer's Torment” resolves
    Then Angie has “Chainer's Torment” in her graveyard
    And Angie controls a 13/13 creature token
    And Angie's team has 12 life
    And Edward's team has 20 life

  @id:ruling.chainers_torment.source @situation:ruling.chainers_torment @clause:damage.source @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: The Horror itself deals the damage of the last chapter, so that lifelink gives its controller as much life as that costs
    Given it is the precombat main phase of Edward's team
    And Angie's team has 25 life
    And Angie controls “Chainer's Torment”
    And Angie controls “True Conviction”
    And “Chainer's Torment” has two lore counters
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Chainer's Torment” resolves
    Then Angie's team has 25 life
    And Angie controls a 13/13 creature token
