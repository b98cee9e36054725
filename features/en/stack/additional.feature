# language: en
Feature: Permanents and cards that are paid besides
  > A cost asks for several permanents, or for something besides mana. Whose can be paid with, and how much is it?

  @id:additional.x @situation:additional.x @clause:cost.resources @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: X creatures are as many as were chosen for X, and of others there are too few
    Given Angie controls “Krav, the Unredeemed”
    And Angie controls “Grizzly Bears”
    And Angie controls “Mana Source”
    And Edward controls “Wind Drake”
    When Angie chooses Angie as the target
    Then Angie can't activate the ability of “Krav, the Unredeemed” with X = 3
    But Angie can activate the ability of “Krav, the Unredeemed” with X = 0
    When the ability resolves
    Then Angie controls “Grizzly Bears”
    And “Krav, the Unredeemed” has no +1/+1 counters
    And Edward controls “Wind Drake”

  @id:additional.teammate @situation:additional.lands @clause:cost.resources @clause:object.you @from:2005-08-01 @must
  Scenario: A teammate's land is none of two that are sacrificed
    Given Angie controls “Keldon Arsonist”
    And Angie controls “Plains”
    And Barry controls “Keldon Arsonist”
    And Barry controls “Mountain”
    And Barry controls “Swamp”
    And Edward controls “Forest”
    When Angie chooses “Forest” as the target
    And Barry chooses “Forest” as the target
    And Barry sacrifices “Mountain” and “Swamp”
    Then Angie can't activate the ability of Angie's “Keldon Arsonist”
    But Barry can activate the ability of Barry's “Keldon Arsonist”

  @id:additional.lands @situation:additional.lands @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Two lands are sacrificed, and the third one stays
    Given Angie controls “Keldon Arsonist”
    And Angie controls “Plains”
    And Angie controls “Swamp”
    And Angie controls “Island”
    And Edward controls “Forest”
    When Angie activates the ability of “Keldon Arsonist”
    And Angie chooses “Forest” as the target
    And Angie sacrifices “Plains” and “Swamp”
    And the ability resolves
    Then Angie has “Plains” in her graveyard
    And Angie has “Swamp” in her graveyard
    And Angie controls “Island”
    And Edward has “Forest” in his graveyard

  @id:additional.creature @situation:additional.creature @clause:cost.additional @clause:object.you @from:2005-08-01 @must
  Scenario: A spell for which a creature is sacrificed can't be cast with a teammate's
    Given Angie controls “Keldon Arsonist”
    And Barry controls “Grizzly Bears”
    And Angie has five cards in her library
    And Edward has “Village Rites” in hand
    And Barry has “Village Rites” in hand
    Then Edward can't cast “Village Rites”
    But Angie can cast “Village Rites”
    When the spell resolves
    Then Angie has “Keldon Arsonist” in her graveyard
    And Angie has three cards in her library
    And Barry controls “Grizzly Bears”

  @id:additional.countered @situation:additional.creature @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What was paid is gone though the spell is countered
    Given Angie controls “Grizzly Bears”
    And Angie has five cards in her library
    When Angie casts “Village Rites”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Village Rites”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie has five cards in her library

  @id:additional.itself @situation:additional.discard @clause:cost.additional @from:2005-08-01 @must
  Scenario: The spell itself is not a card in hand any more that could be discarded for it
    Given Angie has “Tormenting Voice” in hand
    And Angie has one card in hand
    And Barry has “Tormenting Voice” in hand
    And Barry has “Plains” in hand
    Then Angie can't cast “Tormenting Voice”
    But Barry can cast “Tormenting Voice”

  @id:additional.discard @situation:additional.discard @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Another card than the spell itself is discarded as its additional cost
    Given Angie has “Tormenting Voice” in hand
    And Angie has “Plains” in hand
    And Angie has five cards in her library
    When Angie casts “Tormenting Voice”
    Then Angie has “Plains” in her graveyard
    When the spell resolves
    Then Angie has three cards in her library
    And Angie has two cards in hand

  @id:additional.cheaper @situation:additional.cheaper @clause:cost.additional @clause:cost.total @from:2005-08-01 @must
  Scenario: Each creature that is sacrificed makes the spell cheaper by two mana, and a mana less is too little
    Given it is the precombat main phase of Angie's team
    And Angie controls three “Mana Source”
    And Angie controls two “Grizzly Bears”
    And Barry controls four “Mana Source”
    And Barry controls “Wind Drake”
    And Barry controls “Hill Giant”
    And Barry controls “Shanodin Dryads”
    When Angie sacrifices Angie's first “Grizzly Bears” and Angie's second “Grizzly Bears”
    And Barry sacrifices “Wind Drake” and “Hill Giant”
    Then Angie can't cast “Torgaar, Famine Incarnate”
    But Barry can cast “Torgaar, Famine Incarnate”
    And Barry has “Wind Drake” in his graveyard
    And Barry has “Hill Giant” in his graveyard
    And Barry controls “Shanodin Dryads”
    And Angie controls two “Grizzly Bears”

  @id:additional.nothing @situation:additional.cheaper @clause:cost.additional @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Where any number of creatures may be sacrificed it may be none
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Angie controls eight “Mana Source”
    When Angie sacrifices nothing
    And Angie casts “Torgaar, Famine Incarnate”
    Then Angie controls “Grizzly Bears”

  @id:additional.its_mana @situation:additional.cheaper @clause:cost.additional @clause:mana.ability @from:2005-08-01 @must
  Scenario: A land that is a creature for a turn gives its mana for the very spell for which it is sacrificed
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls “Forest”
    And Angie controls “Swamp”
    And Angie controls three “Mana Source”
    And Angie controls “Grizzly Bears”
    And Barry controls three “Mana Source”
    And Barry controls “Wind Drake”
    And Barry controls “Hill Giant”
    When Angie activates the first ability of “Kamahl, Fist of Krosa”
    And Angie chooses “Swamp” as the target
    And the ability resolves
    And Angie sacrifices “Swamp” and “Grizzly Bears”
    And Barry sacrifices “Wind Drake” and “Hill Giant”
    Then Angie can cast “Torgaar, Famine Incarnate”
    But Barry can't cast “Torgaar, Famine Incarnate”
