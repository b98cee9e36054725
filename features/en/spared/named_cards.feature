# language: en
Feature: Cards that are named
  > A few printed cards more, each with what its words leave out beside what they say.

  @id:plain.efreet @clause:trigger.step @clause:object.you @clause:combat.block @from:2018-04-27 @must
  Scenario: Serendib Efreet flies, and hurts its controller alone, once in each own upkeep
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Serendib Efreet”
    And Edward controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Serendib Efreet”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Serendib Efreet” with “Grizzly Bears”
    But Edward can block “Serendib Efreet” with “Wind Drake”
    When the draw step of Edward's team begins
    Then Angie's team has 20 life
    When the draw step of Angie's team begins
    Then Angie's team has 19 life
    And Edward's team has 20 life

  @id:plain.progress @clause:counters.proliferate @from:2010-10-01 @must
  Scenario: Steady Progress draws its caster one card, and the others none
    Given Angie controls “Hill Giant”
    And “Hill Giant” has one +1/+1 counter
    When Barry casts “Steady Progress”
    And the spell resolves
    And Barry chooses “Hill Giant” to get another counter
    Then “Hill Giant” has two +1/+1 counters
    And Barry has one card in hand
    And Angie has no cards in hand
    And Edward has no cards in hand
