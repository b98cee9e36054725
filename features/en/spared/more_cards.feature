# language: en
Feature: More cards, and to whom they do nothing
  > What one card does for its controller, or in one turn, it does for nobody else and in no other.

  @id:card.birds @clause:mana.ability @clause:mana.own @from:2005-08-01 @must
  Scenario: Birds of Paradise are tapped for one mana of a colour that their player chooses
    Given Angie controls “Birds of Paradise”
    And Barry controls “Forest”
    When Angie activates the ability of “Birds of Paradise”
    And Angie chooses white as the colour
    Then Angie has one unspent mana
    And “Birds of Paradise” is tapped
    And Angie can't activate the ability of “Birds of Paradise”
    But Barry can activate the ability of “Forest”

  @id:card.angel_of_grace @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Angel of Grace does not keep the opponents from losing their last life
    Given Angie's team has 5 life
    And Edward's team has 5 life
    When Angie casts “Angel of Grace”
    And the spell resolves
    And the triggered ability of “Angel of Grace” resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:card.angels_grace @clause:life.read @clause:team.wins_and_loses @from:2010-04-23 @must
  Scenario: With Angel's Grace damage leaves its caster's team 1 life, and kills the opponents
    Given Angie's team has 5 life
    And Edward's team has 20 life
    When Angie casts “Angel's Grace”
    And the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 1 life
    And Edward's team has 12 life
    And the game goes on

  @id:card.angels_grace.win @situation:card.angels_grace @clause:team.wins_and_loses @clause:team.win_effect @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2010-04-23 @must
  Scenario: In the turn of Angel's Grace an opponent does not win by an effect
    Given it is the precombat main phase of Angie's team
    And Edward's team has 50 life
    And Edward controls “Test of Endurance”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie casts “Angel's Grace”
    And the spell resolves
    And the draw step of Edward's team begins
    Then the game goes on
    When the upkeep of Angie's team begins
    And the upkeep of Edward's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then Edward's team wins the game

  @id:card.chaos_moon.odd @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scenario: With an odd number of permanents Chaos Moon makes a red creature bigger for the turn
    Given Barry controls “Chaos Moon”
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the upkeep of Edward's team begins
    And the triggered ability of “Chaos Moon” resolves
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 2/2
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 3/3

  @id:card.stinger @clause:object.you @from:2005-08-01 @must
  Scenario: Drannith Stinger itself can be cycled, and hurts the opponents alone when another card is
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Drannith Stinger”
    And Angie has “Barkhide Mauler” in hand
    And Angie controls two “Forest”
    And Edward has “Drannith Stinger” in hand
    And Edward controls “Mountain”
    When Angie activates the ability of “Barkhide Mauler”
    And the end step of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 20 life
    When the precombat main phase of Edward's team begins
    And Edward activates the ability of “Drannith Stinger”
    And the postcombat main phase of Edward's team begins
    Then Edward has “Drannith Stinger” in his graveyard
    And Angie's team has 20 life

  @id:card.piracy @clause:object.you @from:2018-04-27 @must
  Scenario: Coastal Piracy draws for its controller alone, and only if that player wants to
    Given Angie controls “Coastal Piracy”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    And Angie does what the ability allows
    Then Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand

  @id:card.piracy.not @situation:card.piracy @clause:object.you @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: Who does not want to draws nothing
    Given Angie controls “Coastal Piracy”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    And Angie does not do what the ability allows
    Then Angie has no cards in hand

  @id:card.ajani_twice @clause:planeswalker.damage @from:2018-04-27 @must
  Scenario: A loyalty ability for nothing is used once a turn, in a main phase, and the next turn again
    Given Angie's team has 20 life
    And Angie controls “Ajani, Strength of the Pride”
    And Barry controls “Chandra, Pyrogenius”
    When Angie activates the third ability of “Ajani, Strength of the Pride”
    And the ability resolves
    Then “Ajani, Strength of the Pride” has five loyalty counters
    And Angie can't activate the third ability of “Ajani, Strength of the Pride”
    But Barry can activate the first ability of “Chandra, Pyrogenius”
    When the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't activate the third ability of “Ajani, Strength of the Pride”
    When the precombat main phase of Angie's team begins
    Then Angie can activate the third ability of “Ajani, Strength of the Pride”

  @id:card.hands_off @clause:object.you @from:2005-08-01 @must
  Scenario: Gray Merchant of Asphodel costs its own team no life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Barry casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 16 life
    And Angie's team has 24 life

  @id:card.horror @clause:object.you @from:2018-04-27 @must
  Scenario: Infectious Horror costs the opponents life as it attacks, once, and its own team none
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Infectious Horror”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Infectious Horror”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    And Angie's team has 20 life

  @id:card.heron @clause:object.you @clause:replacement.once @from:2005-08-01 @must
  Scenario: Heron of Hope adds one to the life that its controller gains, and nothing to the teammate's or an opponent's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Heron of Hope”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    When Angie casts “Creeping Chill”
    And the spell resolves
    Then Angie's team has 31 life
    And Edward's team has 14 life
    When the precombat main phase of Edward's team begins
    And Edward casts “Essence Drain” targeting Barry
    And the spell resolves
    Then Edward's team has 17 life
    And Angie's team has 28 life
