# language: en
@source:C
Feature: Mana outside the commander's colour identity
  > A commander has a colour identity. What mana does its player get from a source of another colour?

  @id:commander.mana.foreign @situation:commander.mana @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: Mana of a foreign colour was colourless, so that it paid for no coloured symbol
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie controls two “Mountain”
    And Angie controls “Fountain of Youth”
    And Angie controls “Furnace Whelp”
    Then Angie can't activate the ability of “Furnace Whelp”
    But Angie can activate the ability of “Fountain of Youth”

  @id:commander.mana.kept @situation:commander.mana @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Mana of a foreign colour keeps its colour
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie controls “Mountain”
    And Angie controls “Furnace Whelp”
    Then Angie can activate the ability of “Furnace Whelp”
    But Angie can't activate the ability of “Furnace Whelp”

  @id:commander.mana.pool @clause:commander.foreign_mana @clause:mana.ability @variant:commander @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scenario: As much colourless mana came into the mana pool, and could be spent
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie controls “Mountain”
    And Angie controls “Seat of the Synod”
    And Angie controls “Fountain of Youth”
    And Angie controls “Furnace Whelp”
    When Angie activates the ability of “Mountain”
    Then Angie has one unspent mana
    And Angie can't activate the ability of “Furnace Whelp”
    But Angie can activate the ability of “Fountain of Youth”
    And Angie has no unspent mana

  @id:commander.mana.own_colour @clause:commander.foreign_mana @clause:deck.commander_identity @variant:commander @variant:two-player-commander @from:2011-02-04 @must
  Scenario: Mana of a colour that only the commander's text has keeps its colour
    Given Angie controls “Kazarov, Sengir Pureblood”
    And Angie's commander is “Kazarov, Sengir Pureblood”
    And Angie controls four “Mountain”
    Then Angie can activate the ability of “Kazarov, Sengir Pureblood”

  @id:commander.mana.any_colour @situation:commander.mana.any_colour @clause:commander.foreign_mana @variant:commander @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scenario: A source of any colour gave no foreign one
    Given Angie controls “Kazarov, Sengir Pureblood”
    And Angie's commander is “Kazarov, Sengir Pureblood”
    And Angie controls four “Mana Source”
    And Angie controls “Killer Whale”
    Then Angie can't activate the ability of “Killer Whale”
    But Angie can activate the ability of “Kazarov, Sengir Pureblood”
    When Angie chooses “Killer Whale” as the target
    And the ability resolves
    Then “Killer Whale” is 3/5

  @id:commander.mana.any_colour.kept @situation:commander.mana.any_colour @clause:mana.added @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: A source of any colour gives foreign ones too
    Given Angie controls “Kazarov, Sengir Pureblood”
    And Angie's commander is “Kazarov, Sengir Pureblood”
    And Angie controls “Mana Source”
    And Angie controls “Killer Whale”
    Then Angie can activate the ability of “Killer Whale”
    But Angie can't activate the ability of “Killer Whale”

  @id:commander.mana.two_heads @situation:commander.mana.two_heads @clause:commander.foreign_mana @clause:mana.own @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scenario: A player's own commander counted for that player's mana, and a teammate's did not
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Heartless Hidetsugu” in the command zone
    And Angie controls “Mountain”
    And Angie controls “Furnace Whelp”
    And Barry controls “Mountain”
    And Barry controls “Furnace Whelp”
    Then Angie can't activate the ability of “Furnace Whelp”
    But Barry can activate the ability of “Furnace Whelp”

  @id:commander.mana.two_heads.kept @situation:commander.mana.two_heads @clause:mana.added @clause:mana.own @variant:two-headed-giant-commander @from:2016-01-16 @should
  Scenario: Whatever the commanders of a team are, mana keeps its colour
    Given Angie has “Isamaru, Hound of Konda” in the command zone
    And Barry has “Heartless Hidetsugu” in the command zone
    And Angie controls “Mountain”
    And Angie controls “Furnace Whelp”
    And Barry controls “Mountain”
    And Barry controls “Furnace Whelp”
    Then Angie can activate the ability of “Furnace Whelp”
    And Barry can activate the ability of “Furnace Whelp”
