# language: en
Feature: The number that is chosen for X
  > A spell has X in its cost. Who chooses the number, whose mana pays it, and how often does it count for a team?

  @id:x.damage @situation:x @clause:spell.variable @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A spell with X deals as much damage as was chosen for it, each spell anew
    Given Edward's team has 20 life
    And Edward controls “Hill Giant”
    When Angie casts “Blaze” with X = 5, targeting Edward
    And the spell resolves
    Then Edward's team has 15 life
    When Angie casts “Earthquake” with X = 0
    And the spell resolves
    Then Edward's team has 15 life
    And Edward controls “Hill Giant”
    When Angie casts “Blaze” with X = 3, targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward's team has 15 life

  @id:x.mana @situation:x @clause:spell.variable @clause:mana.own @from:2005-08-01 @must
  Scenario: No more can be chosen than the own mana pays, whatever mana the teammate has
    Given Edward's team has 20 life
    And Angie controls four “Mountain”
    And Barry controls six “Mountain”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Blaze” with X = 4, targeting Edward
    But Angie can cast “Blaze” with X = 3, targeting Edward
    When the spell resolves
    Then Edward's team has 17 life

  @id:x.each_player @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: Each player is dealt that much, so that each team loses it twice, and what flies is spared
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Ronald controls “Wind Drake”
    And Angie controls “War Mammoth”
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When Angie casts “Earthquake” with X = 2
    And the spell resolves
    Then Angie's team has 16 life
    And Edward's team has 16 life
    And Barry has “Grizzly Bears” in his graveyard
    And Ronald controls “Hill Giant”
    And Ronald controls “Wind Drake”
    And Angie controls “War Mammoth”
    And “Nissa, Voice of Zendikar” has five loyalty counters

  @id:x.each_opponent @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: Each of two opponents loses that much life, and what both have lost is gained
    Given Angie's team has 20 life
    And Edward's team has 30 life
    When Angie casts “Exsanguinate” with X = 3
    And the spell resolves
    Then Edward's team has 24 life
    And Angie's team has 26 life
    When Barry casts “Debt to the Deathless” with X = 2
    And the spell resolves
    Then Edward's team has 16 life
    And Angie's team has 34 life

  @id:x.not_yours @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: Who makes each opponent lose X life loses none, and what triggers on that player's losing life stays quiet
    Given Angie's team has 5 life
    And Edward's team has 30 life
    And Angie controls “Transcendence”
    When Angie casts “Exsanguinate” with X = 1
    And the spell resolves
    Then Edward's team has 28 life
    And Angie's team has 7 life
    When the beginning of combat step of Angie's team begins
    Then Angie's team has 7 life
    When the postcombat main phase of Angie's team begins
    And Barry casts “Debt to the Deathless” with X = 1
    And the spell resolves
    Then Edward's team has 24 life
    And Angie's team has 11 life
    When the end step of Angie's team begins
    Then Angie's team has 11 life

  @id:x.one_player @situation:x @clause:spell.variable @clause:life.shared @from:2005-08-01 @must
  Scenario: One player gains that much life, and the team has it once
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Stream of Life” with X = 6, targeting Barry
    And the spell resolves
    Then Angie's team has 26 life
    And Edward's team has 20 life

  @id:x.unless @situation:x @clause:spell.variable @clause:cost.unless @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: A spell is countered unless its controller pays as much as was chosen; who has one less is not asked
    Given Angie controls seven “Forest”
    And Angie has “Grizzly Bears” in hand
    And Angie has “Shanodin Dryads” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Clash of Wills” with X = 3, targeting “Grizzly Bears”
    And Angie pays what is asked for
    And the spell resolves
    And the spell resolves
    Then Angie controls “Grizzly Bears”
    When Angie casts “Shanodin Dryads”
    And Angie's team passes priority
    And Edward casts “Clash of Wills” with X = 2, targeting “Shanodin Dryads”
    And the spell resolves
    Then Angie has “Shanodin Dryads” in her graveyard
