# language: en
Feature: The monarch
  > One player is the monarch. What does that mean for a teammate, who takes it, and what becomes of it?

  @id:monarch.draws @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: In the end step of the team the monarch draws one card, and the teammate none
    Given Angie has two cards in hand
    And Barry has two cards in hand
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    Then Angie has one card in hand
    When Angie's team finishes its turn
    Then Angie has two cards in hand
    And Barry has two cards in hand

  @id:monarch.other_end @clause:monarch.abilities @from:2018-04-27 @must
  Scenario: In the end step of the other team the monarch draws none
    Given Angie has two cards in hand
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    Then Angie has two cards in hand

  @id:monarch.nobody @clause:monarch.one @from:2018-04-27 @must
  Scenario: Before an effect makes somebody the monarch nobody draws for it
    Given Angie has two cards in hand
    And Angie controls “Palace Sentinels”
    When Angie's team finishes its turn
    Then Angie has two cards in hand

  @id:monarch.taken @clause:monarch.abilities @clause:monarch.one @from:2018-04-27 @must
  Scenario: The head whose creature deals combat damage to the monarch becomes it
    Given Angie has three cards in hand
    And Edward has two cards in hand
    And Ronald has two cards in hand
    And Ronald controls “Hill Giant”
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    And Edward's team finishes its turn
    Then Ronald has four cards in hand
    And Edward has three cards in hand
    When the end step of Angie's team begins
    And Angie's team finishes its turn
    Then Angie has four cards in hand

  @id:monarch.mate_hit @clause:monarch.abilities @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Combat damage to the teammate takes nothing from the monarch
    Given Ronald has two cards in hand
    And Ronald controls “Hill Giant”
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks Barry with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    And Edward's team finishes its turn
    Then Ronald has three cards in hand

  @id:monarch.condition @clause:monarch.one @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: What asks whether its controller is the monarch does not mean the teammate
    Given Angie controls “Throne Warden”
    And Barry controls “Throne Warden”
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And the upkeep of Edward's team begins
    Then Angie's “Throne Warden” is 3/3
    And Barry's “Throne Warden” is 2/2
    When the upkeep of Angie's team begins
    Then Angie's “Throne Warden” is 3/3

  @id:monarch.leaves @clause:monarch.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Where the monarch leaves the game the active player becomes it
    Given Edward has two cards in hand
    And Martha has two cards in hand
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And the precombat main phase of Edward's team begins
    And Angie concedes the game
    And Edward's team finishes its turn
    Then Edward has four cards in hand
    And Martha has two cards in hand

  @id:monarch.leaves.active @clause:monarch.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: Where the monarch leaves in the own turn the next player becomes it
    Given Edward has two cards in hand
    And Martha has two cards in hand
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And Angie concedes the game
    And the upkeep of Edward's team begins
    And Edward's team finishes its turn
    Then Edward has four cards in hand
    And Martha has two cards in hand

  @id:monarch.order @clause:monarch.abilities @clause:trigger.order @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: The monarch's ability goes on the stack above those of the active player, and resolves first
    Given Edward controls “Scythe Specter”
    And Angie has three cards in hand
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Scythe Specter”
    And the combat damage step of Edward's team begins
    Then there are two spells and abilities on the stack
    And Angie is the monarch
    When Edward's team passes priority
    And Angie's team passes priority
    Then there is one spell or ability on the stack
    And Edward is the monarch
    And Angie has three cards in hand

  @id:monarch.two_creatures @clause:monarch.abilities @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Of two creatures that hit the monarch together each makes an ability trigger
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Palace Sentinels”
    And the spell resolves
    And the triggered ability of “Palace Sentinels” resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant” and “Grizzly Bears”
    And the combat damage step of Edward's team begins
    Then there are two spells and abilities on the stack
    And Angie is the monarch
    When Edward's team passes priority
    And Angie's team passes priority
    Then Edward is the monarch
    And there is one spell or ability on the stack
