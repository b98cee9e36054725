# language: en
Feature: Each upkeep, whoever's it is
  > An ability waits for each upkeep, and not for that of each player. How often does it trigger when two opponents share it?

  @id:card.each_upkeep @clause:trigger.step @clause:target.choose @from:2007-05-01 @until:2020-01-24 @must
  Scenario: Three abilities on each upkeep trigger once each in the one that two opponents share
    Given Edward's team has 20 life
    And Angie controls “Crescendo of War”
    And Angie controls “Magmatic Force”
    And Barry controls “Verdant Force”
    When the upkeep of Edward's team begins
    And Angie chooses Edward as the target
    And the draw step of Edward's team begins
    Then “Crescendo of War” has one strife counter
    And Edward's team has 17 life
    And Barry controls a Saproling token

  @id:card.awakening.once @situation:card.awakening @clause:trigger.step @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @until:2020-01-24 @must
  Scenario: What is tapped after Awakening has untapped everything stays tapped
    Given Angie controls “Awakening”
    And Edward controls “Forest”
    When the upkeep of Edward's team begins
    And the triggered ability of “Awakening” resolves
    And Edward activates the ability of “Forest”
    And the draw step of Edward's team begins
    Then “Forest” is tapped

  @id:card.chaos_moon.once @situation:card.chaos_moon @clause:trigger.step @from:2007-05-01 @until:2020-01-24 @must
  Scenario: Chaos Moon makes a red creature bigger once in the upkeep that two opponents share
    Given Angie controls “Chaos Moon”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the draw step of Edward's team begins
    Then “Hill Giant” is 4/4

  @id:card.chaos_moon.own @situation:card.chaos_moon @clause:layers.lasting @clause:step.cleanup @from:2007-05-01 @must
  Scenario: What Chaos Moon did in its own controller's turn is over in the next upkeep, before it triggers again
    Given it is the precombat main phase of Edward's team
    And Angie controls “Chaos Moon”
    And Barry controls “Hill Giant”
    And Edward has “Forest” in hand
    When the draw step of Angie's team begins
    Then “Hill Giant” is 2/2
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3
    When the precombat main phase of Edward's team begins
    And Edward plays “Forest” as a land
    And the draw step of Angie's team begins
    Then “Hill Giant” is 4/4
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3
