# language: en
Feature: Every part of a card in games of several
  > Some parts of cards show only where more than two sides or whole decks are. Is each of them there?

  @id:every.wave @clause:layers.open @variant:free-for-all @from:2018-10-05 @must
  Scenario: After a Cosmotronic Wave the opponents' creatures block in the turn of another opponent
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And Martha controls “Hill Giant”
    When Angie casts “Cosmotronic Wave”
    And the spell resolves
    And the declare attackers step of Martha's team begins
    And Martha attacks Edward with Martha's “Hill Giant”
    And the declare blockers step of Martha's team begins
    Then Edward can block Martha's “Hill Giant” with Edward's “Hill Giant”

  @id:every.molten @clause:object.control @clause:combat.attack @variant:free-for-all @from:2020-01-24 @must
  Scenario: What Molten Primordial has taken goes home without haste, and is not tapped before its player's turn
    Given it is the precombat main phase of Angie's team
    And Simon controls “Brimstone Trebuchet”
    When Angie casts “Molten Primordial”
    And the spell resolves
    And Angie chooses “Brimstone Trebuchet” as the target
    And the triggered ability of “Molten Primordial” resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Martha's team passes priority
    Then Simon controls “Brimstone Trebuchet”
    And Simon can't activate the ability of “Brimstone Trebuchet”
    When the precombat main phase of Simon's team begins
    Then Simon can activate the ability of “Brimstone Trebuchet”

  @id:every.muse @clause:step.untap @clause:step.untap_kept @variant:team-vs-team @from:2018-10-05 @must
  Scenario: Seedborn Muse untaps in the teammate's untap step, too
    Given Angie controls “Seedborn Muse”
    And Angie controls “Hill Giant”
    And “Hill Giant” is tapped
    When Angie finishes her turn
    Then it is the upkeep of Barry
    And “Hill Giant” is untapped

  @id:every.throne @clause:commander.designation @clause:object.types @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: A commander that is no creature is destroyed beside Bastion Protector
    Given Angie controls “Bastion Protector”
    And Angie controls “Exercise of the Throne”
    And Angie's commander is “Exercise of the Throne”
    And Edward controls “Vraska the Unseen”
    And “Vraska the Unseen” has five loyalty counters
    When the precombat main phase of Edward's team begins
    And Edward activates the second ability of “Vraska the Unseen” targeting “Exercise of the Throne”
    And Angie does not put her commander into the command zone
    And the ability resolves
    Then Angie controls no “Exercise of the Throne”

  @id:every.keleth @clause:deck.commander_partner @variant:commander @from:2020-11-20 @must
  Scenario: Keleth leads a deck beside another card with partner
    Given Angie has “Keleth, Sunmane Familiar” in her deck
    And Angie has “Numa, Joraga Chieftain” in her deck
    And Angie's commander is “Keleth, Sunmane Familiar”
    And Angie's commander is “Numa, Joraga Chieftain”
    And Angie has 49 “Plains” in her deck
    And Angie has 49 “Forest” in her deck
    Then Angie's deck is allowed in Commander

  @id:every.pir @clause:deck.commander_partner_with @variant:commander @from:2018-06-08 @must
  Scenario: Pir and Toothy lead a deck together
    Given Angie has “Pir, Imaginative Rascal” in her deck
    And Angie has “Toothy, Imaginary Friend” in her deck
    And Angie's commander is “Pir, Imaginative Rascal”
    And Angie's commander is “Toothy, Imaginary Friend”
    And Angie has 49 “Forest” in her deck
    And Angie has 49 “Island” in her deck
    Then Angie's deck is allowed in Commander
