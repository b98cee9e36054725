# language: en
Feature: Counters in pairs
  > A creature has +1/+1 counters and gets a -1/-1 counter. How many of each are left?

  @id:counters.pairs.more @situation:counters.pairs @clause:counters.pairs @from:2007-05-01 @must
  Scenario: One +1/+1 and one -1/-1 counter go together, and the rest stays
    Given Edward controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    And Ronald controls “Grizzly Bears”
    And “Grizzly Bears” has two +1/+1 counters
    When Barry casts “Scar” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” has one +1/+1 counter
    And “Hill Giant” has no -1/-1 counters
    And “Hill Giant” is 4/4
    And “Grizzly Bears” has two +1/+1 counters
    When Angie casts “Scar” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” has no +1/+1 counters
    And “Hill Giant” has no -1/-1 counters
    And “Hill Giant” is 3/3

  @id:counters.pairs.fewer @situation:counters.pairs @clause:counters.pairs @from:2007-05-01 @must
  Scenario: Of +1/+1 and -1/-1 counters those that are more than the others stay
    Given Barry controls “Hill Giant”
    And “Hill Giant” has one +1/+1 counter
    When Angie casts “Scar” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Scar” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” has no +1/+1 counters
    And “Hill Giant” has one -1/-1 counter
    And “Hill Giant” is 2/2

  @id:counters.pairs.stay @situation:counters.pairs @clause:counters.pairs @from:2005-08-01 @until:2007-05-01 @must
  Scenario: Counters of +1/+1 and of -1/-1 stayed beside each other
    Given Edward controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    When Barry casts “Scar” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” has two +1/+1 counters
    And “Hill Giant” has one -1/-1 counter
    And “Hill Giant” is 4/4
