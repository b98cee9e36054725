# language: en
Feature: Spells whose target is gone, and what they leave
  > A spell's target leaves before it resolves, or there are two that it could be. What does the spell still do, and where does its card lie?

  @id:zones.lost_target.gain @clause:target.illegal @from:2005-08-01 @must
  Scenario: A spell whose only target died does nothing at all, not even what it does beside the target
    Given Angie's team has 20 life
    And Edward controls “Grizzly Bears”
    And Barry has “Shock” in hand
    When Angie casts “Essence Drain” targeting “Grizzly Bears”
    And Barry casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    When the spell resolves
    Then Angie's team has 20 life
    And Angie has “Essence Drain” in her graveyard

  @id:zones.lost_target.aura @clause:target.illegal @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: An Aura whose target died goes to the graveyard and never enters
    Given Angie controls “Grizzly Bears”
    And Edward has “Shock” in hand
    When Angie casts “Errantry” targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Angie has “Errantry” in her graveyard
    And Angie controls no “Errantry”
    And Angie has two cards in her graveyard

  @id:zones.lost_target.which @clause:target.choose @from:2005-08-01 @must
  Scenario: Of two creatures the Aura is on the one that was its target, and when that dies it goes, while the other stays as it was
    Given Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Angie casts “Errantry” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 6/3
    And “Grizzly Bears” is 2/2
    When Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie controls “Errantry”
    And “Hill Giant” is 6/3
    When Barry casts “Utter End” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls no “Errantry”
    And Angie has “Errantry” in her graveyard

  @id:zones.lost_target.beacon @clause:life.set_one @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2010-04-23 @must
  Scenario: A card that shuffles itself into its owner's library lies in no graveyard, and the library has one card more
    Given Angie has ten cards in her library
    And Angie's team has 8 life
    When Angie casts “Beacon of Immortality” targeting Angie
    And the spell resolves
    Then Angie's team has 16 life
    And Angie has 11 cards in her library
    And Angie has no cards in her graveyard
