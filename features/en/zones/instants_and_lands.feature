# language: en
Feature: Instants, and lands as targets
  > An instant has resolved, and there is a land beside the creature. Where is the card, and what could be its target?

  @id:zones.instant @clause:target.choose @from:2005-08-01 @must
  Scenario: What damages a creature or a player can't be aimed at a land, and an instant lies in the graveyard of whoever cast it
    Given Edward controls “Forest”
    And Edward controls “Grizzly Bears”
    Then Barry can't cast “Shock” targeting “Forest”
    But Barry can cast “Shock” targeting “Grizzly Bears”
    When the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward controls “Forest”
    And Barry has “Shock” in his graveyard
    And Barry controls no “Shock”
