# language: en
Feature: Permanents tapped for mana, and what becomes untapped
  > Something triggers as a player taps a land for mana, and adds mana or does something else. Whose mana is it, and what uses the stack?

  @id:tapped_for_mana.doubled @situation:tapped_for_mana @clause:mana.triggered @clause:mana.own @from:2005-08-01 @must
  Scenario: Each player's lands give twice as much, for whoever taps them, and a teammate's not to another
    Given Barry controls “Heartbeat of Spring”
    And Angie controls two “Mountain”
    And Barry controls “Mountain”
    Then Barry can't cast “Hill Giant”
    But Angie can cast “Hill Giant”
    When the spell resolves
    Then Angie controls “Hill Giant”

  @id:tapped_for_mana.enough @situation:tapped_for_mana @clause:mana.triggered @from:2005-08-01 @must
  Scenario: Two lands of two colours pay for four mana of these two, two of each, and for no more
    Given Edward controls “Heartbeat of Spring”
    And Angie controls “Mountain”
    And Angie controls “Plains”
    Then Angie can't cast “Kiki-Jiki, Mirror Breaker”
    And Angie can't cast “Molten Primordial”
    But Angie can cast “Hero of Bladehold”
    When the spell resolves
    Then Angie has no unspent mana

  @id:tapped_for_mana.pools @situation:tapped_for_mana @clause:mana.triggered @clause:mana.own @from:2005-08-01 @must
  Scenario: The mana of a land and what is added to it are there at once, in the pool of who taps, and nothing is on the stack
    Given Barry controls “Heartbeat of Spring”
    And Angie controls “Mountain”
    When Angie activates the ability of “Mountain”
    Then Angie has two unspent mana
    And Barry has no unspent mana
    And the stack is empty

  @id:tapped_for_mana.hurts @situation:tapped_for_mana @clause:mana.tapped @from:2005-08-01 @must
  Scenario: What adds no mana waits on the stack above the spell, once for each land, and hits the team that tapped
    Given Edward controls “Manabarbs”
    And Angie controls two “Mountain”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    Then Angie's team has 20 life
    When the triggered ability of “Manabarbs” resolves
    Then Angie's team has 19 life
    And Edward's team has 20 life
    When the spell resolves
    Then Edward's team has 18 life
    And Angie's team has 19 life

  @id:tapped_for_mana.druid @situation:tapped_for_mana @clause:mana.tapped @from:2005-08-01 @must
  Scenario: Where its own player taps Zhur-Taa Druid for mana it deals damage to each opponent, one for each member of the team
    Given Angie controls “Zhur-Taa Druid”
    And Barry controls “Zhur-Taa Druid”
    And Edward's team has 20 life
    And Angie's team has 20 life
    When Angie activates the ability of Angie's “Zhur-Taa Druid”
    Then Angie has one unspent mana
    And Edward's team has 20 life
    When the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life
    And the stack is empty

  @id:tapped_for_mana.attack @situation:tapped_for_mana @clause:mana.tapped @from:2018-04-27 @must
  Scenario: Tapped to attack it is not tapped for mana, and nothing triggers
    Given Angie controls “Zhur-Taa Druid”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Zhur-Taa Druid”
    Then the stack is empty
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life

  @id:untapped.step @situation:untapped @clause:trigger.event @clause:step.untap @from:2018-04-27 @must
  Scenario: A creature that untaps in the team's untap step triggers in the upkeep, for both opponents, and one that was untapped does not
    Given Angie controls “Servant of Tymaret”
    And Barry controls “Servant of Tymaret”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's “Servant of Tymaret”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    And the triggered ability of Angie's “Servant of Tymaret” resolves
    Then Edward's team has 17 life
    And Angie's team has 22 life
    And the stack is empty
