# language: en
Feature: What happens to several at once
  > All players sacrifice by one effect, or several creatures damage one player. How often does something trigger, and who sees whom go?

  @id:together.sacrificed.first @situation:together.sacrificed @clause:trigger.dies @clause:turn.teams @from:2018-06-08 @must
  Scenario: A creature of the player who chooses first sees those of all others go with it
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Poison-Tip Archer”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When Angie casts “Innocent Blood”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Angie controls no creatures
    And Ronald controls no creatures
    And Edward's team has 14 life
    And Angie's team has 20 life

  @id:together.sacrificed.last @situation:together.sacrificed @clause:trigger.dies @clause:turn.teams @from:2018-06-08 @must
  Scenario: A creature of the player who chooses last sees those of all others go with it, and not itself
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Ronald controls “Poison-Tip Archer”
    When Angie casts “Innocent Blood”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Ronald controls no creatures
    And Angie's team has 16 life
    And Edward's team has 20 life

  @id:together.lost @situation:together.lost @clause:combat.damage @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Combat damage of two creatures costs a player life once, and what triggers on it triggers once for all of it
    Given Angie's team has 10 life
    And Angie controls “Transcendence”
    And it is the precombat main phase of Edward's team
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the combat damage step of Edward's team begins
    Then Angie's team has 5 life
    When the triggered ability of “Transcendence” resolves
    Then Angie's team has 15 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 15 life

  @id:together.lost.each @situation:together.lost @clause:combat.damage @clause:life.shared @clause:object.you @from:2018-04-27 @must
  Scenario: Where each head is damaged by one creature, each has lost life of its own, and the teammate's is no part of it
    Given Angie's team has 10 life
    And Angie controls “Transcendence”
    And it is the precombat main phase of Edward's team
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the combat damage step of Edward's team begins
    Then Angie's team has 5 life
    When the triggered ability of “Transcendence” resolves
    Then Angie's team has 9 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 9 life
