# language: en
Feature: EDH, before it was called Commander
  > The first text of the variant speaks of generals, and of the colours in their mana costs. What differs from the later one?

  @id:commander.mana.by_cost @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2011-02-04 @must
  Scenario: Mana of a colour that only the general's text has was colourless
    Given Angie controls “Kazarov, Sengir Pureblood”
    And Angie's commander is “Kazarov, Sengir Pureblood”
    And Angie controls four “Mountain”
    And Angie controls “Fountain of Youth”
    Then Angie can't activate the ability of “Kazarov, Sengir Pureblood”
    But Angie can activate the ability of “Fountain of Youth”
