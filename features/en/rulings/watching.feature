# language: en
Feature: What the abilities of one member watch
  > A permanent becomes tapped, counters are put, a planeswalker is used, a first spell is cast. Whose doing is it, and how often does it count?

  @id:ruling.night_market_lookout @clause:life.shared @from:2018-04-27 @must
  Scenario: Night Market Lookout that taps to attack costs the other team 2 life and gives 1
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Night Market Lookout”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Night Market Lookout”
    And the triggered ability of “Night Market Lookout” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.night_market_lookout.twice @situation:ruling.night_market_lookout @clause:life.shared @from:2018-04-27 @must
  Scenario: Night Market Lookout that two opponents tap one after the other becomes tapped once
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Territorial Hammerskull”
    And Barry controls “Territorial Hammerskull”
    And Edward controls “Night Market Lookout”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Territorial Hammerskull”
    And Barry attacks Edward with “Territorial Hammerskull”
    And the declare blockers step of Angie's team begins
    Then “Night Market Lookout” is tapped
    And Angie's team has 18 life
    And Edward's team has 21 life

  @id:ruling.keral_keep_disciples @clause:life.shared @from:2013-07-13 @must
  Scenario: A loyalty ability of one's own Chandra costs the other team 2 life, and those of a teammate's and of another planeswalker nothing more
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Keral Keep Disciples”
    And Angie controls “Chandra, Pyrogenius”
    And Angie controls “Sarkhan, Dragonsoul”
    And Barry controls “Chandra, Flame's Catalyst”
    When Barry activates the ability of “Chandra, Flame's Catalyst”
    And the ability resolves
    Then Edward's team has 14 life
    When Angie activates the first ability of “Sarkhan, Dragonsoul”
    And the ability resolves
    Then Edward's team has 12 life
    When Angie activates the first ability of “Chandra, Pyrogenius”
    And the triggered ability of “Keral Keep Disciples” resolves
    Then Edward's team has 10 life
    When the ability resolves
    Then Edward's team has 6 life

  @id:ruling.obelisk_spider @clause:life.shared @from:2005-08-01 @must
  Scenario: A -1/-1 counter that its controller puts costs the other team 2 life and gives 1, and one that the teammate puts nothing
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Obelisk Spider”
    And Edward controls “Hill Giant”
    When Barry casts “Scar” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” has one -1/-1 counter
    And the stack is empty
    And Edward's team has 20 life
    When Angie casts “Scar” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Obelisk Spider” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.obelisk_spider.infect @situation:ruling.obelisk_spider @clause:poison.infect @from:2018-04-27 @must
  Scenario: Counters that its controller's infecting creature puts cost the other team 2 life as well
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Obelisk Spider”
    And Angie controls “Glistener Elf”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glistener Elf”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Glistener Elf” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then “Hill Giant” has one -1/-1 counter
    And Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.stinging_lionfish @clause:object.you @from:2005-08-01 @must
  Scenario: Stinging Lionfish taps or untaps something for the first spell in the other team's turn, and nothing for the second
    Given it is the precombat main phase of Edward's team
    And Angie controls “Stinging Lionfish”
    And Angie controls “Grizzly Bears”
    When Edward's team passes priority
    And Angie casts “Giant Growth” targeting “Grizzly Bears”
    And Angie chooses “Grizzly Bears” as the target
    And the triggered ability of “Stinging Lionfish” resolves
    And Angie does what the ability allows
    Then “Grizzly Bears” is tapped
    When the spell resolves
    And Edward's team passes priority
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then “Grizzly Bears” is tapped

  @id:ruling.stinging_lionfish.untaps @situation:ruling.stinging_lionfish @clause:object.you @from:2005-08-01 @must
  Scenario: What is tapped Stinging Lionfish untaps
    Given it is the precombat main phase of Edward's team
    And Angie controls “Stinging Lionfish”
    And Barry controls “Grizzly Bears”
    And “Grizzly Bears” is tapped
    When Edward's team passes priority
    And Angie casts “Giant Growth” targeting “Grizzly Bears”
    And Angie chooses “Grizzly Bears” as the target
    And the triggered ability of “Stinging Lionfish” resolves
    And Angie does what the ability allows
    Then “Grizzly Bears” is untapped
