# language: en
Feature: Something else instead
  > A loss of the game or a draw does not happen, and something else does. Whose loss and whose draw is meant, and what of the teammate's?

  @id:instead.loss.life @clause:replacement.loss @clause:life.set_one @clause:life.start @from:2018-04-27 @must
  Scenario: The loss of the team is replaced, and its life total becomes the one it began with
    Given Edward's team has 3 life
    And Edward controls “Exquisite Archangel”
    And Ronald controls “Hill Giant”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then the game goes on
    And Edward's team has 30 life
    And Edward owns “Exquisite Archangel” in exile
    And Ronald controls “Hill Giant”

  @id:instead.loss.alone @clause:replacement.loss @variant:two-player @from:2018-04-27 @must
  Scenario: The loss of who plays alone is replaced, and the life total becomes the one of the beginning
    Given Edward's team has 3 life
    And Angie's team has 20 life
    And Edward controls “Exquisite Archangel”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then the game goes on
    And Edward's team has 20 life
    And Edward owns “Exquisite Archangel” in exile

  @id:instead.loss.opponents @clause:replacement.loss @clause:team.loses_whole @from:2018-04-27 @must
  Scenario: What an opponent has does not replace the loss of a team
    Given Edward's team has 3 life
    And Angie controls “Exquisite Archangel”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team loses the game
    And Angie controls “Exquisite Archangel”

  @id:instead.loss.both_teams @clause:replacement.loss @clause:game.over @from:2018-04-27 @must
  Scenario: Where both teams would lose at once, one of them does not, and wins
    Given Edward's team has 3 life
    And Angie's team has 5 life
    And Barry controls “Exquisite Archangel”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team wins the game
    And Edward's team loses the game

  @id:instead.loss.once @clause:replacement.loss @clause:life.zero @from:2018-04-27 @must
  Scenario: A loss is replaced once, and the next one is none that is replaced
    Given Edward's team has 3 life
    And Edward controls “Exquisite Archangel”
    And Angie's team has 40 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 30 life
    When Angie's team passes priority
    And Edward casts “Final Fortune”
    And the spell resolves
    And Angie's team finishes its turn
    And the end step of Edward's team begins
    And the triggered ability of “Final Fortune” resolves
    Then Edward's team loses the game

  @id:instead.loss.two_of_them @clause:replacement.loss @clause:replacement.once @from:2018-04-27 @must
  Scenario: Of two that would replace a loss one does, and the teammate's is kept
    Given Edward's team has 3 life
    And Edward controls “Exquisite Archangel”
    And Ronald controls “Exquisite Archangel”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 30 life
    And Edward owns “Exquisite Archangel” in exile
    And Edward controls no creatures
    And Ronald controls a creature

  @id:instead.loss.teammate_draws @clause:replacement.loss @clause:draw.empty @clause:life.set_one @from:2018-04-27 @must
  Scenario: A teammate who had to draw from an empty library is no loss for the team either
    Given Ronald has no cards in his library
    And Edward has seven cards in his library
    And Edward's team has 12 life
    And Edward controls “Exquisite Archangel”
    When the draw step of Edward's team begins
    Then the game goes on
    And Edward's team has 30 life
    And Edward owns “Exquisite Archangel” in exile

  @id:instead.loss.poison @clause:replacement.loss @clause:poison.lethal @from:2018-04-27 @must
  Scenario: Poison stays, and loses the game at the next check
    Given Edward's team has 14 poison counters
    And Edward controls “Exquisite Archangel”
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team loses the game

  @id:instead.loss.effect @clause:replacement.loss @clause:trigger.delayed @from:2018-04-27 @must
  Scenario: A loss that an effect speaks of is replaced, too
    Given Barry controls “Exquisite Archangel”
    And Angie's team has 11 life
    When Angie casts “Final Fortune”
    And the spell resolves
    And Angie's team finishes its turn
    And the end step of Angie's team begins
    And the triggered ability of “Final Fortune” resolves
    Then the game goes on
    And Angie's team has 30 life
    And Barry owns “Exquisite Archangel” in exile

  @id:instead.loss.flies @clause:combat.block @from:2018-04-27 @must
  Scenario: Exquisite Archangel can be blocked by a creature that flies alone
    Given Angie controls “Exquisite Archangel”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exquisite Archangel”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Exquisite Archangel” with “Hill Giant”
    But Ronald can block “Exquisite Archangel” with “Wind Drake”

  @id:instead.loss.conceded @clause:replacement.loss @clause:team.concedes @from:2018-04-27 @must
  Scenario: Nothing replaces the loss of a team of which a member concedes
    Given Edward controls “Exquisite Archangel”
    When Ronald concedes the game
    Then Edward's team loses the game

  @id:instead.draw.thief @clause:replacement.instead @clause:replacement.draw @from:2013-07-13 @must
  Scenario: What an opponent would draw somebody else draws instead, and what a teammate draws stays that one's
    Given Angie controls “Notion Thief”
    And Angie has two cards in hand
    And Barry has two cards in hand
    And Edward has three cards in hand
    And Ronald has four cards in hand
    When Angie's team passes priority
    And Edward casts “Blessed Wine”
    And the spell resolves
    Then Edward has two cards in hand
    When the upkeep of Edward's team begins
    And the triggered ability of “Blessed Wine” resolves
    Then Edward has two cards in hand
    And Angie has three cards in hand
    And Barry has two cards in hand
    And Ronald has four cards in hand

  @id:instead.draw.first @clause:replacement.instead @clause:step.draw @from:2013-07-13 @must
  Scenario: The first card that each opponent draws in the shared draw step is left to that one
    Given Angie controls “Notion Thief”
    And Angie has two cards in hand
    And Edward has three cards in hand
    And Ronald has four cards in hand
    When the draw step of Edward's team begins
    Then Edward has four cards in hand
    And Ronald has five cards in hand
    And Angie has two cards in hand

  @id:instead.draw.mate @clause:replacement.instead @clause:team.opponents @from:2013-07-13 @must
  Scenario: What a teammate draws is not replaced
    Given Angie controls “Notion Thief”
    And Angie has two cards in hand
    And Barry has three cards in hand
    When Barry casts “Blessed Wine”
    And the spell resolves
    And the upkeep of Edward's team begins
    And the triggered ability of “Blessed Wine” resolves
    Then Barry has three cards in hand
    And Angie has two cards in hand

  @id:instead.draw.flash @clause:priority.timing @from:2013-07-13 @must
  Scenario: Notion Thief is cast in the other team's turn, as what has no flash is not
    When Angie's team passes priority
    Then Edward can't cast “Obstinate Familiar”
    But Edward can cast “Notion Thief”

  @id:instead.draw.skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  Scenario: Who may skip a draw and does keeps the library as it is, and the teammate draws
    Given Edward controls “Obstinate Familiar”
    And Edward has three cards in hand
    And Ronald has four cards in hand
    And Edward has seven cards in his library
    When the draw step of Edward's team begins
    And Edward does what the ability allows
    Then Edward has three cards in hand
    And Edward has seven cards in his library
    And Ronald has five cards in hand

  @id:instead.draw.not_skipped @clause:replacement.instead @clause:replacement.draw @from:2005-08-01 @must
  Scenario: Who may skip a draw and does not draws as ever
    Given Edward controls “Obstinate Familiar”
    And Edward has three cards in hand
    And Ronald has four cards in hand
    When the draw step of Edward's team begins
    And Edward does not do what the ability allows
    Then Edward has four cards in hand
    And Ronald has five cards in hand

  @id:instead.draw.empty @clause:replacement.draw @clause:draw.empty @from:2005-08-01 @must
  Scenario: A draw from an empty library is skipped, and the team does not lose
    Given Edward controls “Obstinate Familiar”
    And Edward has no cards in his library
    When the draw step of Edward's team begins
    And Edward does what the ability allows
    Then the game goes on

  @id:instead.draw.two @clause:replacement.instead @clause:replacement.draw @variant:two-player @from:2005-08-01 @must
  Scenario: Each card of several that a spell lets somebody draw can be skipped
    Given Angie controls “Obstinate Familiar”
    And Angie has seven cards in her library
    When Angie casts “Divination”
    And the spell resolves
    Then Angie has to choose
    When Angie does what the ability allows
    Then Angie has seven cards in her library
    And the game goes on
