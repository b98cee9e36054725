# language: en
Feature: Each head of a team has its own untap, its own hand and its own choices
  > What a step does for a team it does for each of its players. Is the second player forgotten, or the team that plays second?

  @id:seats.untap @clause:step.untap @from:2005-08-01 @must
  Scenario: The permanents of both active players untap, and those of the other team stay tapped
    Given Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Air Elemental”
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    And “Grizzly Bears” is tapped
    And “Air Elemental” is tapped
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is untapped
    And “Air Elemental” is untapped
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    When the upkeep of Angie's team begins
    Then “Hill Giant” is untapped
    And “Wind Drake” is untapped

  @id:seats.casts @situation:seats.casts @clause:trigger.event @from:2018-04-27 @must
  Scenario: What the second head casts triggers that head's ability once, in the own team's turn and in the other's
    Given Barry controls “Guttersnipe”
    And Ronald controls “Guttersnipe”
    And Angie's team has 20 life
    And Edward's team has 30 life
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 26 life
    And Angie's team has 27 life
    When Angie's team passes priority
    And Ronald casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 23 life
    And Edward's team has 33 life

  @id:seats.discards @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Each of two teammates discards down to seven, to the own graveyard, and the other team keeps its cards
    Given Angie has nine cards in hand
    And Barry has eight cards in hand
    And Edward has nine cards in hand
    When Angie's team finishes its turn
    And Angie discards two cards
    And Barry discards one card
    Then Angie has seven cards in hand
    And Barry has seven cards in hand
    And Edward has nine cards in hand
    And Angie has two cards in her graveyard
    And Barry has one card in his graveyard
    And Edward has no cards in his graveyard

  @id:seats.discards.second @situation:seats.discards @clause:step.cleanup @from:2005-08-01 @must
  Scenario: The second player of the team that plays second chooses which card to discard
    Given it is the precombat main phase of Edward's team
    And Ronald has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in hand
    And Ronald has eight cards in hand
    And Edward has seven cards in hand
    When Edward's team finishes its turn
    And Ronald discards “Hill Giant”
    Then Ronald has “Hill Giant” in his graveyard
    And Ronald has “Grizzly Bears” in hand
    And Ronald has seven cards in hand
    And Edward has seven cards in hand

  @id:seats.discards.each @clause:object.you @from:2005-08-01 @must
  Scenario: Both opponents discard two cards each, the teammate none
    Given Barry has three cards in hand
    And Edward has three cards in hand
    And Ronald has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in hand
    And Ronald has three cards in hand
    When Angie casts “Unnerve”
    And the spell resolves
    And Edward discards two cards
    And Ronald discards two cards
    Then Barry has three cards in hand
    And Barry has no cards in his graveyard
    And Edward has one card in hand
    And Edward has two cards in his graveyard
    And Ronald has one card in hand
    And Ronald has two cards in his graveyard
    And Ronald has “Grizzly Bears” in his graveyard

  @id:seats.discards.target @clause:target.choose @from:2005-08-01 @must
  Scenario: The player who is the target discards, and the teammate does not
    Given Edward has three cards in hand
    And Ronald has three cards in hand
    When Barry casts “Mind Rot” targeting Ronald
    And the spell resolves
    And Ronald discards two cards
    Then Ronald has one card in hand
    And Edward has three cards in hand
    And Ronald has two cards in his graveyard
    And Edward has no cards in his graveyard
    And Barry has “Mind Rot” in his graveyard

  @id:seats.sacrifice @clause:object.you @from:2005-08-01 @must
  Scenario: Each player, secondary players too, chooses the creature to sacrifice, and it lies in that player's graveyard
    Given Barry controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Ronald controls “Wind Drake”
    And Ronald controls “Air Elemental”
    When Angie casts “Innocent Blood”
    And the spell resolves
    And Barry sacrifices “Hill Giant”
    And Ronald sacrifices “Wind Drake”
    Then Barry has “Hill Giant” in his graveyard
    And Barry controls “Grizzly Bears”
    And Ronald has “Wind Drake” in his graveyard
    And Ronald controls “Air Elemental”
    And Edward has no cards in his graveyard
    And Angie has “Innocent Blood” in her graveyard

  @id:seats.damage_wears_off @clause:step.damage_ends @from:2005-08-01 @must
  Scenario: Damage on every player's creatures is gone when the turn ends
    Given Barry controls “Hill Giant”
    And Ronald controls “Turret Ogre”
    And Edward controls “Zulaport Cutthroat”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Tremor”
    And the spell resolves
    Then Barry controls “Hill Giant”
    And Ronald controls “Turret Ogre”
    And Edward has “Zulaport Cutthroat” in his graveyard

  @id:seats.sorcery @clause:priority.act @from:2005-08-01 @must
  Scenario: A sorcery waits for a main phase of one's own team with nothing on the stack; an instant does not
    Given Edward controls “Grizzly Bears”
    When the upkeep of Edward's team begins
    Then Edward can't cast “Pyroclasm”
    And Ronald can't cast “Hill Giant”
    But Edward can cast “Shock” targeting Angie
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't cast “Sizzle”
    But Angie can cast “Shock” targeting Edward

  @id:seats.sorcery.stack @situation:seats.sorcery @clause:priority.act @from:2005-08-01 @must
  Scenario: While something is on the stack the active team casts no sorcery, and an instant it does
    Given Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    Then Barry can't cast “Sizzle”
    But Barry can cast “Shock” targeting Ronald
    When the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    And Barry can cast “Sizzle”

  @id:seats.untap.four @situation:seats.untap.four @clause:step.untap @variant:free-for-all @from:2005-08-01 @must
  Scenario: Of four players each untaps in the own turn, the last one too
    Given Edward controls “Grizzly Bears”
    And Martha controls “Wind Drake”
    And Simon controls “Air Elemental”
    And “Grizzly Bears” is tapped
    And “Wind Drake” is tapped
    And “Air Elemental” is tapped
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is untapped
    And “Wind Drake” is tapped
    When the upkeep of Martha's team begins
    Then “Wind Drake” is untapped
    And “Air Elemental” is tapped
    When the upkeep of Simon's team begins
    Then “Air Elemental” is untapped
