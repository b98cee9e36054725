# language: en
Feature: Modes of which two are chosen
  > A spell may do two of four things. Whom do they mean, and what becomes of it once a target is gone?

  @id:several_modes.team @situation:several_modes @clause:spell.modes @clause:spell.several_modes @from:2009-07-11 @must
  Scenario: Creatures of both opponents are tapped and not the teammate's, and the caster alone draws
    Given Angie has ten cards in her library
    And Barry has ten cards in his library
    And Barry controls “Air Elemental”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Cryptic Command” choosing modes 3 and 4
    And the spell resolves
    Then “Hill Giant” is tapped
    And “Grizzly Bears” is tapped
    And “Air Elemental” is untapped
    And Angie has nine cards in her library
    And Barry has ten cards in his library

  @id:several_modes.number @situation:several_modes @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Two modes are chosen and not one, not the same one again, and each of those there are
    Given Edward controls “Hill Giant”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Cryptic Command” choosing mode 4
    And Angie can't cast “Cryptic Command”
    And Angie can't cast “Cryptic Command” choosing modes 4 and 4
    And Angie can't cast “Cryptic Command” choosing modes 4 and 5
    And Angie can't cast “Cryptic Command” choosing modes 3 and 4, targeting “Hill Giant”
    And Angie can't cast “Cryptic Command” choosing modes 1 and 4, targeting “Hill Giant”
    But Angie can cast “Cryptic Command” choosing modes 2 and 4, targeting “Hill Giant”

  @id:several_modes.counter @situation:several_modes @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: A spell is countered and a permanent returned to hand, each the target of its own mode
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward has “Divination” in hand
    And Edward has ten cards in his library
    And Angie has ten cards in her library
    And it is the precombat main phase of Edward's team
    When Edward casts “Divination”
    And Edward's team passes priority
    And Angie casts “Cryptic Command” choosing modes 1 and 2, targeting “Divination” and “Hill Giant”
    And the spell resolves
    Then Edward has “Divination” in his graveyard
    And Edward has “Hill Giant” in hand
    And Edward controls “Grizzly Bears”
    And Edward has ten cards in his library
    And Angie has ten cards in her library

  @id:several_modes.gone @situation:several_modes.gone @clause:target.illegal @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Where the only target of two modes is gone the other mode does nothing either
    Given Edward controls “Grizzly Bears”
    And Angie has ten cards in her library
    And it is the precombat main phase of Angie's team
    When Angie casts “Cryptic Command” choosing modes 2 and 4, targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Grasp of Darkness” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Angie has ten cards in her library
    And Edward has “Grizzly Bears” in his graveyard

  @id:several_modes.gone.untargeted @situation:several_modes.gone @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Where neither mode has a target nothing that goes keeps them from being done
    Given Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Angie has ten cards in her library
    And it is the precombat main phase of Angie's team
    When Angie casts “Cryptic Command” choosing modes 3 and 4
    And Angie's team passes priority
    And Edward casts “Grasp of Darkness” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Angie has nine cards in her library
    And “Hill Giant” is tapped
    And Edward has “Grizzly Bears” in his graveyard

  @id:several_modes.gone.part @situation:several_modes.gone @clause:target.illegal_part @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Where the target of one mode is gone the other mode does what it says to its own
    Given Edward controls “Grizzly Bears”
    And Edward has “Divination” in hand
    And Edward has ten cards in his library
    And it is the precombat main phase of Edward's team
    When Edward casts “Divination”
    And Edward's team passes priority
    And Angie casts “Cryptic Command” choosing modes 1 and 2, targeting “Divination” and “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Grasp of Darkness” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Edward has “Divination” in his graveyard
    And Edward has “Grizzly Bears” in his graveyard
    And Edward has ten cards in his library

  @id:several_modes.one_or_more @situation:several_modes.one_or_more @clause:spell.several_modes @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: One mode is enough where one or more are chosen, and as many can be as have targets
    Given Edward controls “Teferi's Moat”
    And Edward controls “Hill Giant”
    And Edward controls “Forest”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Casualties of War”
    And Angie can't cast “Casualties of War” choosing mode 1
    And Angie can't cast “Casualties of War” choosing modes 1 and 2, targeting “Hill Giant”
    And Angie can't cast “Casualties of War” choosing modes 2 and 3, targeting “Teferi's Moat” and “Hill Giant”
    But Angie can cast “Casualties of War” choosing modes 2 and 3, targeting “Hill Giant” and “Teferi's Moat”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward has “Teferi's Moat” in his graveyard
    And Edward controls “Forest”
    When Angie casts “Casualties of War” choosing mode 4, targeting “Forest”
    And the spell resolves
    Then Edward has “Forest” in his graveyard
