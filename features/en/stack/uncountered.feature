# language: en
Feature: Spells that can't be countered
  > Something says that spells can't be countered. Whose spells are these, a teammate's too?

  @id:uncountered.itself @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A spell that says so is the target of one that would counter it, and resolves all the same
    Given Edward controls “Grizzly Bears”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Dovin's Veto” targeting “Shock”
    And Edward's team passes priority
    And Angie casts “Cancel” targeting “Dovin's Veto”
    And the spell resolves
    Then Angie has “Cancel” in her graveyard
    And Edward has no cards in his graveyard
    When the spell resolves
    Then Angie has “Shock” in her graveyard
    And Edward controls “Grizzly Bears”
    And Edward has “Dovin's Veto” in his graveyard

  @id:uncountered.anybodys @clause:spell.uncountered @clause:effect.counter @from:2005-08-01 @must
  Scenario: Where creature spells can't be countered nobody's can, not an opponent's either, and others still can
    Given Edward controls “Gaea's Herald”
    And Edward controls ten “Mana Source”
    And Angie has “Hill Giant” in hand
    And Angie has “Vision Skeins” in hand
    And Angie has ten cards in her library
    And it is the precombat main phase of Angie's team
    When Angie casts “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Edward has “Cancel” in his graveyard
    When Angie casts “Vision Skeins”
    And Angie's team passes priority
    And Edward casts “Negate” targeting “Vision Skeins”
    And the spell resolves
    Then Angie has “Vision Skeins” in her graveyard
    And Angie has ten cards in her library

  @id:uncountered.your_own @clause:spell.uncountered @clause:effect.counter @from:2005-08-01 @must
  Scenario: The creature spells that you control can't be countered, and a teammate's can, as your other spells can
    Given Angie controls “Surrak Dragonclaw”
    And Edward controls ten “Mana Source”
    And Angie has “Hill Giant” in hand
    And Angie has “Vision Skeins” in hand
    And Barry has “Grizzly Bears” in hand
    And Angie has ten cards in her library
    And it is the precombat main phase of Angie's team
    When Angie casts “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then Angie controls “Hill Giant”
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Essence Scatter” targeting “Grizzly Bears”
    And the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard
    When Angie casts “Vision Skeins”
    And Angie's team passes priority
    And Edward casts “Negate” targeting “Vision Skeins”
    And the spell resolves
    Then Angie has “Vision Skeins” in her graveyard
    And Angie has ten cards in her library

  @id:uncountered.its_own_spell @clause:spell.uncountered @clause:effect.counter @clause:priority.timing @from:2005-08-01 @must
  Scenario: A creature that says so of its own spell is cast in an opponent's turn, and no spell counters it
    Given it is the precombat main phase of Edward's team
    When Edward's team passes priority
    And Angie casts “Surrak Dragonclaw”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Surrak Dragonclaw”
    And the spell resolves
    And the spell resolves
    Then Angie controls “Surrak Dragonclaw”
    And “Surrak Dragonclaw” is 6/6
    And Edward has “Cancel” in his graveyard

  @id:uncountered.trample @clause:combat.trample @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: The other creatures of whoever controls Surrak Dragonclaw trample, and neither it nor the teammate's do
    Given Edward's team has 20 life
    And Angie controls “Surrak Dragonclaw”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Birds of Paradise”
    And Edward controls “Wall of Blood”
    And Ronald controls “Shanodin Dryads”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Edward with “Surrak Dragonclaw”
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Birds of Paradise”
    And Edward blocks “Surrak Dragonclaw” with “Wall of Blood”
    And Ronald blocks “Grizzly Bears” with “Shanodin Dryads”
    And Angie's team divides the damage: 1 to “Birds of Paradise”, 2 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
