# language: en
Feature: Life that one member gains
  > The team's life total rises, whoever of its members gains life. Which abilities care who it was, and which read the total?

  @id:ruling.marauding_blight_priest @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that its controller gains costs the other team 2 life, and life that the teammate gains nothing
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Marauding Blight-Priest”
    And Angie controls “Bottle Gnomes”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    And Edward's team has 20 life
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Marauding Blight-Priest” resolves
    Then Angie's team has 30 life
    And Edward's team has 18 life

  @id:ruling.vito_thorn_of_the_dusk_rose @clause:life.shared @from:2005-08-01 @must
  Scenario: One opponent loses as much life as Vito's controller gains, and none for what the teammate gains
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Vito, Thorn of the Dusk Rose”
    And Angie controls “Bottle Gnomes”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    And Edward's team has 20 life
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And Angie chooses Ronald as the target
    And the triggered ability of “Vito, Thorn of the Dusk Rose” resolves
    Then Angie's team has 30 life
    And Edward's team has 17 life

  @id:ruling.voice_of_the_blessed @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that the teammate gains does not count for Voice of the Blessed
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Voice of the Blessed”
    And Angie controls “Bottle Gnomes”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    And “Voice of the Blessed” has no +1/+1 counters
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Voice of the Blessed” resolves
    Then Angie's team has 30 life
    And “Voice of the Blessed” has one +1/+1 counter

  @id:ruling.twinblade_paladin @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that the teammate gains does not count for Twinblade Paladin
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Twinblade Paladin”
    And Angie controls “Bottle Gnomes”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    And “Twinblade Paladin” has no +1/+1 counters
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Twinblade Paladin” resolves
    Then Angie's team has 30 life
    And “Twinblade Paladin” has one +1/+1 counter

  @id:ruling.heron_of_hope @clause:life.shared @from:2005-08-01 @must
  Scenario: Heron of Hope adds nothing to the life that the teammate gains
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Heron of Hope”
    And Angie controls “Bottle Gnomes”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has 31 life

  @id:ruling.serra_ascendant @clause:life.read @from:2010-04-23 @must
  Scenario: Serra Ascendant is big as long as the team has 30 life, whoever gained it
    Given it is the precombat main phase of Angie's team
    And Angie's team has 29 life
    And Angie controls “Serra Ascendant”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then “Serra Ascendant” is 6/6
    When Barry casts “Flame Rift”
    And the spell resolves
    Then “Serra Ascendant” is 1/1

  @id:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  Scenario: With 25 life of the team Twinblade Paladin deals its damage twice, whoever gained it
    Given it is the precombat main phase of Angie's team
    And Angie's team has 18 life
    And Edward's team has 20 life
    And Angie controls “Twinblade Paladin”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Twinblade Paladin”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life

  @id:ruling.twinblade_paladin.too_little @situation:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  Scenario: With 24 life of the team Twinblade Paladin deals its damage once
    Given it is the precombat main phase of Angie's team
    And Angie's team has 24 life
    And Edward's team has 20 life
    And Angie controls “Twinblade Paladin”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Twinblade Paladin”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
