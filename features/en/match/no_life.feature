# language: en
@source:F @source:I @source:W
Feature: A player who doesn't lose for having no life
  > One player doesn't lose with 0 life or less. What of the teammate, and of other ways to lose?

  @id:game.no_life @clause:team.wins_and_loses @clause:life.zero @source:F-EX07 @source:I-EX03 @source:W-EX05 @must
  Scenario Outline: With Transcendence on either side of the team, the team does not lose with 0 life
    Given it is the precombat main phase of Edward's team
    And Angie's team has 1 life
    And <player> controls “Transcendence”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses <teammate> as the target
    And the ability resolves
    And the end step of Edward's team begins
    Then Angie's team has 0 life
    And the game goes on

    Examples:
      | from       | player | teammate |
      | 2005-08-01 | Angie  | Barry    |
      | 2005-08-01 | Barry  | Angie    |

  @id:game.no_life.lost @situation:game.no_life @clause:life.shared @clause:life.zero @source:F-EX07 @from:2005-08-01 @must
  Scenario: The controller of Transcendence gains twice the life that this player, not the teammate, has lost
    Given it is the precombat main phase of Edward's team
    And Angie's team has 1 life
    And Angie controls “Transcendence”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Angie as the target
    And the ability resolves
    Then Angie's team has 0 life
    And the game goes on
    When the triggered ability of “Transcendence” resolves
    Then Angie's team has 2 life

  @id:game.no_life.damage @situation:game.no_life @clause:life.shared @source:F-EX07 @from:2005-08-01 @must
  Scenario: Damage to each player makes it trigger for its controller's share alone
    Given Angie's team has 5 life
    And Angie controls “Transcendence”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has -3 life
    When the triggered ability of “Transcendence” resolves
    Then Angie's team has 5 life
    And the game goes on

  @id:game.no_life.twenty @clause:life.read @clause:trigger.state @clause:team.wins_and_loses @must
  Scenario Outline: Transcendence lets the team lose as soon as its controller is read to have 20 life
    Given it is the precombat main phase of Edward's team
    And Angie's team has <before> life
    And Angie controls “Transcendence”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Angie as the target
    And the ability resolves
    And the triggered ability of “Transcendence” resolves
    Then Angie's team has <after> life
    And the game goes on
    When the triggered ability of “Transcendence” resolves
    Then Angie's team loses the game
    And Edward's team wins the game

    Examples:
      | from       | rule    | before | after |
      | 2005-08-01 | 606.9a  | 38     | 39    |
      | 2010-04-23 | 806.10a | 19     | 20    |

  @id:game.no_life.nineteen @situation:game.no_life.twenty @clause:life.read @clause:trigger.state @must
  Scenario Outline: With one life less the game goes on
    Given it is the precombat main phase of Edward's team
    And Angie's team has <before> life
    And Angie controls “Transcendence”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls two “Mana Source”
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Angie as the target
    And the ability resolves
    And the end step of Edward's team begins
    Then Angie's team has <after> life
    And the game goes on

    Examples:
      | from       | rule    | before | after |
      | 2005-08-01 | 606.9a  | 37     | 38    |
      | 2010-04-23 | 806.10a | 18     | 19    |

  @id:game.no_life.library @situation:game.no_life @clause:draw.empty @clause:team.wins_and_loses @source:F-EX07 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Transcendence does not help against an empty library
    Given it is the precombat main phase of Edward's team
    And Angie's team has 0 life
    And Angie controls “Transcendence”
    And Angie has no cards in her library
    When the draw step of Angie's team begins
    Then Angie's team loses the game

  @id:game.no_life.poison @situation:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @must
  Scenario Outline: Transcendence does not help against poison
    Given <who> has <number> poison counters
    And Edward's team has 0 life
    And Edward controls “Transcendence”
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then Edward's team loses the game

    Examples:
      | from       | rule   | who           | number |
      | 2005-08-01 | 420.5h | Edward        | seven  |
      | 2011-04-01 | 810.8d | Edward's team | 12     |
