# language: en
Feature: The modes of an ability that is activated
  > Of several modes one is chosen as the ability is activated, before its cost is paid. Which can be chosen?

  @id:ability_modes.target @situation:ability_modes @clause:ability.modes @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: The mode that is chosen has its own target, and its cost is paid before it resolves
    Given Angie controls “Cankerbloom”
    And Angie controls “Forest”
    And Edward controls “Metallic Sliver”
    And Edward controls “Teferi's Moat”
    When Angie activates the ability of “Cankerbloom”
    And Angie chooses mode 2
    Then Angie has “Cankerbloom” in her graveyard
    And there is one spell or ability on the stack
    When the ability resolves
    Then Edward has “Teferi's Moat” in his graveyard
    And Edward controls “Metallic Sliver”

  @id:ability_modes.teammate @situation:ability_modes @clause:ability.modes @clause:target.choose @from:2005-08-01 @must
  Scenario: What only the teammate controls is a target for a mode, too
    Given Angie controls “Cankerbloom”
    And Angie controls “Forest”
    And Barry controls “Metallic Sliver”
    And Edward controls “Teferi's Moat”
    When Angie activates the ability of “Cankerbloom”
    And Angie chooses mode 1
    And the ability resolves
    Then Barry has “Metallic Sliver” in his graveyard
    And Edward controls “Teferi's Moat”

  @id:ability_modes.only @situation:ability_modes @clause:ability.modes @variant:two-headed-giant @variant:two-player @from:2011-04-01 @must
  Scenario: A mode that has no target can't be chosen, and the one that needs none is left
    Given Angie controls “Cankerbloom”
    And Angie controls “Forest”
    And Angie controls “Grizzly Bears”
    And “Grizzly Bears” has one +1/+1 counter
    When Angie activates the ability of “Cankerbloom”
    And Angie chooses “Grizzly Bears” to get another counter
    And the ability resolves
    Then “Grizzly Bears” has two +1/+1 counters
