# language: en
Feature: Whole hands, and as many cards as something says
  > Hands are discarded, and cards drawn, milled and sacrificed by number. How many, and whose?

  @id:hands.wheel @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Each player discards a whole hand and draws seven cards, however many were discarded
    Given Barry has three cards in hand
    And Edward has no cards in hand
    And Ronald has “Grizzly Bears” in hand
    When Angie casts “Wheel of Fortune”
    And the spell resolves
    Then Angie has seven cards in hand
    And Barry has seven cards in hand
    And Barry has three cards in his graveyard
    And Edward has seven cards in hand
    And Edward has no cards in his graveyard
    And Ronald has seven cards in hand
    And Ronald has “Grizzly Bears” in his graveyard

  @id:hands.windfall @situation:hands.windfall @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: Each player draws as many cards as one player discarded at most, a teammate or an opponent
    Given Barry has two cards in hand
    And Edward has four cards in hand
    And Ronald has no cards in hand
    When Angie casts “Windfall”
    And the spell resolves
    Then Angie has four cards in hand
    And Barry has four cards in hand
    And Barry has two cards in his graveyard
    And Edward has four cards in hand
    And Edward has four cards in his graveyard
    And Ronald has four cards in hand

  @id:hands.windfall.teammate @situation:hands.windfall @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: The caster draws as many as the teammate discarded, where that is the most
    Given Barry has three cards in hand
    And Edward has two cards in hand
    And Ronald has no cards in hand
    When Angie casts “Windfall”
    And the spell resolves
    Then Angie has three cards in hand
    And Edward has three cards in hand

  @id:hands.random @situation:hands.random @clause:effect.discard @clause:target.choose @from:2005-08-01 @must
  Scenario: The player who is the target discards at random and chooses nothing, and the teammate discards nothing
    Given Edward has three cards in hand
    And Ronald has three cards in hand
    When Barry casts “Hymn to Tourach” targeting Ronald
    And the spell resolves
    Then Ronald has one card in hand
    And Ronald has two cards in his graveyard
    And Edward has three cards in hand
    And Edward has no cards in his graveyard

  @id:hands.random.few @situation:hands.random @clause:effect.discard @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Who has one card discards that one at random
    Given Edward has “Grizzly Bears” in hand
    When Angie casts “Hymn to Tourach” targeting Edward
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward has no cards in hand
    And the game goes on

  @id:hands.inquiry @clause:effect.discard @clause:object.you @from:2009-10-01 @must
  Scenario: Each player draws three cards and discards three at random, and has as many as before
    Given Barry has two cards in hand
    And Edward has no cards in hand
    And Ronald has five cards in hand
    And Ronald has ten cards in his library
    When Angie casts “Burning Inquiry”
    And the spell resolves
    Then Barry has two cards in hand
    And Barry has three cards in his graveyard
    And Edward has no cards in hand
    And Edward has three cards in his graveyard
    And Ronald has five cards in hand
    And Ronald has seven cards in his library

  @id:hands.sludge @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: A player discards a card for each Swamp of the caster, and none for those of the teammate
    Given Angie controls two “Swamp”
    And Angie controls three “Plains”
    And Barry controls three “Swamp”
    And Edward controls “Swamp”
    And Edward has “Grizzly Bears” in hand
    And Edward has “Hill Giant” in hand
    And Edward has four cards in hand
    And Ronald has four cards in hand
    When Angie casts “Mind Sludge” targeting Edward
    And the spell resolves
    And Edward discards two cards
    Then Edward has two cards in hand
    And Edward has “Grizzly Bears” in his graveyard
    And Edward has “Hill Giant” in his graveyard
    And Ronald has four cards in hand

  @id:hands.dreadwaters @clause:effect.mill @clause:object.you @from:2020-07-03 @must
  Scenario: A player mills a card for each land of the caster, and none for those of the teammate
    Given Angie controls four “Island”
    And Angie controls “Grizzly Bears”
    And Barry controls three “Island”
    And Edward has ten cards in his library
    And Ronald has ten cards in his library
    When Angie casts “Dreadwaters” targeting Ronald
    And the spell resolves
    Then Ronald has six cards in his library
    And Ronald has four cards in his graveyard
    And Edward has ten cards in his library

  @id:hands.theft @clause:target.choose @clause:object.you @from:2005-08-01 @must
  Scenario: The caster draws a card for each tapped creature of the opponent who is the target
    Given Ronald controls “Grizzly Bears”
    And “Grizzly Bears” is tapped
    And Ronald controls “Wind Drake”
    And “Wind Drake” is tapped
    And Ronald controls “Hill Giant”
    And Ronald controls “Forest”
    And “Forest” is tapped
    And Edward controls “Birds of Paradise”
    And “Birds of Paradise” is tapped
    And Angie has “Theft of Dreams” in hand
    And Angie has two cards in hand
    And Barry has two cards in hand
    Then Angie can't cast “Theft of Dreams” targeting Barry
    But Angie can cast “Theft of Dreams” targeting Ronald
    When the spell resolves
    Then Angie has three cards in hand
    And Barry has two cards in hand
    And Ronald has no cards in hand

  @id:hands.syphon @clause:effect.discard @clause:object.you @from:2005-08-01 @must
  Scenario: All others discard a card, the teammate too, and the caster draws as many as were discarded
    Given Angie has “Syphon Mind” in hand
    And Angie has two cards in hand
    And Barry has “Air Elemental” in hand
    And Edward has no cards in hand
    And Ronald has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in hand
    When Angie casts “Syphon Mind”
    And the spell resolves
    And Ronald discards “Hill Giant”
    Then Angie has three cards in hand
    And Angie has one card in her graveyard
    And Barry has “Air Elemental” in his graveyard
    And Barry has no cards in hand
    And Edward has no cards in hand
    And Ronald has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in his graveyard

  @id:hands.ruin @clause:object.you @clause:zone.owner @from:2005-08-01 @must
  Scenario: Each player sacrifices a land for each card in the caster's hand, and nothing else
    Given Angie has “Thoughts of Ruin” in hand
    And Angie has three cards in hand
    And Barry has five cards in hand
    And Barry controls “Plains”
    And Edward controls “Plains”
    And Edward controls “Island”
    And Edward controls “Swamp”
    And Ronald controls “Forest”
    And Ronald controls “Swamp”
    And Ronald controls “Grizzly Bears”
    And Angie controls four “Mountain”
    When Angie casts “Thoughts of Ruin”
    And the spell resolves
    And Angie sacrifices the first “Mountain” and the third “Mountain”
    And Edward sacrifices “Plains” and “Swamp”
    Then Angie controls two “Mountain”
    And Barry controls no “Plains”
    And Edward controls “Island”
    And Edward controls no “Plains”
    And Edward controls no “Swamp”
    And Ronald controls no “Forest”
    And Ronald controls no “Swamp”
    And Ronald controls “Grizzly Bears”
