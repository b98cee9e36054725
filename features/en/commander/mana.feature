# language: en
@source:C
Feature: Mana outside the commander's colour identity
  > A commander has a colour identity. What mana does its player get from a source of another colour?

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Mana of a foreign colour was colourless, so that it paid for no coloured symbol
    Given Angie has “Trial of the Foundry” in the command zone
    And Angie controls “Forest”
    And Angie controls “Trial of the Glade”
    And Angie controls “Trial of the Shape”
    Then Angie can't activate the ability of “Trial of the Glade”
    But Angie can activate the ability of “Trial of the Shape”

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Mana of a foreign colour keeps its colour
    Given Angie has “Trial of the Foundry” in the command zone
    And Angie controls “Forest”
    And Angie controls “Trial of the Glade”
    And Angie controls “Trial of the Shape”
    Then Angie can activate the ability of “Trial of the Glade”
    But Angie can't activate the ability of “Trial of the Shape”

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: As much colourless mana came into the mana pool, and could be spent
    Given Angie has “Trial of the Foundry” in the command zone
    And Angie controls “Forest”
    And Angie controls “Trial of the Glade”
    And Angie controls “Trial of the Shape”
    When Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    And Angie can't activate the ability of “Trial of the Glade”
    But Angie can activate the ability of “Trial of the Shape”
    And Angie has zero unspent mana

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  Scenario: Mana of a colour that only the commander's text has keeps its colour
    Given Angie controls “Trial of the Foundry”
    And Angie's commander is “Trial of the Foundry”
    And Angie controls “Mountain”
    Then Angie can activate the ability of “Trial of the Foundry”

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scenario: A source of any colour gave no foreign one
    Given Angie controls “Trial of the Foundry”
    And Angie's commander is “Trial of the Foundry”
    And Angie controls “Mana Source”
    And Angie controls “Trial of the Glade”
    Then Angie can't activate the ability of “Trial of the Glade”
    But Angie can activate the ability of “Trial of the Foundry”

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: A source of any colour gives foreign ones too
    Given Angie controls “Trial of the Foundry”
    And Angie's commander is “Trial of the Foundry”
    And Angie controls “Mana Source”
    And Angie controls “Trial of the Glade”
    Then Angie can activate the ability of “Trial of the Glade”
    But Angie can't activate the ability of “Trial of the Foundry”

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scenario: A player's own commander counted for that player's mana, and a teammate's did not
    Given Angie has “Trial of the Foundry” in the command zone
    And Barry has “Trial of the Second Partner” in the command zone
    And Angie controls “Forest”
    And Angie controls “Trial of the Glade”
    And Barry controls “Forest”
    And Barry controls “Trial of the Glade”
    Then Angie can't activate the ability of “Trial of the Glade”
    But Barry can activate the ability of “Trial of the Glade”

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  Scenario: Whatever the commanders of a team are, mana keeps its colour
    Given Angie has “Trial of the Foundry” in the command zone
    And Barry has “Trial of the Second Partner” in the command zone
    And Angie controls “Forest”
    And Angie controls “Trial of the Glade”
    And Barry controls “Forest”
    And Barry controls “Trial of the Glade”
    Then Angie can activate the ability of “Trial of the Glade”
    And Barry can activate the ability of “Trial of the Glade”
