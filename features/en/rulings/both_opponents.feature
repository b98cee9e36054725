# language: en
Feature: What both opponents lose
  > A card takes life or cards from each opponent. What does the other team lose, and what stays with the own one?

  @id:ruling.arterial_flow @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Who controls a Vampire takes two cards from each opponent with Arterial Flow, 4 life from their team, and gains 2
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Cruel Celebrant”
    And Edward has three cards in hand
    And Ronald has four cards in hand
    And Barry has three cards in hand
    When Angie casts “Arterial Flow”
    And the spell resolves
    And Edward discards two cards
    And Ronald discards two cards
    Then Edward has one card in hand
    And Ronald has two cards in hand
    And Barry has three cards in hand
    And Edward's team has 16 life
    And Angie's team has 22 life

  @id:ruling.arterial_flow.teammate @situation:ruling.arterial_flow @clause:object.you @from:2005-08-01 @must
  Scenario: A teammate's Vampire does not help Arterial Flow
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Cruel Celebrant”
    And Edward has three cards in hand
    When Angie casts “Arterial Flow”
    And the spell resolves
    And Edward discards two cards
    Then Edward has one card in hand
    And Edward's team has 20 life
    And Angie's team has 20 life

  @id:ruling.bad_deal @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Bad Deal costs each team 4 life, and the teammate neither draws nor discards
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie has one card in hand
    And Barry has three cards in hand
    And Edward has three cards in hand
    And Ronald has four cards in hand
    When Angie casts “Bad Deal”
    And the spell resolves
    And Edward discards two cards
    And Ronald discards two cards
    Then Angie has two cards in hand
    And Barry has three cards in hand
    And Edward has one card in hand
    And Ronald has two cards in hand
    And Angie's team has 16 life
    And Edward's team has 16 life

  @id:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: A creature of the controller that dies costs the other team 2 life and gives 1, Cruel Celebrant itself too, and a teammate's nothing
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Cruel Celebrant”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When Barry casts “Murder” targeting “Hill Giant”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Edward's team has 20 life
    When Angie casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Cruel Celebrant” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
    When Angie casts “Murder” targeting “Cruel Celebrant”
    And the spell resolves
    And the triggered ability of “Cruel Celebrant” resolves
    Then Edward's team has 16 life
    And Angie's team has 22 life

  @id:ruling.cruel_celebrant.walker @situation:ruling.cruel_celebrant @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: A planeswalker that dies counts for Cruel Celebrant, and a teammate's does not
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Cruel Celebrant”
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has two loyalty counters
    And Barry controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has two loyalty counters
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Nissa, Voice of Zendikar”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Edward's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Chandra, Pyrogenius”
    And the spell resolves
    And the triggered ability of “Cruel Celebrant” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.grasping_thrull @clause:life.shared @from:2005-08-01 @must
  Scenario: Grasping Thrull costs the other team 4 life, and its controller gains 2
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Grasping Thrull”
    And the spell resolves
    And the triggered ability of “Grasping Thrull” resolves
    Then Edward's team has 16 life
    And Angie's team has 22 life

  @id:ruling.ghitu_journeymage @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: With another Wizard of its controller Ghitu Journeymage costs the other team 4 life
    Given Edward's team has 20 life
    And Angie controls “Sighted-Caste Sorcerer”
    When Angie casts “Ghitu Journeymage”
    And the spell resolves
    And the triggered ability of “Ghitu Journeymage” resolves
    Then Edward's team has 16 life

  @id:ruling.ghitu_journeymage.teammate @situation:ruling.ghitu_journeymage @clause:object.you @from:2005-08-01 @must
  Scenario: Neither a teammate's Wizard nor Ghitu Journeymage itself is another one of its controller
    Given Edward's team has 20 life
    And Barry controls “Sighted-Caste Sorcerer”
    When Angie casts “Ghitu Journeymage”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Edward's team has 20 life

  @id:ruling.god_pharaohs_statue @clause:life.shared @clause:trigger.step @from:2005-08-01 @must
  Scenario: God-Pharaoh's Statue costs the other team 2 life in the end step of its controller's team, and nothing in their own
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Barry controls “God-Pharaoh's Statue”
    When the upkeep of Edward's team begins
    Then Edward's team has 18 life
    When the upkeep of Angie's team begins
    Then Edward's team has 18 life

  @id:ruling.gruesome_fate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: The other team loses 2 life for each creature of who casts Gruesome Fate, and a teammate's do not count
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Angie controls “Wind Drake”
    And Angie controls “Fountain of Youth”
    And Barry controls “Hill Giant”
    And Edward controls “Air Elemental”
    When Angie casts “Gruesome Fate”
    And the spell resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life

  @id:ruling.angrath_the_flame_chained @clause:life.shared @clause:object.you @from:2010-04-23 @must
  Scenario: Angrath, the Flame-Chained takes a card from each opponent and 4 life from their team
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Angrath, the Flame-Chained”
    And Barry has two cards in hand
    And Edward has two cards in hand
    And Ronald has three cards in hand
    When Angie activates the first ability of “Angrath, the Flame-Chained”
    And the ability resolves
    And Edward discards one card
    And Ronald discards one card
    Then Edward has one card in hand
    And Ronald has two cards in hand
    And Barry has two cards in hand
    And Edward's team has 16 life
    And Angie's team has 20 life
    And “Angrath, the Flame-Chained” has five loyalty counters

  @id:ruling.cavalier_of_flame @clause:life.shared @clause:object.you @from:2010-04-23 @must
  Scenario: When Cavalier of Flame dies, each opponent and each planeswalker of theirs is dealt as much damage as its controller's graveyard has lands
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Cavalier of Flame”
    And Angie has “Forest” in her graveyard
    And Angie has “Mountain” in her graveyard
    And Angie has “Grizzly Bears” in her graveyard
    And Barry has “Forest” in his graveyard
    And Barry controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward controls “Vanilla 1/1”
    When Angie casts “Murder” targeting “Cavalier of Flame”
    And the spell resolves
    And the triggered ability of “Cavalier of Flame” resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    And “Nissa, Voice of Zendikar” has three loyalty counters
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Vanilla 1/1”

  @id:ruling.blisterspit_gremlin @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  Scenario: Blisterspit Gremlin costs the other team 2 life, and each player pays for the own one
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Blisterspit Gremlin”
    And Angie controls two “Mana Source”
    And Barry controls “Blisterspit Gremlin”
    And Barry controls no “Mana Source”
    And Barry controls “Spear Spewer”
    When Angie activates the ability of Angie's “Blisterspit Gremlin”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life
    And Angie can't activate the ability of Angie's “Blisterspit Gremlin”
    And Barry can't activate the ability of Barry's “Blisterspit Gremlin”
    But Barry can activate the ability of “Spear Spewer”

  @id:ruling.brimstone_trebuchet @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Brimstone Trebuchet deals 1 damage to each opponent, once more after a Knight of its controller, and not after one of the teammate
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Brimstone Trebuchet”
    When Angie activates the ability of “Brimstone Trebuchet”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life
    When Barry casts “Youthful Knight”
    And the spell resolves
    Then “Brimstone Trebuchet” is tapped
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then “Brimstone Trebuchet” is tapped
    When Angie casts “Corpse Knight”
    And the spell resolves
    And the triggered ability of “Brimstone Trebuchet” resolves
    And Angie activates the ability of “Brimstone Trebuchet”
    And the ability resolves
    Then Edward's team has 16 life
