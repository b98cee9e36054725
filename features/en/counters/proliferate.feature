# language: en
Feature: Proliferating
  > A player chooses who and what has counters to get more of them. What can be chosen where a team shares its poison?

  @id:proliferate.players @situation:proliferate.poison @clause:counters.proliferate @from:2010-10-01 @until:2011-04-01 @must
  Scenario: Each player who was chosen got one more poison counter
    Given Edward has three poison counters
    And Ronald has five poison counters
    And Angie has two poison counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward and Ronald to get another counter each
    And the spell resolves
    Then Edward has four poison counters
    And Ronald has six poison counters
    And Angie has two poison counters

  @id:proliferate.teams @situation:proliferate.poison @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scenario: A team was chosen as such and got one more poison counter
    Given Edward's team has eight poison counters
    And Angie's team has two poison counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward's team to get another counter
    And the spell resolves
    Then Edward's team has nine poison counters
    And Angie's team has two poison counters

  @id:proliferate.once_per_team @situation:proliferate.poison @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Both members of a team are chosen, and only one of them gets a poison counter
    Given Edward's team has eight poison counters
    And Angie's team has two poison counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward and Ronald to get another counter each
    And Angie chooses Ronald as the affected player
    And the spell resolves
    Then Edward's team has nine poison counters
    And Angie's team has two poison counters

  @id:proliferate.lethal @clause:counters.proliferate @clause:poison.lethal @must
  Scenario Outline: Either member of the team can be chosen for the poison counters that the team has
    Given Edward's team has 14 poison counters
    When Angie casts “Steady Progress”
    And Angie chooses <player> to get another counter
    And the spell resolves
    Then Edward's team loses the game

    Examples:
      | from       | player |
      | 2016-11-11 | Edward |
      | 2016-11-11 | Ronald |

  @id:proliferate.team_kinds @situation:proliferate.kinds @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @should
  Scenario: A team was given of the kinds that the team had, and a player's experience was none of them
    Given Edward's team has three poison counters
    And Edward has five experience counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward's team to get another counter
    And the spell resolves
    Then Edward's team has four poison counters
    And Edward has five experience counters

  @id:proliferate.one_kind @situation:proliferate.kinds @clause:counters.proliferate @clause:counters.kinds @until:2019-05-03 @must
  Scenario Outline: A player with two kinds of counters got one more of one kind
    Given Edward's team has three poison counters
    And Edward has five energy counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward to get another counter
    And Angie chooses <kind> as the kind of counter
    And the spell resolves
    Then Edward's team has <poison> poison counters
    And Edward has <energy> energy counters

    Examples:
      | from       | kind   | poison | energy |
      | 2016-11-11 | poison | four   | five   |
      | 2016-11-11 | energy | three  | six    |

  @id:proliferate.every_kind @situation:proliferate.kinds @clause:counters.proliferate @clause:counters.kinds @from:2019-05-03 @must
  Scenario: A player gets one more of every kind, the team's poison too
    Given Edward's team has three poison counters
    And Edward has five energy counters
    And Ronald has two energy counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward to get another counter
    And the spell resolves
    Then Edward's team has four poison counters
    And Edward has six energy counters
    And Ronald has two energy counters

  @id:proliferate.both_one_kind @situation:proliferate.both @clause:counters.proliferate @until:2019-05-03 @should
  Scenario Outline: Of two members who were chosen only one got poison, and the other's counter was of another kind
    Given Edward's team has three poison counters
    And Edward has five energy counters
    And Ronald has seven energy counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward and Ronald to get another counter each
    And Angie chooses <player> as the affected player
    And Angie chooses poison as the kind of counter
    And the spell resolves
    Then Edward's team has four poison counters
    And Edward has <first> energy counters
    And Ronald has <second> energy counters

    Examples:
      | from       | player | first | second |
      | 2016-11-11 | Edward | five  | eight  |
      | 2016-11-11 | Ronald | six   | seven  |

  @id:proliferate.both_every_kind @situation:proliferate.both @clause:counters.proliferate @must
  Scenario Outline: Of two members who are chosen both get the rest, and poison comes once, to whom the proliferating player says
    Given Edward's team has three poison counters
    And Edward has five energy counters
    And Ronald has seven energy counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward and Ronald to get another counter each
    And Angie chooses <player> as the affected player
    And the spell resolves
    Then Edward's team has four poison counters
    And Edward has six energy counters
    And Ronald has eight energy counters

    Examples:
      | from       | player |
      | 2019-05-03 | Edward |
      | 2019-05-03 | Ronald |

  @id:proliferate.permanents @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Permanents and players are chosen together, and who is not chosen gets nothing
    Given Barry controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    And Edward controls “Longtusk Cub”
    And “Longtusk Cub” has four +1/+1 counters
    And Barry has two energy counters
    And Edward has two energy counters
    When Angie casts “Steady Progress”
    And Angie chooses “Hill Giant” and Edward to get another counter each
    And the spell resolves
    Then “Hill Giant” has three +1/+1 counters
    And Edward has three energy counters
    And Barry has two energy counters
    And “Longtusk Cub” has four +1/+1 counters

  @id:proliferate.nothing @situation:proliferate.permanents @clause:counters.proliferate @from:2010-10-01 @must
  Scenario: Nobody and nothing need be chosen
    Given Barry controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    When Angie casts “Steady Progress”
    And Angie chooses nothing to get another counter
    And the spell resolves
    Then “Hill Giant” has two +1/+1 counters

  @id:proliferate.alone_every_kind @situation:proliferate.alone @variant:two-player @clause:counters.proliferate @from:2019-05-03 @must
  Scenario: In a game of two players each kind of counter is given once more
    Given Edward has three poison counters
    And Edward has five energy counters
    And Angie has two energy counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward to get another counter
    And the spell resolves
    Then Edward has four poison counters
    And Edward has six energy counters
    And Angie has two energy counters

  @id:proliferate.alone_one_kind @situation:proliferate.alone @variant:two-player @clause:counters.proliferate @from:2010-10-01 @until:2019-05-03 @must
  Scenario: In a game of two players one more of one kind was given
    Given Edward has three poison counters
    And Edward has five energy counters
    When Angie casts “Steady Progress”
    And Angie chooses Edward to get another counter
    And Angie chooses energy as the kind of counter
    And the spell resolves
    Then Edward has three poison counters
    And Edward has six energy counters
