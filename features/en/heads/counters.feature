# language: en
Feature: Counters of three or four players
  > One of three players gets poison counters, can't get any, or is chosen for more. What has the team then, and what is read?

  @id:heads.proliferate.players @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2010-10-01 @until:2011-04-01 @must
  Scenario: Of three players who had poison counters of their own, those chosen got one more each
    Given Edward has three poison counters
    And Ronald has two poison counters
    And Victor has five poison counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward and Victor to get another counter each
    And the spell resolves
    Then Edward has four poison counters
    And Ronald has two poison counters
    And Victor has six poison counters

  @id:heads.proliferate.team @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @until:2016-11-11 @must
  Scenario: A team of three was chosen as such and got one more poison counter
    Given Edward's team has 18 poison counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward's team to get another counter
    And the spell resolves
    Then Edward's team has 19 poison counters
    And the game goes on

  @id:heads.proliferate.once @situation:heads.proliferate @variant:three-headed-giant @clause:counters.proliferate @clause:poison.shared @clause:team.more_heads @from:2016-11-11 @must
  Scenario: Two of three players are chosen, and only one of them gets a poison counter
    Given Edward's team has 18 poison counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward and Victor to get another counter each
    And Angie chooses Victor as the affected player
    And the spell resolves
    Then Edward's team has 19 poison counters
    And the game goes on

  @id:heads.poison.cannot @variant:four-headed-giant @clause:poison.cannot @clause:team.more_heads @must
  Scenario Outline: One of four players can't get poison counters: can the fourth?
    Given <who> has three poison counters
    And Edward controls “Melira, Sylvok Outcast”
    When Angie casts “Caress of Phyrexia” targeting Walter
    And the spell resolves
    Then <who> has <after> poison counters

    Examples:
      | from       | rule    | who           | after |
      | 2005-08-01 | 606.5   | Walter        | six   |
      | 2011-04-01 | 810.5   | Edward's team | six   |
      | 2011-06-17 | 810.10c | Edward's team | three |

  @id:heads.poison.read.own @situation:heads.poison.read @variant:three-headed-giant @clause:poison.read @clause:team.more_heads @from:2005-08-01 @until:2011-04-01 @must
  Scenario: What three opponents had of their own was added up
    Given it is the precombat main phase of Edward's team
    And Angie controls “Phyrexian Swarmlord”
    And Edward has three poison counters
    And Ronald has two poison counters
    And Victor has one poison counter
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls six 1/1 creature tokens

  @id:heads.poison.read.thrice @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2011-04-01 @until:2013-05-01 @should
  Scenario: Each of three opponents was read to have what the team had, so it counted three times
    Given it is the precombat main phase of Edward's team
    And Angie controls “Phyrexian Swarmlord”
    And Edward's team has five poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls 15 1/1 creature tokens

  @id:heads.poison.read.team @situation:heads.poison.read @variant:three-headed-giant @clause:poison.opponents @clause:team.more_heads @from:2013-05-01 @must
  Scenario: What three opponents have is what their team has, once
    Given it is the precombat main phase of Edward's team
    And Angie controls “Phyrexian Swarmlord”
    And Edward's team has five poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls five 1/1 creature tokens
