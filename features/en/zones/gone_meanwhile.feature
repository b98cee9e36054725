# language: en
Feature: What is gone when an ability resolves
  > An ability is on the stack, and its source is exiled, or there is nothing to pay with. What does it still do?

  @id:exact.gone.becomes @clause:trigger.state @clause:object.types @from:2018-04-27 @must
  Scenario: What would become a creature and is gone becomes none, and nothing else does
    Given Angie's team has 11 life
    And Angie controls “Opal Avenger”
    And Barry controls “Bad Moon”
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Utter End” targeting “Opal Avenger”
    And the spell resolves
    And the triggered ability of “Opal Avenger” resolves
    Then Angie owns “Opal Avenger” in exile
    And Angie controls no creatures
    And Barry controls no creatures
    And Angie's team has 9 life

  @id:exact.gone.transforms @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: What would be turned over and is gone is not, and the rest of its ability is done
    Given Angie's team has 39 life
    And Angie controls “Chalice of Life”
    When Angie activates the ability of “Chalice of Life”
    And Angie's team passes priority
    And Edward casts “Utter End” targeting “Chalice of Life”
    And the spell resolves
    And the ability resolves
    Then Angie's team has 40 life
    And Angie owns “Chalice of Life” in exile

  @id:exact.gone.sacrifice @clause:object.you @clause:priority.act @from:2020-07-03 @must
  Scenario: Who controls no creature can't sacrifice the teammate's, and who does can
    Given Angie controls “Relic Vial”
    And Angie controls two “Mana Source”
    And Barry controls “Relic Vial”
    And Barry controls two “Mana Source”
    And Barry controls “Grizzly Bears”
    Then Angie can't activate the ability of “Relic Vial”
    But Barry can activate the ability of “Relic Vial”
    When the ability resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Barry has one card in hand

  @id:exact.gone.defeated_once @clause:battle.defeated @clause:battle.damage @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: A Siege without defense that is dealt damage again is defeated once, and not twice
    Given Angie controls two “Mountain”
    And Angie controls three “Island”
    And Edward controls “Exercise of the Rampart”
    And the protector of “Exercise of the Rampart” is Angie
    And “Exercise of the Rampart” has two defense counters
    When Angie casts “Shock” targeting “Exercise of the Rampart”
    And the spell resolves
    And Angie casts “Shock” targeting “Exercise of the Rampart”
    And the spell resolves
    And the triggered ability of “Exercise of the Rampart” resolves
    Then Edward owns “Exercise of the Rampart” in exile
    And Angie can cast “Divination”

  @id:exact.gone.costs_more @clause:mana.own @from:2005-08-01 @must
  Scenario: What makes all spells cost more does so in everybody's turn, and for everybody
    Given Edward controls “Sphere of Resistance”
    And Angie controls two “Mountain”
    And Barry controls “Mountain”
    And Ronald controls two “Mountain”
    And Edward controls “Mountain”
    Then Barry can't cast “Shock” targeting Edward
    But Angie can cast “Shock” targeting Edward
    When Angie's team passes priority
    Then Edward can't cast “Shock” targeting Angie
    But Ronald can cast “Shock” targeting Angie

  @id:exact.mana.either @clause:mana.own @clause:mana.ability @from:2015-09-26 @must
  Scenario: Mana of one of two colours is of the one that is chosen, and of no other
    Given Angie controls “Tranquil Cove”
    And Barry controls “Grizzly Bears”
    When Angie activates the ability of “Tranquil Cove”
    And Angie chooses blue as the colour
    Then Angie has one unspent mana
    And Angie can't cast “Shock” targeting Edward
    But Angie can cast “Unsummon” targeting “Grizzly Bears”

  @id:exact.wins.opponents_lose @clause:team.win_effect @clause:team.wins_and_loses @from:2010-04-23 @until:2018-04-27 @must
  Scenario: While the opponents lose where a player would win, they lose, and the game is over
    Given Angie's team has 50 life
    And Barry controls “Test of Endurance”
    When the upkeep of Edward's team begins
    Then the game goes on
    When the upkeep of Angie's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:exact.gone.returned @clause:object.you @from:2005-08-01 @must
  Scenario: Creatures return to their owners' hands, tokens are gone, and what is no creature stays
    Given Angie controls “Hill Giant”
    And Barry controls two 1/1 Goblin tokens
    And Barry controls “Bad Moon”
    And Edward controls “Grizzly Bears”
    And Ronald controls two 1/1 Saproling tokens
    And Barry has no cards in hand
    And Ronald has no cards in hand
    When Angie casts “Evacuation”
    And the spell resolves
    Then Angie has “Hill Giant” in hand
    And Edward has “Grizzly Bears” in hand
    And Barry controls no creatures
    And Ronald controls no creatures
    And Barry has no cards in hand
    And Ronald has no cards in hand
    And Barry controls “Bad Moon”

  @id:exact.gone.state @clause:trigger.state @from:2018-04-27 @must
  Scenario: What is true for a moment while a spell resolves triggers, although it is true no more afterwards
    Given Angie's team has 12 life
    And Angie controls “Opal Avenger”
    When Angie casts “Lightning Helix” targeting Barry
    And the spell resolves
    Then Angie's team has 12 life
    When the triggered ability of “Opal Avenger” resolves
    Then “Opal Avenger” is 3/5
    And Angie's team has 12 life

  @id:exact.mana.one_symbol @clause:mana.own @clause:cost.resources @from:2018-04-27 @must
  Scenario: One source pays for one symbol: two colours take one of each, and two of a colour two of them
    Given Angie controls “Mountain”
    And Angie controls “Plains”
    And Barry controls “Mountain”
    And Barry controls “Plains”
    Then Barry can't cast “Crusade”
    But Angie can cast “Lightning Helix” targeting Edward

  @id:gone.and_back @situation:gone.and_back @clause:zone.new_object @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  Scenario: A creature that was exiled and has come back is not what the spell was cast at
    Given it is the precombat main phase of Angie's team
    And Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Cloudshift” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    And Angie has “Shock” in her graveyard
    And Edward has “Cloudshift” in his graveyard

  @id:gone.and_back.ability @situation:gone.and_back @clause:zone.new_object @clause:target.illegal_part @clause:target.each @variant:two-headed-giant @variant:two-player @from:2013-05-01 @must
  Scenario: Of two creatures of which one was exiled and has come back, only the other is still a target
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Consume Strength” targeting “Grizzly Bears” and “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Cloudshift” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then “Grizzly Bears” is 4/4
    And “Hill Giant” is 3/3

  @id:gone.and_back.graveyard @situation:gone.and_back @clause:target.illegal @clause:zone.new_object @clause:zone.graveyard @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: A card that has been in play since is another one in the graveyard, and no target
    Given Angie controls “Vedalken Orrery”
    And Angie has “Grizzly Bears” in her graveyard
    When Angie casts “Zombify” targeting “Grizzly Bears”
    And Angie casts “Raise Dead” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has “Grizzly Bears” in hand
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    When the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie controls no creatures

  @id:aura.fits_no_more @situation:aura.fits_no_more @clause:aura.gone @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: An Aura that can enchant creatures alone is put into the graveyard as what it is on is none any more
    Given Angie controls “Kamahl, Fist of Krosa”
    And Angie controls “Mountain”
    And Angie controls two “Mana Source”
    When Angie activates the first ability of “Kamahl, Fist of Krosa” targeting “Mountain”
    And the ability resolves
    And Angie casts “Unholy Strength” targeting “Mountain”
    And the spell resolves
    Then “Mountain” is 3/2
    When the end step of Angie's team begins
    Then Angie controls “Unholy Strength”
    When the upkeep of Edward's team begins
    Then Angie has “Unholy Strength” in her graveyard
    And Angie controls “Mountain”

  @id:lifelink.as_it_left @situation:lifelink.as_it_left @clause:object.as_it_was @clause:damage.lifelink @variant:two-headed-giant @variant:two-player @from:2010-10-01 @must
  Scenario: What had lifelink from another permanent as it left has it for the damage that it deals then
    Given Angie controls “True Conviction”
    And Angie controls “Bogardan Firefiend”
    And Edward controls “Hill Giant”
    And Angie's team has 20 life
    When Angie casts “Shock” targeting “Bogardan Firefiend”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Bogardan Firefiend” resolves
    Then Angie's team has 22 life
    And Edward controls “Hill Giant”
