# language: en
Feature: To the point, to its own side, to its end
  > A gift of flight or of strength, a number, a loss: for whom is it, how great is it, and when is it over?

  @id:card.rafiq.ends @situation:card.rafiq @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What struck twice as it attacked strikes once as it blocks in the next turn
    Given Angie controls “Rafiq of the Many”
    And Angie controls “Grizzly Bears”
    And Barry controls “Awakening”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Edward controls “Hill Giant”
    And Angie has “Grizzly Bears” in her graveyard

  @id:card.sorcerer @clause:combat.attack @clause:step.cleanup @from:2018-04-27 @must
  Scenario: What Sighted-Caste Sorcerer makes bigger is as before in the opponents' turn
    Given Angie controls “Sighted-Caste Sorcerer”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then “Grizzly Bears” is 3/3
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2

  @id:card.chalice @clause:ability.only_if @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: The other side of Chalice of Life is tapped for its ability, too, and does it once
    Given Angie's team has 39 life
    And Edward's team has 20 life
    And Angie controls “Chalice of Life”
    When Angie activates the ability of “Chalice of Life”
    And the ability resolves
    And the upkeep of Angie's team begins
    And Angie activates the ability of “Chalice of Life”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 15 life
    And “Chalice of Life” is tapped
    And Angie can't activate the ability of “Chalice of Life”
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then Angie can activate the ability of “Chalice of Life”

  @id:card.spawn @clause:life.shared @clause:life.read @from:2010-04-23 @must
  Scenario: Spawn of Mayhem does not grow at 11 life, and grows at 9
    Given it is the precombat main phase of Edward's team
    And Angie's team has 13 life
    And Edward's team has 20 life
    And Angie controls “Spawn of Mayhem”
    When the draw step of Angie's team begins
    Then Angie's team has 11 life
    And Edward's team has 18 life
    And “Spawn of Mayhem” is 4/4
    When the upkeep of Edward's team begins
    And the draw step of Angie's team begins
    Then Angie's team has 9 life
    And “Spawn of Mayhem” is 5/5

  @id:card.angels_fly @clause:creature.dies @from:2010-04-23 @must
  Scenario: The Angels that Speaker of the Heavens and Luminarch Ascension bring fly, so that Tremor spares them
    Given Angie's team has 40 life
    And Angie controls “Speaker of the Heavens”
    And Barry controls “Luminarch Ascension”
    And “Luminarch Ascension” has four quest counters
    And Barry controls two “Plains”
    When Angie activates the ability of “Speaker of the Heavens”
    And the ability resolves
    And Barry activates the ability of “Luminarch Ascension”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Pyroclasm”
    And the spell resolves
    And Edward casts “Tremor”
    And the spell resolves
    And Ronald casts “Tremor”
    And the spell resolves
    Then Angie controls an Angel token
    And Barry controls an Angel token

  @id:card.own_side @clause:life.shared @clause:object.you @clause:trigger.enters @from:2005-08-01 @must
  Scenario: A Pirate that comes costs the opponents life, and its own team none
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Forerunner of the Coalition”
    When Angie casts “Dire Fleet Captain”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 20 life

  @id:card.merchant @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Gray Merchant of Asphodel gives its controller as much as the opponents lose, and no more
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    When Angie casts “Light of Promise” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    And Angie's team has 24 life
    And “Grizzly Bears” is 6/6

  @id:card.specter @clause:combat.damage @clause:object.you @from:2018-04-27 @must
  Scenario: Scythe Specter makes the opponents discard, and its own team keeps its cards and its life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Scythe Specter”
    And Angie has “Verdant Force” in hand
    And Barry has “Hill Giant” in hand
    And Edward has “Hill Giant” in hand
    And Ronald has “Shock” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scythe Specter”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 12 life
    And Angie's team has 20 life
    And Angie has one card in hand
    And Barry has one card in hand
    And Edward has no cards in hand
    And Ronald has no cards in hand

  @id:card.moat.cast @clause:target.choose @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: A colour is chosen as Teferi's Moat comes, and creatures of that colour do not attack its controller
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Teferi's Moat”
    And the spell resolves
    And Angie chooses green as the colour
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack Barry with “Grizzly Bears”
    And Ronald can attack Angie with “Hill Giant”

  @id:card.transcendence @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Transcendence does not keep the opponents from losing at 0 life
    Given Angie's team has 10 life
    And Edward's team has 2 life
    And Angie controls “Transcendence”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team loses the game

  @id:card.grid @clause:cost.resources @clause:mana.own @from:2005-08-01 @must
  Scenario: In the opponents' turn Defense Grid makes a spell cost three more, and neither two nor four
    Given Barry controls “Defense Grid”
    And Edward controls three “Forest”
    And Ronald controls four “Forest”
    When Angie's team passes priority
    Then Edward can't cast “Fog”
    But Ronald can cast “Fog”

  @id:card.pegasus @clause:combat.block @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Loyal Pegasus, which cannot block alone, blocks together with the teammate's creature
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Loyal Pegasus”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Loyal Pegasus”
    But Edward can block “Hill Giant” with “Loyal Pegasus”
    And Ronald can block “Grizzly Bears” with “Wind Drake”
    When the postcombat main phase of Angie's team begins
    Then Edward has “Loyal Pegasus” in his graveyard
    And Ronald has “Wind Drake” in his graveyard
    And Barry has “Grizzly Bears” in his graveyard
