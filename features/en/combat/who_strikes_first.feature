# language: en
Feature: Who strikes first, and who only looks on
  > A creature with first strike blocks, or stays at home. When is which damage dealt?

  @id:combat.first_strike.blocker @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: A blocker with first strike kills the attacker before it deals damage
    Given Angie controls “Grizzly Bears”
    And Edward controls “Youthful Knight”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Youthful Knight”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Edward controls “Youthful Knight”

  @id:combat.first_strike.at_home @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: Creatures with first strike that neither attack nor block make no step of their own
    Given Angie controls “Grizzly Bears”
    And Angie controls “Youthful Knight”
    And Ronald controls “Youthful Knight”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then Edward's team has 18 life

  @id:combat.first_strike.lost @situation:combat.first_strike.lost @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: A creature that loses first strike once it has struck does not strike again
    Given Angie controls “Grizzly Bears”
    And Angie controls “Maul of the Skyclaves”
    And Angie controls four “Mana Source”
    And Edward's team has 30 life
    When Angie activates the ability of “Maul of the Skyclaves” targeting “Grizzly Bears”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then Edward's team has 26 life
    When Angie's team passes priority
    And Edward casts “Naturalize” targeting “Maul of the Skyclaves”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 26 life
