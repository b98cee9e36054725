# language: en
@source:F @source:W
Feature: A life counter keeps poison counters
  > Players get poison counters one by one. Who has them, what do effects count, and how many are too many?

  @id:count.poison.apart @situation:count.poison @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Each player has poison counters of one's own
    Given only life and poison are counted
    When Angie gets four poison counters
    And Barry gets three poison counters
    Then Angie has four poison counters
    And Barry has three poison counters
    And Edward has no poison counters
    And the game goes on

  @id:count.poison.team @situation:count.poison @clause:poison.shared @from:2011-04-01 @must
  Scenario: What each member gets the team has
    Given only life and poison are counted
    When Angie gets four poison counters
    And Barry gets three poison counters
    Then Angie's team has seven poison counters
    And Edward's team has no poison counters
    And the game goes on

  @id:count.poison.each.apart @situation:count.poison.each @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Each player got a poison counter of one's own
    Given only life and poison are counted
    And Edward has three poison counters
    When each player gets one poison counter
    Then Edward has four poison counters
    And Ronald has one poison counter
    And Angie has one poison counter

  @id:count.poison.each.team @situation:count.poison.each @clause:poison.shared @from:2011-04-01 @must
  Scenario: Where each player gets a poison counter, a team gets two
    Given only life and poison are counted
    And Edward's team has three poison counters
    When each player gets one poison counter
    Then Edward's team has five poison counters
    And Angie's team has two poison counters

  @id:count.poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @source:F @must
  Scenario Outline: In a life counter, the last poison counter that it takes loses the game for the whole team
    Given only life and poison are counted
    And <who> has <number> poison counters
    Then the game goes on
    When Edward gets one poison counter
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | who           | number |
      | 2005-08-01 | 420.5h | Edward        | nine   |
      | 2011-04-01 | 810.8d | Edward's team | 14     |

  @id:count.poison.lethal.too_few @situation:count.poison.lethal @clause:poison.lethal @must
  Scenario Outline: In a life counter, one poison counter less is too few
    Given only life and poison are counted
    And <who> has <number> poison counters
    When Edward gets one poison counter
    Then the game goes on
    And <who> has <after> poison counters

    Examples:
      | from       | rule   | who           | number | after |
      | 2005-08-01 | 420.5h | Edward        | eight  | nine  |
      | 2011-04-01 | 810.8d | Edward's team | 13     | 14    |

  @id:count.poison.lethal.apart @situation:count.poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: In a life counter, the poison that both members have is not added up
    Given only life and poison are counted
    When Edward gets nine poison counters
    And Ronald gets nine poison counters
    Then the game goes on
    When Ronald gets one poison counter
    Then Edward's team loses the game

  @id:count.poison.lethal.together @situation:count.poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: In a life counter, the poison that both members get is added up
    Given only life and poison are counted
    When Edward gets nine poison counters
    And Ronald gets five poison counters
    Then the game goes on
    When Ronald gets one poison counter
    Then Edward's team loses the game

  @id:count.poison.lethal.draw @clause:poison.lethal @clause:game.over @from:2005-08-01 @must
  Scenario: Two teams that are poisoned to death at once draw
    Given only life and poison are counted
    When each player gets seven poison counters
    Then the game goes on
    When each player gets three poison counters
    Then the game is a draw

  @id:count.poison.lost @clause:poison.lose_counters @must
  Scenario Outline: A player loses more poison counters than there are
    Given only life and poison are counted
    And <who> has five poison counters
    When <player> loses two poison counters
    Then <who> has three poison counters
    When <player> loses seven poison counters
    Then <who> has no poison counters

    Examples:
      | from       | rule    | who           | player |
      | 2005-08-01 | 606.5   | Edward        | Edward |
      | 2011-04-01 | 810.10b | Edward's team | Ronald |

  @id:count.poison.lost.teammate @situation:count.poison.lost @clause:poison.lose_counters @from:2005-08-01 @until:2011-04-01 @must
  Scenario: A player lost no poison counters of a teammate
    Given only life and poison are counted
    And Edward has five poison counters
    When Ronald loses two poison counters
    Then Edward has five poison counters

  @id:count.poison.cannot @clause:poison.cannot @must
  Scenario Outline: In a life counter, one player can't get poison counters: can the teammate?
    Given only life and poison are counted
    And an effect says that Edward can't get poison counters
    When Edward gets two poison counters
    And Ronald gets three poison counters
    And Angie gets one poison counter
    Then <theirs> has <number> poison counters
    And <ours> has one poison counter

    Examples:
      | from       | rule    | theirs        | number | ours         |
      | 2005-08-01 | 606.5   | Ronald        | three  | Angie        |
      | 2011-04-01 | 810.5   | Edward's team | three  | Angie's team |
      | 2011-06-17 | 810.10c | Edward's team | zero   | Angie's team |

  @id:count.poison.read @clause:poison.read @must
  Scenario Outline: An effect counts the poison counters of one player
    Given only life and poison are counted
    When Angie gets three poison counters
    And Barry gets two poison counters
    Then an effect counts <Angie> poison counters for Angie
    And an effect counts <Barry> poison counters for Barry
    And an effect counts zero poison counters for Edward

    Examples:
      | from       | rule    | Angie | Barry |
      | 2005-08-01 | 606.5   | three | two   |
      | 2011-04-01 | 810.10a | five  | five  |

  @id:count.poison.opponents.own @situation:count.poison.opponents @clause:poison.read @from:2005-08-01 @until:2011-04-01 @must
  Scenario: An effect adds up what both opponents have
    Given only life and poison are counted
    When Edward gets three poison counters
    And Ronald gets two poison counters
    Then an effect counts five poison counters for the opponents of Angie
    And an effect counts zero poison counters for the opponents of Edward

  @id:count.poison.opponents.twice @situation:count.poison.opponents @clause:poison.opponents @from:2011-04-01 @until:2013-05-01 @should
  Scenario: An effect may have counted what the opposing team has for each opponent
    Given only life and poison are counted
    When Edward gets three poison counters
    And Ronald gets two poison counters
    Then an effect counts ten poison counters for the opponents of Angie

  @id:count.poison.opponents.team @situation:count.poison.opponents @clause:poison.opponents @from:2013-05-01 @must
  Scenario: An effect counts once what the opposing team has
    Given only life and poison are counted
    When Edward gets three poison counters
    And Ronald gets two poison counters
    Then an effect counts five poison counters for the opponents of Angie
    And an effect counts zero poison counters for the opponents of Edward

  @id:count.poison.poisoned.apart @situation:count.poison.poisoned @clause:poison.poisoned @from:2005-08-01 @until:2011-04-01 @must
  Scenario: A player is poisoned who has a poison counter
    Given only life and poison are counted
    When Edward gets one poison counter
    Then Edward is poisoned
    And Ronald is not poisoned

  @id:count.poison.poisoned.team @situation:count.poison.poisoned @clause:poison.poisoned @from:2011-04-01 @must
  Scenario: Both players are poisoned whose team has a poison counter
    Given only life and poison are counted
    When Edward gets one poison counter
    Then Edward is poisoned
    And Ronald is poisoned
    And Angie is not poisoned

  @id:count.proliferate.apart @situation:count.proliferate @clause:counters.proliferate @from:2010-10-01 @until:2011-04-01 @must
  Scenario: Who proliferates gives each player chosen one more poison counter
    Given only life and poison are counted
    And Edward has three poison counters
    And Ronald has two poison counters
    When Angie proliferates
    And Angie chooses Edward and Ronald to get another counter each
    Then Edward has four poison counters
    And Ronald has three poison counters

  @id:count.proliferate.team @situation:count.proliferate @clause:counters.proliferate @from:2011-04-01 @until:2016-11-11 @must
  Scenario: Who proliferates gives each team chosen one more poison counter
    Given only life and poison are counted
    And Edward's team has five poison counters
    When Angie proliferates
    And Angie chooses Edward's team to get another counter
    Then Edward's team has six poison counters

  @id:count.proliferate.member @situation:count.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Who proliferates gives a poison counter to the member chosen, and so to the team
    Given only life and poison are counted
    And Edward's team has five poison counters
    When Angie proliferates
    And Angie chooses Edward to get another counter
    Then Edward's team has six poison counters

  @id:count.proliferate.once @situation:count.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Of two members chosen only one gets the poison counter
    Given only life and poison are counted
    And Edward's team has five poison counters
    When Angie proliferates
    And Angie chooses Edward and Ronald to get another counter each
    And Angie chooses Ronald as the affected player
    Then Edward's team has six poison counters

  @id:count.proliferate.nobody @situation:count.proliferate @clause:counters.proliferate @must
  Scenario Outline: Who proliferates need not choose anybody
    Given only life and poison are counted
    And <who> has five poison counters
    When Angie proliferates
    And Angie chooses nothing to get another counter
    Then <who> has five poison counters

    Examples:
      | from       | rule    | who           |
      | 2010-10-01 | 701.23a | Edward        |
      | 2011-04-01 | 701.23c | Edward's team |
