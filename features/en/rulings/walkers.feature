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
    When Angie activates the ability of “Sarkhan, Dragonsoul”
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
    When Angie activates the ability of “Ajani, Strength of the Pride”
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
    When Angie activates the ability of “Ajani, Strength of the Pride”
    And the ability resolves
    Then Edward controls a creature
    And “Ajani, Strength of the Pride” has five loyalty counters
