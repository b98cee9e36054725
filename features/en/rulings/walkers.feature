# language: en
Feature: Planeswalkers of one member
  > A planeswalker is one player's. Whom does it hurt, whose creatures does it count, and whose life does it read?

  @id:ruling.chandra_flames_catalyst @clause:life.shared @from:2010-04-23 @must
  Scenario: Chandra, Flame's Catalyst deals 3 damage to each opponent, 6 to the team
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Chandra, Flame's Catalyst”
    When Angie activates the ability of “Chandra, Flame's Catalyst”
    And the ability resolves
    Then Edward's team has 14 life
    And “Chandra, Flame's Catalyst” has six loyalty counters

  @id:ruling.chandra_flames_catalyst.once @situation:ruling.chandra_flames_catalyst @clause:priority.act @from:2013-07-13 @must
  Scenario: A planeswalker is used once in the team's turn, and a teammate's as well
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Chandra, Flame's Catalyst”
    And Barry controls “Chandra, Pyrogenius”
    When Angie activates the ability of “Chandra, Flame's Catalyst”
    And the ability resolves
    Then Angie can't activate the ability of “Chandra, Flame's Catalyst”
    And Angie can't activate the first ability of “Chandra, Pyrogenius”
    But Barry can activate the first ability of “Chandra, Pyrogenius”

  @id:ruling.chandra_pyrogenius @clause:life.shared @from:2010-04-23 @must
  Scenario: Chandra, Pyrogenius deals 2 damage to each opponent, 4 to the team
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Chandra, Pyrogenius”
    When Angie activates the first ability of “Chandra, Pyrogenius”
    And the ability resolves
    Then Edward's team has 16 life
    And “Chandra, Pyrogenius” has seven loyalty counters

  @id:ruling.sarkhan_dragonsoul @clause:life.shared @from:2010-04-23 @must
  Scenario: Sarkhan, Dragonsoul deals 1 damage to each opponent and to the creatures of both, and spares a teammate's
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Sarkhan, Dragonsoul”
    And Barry controls “Vanilla 1/1”
    And Edward controls “Birds of Paradise”
    And Ronald controls “Vanilla 1/1”
    When Angie activates the first ability of “Sarkhan, Dragonsoul”
    And the ability resolves
    Then Edward's team has 18 life
    And Edward controls no creatures
    And Ronald controls no creatures
    And Barry controls a creature

  @id:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  Scenario: Davriel, Rogue Shadowmage hurts each opponent with too few cards, in the upkeep that they share
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Davriel, Rogue Shadowmage”
    And Edward has one card in hand
    When the draw step of Edward's team begins
    Then Edward's team has 16 life

  @id:ruling.davriel_rogue_shadowmage.one @situation:ruling.davriel_rogue_shadowmage @clause:trigger.step @from:2010-04-23 @must
  Scenario: Who has two cards in hand is spared, and the teammate is not
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Davriel, Rogue Shadowmage”
    And Edward has two cards in hand
    When the draw step of Edward's team begins
    Then Edward's team has 18 life

  @id:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Ajani, Strength of the Pride exiles what both opponents have once the team has 15 life more than it began with
    Given it is the precombat main phase of Angie's team
    And Angie's team has 45 life
    And Angie controls “Ajani, Strength of the Pride”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    When Angie activates the third ability of “Ajani, Strength of the Pride”
    And the ability resolves
    Then Edward controls no creatures
    And Ronald controls no creatures
    And Barry controls a creature

  @id:ruling.ajani_strength_of_the_pride.too_little @situation:ruling.ajani_strength_of_the_pride @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: With 14 life more nothing is exiled
    Given it is the precombat main phase of Angie's team
    And Angie's team has 44 life
    And Angie controls “Ajani, Strength of the Pride”
    And Edward controls “Hill Giant”
    When Angie activates the third ability of “Ajani, Strength of the Pride”
    And the ability resolves
    Then Edward controls a creature
    And “Ajani, Strength of the Pride” has five loyalty counters

  @id:ruling.saheeli_rai @clause:life.shared @clause:effect.scry @from:2018-04-27 @must
  Scenario: Saheeli Rai deals both opponents 1 damage after a look at the own library
    Given it is the precombat main phase of Angie's team
    And Angie controls “Saheeli Rai”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie activates the first ability of “Saheeli Rai”
    And the ability resolves
    And Angie puts the top card of her library on the bottom
    Then Edward's team has 18 life
    And Angie's team has 20 life
    And “Saheeli Rai” has four loyalty counters

  @id:ruling.saheeli_rai.copy @situation:ruling.saheeli_rai @clause:token.copy @clause:object.copy_except @clause:target.choose @from:2018-04-27 @must
  Scenario: Saheeli Rai makes a copy of a creature of the own that is an artifact, too, until the next end step
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Saheeli Rai”
    And Angie controls “Reckless Fireweaver”
    And Angie controls “Air Elemental”
    And Barry controls “Hill Giant”
    When Angie activates the second ability of “Saheeli Rai”
    And Angie chooses “Air Elemental” as the target
    And the ability resolves
    And the triggered ability of “Reckless Fireweaver” resolves
    Then Edward's team has 18 life
    And Angie controls a 4/4 creature token
    And Angie controls a creature token
    And “Saheeli Rai” has one loyalty counter
    When the upkeep of Edward's team begins
    Then Angie controls no creature tokens
    And Angie controls “Air Elemental”

  @id:ruling.saheeli_rai.haste @situation:ruling.saheeli_rai @clause:token.copy @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: The copy has all that the creature says and haste besides: one of Crazed Goblin has to attack at once
    Given it is the precombat main phase of Angie's team
    And Angie controls “Saheeli Rai”
    And Angie controls “Crazed Goblin”
    And Barry controls “Hill Giant”
    And “Crazed Goblin” is tapped
    When the declare attackers step of Angie's team begins
    Then Angie can attack with no creature
    When the postcombat main phase of Angie's team begins
    And Angie activates the second ability of “Saheeli Rai”
    And Angie chooses “Crazed Goblin” as the target
    And the ability resolves
    And Angie casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature

  @id:ruling.saheeli_rai.search @situation:ruling.saheeli_rai @clause:effect.search @clause:effect.onto_battlefield @from:2018-04-27 @must
  Scenario: Of artifacts in the own library Saheeli Rai finds up to three, which enter together
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Saheeli Rai”
    And “Saheeli Rai” has seven loyalty counters
    And Angie controls “Reckless Fireweaver”
    And Angie has “Fountain of Youth” in her library
    And Angie has “Bottle Gnomes” in her library
    And Angie has “Hill Giant” in her library
    When Angie activates the third ability of “Saheeli Rai”
    And the ability resolves
    And Angie finds “Fountain of Youth” and “Bottle Gnomes” in her library
    Then Angie controls “Fountain of Youth”
    And Angie controls “Bottle Gnomes”
    And Angie has “Saheeli Rai” in her graveyard
    When the triggered ability of “Reckless Fireweaver” resolves
    And the triggered ability of “Reckless Fireweaver” resolves
    Then Edward's team has 16 life
