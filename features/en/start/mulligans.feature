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

  @id:mulligan.primary_first @situation:mulligan.seats @clause:mulligan.order @clause:seat.primary @source:I-EX14 @from:2005-08-01 @until:2006-10-01 @must
  Scenario: Of the first team the player on the right takes mulligans first
    Given Barry sits to the right of Angie
    And Angie's team plays first
    Then Angie can't take a mulligan
    But Barry can take a mulligan
    When Barry keeps his hand
    Then Angie can take a mulligan

  @id:mulligan.any_order @situation:mulligan.seats @clause:mulligan.order @clause:seat.primary @from:2006-10-01 @must
  Scenario: The members of a team declare in the order they like
    Given Angie's team plays first
    When Barry keeps his hand
    Then Ronald can't keep his hand
    But Angie can keep her hand
    When Ronald keeps his hand
    Then Edward can keep his hand

  @id:mulligan.other_team_first @situation:mulligan.seats @clause:mulligan.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: The team that plays first declares first, whichever it is
    Given Edward's team plays first
    Then Angie can't take a mulligan
    But Edward can take a mulligan

  @id:mulligan.to_nothing @situation:mulligan.to_nothing @clause:mulligan.later @clause:mulligan.first @source:I-EX14 @until:2006-10-01 @must
  Scenario Outline: A player may take mulligans until no card is left, and no further
    Given Angie's team plays first
    When Angie takes a mulligan
    And <another>
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    Then Angie has one card in hand
    And Angie can take a mulligan
    And Angie has no cards in hand
    But Angie can't take a mulligan

    Examples:
      | from       | rule  | another                |
      | 2005-08-01 | 101.4 | —                      |
      | 2005-08-20 | 101.4 | Angie takes a mulligan |

  @id:mulligan.to_nothing.together @situation:mulligan.to_nothing @clause:mulligan.later @clause:mulligan.first @from:2009-07-11 @until:2019-07-12 @must
  Scenario: A player may take mulligans until no card is left, though everybody else has kept
    Given Angie's team plays first
    When Angie takes a mulligan
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    Then Angie has one card in hand
    And Angie can take a mulligan
    And Angie has no cards in hand
    But Angie can't take a mulligan

  @id:mulligan.casual @situation:mulligan.casual @clause:mulligan.first @clause:mulligan.order @from:2005-08-01 @until:2006-10-01 @must
  Scenario: Outside tournaments the first mulligan costs a card at first
    Given the game is played casually
    And Angie's team plays first
    Then Barry can't take a mulligan
    But Angie can take a mulligan
    And Angie has six cards in hand
