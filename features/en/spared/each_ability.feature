# language: en
Feature: Each ability of a creature
  > A creature flies, grows, gives counters or stays at home. Is each of its abilities there, and does it mean nobody else?

  @id:parts.persecutor @clause:team.win_effect @clause:team.wins_and_loses @from:2018-04-27 @must
  Scenario: Abyssal Persecutor keeps its own team from winning and the opponents from losing
    Given it is the precombat main phase of Edward's team
    And Angie's team has 50 life
    And Edward's team has 2 life
    And Angie controls “Abyssal Persecutor”
    And Angie controls “Test of Endurance”
    When the precombat main phase of Angie's team begins
    Then the game goes on
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 0 life
    And the game goes on

  @id:parts.persecutor.opponents @situation:parts.persecutor @clause:team.win_effect @from:2018-04-27 @must
  Scenario: Abyssal Persecutor lets the opponents win
    Given Edward's team has 50 life
    And Angie controls “Abyssal Persecutor”
    And Edward controls “Test of Endurance”
    When the draw step of Edward's team begins
    Then Edward's team wins the game

  @id:parts.persecutor.own @situation:parts.persecutor @clause:life.zero @clause:team.wins_and_loses @from:2018-04-27 @must
  Scenario: Abyssal Persecutor lets its own team lose
    Given Angie's team has 2 life
    And Angie controls “Abyssal Persecutor”
    When Angie casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team loses the game

  @id:parts.fliers @clause:combat.block @from:2018-04-27 @must
  Scenario: Five that fly are blocked by a flier, and by nobody who stays on the ground
    Given Angie controls “Abyssal Persecutor”
    And Angie controls “Ishai, Ojutai Dragonspeaker”
    And Angie controls “Jenara, Asura of War”
    And Angie controls “Kazarov, Sengir Pureblood”
    And Angie controls “Killer Whale”
    And Angie controls “Island”
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Ronald controls “Wind Drake”
    When Angie activates the ability of “Killer Whale”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Abyssal Persecutor”
    And Angie attacks Edward with “Ishai, Ojutai Dragonspeaker”
    And Angie attacks Edward with “Jenara, Asura of War”
    And Angie attacks Edward with “Kazarov, Sengir Pureblood”
    And Angie attacks Edward with “Killer Whale”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Abyssal Persecutor” with “Hill Giant”
    And Edward can't block “Ishai, Ojutai Dragonspeaker” with “Hill Giant”
    And Edward can't block “Jenara, Asura of War” with “Hill Giant”
    And Edward can't block “Kazarov, Sengir Pureblood” with “Hill Giant”
    And Edward can't block “Killer Whale” with “Hill Giant”
    But Edward can block “Killer Whale” with “Wind Drake”

  @id:parts.whale_lands @clause:step.cleanup @clause:combat.block @from:2018-04-27 @must
  Scenario: Killer Whale flies for a turn, and blocks no flier in the next one
    Given Angie controls “Killer Whale”
    And Angie controls “Island”
    And Angie controls “Air Elemental”
    When Angie activates the ability of “Killer Whale”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Wind Drake”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Wind Drake” with “Killer Whale”
    But Angie can block “Wind Drake” with “Air Elemental”

  @id:parts.ishai @clause:team.opponents @clause:counters.own @from:2005-08-01 @must
  Scenario: Ishai has a counter for each spell of an opponent, and none for a spell of her own team
    Given Angie controls “Ishai, Ojutai Dragonspeaker”
    When Angie casts “Reach Through Mists”
    And the spell resolves
    And Barry casts “Fog”
    And the spell resolves
    Then “Ishai, Ojutai Dragonspeaker” is 1/1
    When Angie's team passes priority
    And Edward casts “Fog”
    And the triggered ability of “Ishai, Ojutai Dragonspeaker” resolves
    Then “Ishai, Ojutai Dragonspeaker” has one +1/+1 counter
    And “Ishai, Ojutai Dragonspeaker” is 2/2

  @id:parts.jenara @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  Scenario: Jenara has a counter for two mana that her controller has
    Given Angie controls “Jenara, Asura of War”
    And Angie controls “Plains”
    And Barry controls “Jenara, Asura of War”
    And Barry controls two “Plains”
    Then Angie can't activate the ability of “Jenara, Asura of War”
    But Barry can activate the ability of “Jenara, Asura of War”
    When the ability resolves
    Then Barry's “Jenara, Asura of War” has one +1/+1 counter
    And Barry's “Jenara, Asura of War” is 4/4
    And Angie's “Jenara, Asura of War” is 3/3

  @id:parts.kazarov @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  Scenario: Kazarov deals 2 damage, enough for a bear and not for a giant
    Given Angie controls “Kazarov, Sengir Pureblood”
    And Angie controls four “Mountain”
    And Barry controls “Kazarov, Sengir Pureblood”
    And Barry controls four “Mountain”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie activates the ability of “Kazarov, Sengir Pureblood”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    Then Edward has “Grizzly Bears” in his graveyard
    When Barry activates the ability of “Kazarov, Sengir Pureblood”
    And Barry chooses “Hill Giant” as the target
    And the ability resolves
    Then Ronald controls “Hill Giant”

  @id:parts.cub @clause:counters.own @clause:combat.damage @from:2018-04-27 @must
  Scenario: Longtusk Cub gives two energy to its controller alone when it has hit
    Given Angie controls “Longtusk Cub”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Longtusk Cub”
    And the postcombat main phase of Angie's team begins
    Then Angie has two energy counters
    And Barry has no energy counters
    And Edward has no energy counters
    And Ronald has no energy counters

  @id:parts.meren @clause:trigger.dies @clause:object.you @from:2018-04-27 @must
  Scenario: Meren counts other creatures of her controller's that die, not an enchantment, nor a teammate's creature, nor herself
    Given Angie controls “Meren of Clan Nel Toth”
    And Angie controls “Bad Moon”
    And Barry controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Barry casts “Naturalize” targeting “Bad Moon”
    And the spell resolves
    And Barry casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has no experience counters
    When Barry casts “Murder” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Meren of Clan Nel Toth” resolves
    Then Angie has one experience counter
    When Barry casts “Murder” targeting “Meren of Clan Nel Toth”
    And the spell resolves
    And the end step of Angie's team begins
    Then Angie has one experience counter
    And Angie has “Meren of Clan Nel Toth” in her graveyard

  @id:parts.swarmlord @clause:poison.infect @clause:object.colour @from:2018-04-27 @must
  Scenario: Phyrexian Swarmlord's insects are green, and it gives poison itself
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    And Edward's team has two poison counters
    And Angie controls “Phyrexian Swarmlord”
    And Angie controls “Wilt-Leaf Liege”
    When the draw step of Angie's team begins
    Then Angie controls two 2/2 creature tokens
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Phyrexian Swarmlord”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward's team has seven poison counters

  @id:parts.ceratops @clause:combat.block @from:2024-11-08 @must
  Scenario: Spike-Tailed Ceratops blocks two attackers
    Given Edward controls “Spike-Tailed Ceratops”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can block both “Grizzly Bears” and “Hill Giant” with “Spike-Tailed Ceratops”

  @id:parts.wall @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Wall of Blood stays at home, and grows for a turn
    Given Angie's team has 20 life
    And Angie controls “Wall of Blood”
    When Angie activates the ability of “Wall of Blood”
    And the ability resolves
    Then “Wall of Blood” is 1/3
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Wall of Blood”
    But Angie can attack Edward with “Hill Giant”
    When the upkeep of Edward's team begins
    Then “Wall of Blood” is 0/2

  @id:parts.ixidor @clause:object.face_down @clause:mana.own @from:2018-04-27 @must
  Scenario: Ixidor makes those that are face down bigger, whoever controls them, and asks for three mana to turn one up
    Given Angie controls “Spear Spewer”
    And Edward controls “Hill Giant”
    And Angie controls 12 “Mana Source”
    And Barry controls eight “Mana Source”
    When Angie casts “Ixidron”
    And the spell resolves
    And Angie casts “Ixidor, Reality Sculptor”
    And the spell resolves
    Then “Spear Spewer” is 3/3
    And “Hill Giant” is 3/3
    And Angie's “Ixidor, Reality Sculptor” is 3/4
    And Angie can't activate the ability of “Ixidor, Reality Sculptor”
    When Barry casts “Ixidor, Reality Sculptor”
    And the spell resolves
    Then “Spear Spewer” is 4/4
    And Barry can activate the ability of “Ixidor, Reality Sculptor”
    When Barry chooses “Hill Giant” as the target
    And Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then “Hill Giant” is face up

  @id:parts.yoshimaru @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  Scenario: Yoshimaru has a counter for another legendary permanent of its controller's, not for a bear or for a teammate's legend
    Given Angie controls “Yoshimaru, Ever Faithful”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Barry casts “Isamaru, Hound of Konda”
    And the spell resolves
    Then “Yoshimaru, Ever Faithful” is 1/1
    When Angie casts “Ishai, Ojutai Dragonspeaker”
    And the spell resolves
    And the triggered ability of “Yoshimaru, Ever Faithful” resolves
    Then “Yoshimaru, Ever Faithful” has one +1/+1 counter
    And “Yoshimaru, Ever Faithful” is 2/2
