# language: en
@source:W @source:N
Feature: A game begins between teams of three or four
  > Teams may have more than two players, as long as both have as many. With how much life do they begin, and who draws which hand?

  @id:heads.life.three @situation:heads.life.three @variant:three-headed-giant @clause:heads.life @clause:life.start @must
  Scenario Outline: A team of three begins with the life of three players
    Given the game is played casually
    And Angie's team plays first
    When Angie keeps her hand
    Then Angie's team has <life> life
    And Edward's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.10 | 60   |
      | 2007-05-01 | 606.10 | 45   |
      | 2011-04-01 | 810.11 | 45   |

  @id:heads.life.three.tournament @situation:heads.life.three @variant:three-headed-giant @clause:heads.life @clause:life.start @should
  Scenario Outline: Where tournaments had lowered the start of a team of two, that of a team of three is taken to be lower as well
    Given Angie's team plays first
    When Angie keeps her hand
    Then Angie's team has <life> life
    And Edward's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.10 | 60   |
      | 2007-02-20 | FR 151 | 45   |

  @id:heads.life.four @variant:four-headed-giant @clause:heads.life @clause:life.start @must
  Scenario Outline: A team of four begins with the life of four players
    Given the game is played casually
    And Angie's team plays first
    When Angie keeps her hand
    Then Angie's team has <life> life
    And Edward's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.10 | 80   |
      | 2007-05-01 | 606.10 | 60   |
      | 2011-04-01 | 810.11 | 60   |

  @id:heads.mulligan.one_player_at_a_time @situation:heads.mulligan @variant:three-headed-giant @clause:mulligan.order @clause:team.more_heads @from:2005-08-01 @until:2006-10-01 @must
  Scenario: Each of three players decides after the one on the right
    Given Angie's team plays first
    Then Barry can't take a mulligan
    And Celia can't take a mulligan
    When Angie keeps her hand
    Then Celia can't take a mulligan
    When Barry keeps his hand
    Then Edward can't take a mulligan
    But Celia can take a mulligan
    When Celia keeps her hand
    Then Angie can't take a mulligan
    And Victor can't take a mulligan
    When Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    Then it is the upkeep of Angie's team

  @id:heads.mulligan.one_team_at_a_time @situation:heads.mulligan @variant:three-headed-giant @clause:mulligan.order @clause:mulligan.first @clause:team.more_heads @from:2006-10-01 @until:2009-07-11 @must
  Scenario: A team of three takes its mulligans together before the other team decides
    Given Angie's team plays first
    When Celia takes a mulligan
    And Angie keeps her hand
    Then Edward can't take a mulligan
    When Barry keeps his hand
    Then Celia has seven cards in hand
    And Edward can't take a mulligan
    And Barry can't take a mulligan
    But Celia can take a mulligan
    And Celia has six cards in hand
    When Celia keeps her hand
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Celia can't take a mulligan
    But Victor can take a mulligan
    And Victor has seven cards in hand

  @id:heads.mulligan.all_declare @situation:heads.mulligan @variant:four-headed-giant @clause:mulligan.order @clause:mulligan.first @clause:team.more_heads @from:2009-07-11 @must
  Scenario: All eight players declare, one team after the other, before any mulligan is taken
    Given Angie's team plays first
    When Dora takes a mulligan
    And Celia keeps her hand
    And Angie keeps her hand
    Then Walter can't take a mulligan
    But Barry can take a mulligan
    When Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    Then Dora can't take a mulligan
    But Walter can take a mulligan
    And Walter has seven cards in hand
    When Barry keeps his hand
    And Dora keeps her hand
    And Walter keeps his hand
    Then it is the upkeep of Angie's team
    And Dora has seven cards in hand
