# language: en
@source:F @source:I @source:J
Feature: Abilities that trigger in each opponent's step
  > Two opponents share one end step. Does an ability for the end step of each opponent trigger once or twice?

  @id:trigger.step.each_opponent @clause:trigger.step @must
  Scenario Outline: An ability that names no player triggers once, then for each opponent, then once again
    Given it is the precombat main phase of Edward's team
    And Angie controls “Exercise of the Steps”
    When the end step of Edward's team begins
    And the upkeep of Angie's team begins
    Then Angie controls <tokens>

    Examples:
      | from       | rule                | tokens              |
      | 2005-08-05 | FAQ 2005            | a creature token    |
      | 2007-05-01 | Gatherer 2007-05-01 | two creature tokens |
      | 2020-01-24 | 805.4d              | a creature token    |

  @id:trigger.step.luminarch @clause:trigger.step @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  Scenario Outline: Luminarch Ascension gets a quest counter each time that it triggers in the opponents' end step
    Given it is the precombat main phase of Edward's team
    And Angie controls “Luminarch Ascension”
    When the end step of Edward's team begins
    And Angie does what the ability allows
    And the upkeep of Angie's team begins
    Then “Luminarch Ascension” has <counters>

    Examples:
      | from       | rule                | counters           |
      | 2005-08-05 | FAQ 2005            | one quest counter  |
      | 2007-05-01 | Gatherer 2007-05-01 | two quest counters |
      | 2020-01-24 | 805.4d              | one quest counter  |

  @id:trigger.step.luminarch.declined @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-05 @must
  Scenario: The controller of Luminarch Ascension may go without the counter
    Given it is the precombat main phase of Edward's team
    And Angie controls “Luminarch Ascension”
    When the end step of Edward's team begins
    And Angie does not do what the ability allows
    And the upkeep of Angie's team begins
    Then “Luminarch Ascension” has no quest counters

  @id:trigger.step.luminarch.lost_life @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scenario: Luminarch Ascension gets no counter where its controller has lost life this turn
    Given it is the precombat main phase of Edward's team
    And Angie controls “Luminarch Ascension”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Angie as the target
    And the ability resolves
    And the end step of Edward's team begins
    And Angie does what the ability allows
    And the upkeep of Angie's team begins
    Then “Luminarch Ascension” has no quest counters

  @id:trigger.step.luminarch.teammate_lost_life @situation:trigger.step.luminarch @clause:trigger.step @clause:life.shared @clause:trigger.intervening_if @source:F-EX03 @source:J-EX02 @must
  Scenario Outline: For Luminarch Ascension it does not matter that the teammate has lost life
    Given it is the precombat main phase of Edward's team
    And Angie controls “Luminarch Ascension”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Barry as the target
    And the ability resolves
    And the end step of Edward's team begins
    And Angie does what the ability allows
    And the upkeep of Angie's team begins
    Then “Luminarch Ascension” has <counters>

    Examples:
      | from       | rule                | counters           |
      | 2005-08-05 | FAQ 2005            | one quest counter  |
      | 2007-05-01 | Gatherer 2007-05-01 | two quest counters |
      | 2020-01-24 | 805.4d              | one quest counter  |

  @id:trigger.step.luminarch.meanwhile @situation:trigger.step.luminarch @clause:trigger.intervening_if @source:F-EX03 @variant:two-headed-giant @variant:two-player @from:2005-08-05 @must
  Scenario: For Luminarch Ascension life that is lost before the ability resolves counts as well
    Given it is the precombat main phase of Edward's team
    And Angie controls “Luminarch Ascension”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When the end step of Edward's team begins
    And Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Angie as the target
    And Angie does what the ability allows
    And the upkeep of Angie's team begins
    Then “Luminarch Ascension” has no quest counters

  @id:trigger.step.luminarch.own_step @situation:trigger.step.luminarch @clause:trigger.step @source:F-EX03 @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Luminarch Ascension does not trigger in the end step of its own team
    Given Angie controls “Luminarch Ascension”
    When the end step of Angie's team begins
    And Angie does what the ability allows
    And the upkeep of Edward's team begins
    Then “Luminarch Ascension” has no quest counters

  @id:ability.only_if.angel @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: With four quest counters Luminarch Ascension makes a flying Angel
    Given Angie controls “Luminarch Ascension”
    And “Luminarch Ascension” has four quest counters
    And Angie controls two “Mana Source”
    When Angie activates the ability of “Luminarch Ascension”
    And the ability resolves
    Then Angie controls a 4/4 Angel token
    And “Luminarch Ascension” has four quest counters

  @id:ability.only_if.three @situation:ability.only_if.angel @clause:ability.only_if @clause:priority.pass @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2005-08-05 @must
  Scenario: With three quest counters its ability can't be activated, with the fourth it can
    Given it is the precombat main phase of Edward's team
    And Angie controls “Luminarch Ascension”
    And “Luminarch Ascension” has three quest counters
    And Angie controls two “Mana Source”
    When the end step of Edward's team begins
    And Angie does what the ability allows
    And Edward's team passes priority
    Then Angie can't activate the ability of “Luminarch Ascension”
    When the triggered ability of “Luminarch Ascension” resolves
    And Edward's team passes priority
    Then “Luminarch Ascension” has four quest counters
    And Angie can activate the ability of “Luminarch Ascension”
