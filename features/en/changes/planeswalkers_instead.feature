# language: en
Feature: Damage to a planeswalker in place of its controller
  > Until 2018 an opponent could have damage outside of combat dealt to a planeswalker of the player. Whose, and of whose sources?

  @id:walkers.instead @situation:walkers.instead @clause:planeswalker.redirection @clause:planeswalker.damage @from:2007-10-01 @until:2018-04-27 @must
  Scenario: An opponent has the damage of a spell dealt to a planeswalker instead
    Given Edward's team has 20 life
    And Edward controls “Sorin, Lord of Innistrad”
    When Angie casts “Shock” targeting Edward
    And Angie redirects the damage to “Sorin, Lord of Innistrad”
    And the spell resolves
    Then Edward's team has 20 life
    And “Sorin, Lord of Innistrad” has one loyalty counter
    When Angie casts “Shock” targeting Edward
    And Angie does not redirect the damage
    And the spell resolves
    Then Edward's team has 18 life
    And “Sorin, Lord of Innistrad” has one loyalty counter

  @id:walkers.instead.teammate @situation:walkers.instead @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  Scenario: A planeswalker of the teammate is not dealt it
    Given Edward's team has 20 life
    And Ronald controls “Sorin, Lord of Innistrad”
    When Angie casts “Shock” targeting Edward
    And Angie redirects the damage to “Sorin, Lord of Innistrad”
    And the spell resolves
    Then Edward's team has 18 life
    And “Sorin, Lord of Innistrad” has three loyalty counters

  @id:walkers.instead.own @situation:walkers.instead @clause:planeswalker.redirection @clause:team.opponents @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Damage that a teammate deals stays where it is
    Given Edward's team has 20 life
    And Edward controls “Sorin, Lord of Innistrad”
    When Angie's team passes priority
    And Ronald casts “Shock” targeting Edward
    And Ronald redirects the damage to “Sorin, Lord of Innistrad”
    And the spell resolves
    Then Edward's team has 18 life
    And “Sorin, Lord of Innistrad” has three loyalty counters

  @id:walkers.instead.each @situation:walkers.instead @clause:planeswalker.redirection @clause:life.shared @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Of damage to both members only what its controller would be dealt goes to a planeswalker
    Given Edward's team has 20 life
    And Edward controls “Sorin, Lord of Innistrad”
    And Angie's team has 20 life
    When Angie casts “Sizzle”
    And Angie redirects the damage to “Sorin, Lord of Innistrad”
    And the spell resolves
    Then Edward's team has 17 life
    And Edward has “Sorin, Lord of Innistrad” in his graveyard

  @id:walkers.instead.combat @situation:walkers.instead @clause:planeswalker.redirection @clause:combat.damage @variant:two-player @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Combat damage to a player could not be dealt to a planeswalker instead
    Given Edward's team has 20 life
    And Edward controls “Sorin, Lord of Innistrad”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie redirects the damage to “Sorin, Lord of Innistrad”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And “Sorin, Lord of Innistrad” has three loyalty counters

  @id:walkers.no_more @situation:walkers.instead @clause:planeswalker.redirection @from:2018-04-27 @must
  Scenario: From 2018 on no damage to a player is dealt to a planeswalker instead
    Given Edward's team has 20 life
    And Edward controls “Sorin, Lord of Innistrad”
    When Angie casts “Shock” targeting Edward
    And Angie redirects the damage to “Sorin, Lord of Innistrad”
    And the spell resolves
    Then Edward's team has 18 life
    And “Sorin, Lord of Innistrad” has three loyalty counters
