# language: en
Feature: What it takes
  > What is tapped cannot be tapped again, what comes after a combat comes, and who may lead with another may lead alone. Is each part there?

  @id:plain.slaver @clause:cost.resources @from:2005-08-01 @must
  Scenario: A tapped Mindslaver cannot be used, an untapped one can
    Given Angie controls “Mindslaver”
    And Angie controls four “Forest”
    And Barry controls “Mindslaver”
    And Barry controls four “Plains”
    And Angie's “Mindslaver” is tapped
    Then Angie can't activate the ability of “Mindslaver”
    But Barry can activate the ability of “Mindslaver”
    When Barry chooses Edward as the target
    And Angie chooses Edward as the target
    And the postcombat main phase of Angie's team begins
    Then Barry has “Mindslaver” in his graveyard
    And Angie controls “Mindslaver”

  @id:plain.fountain @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A land that is no basic land is tapped for its mana, too, and gives it once
    Given Edward controls “Seat of the Synod”
    When Angie's team passes priority
    Then Edward can activate the ability of “Seat of the Synod”
    And “Seat of the Synod” is tapped
    And Edward has one unspent mana
    And Edward can't activate the ability of “Seat of the Synod”

  @id:plain.seize @clause:phase.extra @clause:step.main @from:2018-04-27 @must
  Scenario: After the combat that Seize the Day adds there is a main phase, and after that the combat of the turn
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When Barry casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie can cast “Copper Tablet”
    When the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Angie has no cards in hand

  @id:plain.third_partner @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scenario: The third of three partners leads a deck with the first
    Given Angie has “Toggo, Goblin Weaponsmith” in her deck
    And Angie has “Krark, the Thumbless” in her deck
    And Angie's commander is “Toggo, Goblin Weaponsmith”
    And Angie's commander is “Krark, the Thumbless”
    And Angie has 98 “Mountain” in her deck
    Then Angie's deck is allowed in Commander

  @id:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Who names a partner may lead a deck without one
    Given Angie has “Exercise of the Jealous Twin” in her deck
    And Angie's commander is “Exercise of the Jealous Twin”
    And Angie has 99 “Plains” in her deck
    Then Angie's deck is allowed in Commander

  @id:plain.twin_led @situation:plain.twin_alone @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Two partners may lead a deck that holds one who envies them
    Given Angie has “Khorvath Brightflame” in her deck
    And Angie has “Sylvia Brightspear” in her deck
    And Angie has “Exercise of the Jealous Twin” in her deck
    And Angie's commander is “Khorvath Brightflame”
    And Angie's commander is “Sylvia Brightspear”
    And Angie has 48 “Mountain” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is allowed in Commander
