# language: en
Feature: Votes for permanents
  > Each player votes for a permanent, and those with the most votes are exiled. Who votes, and for what?

  @id:vote_for.tied @situation:vote_for @clause:effect.vote @from:2014-06-06 @must
  Scenario: Teammates vote each alone, and where votes are tied all that has the most is exiled, a teammate's too
    Given Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Glacial Stalker”
    And Edward controls “Plains”
    When Angie casts “Council's Judgment”
    And Angie votes for “Hill Giant”
    And Barry votes for “Hill Giant”
    And Edward votes for “Grizzly Bears”
    And Ronald votes for “Grizzly Bears”
    And the spell resolves
    Then Edward owns “Hill Giant” in exile
    And Barry owns “Grizzly Bears” in exile
    And Ronald controls “Glacial Stalker”

  @id:vote_for.most @situation:vote_for @clause:effect.vote @from:2014-06-06 @must
  Scenario: What has fewer votes stays, and of two permanents of one name only the one is exiled
    Given Edward controls two “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Council's Judgment”
    And Angie votes for the first “Hill Giant”
    And Barry votes for the first “Hill Giant”
    And Edward votes for the second “Hill Giant”
    And Ronald votes for “Grizzly Bears”
    And the spell resolves
    Then Edward owns the first “Hill Giant” in exile
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
