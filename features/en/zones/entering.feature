# language: en
Feature: What enters, and what it does as it does
  > A land, a token or a copy enters. What is settled before, what triggers afterwards, and what has only gone elsewhere?

  @id:exact.enters.land @clause:trigger.enters @clause:turn.each_plays_land @from:2015-09-26 @must
  Scenario: A land enters tapped, triggers once, and only its player has played one
    Given Angie's team has 20 life
    And Barry has “Tranquil Cove” in hand
    And Barry has “Island” in hand
    And Angie has “Forest” in hand
    When Barry plays “Tranquil Cove” as a land
    Then “Tranquil Cove” is tapped
    And Barry can't play “Island” as a land
    And Angie's team has 20 life
    When the triggered ability of “Tranquil Cove” resolves
    Then Angie's team has 21 life
    And Angie can play “Forest” as a land
    And Barry can't play “Island” as a land
    When the upkeep of Edward's team begins
    Then Angie's team has 21 life
    And “Tranquil Cove” is tapped

  @id:exact.enters.token @clause:trigger.enters @from:2005-08-01 @must
  Scenario: A token that is created enters, and whatever triggers on that triggers once for each
    Given Angie's team has 20 life
    And Barry controls “Verdant Force”
    And Angie controls “Soul Warden”
    When the upkeep of Edward's team begins
    And the triggered ability of “Verdant Force” resolves
    And the triggered ability of “Soul Warden” resolves
    Then Angie's team has 21 life
    When the draw step of Edward's team begins
    Then Angie's team has 21 life
    And Barry controls a 1/1 creature token

  @id:exact.enters.copy_of_nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Where no creature card lies in a graveyard nothing is copied, and a creature of no toughness is buried
    Given Edward has “Shock” in his graveyard
    And Barry has “Forest” in his graveyard
    When Angie casts “Body Double”
    And the spell resolves
    Then Angie has “Body Double” in her graveyard
    And Angie controls no creatures

  @id:exact.enters.copy_of_itself @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A copy of what enters as a copy is offered the other cards, and not the one that it copies already
    Given Edward has “Body Double” in his graveyard
    When Angie casts “Body Double”
    And the spell resolves
    And Angie chooses Edward's “Body Double” to be copied
    Then Angie has “Body Double” in her graveyard
    And Angie controls no creatures

  @id:exact.enters.colour @clause:object.you @from:2007-02-20 @until:2018-04-27 @must
  Scenario: The colour is chosen as an enchantment enters, and holds for creatures of that colour alone
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Teferi's Moat”
    And the spell resolves
    And Angie chooses green as the colour
    Then the colour chosen for “Teferi's Moat” is green
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Grizzly Bears”
    But Ronald can attack Angie's team with “Hill Giant”

  @id:exact.hits.creature @clause:combat.damage @from:2018-04-27 @must
  Scenario: Combat damage to a blocker is none to a player, and that of the teammate's creature is not one's own
    Given Angie controls “Coastal Piracy”
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Edward's team has 20 life
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Wind Drake”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And the end step of Angie's team begins
    Then Edward's team has 18 life
    And Angie has no cards in hand
    And Barry has no cards in hand

  @id:exact.leeches @clause:poison.lose_counters @clause:poison.shared @from:2011-04-01 @must
  Scenario: A player loses the counters that there are, and is dealt as much damage; who has none is dealt none
    Given Edward's team has 20 life
    And Angie's team has 20 life
    And Edward's team has three poison counters
    When Angie casts “Leeches” targeting Ronald
    And the spell resolves
    Then Edward's team has 17 life
    And Edward's team has no poison counters
    When Barry casts “Leeches” targeting Angie
    And the spell resolves
    Then Angie's team has 20 life
    And Edward's team has 17 life
