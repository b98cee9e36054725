# language: en
@source:F @source:W
Feature: Poison counters
  > An effect gives poison counters to one player. Who has them then, and how many of them lose the game?

  @id:poison.shared @clause:poison.shared @clause:counters.own @must
  Scenario Outline: A poison counter is given to one player, and one's own or the team's
    Given <who> has three poison counters
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then <who> has six poison counters
    And <mate> has no poison counters

    Examples:
      | from       | rule   | who           | mate         |
      | 2005-08-01 | 606.5  | Edward        | Ronald       |
      | 2011-04-01 | 810.10 | Edward's team | Angie's team |

  @id:poison.shared.each.apart @situation:poison.shared.each @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: Each opponent got a poison counter of one's own
    Given Edward has three poison counters
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward has four poison counters
    And Ronald has one poison counter

  @id:poison.shared.each.team @situation:poison.shared.each @clause:poison.shared @from:2011-04-01 @must
  Scenario: Each opponent gets a poison counter, so their team has two more
    Given Edward's team has three poison counters
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team has five poison counters

  @id:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @source:F @must
  Scenario Outline: The last poison counter that it takes loses the game for the whole team
    Given <who> has <number> poison counters
    When Angie casts “Caress of Phyrexia” targeting Edward
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | who           | number |
      | 2005-08-01 | 420.5h | Edward        | seven  |
      | 2011-04-01 | 810.8d | Edward's team | 12     |

  @id:poison.lethal.too_few @situation:poison.lethal @clause:poison.lethal @must
  Scenario Outline: One poison counter less is too few
    Given <who> has <number> poison counters
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then the game goes on
    And <who> has <after> poison counters

    Examples:
      | from       | rule   | who           | number | after |
      | 2005-08-01 | 420.5h | Edward        | six    | nine  |
      | 2011-04-01 | 810.8d | Edward's team | 11     | 14    |

  @id:poison.lethal.apart @situation:poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: What both members had was not added up
    Given Edward has six poison counters
    And Ronald has nine poison counters
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward has nine poison counters
    And Ronald has nine poison counters

  @id:poison.lethal.together @situation:poison.lethal.both @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: What each member gets is added up
    Given Edward's team has 13 poison counters
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team loses the game

  @id:poison.read.player @situation:poison.read @clause:poison.read @must
  Scenario Outline: An effect asks how many poison counters one player has
    Given Angie's team has 20 life
    And <one> has <number> poison counters
    And <other> has two poison counters
    When Angie casts “Exercise of the Dose” targeting Barry
    And the spell resolves
    Then Angie's team has <life> life

    Examples:
      | from       | rule    | one          | number | other | life |
      | 2005-08-01 | 606.5   | Angie        | three  | Barry | 22   |
      | 2011-04-01 | 810.10a | Angie's team | five   | —     | 25   |

  @id:poison.read.opponents.own @situation:poison.read.opponents @clause:poison.read @from:2005-08-01 @until:2011-04-01 @must
  Scenario: What the opponents had was added up while each had poison counters of one's own
    Given it is the precombat main phase of Edward's team
    And Angie controls “Phyrexian Swarmlord”
    And Edward has three poison counters
    And Ronald has two poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls five 1/1 creature tokens

  @id:poison.read.opponents.twice @situation:poison.read.opponents @clause:poison.opponents @from:2011-04-01 @until:2013-05-01 @should
  Scenario: Each opponent was read to have what the team had, so it counted twice
    Given it is the precombat main phase of Edward's team
    And Angie controls “Phyrexian Swarmlord”
    And Edward's team has five poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls ten 1/1 creature tokens

  @id:poison.read.opponents.team @situation:poison.read.opponents @clause:poison.opponents @from:2013-05-01 @must
  Scenario: What the opponents have is what their team has, once
    Given it is the precombat main phase of Edward's team
    And Angie controls “Phyrexian Swarmlord”
    And Edward's team has five poison counters
    When the upkeep of Angie's team begins
    And the triggered ability of “Phyrexian Swarmlord” resolves
    Then Angie controls five 1/1 creature tokens

  @id:poison.lose_counters.own @situation:poison.lose_counters @clause:poison.lose_counters @from:2005-08-01 @until:2011-04-01 @must
  Scenario: A player lost the poison counters of one's own, and the teammate kept those of the teammate
    Given Edward has three poison counters
    And Ronald has two poison counters
    When Angie casts “Leeches” targeting Edward
    And the spell resolves
    Then Edward has no poison counters
    And Ronald has two poison counters

  @id:poison.lose_counters.team @situation:poison.lose_counters @clause:poison.lose_counters @from:2011-04-01 @must
  Scenario: The team loses what one of its players loses
    Given Edward's team has five poison counters
    And Angie's team has two poison counters
    When Angie casts “Leeches” targeting Edward
    And the spell resolves
    Then Edward's team has no poison counters
    And Angie's team has two poison counters

  @id:poison.cannot.player @situation:poison.cannot @clause:poison.cannot @must
  Scenario Outline: A player who can't get poison counters gets none
    Given <who> has three poison counters
    And Edward controls “Melira, Sylvok Outcast”
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then <who> has three poison counters

    Examples:
      | from       | who           |
      | 2005-08-01 | Edward        |
      | 2011-04-01 | Edward's team |

  @id:poison.cannot.teammate @situation:poison.cannot @clause:poison.cannot @must
  Scenario Outline: One player can't get poison counters: can the teammate?
    Given <who> has three poison counters
    And Edward controls “Melira, Sylvok Outcast”
    When Angie casts “Caress of Phyrexia” targeting Ronald
    And the spell resolves
    Then <who> has <after> poison counters

    Examples:
      | from       | rule    | who           | after |
      | 2005-08-01 | 606.5   | Ronald        | six   |
      | 2011-04-01 | 810.5   | Edward's team | six   |
      | 2011-06-17 | 810.10c | Edward's team | three |

  @id:poison.poisoned @clause:poison.poisoned @must
  Scenario Outline: Who is poisoned when one player of a team has got a poison counter?
    Given Angie's team has 20 life
    And <who> has two poison counters
    And Barry controls “Exercise of Fever”
    When the upkeep of Angie's team begins
    And the draw step of Angie's team begins
    Then Angie's team has <life> life

    Examples:
      | from       | rule    | who          | life |
      | 2005-08-01 | 606.5   | Angie        | 20   |
      | 2005-08-01 | 606.5   | Barry        | 17   |
      | 2011-04-01 | 810.10c | Angie's team | 17   |

  @id:poison.infect @clause:poison.infect @clause:poison.shared @must
  Scenario Outline: Damage by a creature with infect gives one player poison counters and costs no life
    Given <who> has three poison counters
    And Edward's team has 20 life
    And Angie controls “Glistener Elf”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Glistener Elf”
    And Barry attacks <whom> with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses <picked> as the player who is dealt the damage
    Then <who> has four poison counters
    And Edward's team has 17 life

    Examples:
      | from       | rule   | who           | whom          | picked |
      | 2010-10-01 | 119.3b | Edward        | Edward's team | Edward |
      | 2011-04-01 | 119.3b | Edward's team | Edward's team | Edward |
      | 2018-04-27 | 119.3b | Edward's team | Edward        | —      |

  @id:poison.infect.creature @situation:poison.infect @clause:poison.infect @must
  Scenario Outline: Damage by a creature with infect stays on a creature as -1/-1 counters
    Given Edward controls “Hill Giant”
    And Angie controls “Glistener Elf”
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Glistener Elf”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Glistener Elf” with “Hill Giant”
    And the upkeep of Edward's team begins
    Then “Hill Giant” has one -1/-1 counter
    And Angie controls no creatures

    Examples:
      | from       | rule   | whom          |
      | 2010-10-01 | 119.3b | Edward's team |
      | 2018-04-27 | 119.3b | Edward        |
