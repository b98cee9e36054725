# language: en
Feature: What is left, a third, and mana values
  > Numbers are worked out for each player, and creatures are told apart by what they cost. Which number is whose?

  @id:measured.left @clause:number.negative @clause:life.shared @clause:trigger.step @from:2020-01-24 @must
  Scenario: Each opponent is dealt what that hand has beyond four cards, and nothing for fewer
    Given Angie controls “Viseling”
    And Edward's team has 20 life
    And Angie's team has 20 life
    And Edward has six cards in hand
    And Ronald has two cards in hand
    And Barry has six cards in hand
    When the upkeep of Edward's team begins
    And the triggered ability of “Viseling” resolves
    And the triggered ability of “Viseling” resolves
    Then Edward's team has 18 life
    When the upkeep of Angie's team begins
    Then the stack is empty
    And Angie's team has 20 life

  @id:measured.missing @clause:number.negative @clause:life.shared @clause:trigger.step @from:2020-01-24 @must
  Scenario: A teammate's full hand does not make up for what the other one lacks
    Given Angie controls “Rackling”
    And Edward's team has 20 life
    And Edward has one card in hand
    And Ronald has seven cards in hand
    When the upkeep of Edward's team begins
    And the triggered ability of “Rackling” resolves
    And the triggered ability of “Rackling” resolves
    Then Edward's team has 18 life

  @id:measured.third @situation:measured.third @clause:life.read @clause:life.shared @from:2010-04-23 @must
  Scenario: Each of four players loses a third, rounded up, of what is read as that player's own
    Given Angie's team has 20 life
    And Edward's team has 31 life
    And Angie controls three “Swamp”
    And Edward has four cards in hand
    And Ronald has three cards in hand
    And Barry controls “Forest”
    And Barry controls “Grizzly Bears”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Ronald controls “Barkhide Mauler”
    And Ronald controls “Territorial Hammerskull”
    When Angie casts “Pox”
    And Edward discards two cards
    And Ronald discards one card
    And Ronald sacrifices “Hill Giant” and “Barkhide Mauler”
    And Angie sacrifices the first “Swamp”
    And the spell resolves
    Then Angie's team has 6 life
    And Edward's team has 9 life
    And Edward has two cards in hand
    And Ronald has two cards in hand
    And Angie controls two “Swamp”
    And Barry controls no “Forest”
    And Barry controls no creatures
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Territorial Hammerskull”
    And Ronald controls two creatures

  @id:measured.third.halved @situation:measured.third @clause:life.read @clause:life.shared @from:2005-08-01 @until:2010-04-23 @must
  Scenario: Each of four players loses a third, rounded up, of half of the team's life
    Given Angie's team has 20 life
    And Edward's team has 31 life
    And Angie controls three “Swamp”
    When Angie casts “Pox”
    And Angie sacrifices the first “Swamp”
    And the spell resolves
    Then Angie's team has 12 life
    And Edward's team has 19 life

  @id:measured.mana_value @clause:object.mana_value @clause:spell.several_modes @from:2009-07-11 @must
  Scenario: Creatures of either team are destroyed by what they cost, tokens as what costs nothing
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Barry controls a 1/1 Saproling token
    And Edward controls “Barkhide Mauler”
    And Edward controls “Teferi's Moat”
    And Ronald controls “Territorial Hammerskull”
    And Ronald controls “Metallic Sliver”
    When Angie casts “Austere Command” choosing modes 2 and 3
    And the spell resolves
    Then Edward has “Teferi's Moat” in his graveyard
    And Barry has “Grizzly Bears” in his graveyard
    And Barry controls no Saprolings
    And Ronald has “Territorial Hammerskull” in his graveyard
    And Ronald has “Metallic Sliver” in his graveyard
    And Angie controls “Hill Giant”
    And Edward controls “Barkhide Mauler”
    When Barry casts “Austere Command” choosing modes 1 and 4
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And Edward controls no creatures

  @id:measured.as_it_was @clause:object.mana_value @clause:object.as_it_was @clause:life.shared @from:2009-07-11 @must
  Scenario: What an artifact has cost is asked once it is gone, be it the teammate's or an opponent's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Viseling”
    And Edward controls “Metallic Sliver”
    When Angie casts “Divine Offering” targeting “Viseling”
    And the spell resolves
    Then Barry has “Viseling” in his graveyard
    And Angie's team has 24 life
    When Barry casts “Divine Offering” targeting “Metallic Sliver”
    And the spell resolves
    Then Edward has “Metallic Sliver” in his graveyard
    And Angie's team has 25 life
    And Edward's team has 20 life

  @id:measured.entered @clause:object.as_it_was @clause:trigger.enters @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A creature that has entered and left counts as it last was as the ability about it resolves
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Angelic Chorus”
    And Angie controls three “Forest”
    And Edward controls “Metallic Sliver”
    And it is the precombat main phase of Angie's team
    When Angie casts “Cankerbloom”
    And the spell resolves
    And Angie activates the ability of “Cankerbloom”
    And Angie chooses mode 1
    Then Angie has “Cankerbloom” in her graveyard
    When the ability resolves
    Then Edward has “Metallic Sliver” in his graveyard
    And Angie's team has 20 life
    When the triggered ability of “Angelic Chorus” resolves
    Then Angie's team has 22 life
    And Edward's team has 20 life
