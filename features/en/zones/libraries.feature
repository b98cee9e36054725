# language: en
Feature: Looking at the top of a library
  > A player looks at the top cards of a library, and puts some of them elsewhere. Whose library is it, and what lies on top then?

  @id:scry.bottom @situation:scry.bottom @clause:effect.scry @clause:object.you @from:2006-10-01 @must
  Scenario: Who scries puts a card of the own library on the bottom, and the teammate's library stays as it is
    Given Angie has “Grizzly Bears” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    And Angie has “Wind Drake” as card 3 from the top of her library
    And Angie has “Air Elemental” as card 4 from the top of her library
    And Barry has “Turret Ogre” on top of his library
    And Barry has “Zulaport Cutthroat” as card 2 from the top of his library
    And Edward has no cards in hand
    When Angie casts “Serum Visions”
    And the spell resolves
    And Angie puts “Hill Giant” on the bottom of her library
    Then Angie has “Grizzly Bears” in hand
    And Edward has no cards in hand
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Angie has “Wind Drake” in hand
    And Angie has “Air Elemental” in hand
    And Angie has three cards in hand
    And Barry has “Turret Ogre” in hand
    And Barry has “Zulaport Cutthroat” in hand

  @id:scry.order @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scenario: Who puts no card on the bottom leaves the cards on top in any order
    Given Angie has “Hill Giant” on top of her library
    And Angie has “Wind Drake” as card 2 from the top of her library
    And Angie has “Air Elemental” as card 3 from the top of her library
    And Edward has no cards in hand
    When Angie casts “Preordain”
    And the spell resolves
    And Angie puts no card on the bottom of her library
    And Angie leaves “Wind Drake” on top of her library, above “Hill Giant”
    Then Angie has “Wind Drake” in hand
    And Angie has two cards in hand
    And Edward has no cards in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Hill Giant” in hand

  @id:scry.both @situation:scry.bottom @clause:effect.scry @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scenario: Two cards on the bottom lie there as they were put, below all others
    Given Angie has three cards in her library
    And Angie has “Hill Giant” on top of her library
    And Angie has “Wind Drake” as card 2 from the top of her library
    And Angie has “Air Elemental” as card 3 from the top of her library
    When Angie casts “Preordain”
    And the spell resolves
    And Angie puts “Wind Drake” and “Hill Giant” on the bottom of her library
    Then Angie has “Air Elemental” in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Wind Drake” in hand
    And Angie has one card in her library

  @id:scry.few @situation:scry.bottom @clause:effect.scry @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-10-01 @must
  Scenario: Who has one card left looks at that one, and has none to draw after it
    Given Angie has one card in her library
    And Angie has “Hill Giant” on top of her library
    When Angie casts “Preordain”
    And the spell resolves
    And Angie puts no card on the bottom of her library
    Then Angie has “Hill Giant” in hand
    And Angie has no cards in her library
    And the game goes on

  @id:scry.enters @clause:effect.scry @clause:trigger.enters @from:2015-07-17 @must
  Scenario: The player whose creature enters scries, and not the teammate
    Given Barry has “Hill Giant” on top of his library
    And Barry has “Wind Drake” as card 2 from the top of his library
    And Angie has “Grizzly Bears” on top of her library
    When Barry casts “Omenspeaker”
    And the spell resolves
    And the triggered ability of “Omenspeaker” resolves
    And Barry puts “Hill Giant” on the bottom of his library
    And Barry casts “Reach Through Mists”
    And the spell resolves
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Barry has “Wind Drake” in hand
    And Angie has “Grizzly Bears” in hand

  @id:surveil.some @situation:surveil.some @clause:effect.surveil @clause:object.you @from:2018-10-05 @must
  Scenario: Who surveils puts a card of the own library into the graveyard, and draws those below it
    Given Angie's team has 20 life
    And Angie has “Hill Giant” on top of her library
    And Angie has “Wind Drake” as card 2 from the top of her library
    And Angie has “Air Elemental” as card 3 from the top of her library
    And Barry has “Grizzly Bears” on top of his library
    When Angie casts “Notion Rain”
    And the spell resolves
    And Angie puts “Hill Giant” into her graveyard
    Then Angie has “Hill Giant” in her graveyard
    And Angie has two cards in her graveyard
    And Angie has “Wind Drake” in hand
    And Angie has “Air Elemental” in hand
    And Angie has two cards in hand
    And Barry has no cards in his graveyard
    And Barry has no cards in hand
    And Angie's team has 18 life

  @id:surveil.none @situation:surveil.some @clause:effect.surveil @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-10-05 @must
  Scenario: Who puts nothing into the graveyard draws both cards
    Given Angie has “Hill Giant” on top of her library
    And Angie has “Wind Drake” as card 2 from the top of her library
    When Angie casts “Notion Rain”
    And the spell resolves
    And Angie puts no card into her graveyard
    And Angie leaves “Wind Drake” on top of her library, above “Hill Giant”
    Then Angie has “Hill Giant” in hand
    And Angie has “Wind Drake” in hand
    And Angie has one card in her graveyard
