# language: en
Feature: What is said of some creatures spares the others
  > A spell or an ability names creatures, by kind, colour or controller. Which are spared, and are the players?

  @id:spared.players @clause:creature.dies @clause:life.shared @from:2005-08-01 @must
  Scenario: Damage to each creature kills both teammates' and the opponents' small ones, and touches no player
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Wind Drake”
    And Barry controls two 1/1 Goblin tokens
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Pyroclasm”
    And the spell resolves
    Then Angie controls no creatures
    And Barry controls no creatures
    And Edward controls a creature
    And Ronald controls no creatures
    And Angie's team has 20 life
    And Edward's team has 20 life

  @id:spared.flying @clause:creature.dies @from:2005-08-01 @must
  Scenario: Damage to each creature without flying spares a bird of 0/1
    Given Angie controls two 1/1 Goblin tokens
    And Barry controls “Birds of Paradise”
    And Edward controls “Birds of Paradise”
    And Ronald controls two 1/1 Saproling tokens
    When Angie casts “Tremor”
    And the spell resolves
    Then Angie controls no creatures
    And Ronald controls no creatures
    And Barry controls “Birds of Paradise”
    And Edward controls “Birds of Paradise”

  @id:spared.colour @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: What makes black creatures bigger does so for everybody's, and leaves a green one as it is
    Given Angie controls “Bad Moon”
    And Angie controls “Grizzly Bears”
    And Edward controls “Infectious Horror”
    Then “Grizzly Bears” is 2/2
    And “Infectious Horror” is 3/3

  @id:spared.subtype @clause:ability.static @clause:object.you @from:2005-08-01 @must
  Scenario: A Goblin lord makes its controller's other Goblins bigger, not itself, no bear and no Goblin of the teammate
    Given Angie controls “Goblin Chieftain”
    And Angie controls “Grizzly Bears”
    And Angie controls two 1/1 Goblin tokens
    And Barry controls two 1/1 Goblin tokens
    And Edward controls two 1/1 Goblin tokens
    Then Angie controls two 2/2 Goblin tokens
    And Barry controls two 1/1 Goblin tokens
    And Edward controls two 1/1 Goblin tokens
    And “Goblin Chieftain” is 2/2
    And “Grizzly Bears” is 2/2

  @id:spared.token @clause:ability.static @from:2005-08-01 @must
  Scenario: What makes creature tokens bigger leaves creatures that are cards as they are
    Given Angie controls “Leyline of the Meek”
    And Angie controls “Grizzly Bears”
    And Barry controls two 1/1 Goblin tokens
    And Edward controls a 1/1 Saproling token
    Then “Grizzly Bears” is 2/2
    And Barry controls two 2/2 Goblin tokens
    And Edward controls a 2/2 Saproling token

  @id:spared.types @clause:object.you @from:2018-04-27 @must
  Scenario: Artifacts and creatures of the opponents are exiled; enchantments, lands and the teammate's creatures stay
    Given Angie's team has 45 life
    And Angie controls “Ajani, Strength of the Pride”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Glorious Anthem”
    And Ronald controls “Copper Tablet”
    And Ronald controls “Forest”
    When Angie activates the third ability of “Ajani, Strength of the Pride”
    And the ability resolves
    Then Edward owns “Grizzly Bears” in exile
    And Angie owns “Ajani, Strength of the Pride” in exile
    And Ronald owns “Copper Tablet” in exile
    And Edward controls “Glorious Anthem”
    And Ronald controls “Forest”
    And Barry controls “Hill Giant”

  @id:spared.power @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: A creature of power 3 is not one of power 4 or more, and the teammate's big one does not count
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Verdant Force”
    When Angie casts “Turret Ogre”
    And the spell resolves
    Then Edward's team has 20 life
    When the end step of Angie's team begins
    Then Edward's team has 20 life

  @id:spared.tapped @clause:trigger.step @clause:object.you @from:2005-08-01 @must
  Scenario: Only its controller's tapped creatures are counted, neither the untapped ones nor the teammate's
    Given Edward's team has 20 life
    And Angie controls “Throne of the God-Pharaoh”
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    And “Hill Giant” is tapped
    And “Grizzly Bears” is tapped
    When the end step of Angie's team begins
    And the triggered ability of “Throne of the God-Pharaoh” resolves
    Then Edward's team has 18 life

  @id:spared.attacking @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: A Pirate that stays at home is not counted among those that attack
    Given Angie controls “Dire Fleet Captain”
    And Angie controls “Forerunner of the Coalition”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Dire Fleet Captain”
    And the triggered ability of “Dire Fleet Captain” resolves
    Then “Dire Fleet Captain” is 2/2

  @id:spared.devotion @clause:object.devotion @from:2016-01-16 @must
  Scenario: Mana symbols of another colour add nothing to the devotion to black, nor do the teammate's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Lurking Evil”
    When Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 16 life
    And Angie's team has 24 life

  @id:spared.prevented @clause:replacement.open @from:2005-08-01 @must
  Scenario: A spell that protects its caster and that player's creatures leaves the teammate's to die
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Ronald controls two 1/1 Goblin tokens
    When Edward's team passes priority
    And Angie casts “Safe Passage”
    And the spell resolves
    And Edward casts “Pyroclasm”
    And the spell resolves
    Then Angie controls “Grizzly Bears”
    And Barry controls no creatures
    And Ronald controls no creatures

  @id:spared.prevented.teammate @situation:spared.prevented @clause:replacement.open @from:2005-08-01 @must
  Scenario: Damage to each player is kept from its caster, and not from the teammate
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Edward's team passes priority
    And Barry casts “Safe Passage”
    And the spell resolves
    And Edward casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 16 life
    And Edward's team has 12 life

  @id:spared.fog @clause:replacement.open @from:2018-04-27 @must
  Scenario: Where all combat damage is prevented, blocker and blocked live on, and a spell still kills
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Wind Drake”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Angie's team passes priority
    And Ronald casts “Fog”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Edward's team has 20 life
    When Angie casts “Pyroclasm”
    And the spell resolves
    Then Edward controls no creatures

  @id:spared.target @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: An enchantment is no target for what targets creatures and players
    Given Edward controls “Glorious Anthem”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Unsummon” targeting “Glorious Anthem”
    And Angie can't cast “Unsummon” targeting Edward
    But Angie can cast “Unsummon” targeting “Grizzly Bears”

  @id:spared.target.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A spell whose only target is gone does nothing, and its caster gains no life
    Given Angie's team has 20 life
    And Edward controls “Grizzly Bears”
    When Angie casts “Essence Drain” targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward has “Grizzly Bears” in hand
    And Angie's team has 20 life
    And Angie has “Essence Drain” in her graveyard
