# language: en
Feature: What happens unless a player pays
  > A spell is countered, or an opponent draws a card, unless a player pays. Who decides, and whose mana can be spent?

  @id:unless.paid @situation:unless @clause:cost.unless @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Who controls the spell pays, and it is not countered; that mana is spent
    Given Angie controls six “Forest”
    And Angie has “Grizzly Bears” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Mana Leak” targeting “Grizzly Bears”
    And Angie pays what is asked for
    And the spell resolves
    Then Edward has “Mana Leak” in his graveyard
    When the spell resolves
    Then Angie controls “Grizzly Bears”
    And Angie can't cast “Titania's Boon”
    But Angie can cast “Shanodin Dryads”

  @id:unless.declined @situation:unless @clause:cost.unless @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Who could pay need not, and then the spell is countered and the mana kept
    Given Angie controls six “Forest”
    And Angie has “Grizzly Bears” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Mana Leak” targeting “Grizzly Bears”
    And Angie does not pay what is asked for
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie controls no creatures
    And Angie can cast “Titania's Boon”

  @id:unless.teammates_mana @situation:unless @clause:cost.unless @clause:mana.own @from:2009-07-11 @must
  Scenario: Who has too little cannot pay, however much the teammate has, and nobody is asked
    Given Angie controls four “Forest”
    And Barry controls six “Forest”
    When Angie casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Mana Leak” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard
    And Angie controls no creatures

  @id:unless.exactly @situation:unless @clause:cost.unless @from:2009-07-11 @must
  Scenario: The last mana pays for a spell that costs one more, and without it nobody is asked
    Given Angie controls three “Forest”
    And Barry controls two “Forest”
    And Barry has “Grizzly Bears” in hand
    And Angie has “Grizzly Bears” in hand
    When Angie casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Mana Tithe” targeting Angie's “Grizzly Bears”
    And Angie pays what is asked for
    And the spell resolves
    And the spell resolves
    Then Angie controls “Grizzly Bears”
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Ronald casts “Mana Tithe” targeting Barry's “Grizzly Bears”
    And the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard

  @id:unless.may @clause:cost.unless @clause:object.you @from:2009-07-11 @must
  Scenario: An opponent who casts a spell pays or lets a player draw, each time anew, and that player's teammate's spells are not asked about
    Given Edward controls “Rhystic Study”
    And Angie controls three “Forest”
    And Barry controls two “Forest”
    And Edward has five cards in his library
    And Ronald has five cards in his library
    And Ronald controls “Mountain”
    And Ronald has “Shock” in hand
    And Angie's team has 20 life
    And it is the precombat main phase of Angie's team
    When Angie casts “Grizzly Bears”
    And Angie pays what is asked for
    And the triggered ability of “Rhystic Study” resolves
    Then Edward has five cards in his library
    When the spell resolves
    And Barry casts “Shanodin Dryads”
    And Barry does not pay what is asked for
    And Edward does what the ability allows
    And the triggered ability of “Rhystic Study” resolves
    Then Edward has four cards in his library
    And Ronald has five cards in his library
    When the spell resolves
    And Angie's team passes priority
    And Ronald casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 18 life
    And Edward has four cards in his library
