# language: en
Feature: Turns of one's own
  > Teammates sit side by side, and each takes turns alone. Whose turn comes next, and who may act when?

  @id:versus.turns @clause:turn.teams @clause:versus.begins @clause:versus.seats @variant:team-vs-team @from:2011-09-30 @must
  Scenario: The turns go around the table, past the teammate to the other team
    Given Angie has 20 life
    When Angie finishes her turn
    Then it is the upkeep of Barry
    When Barry finishes his turn
    Then it is the upkeep of Edward
    When Edward finishes his turn
    Then it is the upkeep of Ronald
    When Ronald finishes his turn
    Then it is the upkeep of Angie

  @id:versus.untap @clause:step.untap @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Only the permanents of the player whose turn it is untap, and not the teammate's
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And “Hill Giant” is tapped
    And “Grizzly Bears” is tapped
    When Angie finishes her turn
    Then “Grizzly Bears” is untapped
    And “Hill Giant” is tapped
    When the upkeep of Angie begins
    Then “Hill Giant” is untapped

  @id:versus.draw @clause:step.draw @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Only the player whose turn it is draws a card
    Given Angie has two cards in hand
    And Barry has three cards in hand
    When the precombat main phase of Barry begins
    Then Barry has four cards in hand
    And Angie has two cards in hand

  @id:versus.sorcery @clause:turn.teams @clause:step.main @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In the turn of the teammate a player casts no creature, but an instant
    Given Barry has “Grizzly Bears” in hand
    And Edward has 20 life
    When Angie passes priority
    Then Barry can't cast “Grizzly Bears”
    But Barry can cast “Shock” targeting Edward
    When the spell resolves
    Then Edward has 18 life
    When the precombat main phase of Barry begins
    Then Barry can cast “Grizzly Bears”

  @id:versus.land @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In Team vs. Team no player plays a land in the turn of the teammate
    Given Angie has “Forest” in hand
    And Barry has “Plains” in hand
    Then Barry can't play “Plains” as a land
    And Angie can play “Forest” as a land
    When the precombat main phase of Barry begins
    Then Barry can play “Plains” as a land

  @id:versus.priority @clause:priority.pass @clause:versus.seats @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Priority goes around the table player by player, and a spell resolves when all four have passed
    Given Angie has 20 life
    And Ronald controls “Wall of Blood”
    And Ronald has 20 life
    When Angie casts “Flame Rift”
    And Angie passes priority
    Then Ronald can't activate the ability of “Wall of Blood”
    When Barry passes priority
    Then Ronald can't activate the ability of “Wall of Blood”
    When Edward passes priority
    Then Ronald can activate the ability of “Wall of Blood”
    And Ronald has 19 life
    When the spell resolves
    Then Ronald has 15 life

  @id:versus.upkeep @clause:trigger.step @clause:turn.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: What each upkeep brings hits the one player whose upkeep it is
    Given Angie has 20 life
    And Barry has 20 life
    And Edward has 20 life
    And Angie controls “Copper Tablet”
    When the upkeep of Barry begins
    And the triggered ability of “Copper Tablet” resolves
    Then Barry has 19 life
    And Angie has 20 life
    When the draw step of Edward begins
    Then Edward has 19 life
    And Barry has 19 life

  @id:versus.extra_turn @clause:turn.of_team @clause:turn.extra @variant:team-vs-team @from:2011-09-30 @must
  Scenario: An extra turn is the player's alone, and then the teammate's turn comes
    Given Barry has three cards in hand
    When Angie casts “Time Walk”
    And the spell resolves
    And Angie finishes her turn
    Then it is the upkeep of Angie
    When Angie finishes her turn
    Then it is the upkeep of Barry
    And Barry has three cards in hand

  @id:versus.skipped @clause:turn.of_team @clause:turn.skip @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A turn that a player skips is that player's alone
    Given Angie has 20 life
    When Angie casts “Meditate”
    And the spell resolves
    And Angie finishes her turn
    Then it is the upkeep of Barry
    When Barry finishes his turn
    And Edward finishes his turn
    And Ronald finishes his turn
    Then it is the upkeep of Barry

  @id:versus.triggers @clause:trigger.order @clause:trigger.dies @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Triggers go on the stack player by player in turn order, and those of teammates are put apart
    Given Angie has 20 life
    And Barry has 20 life
    And Edward has 20 life
    And Ronald has 20 life
    And Angie controls “Spirit of Malevolence”
    And Barry controls “Spirit of Malevolence”
    And Edward controls “Spirit of Malevolence”
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the triggered ability of Edward's “Spirit of Malevolence” resolves
    Then Edward has 21 life
    And Angie has 19 life
    And Barry has 19 life
    And Ronald has 20 life
    When the triggered ability of Barry's “Spirit of Malevolence” resolves
    Then Barry has 20 life
    And Edward has 20 life
    And Ronald has 19 life
    And Angie has 19 life
    When the triggered ability of Angie's “Spirit of Malevolence” resolves
    Then Angie has 20 life
    And Ronald has 18 life
