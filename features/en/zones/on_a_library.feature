# language: en
Feature: Onto the top of a library
  > What lies in a graveyard, or is on the battlefield, is put on top of a library. Whose can be chosen, and whose library is it?

  @id:on_library.graveyard @clause:zone.owner @clause:target.choose @from:2005-08-01 @must
  Scenario: A card of the own graveyard is put on top of the library and drawn next, and none of the teammate's
    Given Angie has “Day of Judgment” in her graveyard
    And Angie has “Grizzly Bears” in her graveyard
    And Barry has “Hill Giant” in his graveyard
    And Angie has ten cards in her library
    Then Angie can't cast “Reclaim” targeting “Hill Giant”
    But Angie can cast “Reclaim” targeting “Day of Judgment”
    When the spell resolves
    Then Angie has 11 cards in her library
    And Angie has “Grizzly Bears” in her graveyard
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Day of Judgment” in hand
    And Barry has “Hill Giant” in his graveyard

  @id:on_library.owner @clause:zone.owner @from:2009-10-01 @must
  Scenario: A creature goes to the library of its owner, whoever controls it
    Given Edward has “Hill Giant” in his graveyard
    And Edward has ten cards in his library
    And Barry has ten cards in his library
    And Barry controls “Grizzly Bears”
    When Barry casts “Ashen Powder” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Time Ebb” targeting “Hill Giant”
    And the spell resolves
    Then Barry controls “Grizzly Bears”
    And Barry controls a creature
    And Barry has ten cards in his library
    And Edward has no cards in his graveyard
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Edward has “Hill Giant” in hand

  @id:on_library.creature @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: What is no creature is no target of a spell that puts a creature on top of a library
    Given Edward controls “Teferi's Moat”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Time Ebb” targeting “Teferi's Moat”
    But Angie can cast “Time Ebb” targeting “Hill Giant”
    When the spell resolves
    Then Edward controls no creatures
    And Edward controls “Teferi's Moat”
