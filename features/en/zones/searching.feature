# language: en
Feature: Searching a library
  > A player searches a library for a card. Whose library is it, what can be found there, and where does it go?

  @id:search.battlefield @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A basic land that is found is put onto the battlefield tapped
    Given Angie has ten cards in her library
    And Angie has “Forest” in her library
    And Angie has “Hill Giant” in her library
    And Edward has ten cards in his library
    When Angie casts “Rampant Growth”
    And the spell resolves
    And Angie finds “Forest” in her library
    Then Angie controls “Forest”
    And “Forest” is tapped
    And Angie has nine cards in her library
    And Edward has ten cards in his library

  @id:search.nothing @situation:search.battlefield @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Who searches for a basic land need not find one that is there
    Given Angie has ten cards in her library
    And Angie has “Forest” in her library
    When Angie casts “Rampant Growth”
    And the spell resolves
    And Angie finds no card in her library
    Then Angie controls no “Forest”
    And Angie has ten cards in her library

  @id:search.teammate @situation:search.battlefield @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scenario: The teammate's library is not searched, and lands that are not basic are not found
    Given Angie has two cards in her library
    And Angie has “Hill Giant” in her library
    And Angie has “Coastal Tower” in her library
    And Barry has ten cards in his library
    And Barry has “Forest” in his library
    When Angie casts “Rampant Growth”
    And the spell resolves
    Then Angie controls no “Forest”
    And Barry controls no “Forest”
    And Angie controls no “Coastal Tower”
    And Angie has two cards in her library
    And Barry has ten cards in his library

  @id:search.anything @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Any card can be found, and goes to the hand
    Given Angie has ten cards in her library
    And Angie has “Forest” in her library
    And Angie has “Day of Judgment” in her library
    When Angie casts “Demonic Tutor”
    And the spell resolves
    And Angie finds “Day of Judgment” in her library
    Then Angie has “Day of Judgment” in hand
    And Angie has one card in hand
    And Angie has nine cards in her library

  @id:search.has_to @situation:search.anything @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Who searches for any card has to find one, be it the last
    Given Angie has one card in her library
    And Angie has “Hill Giant” in her library
    When Angie casts “Demonic Tutor”
    And the spell resolves
    Then Angie has “Hill Giant” in hand
    And Angie has no cards in her library

  @id:search.creature @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scenario: A creature card that is found goes to the hand of who searched
    Given Angie has “Grizzly Bears” in her library
    And Barry has “Forest” on top of his library
    And Barry has “Hill Giant” in his library
    When Barry casts “Eladamri's Call”
    And the spell resolves
    And Barry finds “Hill Giant” in his library
    Then Barry has “Hill Giant” in hand
    And Barry has one card in hand
    And Angie has no cards in hand

  @id:search.top @clause:effect.search @clause:object.you @from:2005-08-01 @must
  Scenario: A creature card that is put on top is drawn next
    Given Angie has “Forest” on top of her library
    And Angie has “Hill Giant” in her library
    And Angie has ten cards in her library
    When Angie casts “Worldly Tutor”
    And the spell resolves
    And Angie finds “Hill Giant” in her library
    Then Angie has ten cards in her library
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Hill Giant” in hand

  @id:search.no_creature @clause:effect.search @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A library without creature cards has none to find, for the hand or for its top
    Given Angie has two cards in her library
    And Angie has “Forest” on top of her library
    And Angie has “Day of Judgment” as card 2 from the top of her library
    When Angie casts “Eladamri's Call”
    And the spell resolves
    Then Angie has one card in hand
    And Angie has two cards in her library
    When Angie casts “Worldly Tutor”
    And the spell resolves
    Then Angie has two cards in her library
