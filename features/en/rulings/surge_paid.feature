# language: en
Feature: Rulings: surge costs that were paid
  > A spell has more to say where its surge cost was paid. What is there after a teammate's spell, and what without?

  @id:ruling.crush_of_tentacles @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scenario: After a teammate's spell Crush of Tentacles costs five mana, and a creature is left
    Given it is the precombat main phase of Angie's team
    And Angie controls nine “Mana Source”
    And Edward controls “Hill Giant”
    And Edward controls “Mountain”
    And Angie has “Crush of Tentacles” in hand
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Crush of Tentacles” for its surge cost
    And the spell resolves
    Then Edward has “Hill Giant” in hand
    And Barry has “Grizzly Bears” in hand
    And Edward controls “Mountain”
    And Angie controls a 8/8 creature token
    When Angie casts “Glen Elendra Liege”
    And the spell resolves
    Then Angie controls a 9/9 creature token

  @id:ruling.crush_of_tentacles.full @situation:ruling.crush_of_tentacles @clause:spell.surge @from:2016-01-16 @must
  Scenario: For its mana cost Crush of Tentacles leaves nothing, although a teammate has cast a spell
    Given Edward controls “Hill Giant”
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Crush of Tentacles”
    And the spell resolves
    Then Edward has “Hill Giant” in hand
    And Barry has “Grizzly Bears” in hand
    And Angie controls no creature tokens

  @id:ruling.crush_of_tentacles.countered @situation:ruling.crush_of_tentacles @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: A teammate's spell that was countered counts, too
    Given Edward controls “Hill Giant”
    And Angie controls five “Mana Source”
    And Barry has “Grizzly Bears” in hand
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Crush of Tentacles” for its surge cost
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Grizzly Bears”
    And the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Angie can cast “Crush of Tentacles” for its surge cost
    When the spell resolves
    Then Edward has “Hill Giant” in hand
    And Angie controls a creature token

  @id:ruling.overwhelming_denial.on_stack @situation:ruling.overwhelming_denial @clause:spell.surge @clause:spell.uncountered @clause:effect.counter @from:2016-01-16 @must
  Scenario: While a teammate's spell is on the stack Overwhelming Denial costs two mana and counters another one
    Given it is the precombat main phase of Edward's team
    And Barry controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    And Angie has “Overwhelming Denial” in hand
    When Edward casts “Hill Giant”
    And Edward's team passes priority
    Then Angie can't cast “Overwhelming Denial” for its surge cost, targeting “Hill Giant”
    When Barry casts “Giant Growth” targeting “Grizzly Bears”
    Then Angie can cast “Overwhelming Denial” for its surge cost, targeting “Hill Giant”
    When Angie's team passes priority
    And Edward casts “Cancel” targeting “Overwhelming Denial”
    And the spell resolves
    Then Edward has “Cancel” in his graveyard
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie has “Overwhelming Denial” in her graveyard

  @id:ruling.overwhelming_denial.mana_cost @situation:ruling.overwhelming_denial @clause:effect.counter @from:2016-01-16 @must
  Scenario: For its mana cost Overwhelming Denial counters a spell as it does for its surge cost
    Given it is the precombat main phase of Edward's team
    When Edward casts “Hill Giant”
    And Edward's team passes priority
    And Angie casts “Overwhelming Denial” targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard

  @id:ruling.reckless_bushwhacker @clause:spell.surge @clause:trigger.intervening_if @from:2016-01-16 @must
  Scenario: A teammate's spell that was countered lets Reckless Bushwhacker help the other creatures
    Given Angie controls “Hill Giant”
    And Angie controls two “Mana Source”
    And Barry has “Grizzly Bears” in hand
    And it is the precombat main phase of Angie's team
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Reckless Bushwhacker” for its surge cost
    And the spell resolves
    And the triggered ability of “Reckless Bushwhacker” resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And “Hill Giant” is 4/3
    And “Reckless Bushwhacker” is 2/1
