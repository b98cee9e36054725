# language: en
Feature: Modes of abilities that trigger
  > An ability triggers and may do one thing or another, or several, or none. Who chooses, and when?

  @id:ruling.rankle_master_of_pranks @clause:life.shared @clause:trigger.modes @from:2018-04-27 @must
  Scenario: All four players lose 1 life and draw a card, so each team loses 1 life twice
    Given Angie controls “Rankle, Master of Pranks”
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    And Edward has ten cards in his library
    And Ronald has ten cards in his library
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Rankle, Master of Pranks”
    And Angie chooses mode 2
    And the combat damage step of Angie's team begins
    And the triggered ability of “Rankle, Master of Pranks” resolves
    Then Angie's team has 18 life
    And Edward's team has 15 life
    And Angie has nine cards in her library
    And Barry has nine cards in his library
    And Edward has nine cards in his library
    And Ronald has nine cards in his library
    And Angie controls “Rankle, Master of Pranks”
    And Edward controls “Hill Giant”

  @id:trigger_modes.none @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: An ability for which no mode is chosen leaves the stack at once
    Given Angie controls “Rankle, Master of Pranks”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Rankle, Master of Pranks”
    And Angie chooses no mode
    And the combat damage step of Angie's team begins
    Then the stack is empty
    And Angie's team has 20 life
    And Edward's team has 17 life

  @id:trigger_modes.some @situation:trigger_modes @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: An ability for which a mode is chosen stays on the stack until it resolves
    Given Angie controls “Rankle, Master of Pranks”
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Plains”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Rankle, Master of Pranks”
    And Angie chooses mode 3
    And the combat damage step of Angie's team begins
    Then there is one spell or ability on the stack
    And Angie controls “Rankle, Master of Pranks”
    When the triggered ability of “Rankle, Master of Pranks” resolves
    Then Angie has “Rankle, Master of Pranks” in her graveyard
    And Angie's team has 20 life
    And Edward's team has 17 life
    And Edward controls “Plains”

  @id:trigger_modes.order @situation:trigger_modes @clause:trigger.modes @clause:effect.in_order @from:2018-04-27 @must
  Scenario: What is chosen of both teams' hands is done in the order that is written, first cards discarded and then one drawn
    Given Angie controls “Rankle, Master of Pranks”
    And Angie has ten cards in her library
    And Angie has one card in hand
    And Barry has ten cards in his library
    And Ronald has ten cards in his library
    And Edward has ten cards in his library
    And Edward has one card in hand
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Rankle, Master of Pranks”
    And Angie chooses modes 2 and 1
    And the combat damage step of Angie's team begins
    And the triggered ability of “Rankle, Master of Pranks” resolves
    Then Angie has one card in her graveyard
    And Angie has one card in hand
    And Barry has one card in hand
    And Ronald has one card in hand
    And Edward has one card in his graveyard
    And Edward has one card in hand
    And Edward controls “Hill Giant”

  @id:trigger_modes.all @situation:trigger_modes @clause:trigger.modes @from:2018-04-27 @must
  Scenario: All three modes are chosen by the ability's controller, and do what they say to the teammate, too
    Given Barry controls “Rankle, Master of Pranks”
    And Barry controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Angie's team has 20 life
    And Ronald has one card in hand
    And Ronald has ten cards in his library
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Rankle, Master of Pranks”
    And Barry chooses modes 1, 2 and 3
    And Barry sacrifices “Grizzly Bears”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Rankle, Master of Pranks” resolves
    Then Angie's team has 18 life
    And Angie has “Hill Giant” in her graveyard
    And Barry has “Grizzly Bears” in his graveyard
    And Barry controls “Rankle, Master of Pranks”
    And Ronald has one card in hand
    And Ronald has nine cards in his library

  @id:trigger_modes.one @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Of three modes one is chosen as the ability is put on the stack, with its own target
    Given Edward controls “Teferi's Moat”
    And Edward controls “Hill Giant”
    And Angie's team has 20 life
    When Angie casts “Knight of Autumn”
    And the spell resolves
    And Angie chooses mode 2
    And the triggered ability of “Knight of Autumn” resolves
    Then Edward has “Teferi's Moat” in his graveyard
    And Edward controls “Hill Giant”
    And Angie's team has 20 life
    And “Knight of Autumn” is 2/1

  @id:trigger_modes.one.other @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: An ability that triggers does nothing of the modes that were not chosen
    Given Edward controls “Teferi's Moat”
    And Angie's team has 20 life
    When Angie casts “Knight of Autumn”
    And the spell resolves
    And Angie chooses mode 3
    And the triggered ability of “Knight of Autumn” resolves
    Then Angie's team has 24 life
    And Edward controls “Teferi's Moat”
    And “Knight of Autumn” is 2/1

  @id:trigger_modes.one.counters @situation:trigger_modes.one @clause:trigger.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A mode speaks of the creature whose ability it is
    Given Angie controls “Hill Giant”
    And Angie's team has 20 life
    When Angie casts “Knight of Autumn”
    And the spell resolves
    And Angie chooses mode 1
    And the triggered ability of “Knight of Autumn” resolves
    Then “Knight of Autumn” is 4/3
    And “Hill Giant” is 3/3
    And Angie's team has 20 life
