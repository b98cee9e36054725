# language: en
@source:F @source:I @source:J
Feature: Mulligans
  > Four people look at their opening hands. Who decides first, when are mulligans taken, and what does one cost?

  @id:mulligan.one_player_at_a_time @situation:mulligan @clause:mulligan.first @clause:mulligan.order @clause:mulligan.later @source:I-EX14 @until:2006-10-01 @must
  Scenario Outline: One player takes all mulligans before the next one decides
    Given Angie's team plays first
    When Angie takes a mulligan
    Then Angie has <first> cards in hand
    And Barry can't take a mulligan
    But Angie can take a mulligan
    And Angie has <second> cards in hand
    When Angie keeps her hand
    Then Angie can't take a mulligan
    But Barry can take a mulligan
    And Barry has <first> cards in hand
    When Barry keeps his hand
    Then Ronald can't take a mulligan
    But Edward can take a mulligan
    And Edward has <first> cards in hand
    When Edward keeps his hand
    And Ronald keeps his hand
    Then Ronald has seven cards in hand

    Examples:
      | from       | rule   | first | second |
      | 2005-08-01 | 101.4  | six   | five   |
      | 2005-08-20 | FR 155 | seven | six    |

  @id:mulligan.one_team_at_a_time @situation:mulligan @clause:mulligan.order @clause:mulligan.first @clause:mulligan.later @from:2006-10-01 @until:2009-07-11 @must
  Scenario: A team takes its mulligans together, round by round, before the other team decides
    Given Angie's team plays first
    When Angie takes a mulligan
    Then Edward can't take a mulligan
    But Barry can take a mulligan
    And Angie has seven cards in hand
    And Barry has seven cards in hand
    When Angie takes a mulligan
    Then Angie has seven cards in hand
    When Barry keeps his hand
    Then Angie has six cards in hand
    And Barry can't take a mulligan
    But Angie can take a mulligan
    And Angie has five cards in hand
    When Angie keeps her hand
    And Edward takes a mulligan
    And Ronald takes a mulligan
    Then Edward has seven cards in hand
    And Ronald has seven cards in hand

  @id:mulligan.all_declare @situation:mulligan @clause:mulligan.order @clause:mulligan.first @clause:mulligan.later @source:F-EX18 @source:J-EX03 @must
  Scenario Outline: Everybody declares, the team that plays first before the other, then all mulligans are taken at once
    Given Angie's team plays first
    When Angie takes a mulligan
    Then Edward can't take a mulligan
    But Barry can take a mulligan
    When Edward takes a mulligan
    And Ronald keeps his hand
    Then Angie has seven cards in hand
    And Barry has seven cards in hand
    And Edward has seven cards in hand
    When Barry keeps his hand
    And Angie takes a mulligan
    Then Angie has seven cards in hand
    And Ronald can't take a mulligan
    But Edward can take a mulligan
    And Angie has six cards in hand
    And Edward has six cards in hand
    When Angie puts <bottom> card on the bottom of her library
    And Edward puts <bottom> card on the bottom of his library
    Then Barry can't take a mulligan
    But Angie can take a mulligan

    Examples:
      | from       | rule   | bottom |
      | 2009-07-11 | 806.6a | —      |
      | 2019-07-12 | 805.3a | one    |

  @id:mulligan.look @situation:mulligan @clause:mulligan.later @clause:mulligan.order @source:J-EX03 @from:2015-09-26 @until:2019-07-12 @must
  Scenario: Who begins with a smaller hand may put the top card of the library on the bottom
    Given Angie's team plays first
    When Angie takes a mulligan
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie takes a mulligan
    And Angie keeps her hand
    And Angie puts the top card of her library on the bottom
    Then Angie has six cards in hand
    And it is the upkeep of Angie's team
