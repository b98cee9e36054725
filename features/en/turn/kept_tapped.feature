# language: en
Feature: What does not untap
  > An effect keeps permanents tapped in an untap step. Which ones, of whom, and for how long?

  @id:untap.kept.exhaustion @situation:untap.kept @clause:step.untap_kept @clause:object.you @from:2005-08-01 @must
  Scenario: Exhaustion keeps the creatures and lands of one opponent tapped for one untap step, and nothing else
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And Edward controls “Mountain”
    And Edward controls “Fountain of Youth”
    And Ronald controls “Wind Drake”
    And “Hill Giant” is tapped
    And “Mountain” is tapped
    And “Fountain of Youth” is tapped
    And “Wind Drake” is tapped
    When Angie casts “Exhaustion” targeting Edward
    And the spell resolves
    And the draw step of Edward's team begins
    Then “Hill Giant” is tapped
    And “Mountain” is tapped
    But “Fountain of Youth” is untapped
    And “Wind Drake” is untapped
    When the draw step of Angie's team begins
    And the draw step of Edward's team begins
    Then “Hill Giant” is untapped
    And “Mountain” is untapped

  @id:untap.kept.claustrophobia @situation:untap.kept @clause:step.untap_kept @from:2005-08-01 @must
  Scenario: Claustrophobia keeps a creature tapped in each untap step of its controller, until the Aura is gone
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    And “Wind Drake” is tapped
    When Angie casts “Claustrophobia” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Claustrophobia” resolves
    And the draw step of Edward's team begins
    Then “Hill Giant” is tapped
    But “Wind Drake” is untapped
    When the draw step of Angie's team begins
    And the draw step of Edward's team begins
    Then “Hill Giant” is tapped
    When Edward casts “Naturalize” targeting “Claustrophobia”
    And the spell resolves
    Then “Hill Giant” is tapped
    When the draw step of Angie's team begins
    And the draw step of Edward's team begins
    Then “Hill Giant” is untapped

  @id:untap.kept.untapped @situation:untap.kept @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: An untap step in which nothing was tapped is the one that Exhaustion spoke of; what taps afterwards untaps in the next one
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    When Angie casts “Exhaustion” targeting Edward
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    Then “Hill Giant” is tapped
    When the draw step of Angie's team begins
    And the draw step of Edward's team begins
    Then “Hill Giant” is untapped
