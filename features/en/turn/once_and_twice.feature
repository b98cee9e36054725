# language: en
Feature: The second time beside the first
  > A duration ends and stays ended, what is skipped once comes again, and a second combat is a combat. Is once taken for always, or for twice?

  @id:twice.next_turn @clause:layers.lasting @from:2018-04-27 @must
  Scenario: What lasts until one's next turn lasts through the opponents' turn, ends with one's own, and stays ended
    Given Barry controls “Liliana, the Last Hope”
    And Edward controls “Hill Giant”
    When Barry activates the first ability of “Liliana, the Last Hope”
    And Barry chooses “Hill Giant” as the target
    And the ability resolves
    Then “Hill Giant” is 1/2
    When the end step of Edward's team begins
    Then “Hill Giant” is 1/2
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 3/3
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:twice.attack_cost @situation:twice.next_turn @clause:layers.lasting @clause:combat.attack @from:2018-04-27 @must
  Scenario: An attack on its controller costs mana in the opponents' next turn, on the teammate none, and none a turn later
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Forbidding Spirit”
    And the spell resolves
    And the triggered ability of “Forbidding Spirit” resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”
    When the upkeep of Angie's team begins
    And the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Hill Giant”

  @id:twice.skip_turn @clause:turn.skip @from:2005-08-01 @must
  Scenario: A turn is skipped once, and the one after it is taken
    Given Angie has no cards in hand
    When Barry casts “Meditate”
    And the spell resolves
    Then Barry has four cards in hand
    And Angie has no cards in hand
    When the end step of Edward's team begins
    And Edward's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:twice.skip_upkeep @clause:turn.skip @from:2007-05-01 @must
  Scenario: An upkeep is skipped once, and in the turn after it what triggers in it triggers, once
    Given Edward's team has 20 life
    And Edward controls “Copper Tablet”
    And Ronald controls “Serendib Efreet”
    When Angie casts “Exercise of the Long Sleep” targeting Ronald
    And the spell resolves
    And the draw step of Edward's team begins
    Then Edward's team has 20 life
    When the end step of Edward's team begins
    And the upkeep of Edward's team begins
    And the draw step of Edward's team begins
    Then Edward's team has 17 life

  @id:twice.combat @clause:phase.extra @clause:step.combat @from:2018-04-27 @must
  Scenario: In a second combat of a turn creatures attack and deal damage again, and there is no third
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    When Barry casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Ronald with “Wind Drake”
    But Angie can attack Ronald with “Hill Giant”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 12 life
    When the end step of Angie's team begins
    Then Edward's team has 12 life
    And Barry has “Seize the Day” in his graveyard

  @id:twice.first_strike @clause:combat.first_strike @clause:phase.extra @from:2018-04-27 @must
  Scenario: First strike in the first combat does not make damage of the second combat come twice or not at all
    Given Edward's team has 20 life
    And Angie controls “Youthful Knight”
    And Barry controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Youthful Knight” with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Angie controls “Youthful Knight”
    And Ronald has “Grizzly Bears” in his graveyard
    When Barry casts “Seize the Day” targeting “Youthful Knight”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life

  @id:twice.mana @clause:mana.empties @clause:phase.extra @from:2009-07-11 @must
  Scenario: Unspent mana does not last from an added combat phase into the added main phase
    Given Angie controls “Forest”
    And Angie controls “Hill Giant”
    When Barry casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When the beginning of combat step of Angie's team begins
    Then Angie has no unspent mana

  @id:twice.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Without attackers the end of combat follows the declare attackers step
    Given Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks with no creature
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the end of combat step of Angie's team

  @id:twice.each_upkeep @clause:trigger.step @from:2007-05-01 @must
  Scenario: At the upkeep of a team each of its players is dealt 1 damage, and at the other team's theirs
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Copper Tablet”
    When the draw step of Edward's team begins
    Then Edward's team has 18 life
    And Angie's team has 20 life
    When the draw step of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 18 life

  @id:twice.grace @clause:step.cleanup @clause:life.zero @from:2005-08-01 @must
  Scenario: Who cannot lose this turn loses in its cleanup step, as soon as that has ended
    Given Angie's team has 1 life
    And Edward controls “Zulaport Cutthroat”
    When Angie casts “Angel's Grace”
    And the spell resolves
    And Barry casts “Pyroclasm”
    And the spell resolves
    And the triggered ability of “Zulaport Cutthroat” resolves
    Then Angie's team has -1 life
    And the game goes on
    When the end step of Angie's team begins
    Then the game goes on
    When Angie's team finishes its turn
    Then Angie's team loses the game

  @id:twice.becomes @clause:object.types @clause:layers.order @from:2010-04-23 @must
  Scenario: An enchantment that becomes a Soldier is one, and is made bigger by what makes Soldiers bigger; the teammate's is not
    Given Angie's team has 12 life
    And Angie controls “Opal Avenger”
    And Angie controls “Veteran Swordsmith”
    And Edward controls “Drannith Stinger”
    When Angie casts “Flame Rift”
    And the spell resolves
    And the triggered ability of “Opal Avenger” resolves
    Then “Opal Avenger” is 4/5
    And “Veteran Swordsmith” is 3/2
    When the upkeep of Edward's team begins
    Then “Opal Avenger” is 4/5

  @id:twice.order @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The blockers get damage in the order that the attacking team chose, not in that of the blocks
    Given Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Hill Giant” with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    And Angie's team orders the damage: first “Wind Drake”, then “Grizzly Bears”
    And Angie's team divides the damage: 2 to “Wind Drake”, 1 to “Grizzly Bears”
    Then Ronald has “Wind Drake” in his graveyard
    And Edward controls “Grizzly Bears”
    And Barry has “Hill Giant” in his graveyard

  @id:twice.leyline @clause:start.opening_hand @from:2009-10-01 @must
  Scenario: Only a card that says so begins on the battlefield; another stays in hand
    Given Angie's team plays first
    And Barry has “Leyline of the Meek” in hand
    And Barry has “Bad Moon” in hand
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Barry begins the game with “Leyline of the Meek” on the battlefield
    Then Barry controls “Leyline of the Meek”
    And Barry has “Bad Moon” in hand
    And Barry has six cards in hand
    And Angie has seven cards in hand

  @id:twice.proliferate @clause:counters.proliferate @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @until:2018-04-27 @must
  Scenario: Of two kinds of counters on a permanent one more is put of the kind that is chosen, and not of the other
    Given Angie controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    And “Hill Giant” has one quest counter
    When Angie casts “Steady Progress”
    And the spell resolves
    And Angie chooses “Hill Giant” to get another counter
    And Angie chooses quest as the kind of counter
    Then “Hill Giant” has two quest counters
    And “Hill Giant” has two +1/+1 counters

  @id:twice.symbols @clause:mana.own @from:2005-08-01 @must
  Scenario: One land pays one mana of a cost, not two
    Given Angie controls “Luminarch Ascension”
    And “Luminarch Ascension” has four quest counters
    And Angie controls “Plains”
    And Barry controls two “Forest”
    And Angie controls “Lampad of Death's Vigil”
    Then Angie can't activate the ability of “Luminarch Ascension”
    But Angie can activate the ability of “Lampad of Death's Vigil”

  @id:twice.symbols.paid @situation:twice.symbols @clause:mana.own @from:2005-08-01 @must
  Scenario: Two lands pay two mana, and are tapped; the teammate's stay untapped
    Given Angie controls “Luminarch Ascension”
    And “Luminarch Ascension” has four quest counters
    And Angie controls “Plains”
    And Angie controls “Forest”
    And Barry controls “Island”
    Then Angie can activate the ability of “Luminarch Ascension”
    When the ability resolves
    Then Angie controls an Angel
    And “Plains” is tapped
    And “Forest” is tapped
    And “Island” is untapped
