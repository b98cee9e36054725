# language: en
@source:C
Feature: Mulligans with commanders
  > A player does not like the opening hand. What becomes of its cards, how many are drawn, and when does the old rule end?

  @id:commander.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Any cards of a hand were exiled and one fewer was drawn; who kept shuffled them back
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie exiles three cards from her hand
    Then Angie has six cards in hand
    And Angie has 90 cards in her library
    When Angie takes a mulligan
    Then Angie has five cards in hand
    And Angie has 88 cards in her library
    When Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has five cards in hand
    And Angie has 94 cards in her library
    And it is the upkeep of Angie's team

  @id:commander.mulligan.whole @situation:commander.mulligan @clause:mulligan.later @variant:two-player-commander @must
  Scenario Outline: The whole hand is shuffled into the library, and of two players nobody has a free mulligan
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie puts <bottom> card on the bottom of her library
    Then Angie has six cards in hand
    And Angie has 93 cards in her library
    When Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has six cards in hand
    And Angie has 93 cards in her library
    And it is the upkeep of Angie's team

    Examples:
      | from       | rule  | bottom |
      | 2016-01-16 | 103.4 | —      |
      | 2019-07-12 | 103.4 | one    |

  @id:commander.mulligan.cards @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Whoever exiled two cards held the others and drew one
    Given Angie has “Hill Giant” in hand
    And Angie has “Grizzly Bears” in hand
    And Angie has “Birds of Paradise” in hand
    And Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie exiles “Hill Giant” and “Grizzly Bears” from her hand
    Then Angie has six cards in hand
    And Angie has “Birds of Paradise” in hand
    And Angie has 91 cards in her library
    When Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has six cards in hand
    And Angie has 93 cards in her library

  @id:commander.mulligan.to_nothing @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Whoever exiled one card drew none, and could go on to an empty hand
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie exiles one card from her hand
    Then Angie has six cards in hand
    And Angie has 92 cards in her library
    When Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    And Angie takes a mulligan
    Then Angie has one card in hand
    And Angie can take a mulligan
    And Angie has no cards in hand
    But Angie can't take a mulligan
    When Angie keeps her hand
    And Angie puts no card on the bottom of her library
    Then Angie has 99 cards in her library

  @id:commander.mulligan.seen @clause:commander.mulligan @variant:two-player-commander @until:2016-01-16 @must
  Scenario Outline: The cards exiled in mulligans were open to all at first, and then face down
    Given Angie has “Hill Giant” in hand
    And Angie's team plays first
    Then Edward may not look at “Hill Giant”
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie exiles “Hill Giant” from her hand
    Then Angie may look at “Hill Giant”
    And Edward <may> look at “Hill Giant”

    Examples:
      | from       | rule  | may     |
      | 2009-10-01 | 903.7 | may     |
      | 2012-02-01 | 903.8 | may not |

  @id:commander.mulligan.two_heads @situation:commander.mulligan.two_heads @clause:commander.mulligan @clause:mulligan.order @clause:mulligan.first @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scenario: No mulligan of a head was free, and all that were declared were taken at once
    Given Angie's team plays first
    When Angie takes a mulligan
    And Barry takes a mulligan
    And Edward takes a mulligan
    And Ronald keeps his hand
    And Angie exiles three cards from her hand
    And Barry exiles seven cards from his hand
    And Edward exiles one card from his hand
    Then Angie has six cards in hand
    And Angie has 90 cards in her library
    And Barry has six cards in hand
    And Barry has 86 cards in his library
    And Edward has six cards in hand
    And Edward has 92 cards in his library
    When Barry keeps his hand
    Then Barry has 93 cards in his library
    And Angie has 90 cards in her library
    When Angie keeps her hand
    And Edward keeps his hand
    And Angie puts no card on the bottom of her library
    And Barry puts no card on the bottom of his library
    And Edward puts no card on the bottom of his library
    Then Angie has 93 cards in her library
    And Edward has 93 cards in his library
    And it is the upkeep of Angie's team

  @id:commander.mulligan.two_heads.free @situation:commander.mulligan.two_heads @clause:mulligan.first @clause:mulligan.later @variant:two-headed-giant-commander @should
  Scenario Outline: The first mulligan of a head is free, and the whole hand is replaced
    Given Angie's team plays first
    When Angie takes a mulligan
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    Then Angie has seven cards in hand
    And Angie has 92 cards in her library
    When Angie takes a mulligan
    And Angie puts <bottom> card on the bottom of her library
    Then Angie has six cards in hand
    And Angie has 93 cards in her library

    Examples:
      | from       | rule   | bottom |
      | 2016-01-16 | 103.4c | —      |
      | 2019-07-12 | 103.4c | one    |

  @id:commander.mulligan.teammate @clause:commander.mulligan @clause:mana.own @variant:two-headed-giant-commander @from:2012-02-01 @until:2016-01-16 @should
  Scenario: A teammate could look at a hand, but not at what was exiled face down
    Given Angie has “Hill Giant” in hand
    And Angie has “Grizzly Bears” in hand
    And Angie's team plays first
    When Angie takes a mulligan
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie exiles “Hill Giant” from her hand
    Then Angie may look at “Hill Giant”
    And Barry may not look at “Hill Giant”
    But Barry may look at “Grizzly Bears”
    And Edward may not look at “Grizzly Bears”

  @id:commander.mulligan.look @clause:commander.mulligan @clause:mulligan.later @variant:two-player-commander @from:2015-09-26 @until:2016-01-16 @should
  Scenario: Whoever began with fewer cards than seven could put the top card of the library on the bottom
    Given Angie's team plays first
    When Angie takes a mulligan
    And Edward keeps his hand
    And Angie exiles two cards from her hand
    And Angie keeps her hand
    And Angie puts the top card of her library on the bottom
    Then Angie has six cards in hand
    And Angie has 93 cards in her library
    And it is the upkeep of Angie's team
