# language: en
Feature: Modes of which one is chosen
  > A spell may do one thing or another, which its caster chooses. What is its target then, and whom does it mean?

  @id:modes.each @situation:modes @clause:spell.modes @from:2005-08-01 @must
  Scenario: Each of three modes does what it says alone, to whom it says
    Given Edward controls “Teferi's Moat”
    And Edward controls “Hill Giant”
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    And Ronald has five cards in hand
    And Edward has five cards in hand
    When Angie casts “Esper Charm” choosing mode 1, targeting “Teferi's Moat”
    And the spell resolves
    Then Edward has “Teferi's Moat” in his graveyard
    And Angie has ten cards in her library
    And Ronald has five cards in hand
    When Angie casts “Esper Charm” choosing mode 2
    And the spell resolves
    Then Angie has eight cards in her library
    And Barry has ten cards in his library
    And Edward controls “Hill Giant”
    When Angie casts “Esper Charm” choosing mode 3, targeting Ronald
    And Ronald discards two cards
    And the spell resolves
    Then Ronald has three cards in hand
    And Edward has five cards in hand
    And Angie has eight cards in her library

  @id:modes.targets @situation:modes @clause:spell.modes @clause:target.choose @from:2005-08-01 @must
  Scenario: A mode has its own target and no other's, and there are no more modes than the card has
    Given Edward controls “Hill Giant”
    And Ronald has five cards in hand
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Esper Charm” choosing mode 1, targeting “Hill Giant”
    And Angie can't cast “Esper Charm” choosing mode 1, targeting Ronald
    And Angie can't cast “Esper Charm” choosing mode 2, targeting Ronald
    And Angie can't cast “Esper Charm” choosing mode 4
    But Angie can cast “Esper Charm” choosing mode 3, targeting Ronald

  @id:modes.life @situation:modes @clause:spell.modes @clause:life.shared @from:2005-08-01 @must
  Scenario: A teammate gains life for the team, or the next 3 damage to that player is prevented and not what the other one is dealt
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Healing Salve” choosing mode 1, targeting Barry
    And the spell resolves
    Then Angie's team has 23 life
    When Angie casts “Healing Salve” choosing mode 2, targeting Barry
    And the spell resolves
    Then Angie's team has 23 life
    When Barry casts “Blaze” with X = 4, targeting Angie
    And the spell resolves
    Then Angie's team has 19 life
    When Barry casts “Blaze” with X = 5, targeting Barry
    And the spell resolves
    Then Angie's team has 17 life
    And Edward's team has 20 life

  @id:modes.creature @situation:modes @clause:spell.modes @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A creature is saved by one mode until the turn ends, and dies of another
    Given Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward controls “Teferi's Moat”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Izzet Charm” choosing mode 2, targeting “Teferi's Moat”
    When Angie casts “Healing Salve” choosing mode 2, targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Izzet Charm” choosing mode 2, targeting “Grizzly Bears”
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    And Angie can cast “Izzet Charm” choosing mode 2, targeting “Hill Giant”
    When the spell resolves
    Then Edward controls “Hill Giant”
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Angie casts “Izzet Charm” choosing mode 2, targeting “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward controls “Hill Giant”

  @id:modes.unless @situation:modes @clause:spell.modes @clause:cost.unless @clause:effect.counter @from:2009-07-11 @must
  Scenario: One mode counters a spell that is no creature unless two mana are paid, by whoever cast it
    Given Angie controls five “Island”
    And Barry controls nine “Mana Source”
    And Angie has “Vision Skeins” in hand
    And Barry has “Divination” in hand
    And Barry has “Hill Giant” in hand
    And Barry has ten cards in his library
    And Angie has ten cards in her library
    And it is the precombat main phase of Angie's team
    When Barry casts “Hill Giant”
    And Angie's team passes priority
    Then Edward can't cast “Izzet Charm” choosing mode 1, targeting “Hill Giant”
    When the spell resolves
    And Angie casts “Vision Skeins”
    And Angie's team passes priority
    Then Edward can cast “Izzet Charm” choosing mode 1, targeting “Vision Skeins”
    When Angie pays what is asked for
    And the spell resolves
    And the spell resolves
    Then Angie has eight cards in her library
    And Barry has eight cards in his library
    When Barry casts “Divination”
    And Angie's team passes priority
    And Edward casts “Izzet Charm” choosing mode 1, targeting “Divination”
    And Barry does not pay what is asked for
    And the spell resolves
    Then Barry has “Divination” in his graveyard
    And Barry has eight cards in his library

  @id:modes.draw @situation:modes @clause:spell.modes @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Two cards are drawn and as many discarded by one mode
    Given Angie has ten cards in her library
    And Angie has “Hill Giant” in hand
    And Edward has ten cards in his library
    And Edward has five cards in hand
    When Angie casts “Izzet Charm” choosing mode 3
    And Angie discards two cards
    And the spell resolves
    Then Angie has eight cards in her library
    And Angie has one card in hand
    And Angie has three cards in her graveyard
    And Edward has ten cards in his library
    And Edward has five cards in hand
