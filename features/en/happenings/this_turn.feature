# language: en
Feature: What has happened this turn
  > A card asks what has happened this turn: who attacked, gained life, was dealt damage, drew, discarded or cast, and what died. Does it count what a teammate did?

  @id:happened.attacked @clause:trigger.intervening_if @clause:object.you @from:2018-04-27 @must
  Scenario: Who attacked is each player alone: of two heads only the one whose creature attacked
    Given Angie controls “Grizzly Bears”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    And Barry casts Barry's “Mardu Heart-Piercer”
    And the spell resolves
    Then Edward's team has 28 life
    When Angie casts Angie's “Mardu Heart-Piercer”
    And the spell resolves
    And Angie chooses Ronald as the target
    And the triggered ability of Angie's “Mardu Heart-Piercer” resolves
    Then Edward's team has 26 life
    And Edward controls no creatures

  @id:happened.attacked.not_yet @situation:happened.attacked @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Before the attack nothing has attacked, nor does an attack of the turn before count
    Given Angie controls “Grizzly Bears”
    And Ronald controls “Birds of Paradise”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    And Angie casts the first “Mardu Heart-Piercer”
    And the spell resolves
    Then Edward's team has 28 life
    And Ronald controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    And Angie casts the second “Mardu Heart-Piercer”
    And the spell resolves
    And Angie chooses “Birds of Paradise” as the target
    And the triggered ability of the second “Mardu Heart-Piercer” resolves
    Then Ronald has “Birds of Paradise” in his graveyard
    And Edward's team has 26 life

  @id:happened.died @clause:trigger.intervening_if @from:2012-02-01 @must
  Scenario: A creature that died this turn counts whoever controlled it, and one of an earlier turn does not
    Given Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Barry casts the first “Morkrut Banshee”
    And the spell resolves
    Then Edward controls “Hill Giant”
    When Angie casts “Shock” targeting Ronald's “Grizzly Bears”
    And the spell resolves
    And Barry casts the second “Morkrut Banshee”
    And the spell resolves
    And Barry chooses “Hill Giant” as the target
    And the triggered ability of the second “Morkrut Banshee” resolves
    Then Edward has “Hill Giant” in his graveyard
    When the precombat main phase of Edward's team begins
    And Edward casts “Morkrut Banshee”
    And the spell resolves
    Then Angie controls “Grizzly Bears”

  @id:happened.died.weakened @situation:happened.died @clause:trigger.intervening_if @clause:step.cleanup @from:2012-02-01 @must
  Scenario: What survives is weaker by 4 and 4 until the turn ends
    Given Edward controls “Primordial Sage”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Shock” targeting Ronald's “Grizzly Bears”
    And the spell resolves
    And Barry casts “Morkrut Banshee”
    And the spell resolves
    And Barry chooses “Primordial Sage” as the target
    And the triggered ability of “Morkrut Banshee” resolves
    Then “Primordial Sage” is 0/1
    When the upkeep of Edward's team begins
    Then “Primordial Sage” is 4/5

  @id:happened.died.itself @situation:happened.died @clause:trigger.intervening_if @from:2012-02-01 @must
  Scenario: Where nothing else is a creature, what weakens another weakens itself
    Given Barry controls “Megrim”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And Barry casts “Morkrut Banshee”
    And the spell resolves
    And the triggered ability of “Morkrut Banshee” resolves
    Then Barry has “Morkrut Banshee” in his graveyard

  @id:happened.gained @clause:trigger.intervening_if @clause:life.shared @from:2013-07-13 @must
  Scenario: Life that was gained this turn is a player's own, at each end step: four or more, all together
    Given it is the precombat main phase of Edward's team
    And Angie controls “Angelic Accord”
    And Angie controls “Bottle Gnomes”
    And Angie controls “Dragon's Claw”
    And Barry controls “Angelic Accord”
    And Barry controls “Bottle Gnomes”
    When Edward's team passes priority
    And Barry activates the ability of Barry's “Bottle Gnomes”
    And the ability resolves
    And Edward's team passes priority
    And Angie activates the ability of Angie's “Bottle Gnomes”
    And the ability resolves
    And Edward's team passes priority
    And Angie casts “Shock” targeting Edward
    And Angie does what the ability allows
    And the spell resolves
    And the upkeep of Angie's team begins
    Then Angie controls a creature token
    And Angie controls a 4/4 creature token
    And Barry controls no creatures
    When the precombat main phase of Angie's team begins
    And Angie casts “Angel's Mercy”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Angie controls two 4/4 creature tokens
    And Barry controls no creatures
    When the precombat main phase of Angie's team begins
    Then Angie controls two 4/4 creature tokens

  @id:happened.gained.angel @situation:happened.gained @clause:trigger.intervening_if @from:2013-07-13 @must
  Scenario: The Angel of Angelic Accord flies and is white
    Given Angie controls “Angelic Accord”
    When Angie casts “Angel's Mercy”
    And the precombat main phase of Angie's team begins
    And Angie casts “Tremor”
    And the spell resolves
    And Angie casts “Tremor”
    And the spell resolves
    And Angie casts “Tremor”
    And the spell resolves
    And Angie casts “Tremor”
    And the spell resolves
    Then Angie controls a 4/4 creature token
    When Angie casts “Wilt-Leaf Liege”
    And the spell resolves
    Then Angie controls a 5/5 creature token

  @id:happened.damaged @clause:combat.prohibition @clause:team.opponents @from:2018-04-27 @must
  Scenario: Damage to either opponent this turn lets it attack, and neither damage to a teammate nor lost life does
    Given Angie controls “Bloodcrazed Goblin”
    And Angie controls “Goblin Firestarter”
    And Barry controls “Acolyte of Xathrid”
    And Barry controls two “Mana Source”
    And Edward's team has 30 life
    When Barry activates the ability of “Acolyte of Xathrid”
    And Barry chooses Edward as the target
    And the ability resolves
    And Angie casts “Shock” targeting Barry
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Bloodcrazed Goblin”
    When the postcombat main phase of Angie's team begins
    And Angie casts “Shock” targeting Ronald
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Bloodcrazed Goblin”
    When the precombat main phase of Angie's team begins
    And Angie activates the ability of “Goblin Firestarter”
    And Angie chooses Ronald as the target
    And the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Bloodcrazed Goblin”

  @id:happened.cast @clause:object.you @clause:life.pay @from:2018-04-27 @must
  Scenario: Each spell that a player casts gains as much life as that player has cast spells this turn, and the team pays 50
    Given Angie controls “Aetherflux Reservoir”
    And Angie's team has 48 life
    And Edward's team has 51 life
    When Barry casts “Reach Through Mists”
    And the spell resolves
    And Angie chooses Edward as the target
    Then Angie's team has 48 life
    And Angie can't activate the ability of “Aetherflux Reservoir”
    When Angie casts “Reach Through Mists”
    And the triggered ability of “Aetherflux Reservoir” resolves
    And the spell resolves
    Then Angie's team has 49 life
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then Angie's team has 49 life
    When Angie casts “Reach Through Mists”
    And the triggered ability of “Aetherflux Reservoir” resolves
    And the spell resolves
    Then Angie's team has 51 life
    And Angie can activate the ability of “Aetherflux Reservoir”
    When the ability resolves
    Then Angie's team has 1 life
    And Edward's team has 1 life
    When the precombat main phase of Angie's team begins
    And Angie casts “Reach Through Mists”
    And the triggered ability of “Aetherflux Reservoir” resolves
    Then Angie's team has 2 life

  @id:happened.cast.creature @situation:happened.cast @clause:life.pay @from:2018-04-27 @must
  Scenario: What is paid for can be dealt to a creature
    Given Angie controls “Aetherflux Reservoir”
    And Angie's team has 60 life
    And Edward controls “Hill Giant”
    When Angie activates the ability of “Aetherflux Reservoir”
    And Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie's team has 10 life

  @id:happened.drawn @clause:layers.lasting @clause:object.you @from:2022-04-29 @must
  Scenario: The cards that a player has drawn this turn, the one of the spell among them, are counted as it resolves
    Given Angie controls “Grizzly Bears”
    And Edward has no cards in hand
    When Barry casts “Divination”
    And the spell resolves
    And Angie casts “Divination”
    And the spell resolves
    And Angie casts “Fists of Flame” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/2
    And Edward has no cards in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then “Grizzly Bears” is 5/2
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2

  @id:happened.drawn.tramples @situation:happened.drawn @clause:layers.lasting @from:2022-04-29 @must
  Scenario: A creature that is made bigger by what was drawn tramples
    Given Angie controls “Grizzly Bears”
    And Angie controls “Megrim”
    And Edward controls “Birds of Paradise”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Birds of Paradise”
    Then Angie can't cast “Fists of Flame” targeting “Megrim”
    But Angie can cast “Fists of Flame” targeting “Grizzly Bears”
    When the spell resolves
    And Angie's team divides the damage: 1 to “Birds of Paradise”, 2 to Edward
    And the end of combat step of Angie's team begins
    Then Edward's team has 28 life

  @id:happened.discarded @clause:trigger.intervening_if @clause:team.opponents @from:2022-04-29 @must
  Scenario: An opponent who discarded this turn is either of the other team, once at each end step, and a teammate is none
    Given Angie controls “Tinybones, Trinket Thief”
    And Angie's team has 20 life
    And Angie has two cards in hand
    And Barry has one card in hand
    And Edward controls “Disrupting Scepter”
    And Edward controls three “Mana Source”
    When Barry casts “Mind Rot” targeting Angie
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Angie has no cards in hand
    When Edward activates the ability of “Disrupting Scepter”
    And Edward chooses Ronald as the target
    And the ability resolves
    And the upkeep of Angie's team begins
    Then Angie's team has 19 life
    And Angie has one card in hand
    And Barry has no cards in hand
    When the precombat main phase of Edward's team begins
    Then Angie's team has 19 life
    And Angie has two cards in hand
