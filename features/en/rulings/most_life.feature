# language: en
Feature: The most and the least life of several players
  > A card asks who has the most life, or the least. Of several players, each alone, whose life is meant?

  @id:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Who attacks a player with more life than oneself, and less than another, gets no counter, and who attacks that other does
    Given Angie's team has 10 life
    And Edward's team has 20 life
    And Martha's team has 30 life
    And Simon's team has 5 life
    And Angie controls “Scourge of the Throne”
    And Angie controls “Marchesa's Emissary”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scourge of the Throne”
    And Angie attacks Edward with “Marchesa's Emissary”
    And the postcombat main phase of Angie's team begins
    Then “Scourge of the Throne” is 5/5
    And “Marchesa's Emissary” is 2/2
    And Edward's team has 13 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Scourge of the Throne”
    And Angie attacks Martha with “Marchesa's Emissary”
    And the postcombat main phase of Angie's team begins
    Then “Scourge of the Throne” is 6/6
    And “Marchesa's Emissary” is 3/3

  @id:card.dethrone.own @situation:card.dethrone @clause:combat.each_attacked @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Who has the most life oneself gets no counter for an attack on the next
    Given Angie's team has 40 life
    And Edward's team has 30 life
    And Angie controls “Scourge of the Throne”
    And Angie controls “Marchesa's Emissary”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scourge of the Throne”
    And Angie attacks Edward with “Marchesa's Emissary”
    And the postcombat main phase of Angie's team begins
    Then “Scourge of the Throne” is 5/5
    And “Marchesa's Emissary” is 2/2
    And Edward's team has 23 life

  @id:card.jackals @clause:trigger.state @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scenario: Lurking Jackals become a creature when one opponent of several has 10 life
    Given Angie's team has 8 life
    And Edward's team has 20 life
    And Martha's team has 11 life
    And Simon's team has 20 life
    And Angie controls “Lurking Jackals”
    When Angie casts “Creeping Chill”
    And the postcombat main phase of Angie's team begins
    Then Martha's team has 8 life
    And Angie controls a 3/2 creature

  @id:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scenario: Repay in Kind brings its caster, too, to the life of the player who has the least
    Given Angie's team has 30 life
    And Edward's team has 20 life
    And Martha's team has 7 life
    And Simon's team has 15 life
    When Angie casts “Repay in Kind”
    And the spell resolves
    Then Angie's team has 7 life
    And Edward's team has 7 life
    And Martha's team has 7 life
    And Simon's team has 7 life

  @id:card.repay.caster @situation:card.repay @clause:life.set_each @clause:life.read @variant:free-for-all @from:2005-08-01 @must
  Scenario: Where its caster has the least life, Repay in Kind brings everybody else to that
    Given Angie's team has 6 life
    And Edward's team has 20 life
    And Martha's team has 7 life
    And Simon's team has 15 life
    When Angie casts “Repay in Kind”
    And the spell resolves
    Then Angie's team has 6 life
    And Edward's team has 6 life
    And Martha's team has 6 life
    And Simon's team has 6 life
