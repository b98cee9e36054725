# language: en
Feature: From a hand onto the battlefield
  > An effect lets players put cards from their hands onto the battlefield. Whose cards, under whose control, and when?

  @id:from_hand.each @clause:effect.steps @clause:effect.onto_battlefield @from:2009-07-11 @must
  Scenario: Each of the four players may put one card that fits, each decides alone, and each controls the own
    Given it is the precombat main phase of Angie's team
    And Angie has “Hill Giant” in hand
    And Barry has “Grizzly Bears” in hand
    And Edward has “Giant Spider” in hand
    And Edward has “Shock” in hand
    And Ronald has “Divination” in hand
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Hill Giant” from her hand onto the battlefield
    And Barry puts no card from his hand onto the battlefield
    And Edward puts “Giant Spider” from his hand onto the battlefield
    Then Angie controls “Hill Giant”
    And Barry has “Grizzly Bears” in hand
    And Edward controls “Giant Spider”
    And Edward has one card in hand
    And Ronald has one card in hand
    And Ronald controls no creatures

  @id:from_hand.together @situation:from_hand.each @clause:effect.steps @clause:trigger.enters @from:2009-07-11 @must
  Scenario: What players put together enters together, and the last of it sees the others enter
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie has “Hill Giant” in hand
    And Barry has “Grizzly Bears” in hand
    And Ronald has “Soul Warden” in hand
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Hill Giant” from her hand onto the battlefield
    And Barry puts “Grizzly Bears” from his hand onto the battlefield
    And Ronald puts “Soul Warden” from his hand onto the battlefield
    Then Ronald controls “Soul Warden”
    And there are two spells and abilities on the stack
    When the triggered ability of “Soul Warden” resolves
    And the triggered ability of “Soul Warden” resolves
    Then Edward's team has 22 life

  @id:from_hand.own @clause:effect.onto_battlefield @clause:object.you @from:2009-07-11 @must
  Scenario: What a creature's ability says of “your hand” is no teammate's, and no card is put that is no creature
    Given it is the precombat main phase of Angie's team
    And Angie controls “Elvish Piper”
    And Angie controls “Mana Source”
    And Angie has “Hill Giant” in hand
    And Angie has “Shock” in hand
    And Barry has “Giant Spider” in hand
    When Angie activates the ability of “Elvish Piper”
    And the ability resolves
    And Angie puts “Hill Giant” from her hand onto the battlefield
    Then Angie controls “Hill Giant”
    And “Elvish Piper” is tapped
    And Angie has one card in hand
    And Barry has “Giant Spider” in hand

  @id:from_hand.aura @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Who puts an Aura onto the battlefield chooses what it enchants of what is there already
    Given it is the precombat main phase of Angie's team
    And Angie has “Claustrophobia” in hand
    And Edward has “Hill Giant” in hand
    And Edward controls “Grizzly Bears”
    And Edward controls “Air Elemental”
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Claustrophobia” from her hand onto the battlefield
    And Edward puts “Hill Giant” from his hand onto the battlefield
    And Angie chooses “Air Elemental” to be enchanted
    And the triggered ability of “Claustrophobia” resolves
    Then “Air Elemental” is tapped
    But “Grizzly Bears” is untapped
    And Edward controls “Hill Giant”

  @id:from_hand.aura_stays @situation:from_hand.aura @clause:aura.enters @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @should
  Scenario: An Aura stays in hand where there is nothing to enchant but what enters together with it
    Given it is the precombat main phase of Angie's team
    And Angie has “Claustrophobia” in hand
    And Edward has “Hill Giant” in hand
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Claustrophobia” from her hand onto the battlefield
    And Edward puts “Hill Giant” from his hand onto the battlefield
    Then Angie has “Claustrophobia” in hand
    And “Hill Giant” is untapped
    And Angie has “Show and Tell” in her graveyard

  @id:from_hand.clone @situation:from_hand.clone @clause:effect.onto_battlefield @clause:object.enters_as_copy @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: What enters together with a Clone can't be copied by it, and it dies where there is nothing else
    Given it is the precombat main phase of Angie's team
    And Angie has “Hill Giant” in hand
    And Edward has “Clone” in hand
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Hill Giant” from her hand onto the battlefield
    And Edward puts “Clone” from his hand onto the battlefield
    Then Edward has “Clone” in his graveyard
    And Angie controls “Hill Giant”

  @id:from_hand.ixidron @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: What enters together with Ixidron stays face up, and what was there before does not
    Given it is the precombat main phase of Angie's team
    And Angie has “Ixidron” in hand
    And Edward has “Hill Giant” in hand
    And Edward controls “Air Elemental”
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Ixidron” from her hand onto the battlefield
    And Edward puts “Hill Giant” from his hand onto the battlefield
    Then “Hill Giant” is 3/3
    And “Air Elemental” is 2/2
    And “Ixidron” is 1/1

  @id:from_hand.ixidron_second @situation:from_hand.ixidron @clause:effect.onto_battlefield @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Where Ixidron's player chooses last, what enters together with Ixidron stays face up
    Given it is the precombat main phase of Angie's team
    And Angie has “Hill Giant” in hand
    And Edward has “Ixidron” in hand
    And Edward controls “Air Elemental”
    When Angie casts “Show and Tell”
    And the spell resolves
    And Angie puts “Hill Giant” from her hand onto the battlefield
    And Edward puts “Ixidron” from his hand onto the battlefield
    Then “Hill Giant” is 3/3
    And “Air Elemental” is 2/2
    And “Ixidron” is 1/1
