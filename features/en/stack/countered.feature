# language: en
Feature: Spells that are countered
  > A spell on the stack is countered. Whose spell can it be, where does its card go, and what of the rest of the stack?

  @id:counter.one @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A countered spell is in its owner's graveyard, and what lies below it on the stack still resolves
    Given Edward's team has 20 life
    And Angie has “Shock” in hand
    When Angie casts “Hill Giant”
    And Angie casts “Shock” targeting Edward
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Shock”
    And the spell resolves
    Then Angie has “Shock” in her graveyard
    And Edward has “Cancel” in his graveyard
    And Edward's team has 20 life
    And Angie controls no creatures
    When Angie's “Hill Giant” resolves
    Then Angie controls “Hill Giant”
    And Edward's team has 20 life

  @id:counter.below @clause:effect.counter @from:2005-08-01 @must
  Scenario: A spell below another one is countered, and the other one stays
    Given Edward's team has 20 life
    When Angie casts “Hill Giant”
    And Barry casts “Shock” targeting Edward
    And Angie's team passes priority
    And Ronald casts “Cancel” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And Edward's team has 20 life
    And Barry has no cards in his graveyard
    When the spell resolves
    Then Edward's team has 18 life
    And Angie controls no creatures

  @id:counter.teammate @clause:effect.counter @clause:target.choose @from:2005-08-01 @must
  Scenario: A teammate's spell can be countered as any other, and its card goes to its owner's graveyard
    Given Angie's team has 20 life
    When Angie casts “Hill Giant”
    And Barry casts “Absorb” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And Barry has one card in his graveyard
    And Angie controls no creatures
    And Angie's team has 23 life

  @id:counter.its_controller @clause:effect.counter @clause:life.shared @from:2005-08-01 @must
  Scenario: Who controlled a countered spell loses life that is the team's, and the teammate loses none
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Barry casts “Vision Skeins”
    And Angie's team passes priority
    And Edward casts “Undermine” targeting “Vision Skeins”
    And the spell resolves
    Then Barry has “Vision Skeins” in his graveyard
    And Angie's team has 17 life
    And Edward's team has 20 life

  @id:counter.what @clause:target.choose @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A creature spell, a spell that is none, and one of two other types each have what can counter them
    Given Angie has “Hill Giant” in hand
    And Angie has “Still Life” in hand
    And Angie has “Day of Judgment” in hand
    And Edward controls ten “Mana Source”
    When Angie casts “Hill Giant”
    And Angie's team passes priority
    Then Edward can't cast “Negate” targeting “Hill Giant”
    And Edward can't cast “Dovin's Veto” targeting “Hill Giant”
    And Edward can't cast “Annul” targeting “Hill Giant”
    But Edward can cast “Essence Scatter” targeting “Hill Giant”
    When the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    When Angie casts “Day of Judgment”
    And Angie's team passes priority
    Then Edward can't cast “Essence Scatter” targeting “Day of Judgment”
    And Edward can't cast “Annul” targeting “Day of Judgment”
    But Edward can cast “Negate” targeting “Day of Judgment”
    When the spell resolves
    Then Angie has “Day of Judgment” in her graveyard
    When Angie casts “Still Life”
    And Angie's team passes priority
    Then Edward can cast “Annul” targeting “Still Life”
    When the spell resolves
    Then Angie has “Still Life” in her graveyard
    When Angie casts “Copper Tablet”
    And Angie's team passes priority
    Then Edward can cast “Annul” targeting “Copper Tablet”
    When the spell resolves
    Then Angie has “Copper Tablet” in her graveyard

  @id:counter.no_spell @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: What is on the battlefield is no spell, and neither is what lies in a graveyard
    Given Edward controls “Grizzly Bears”
    And Edward has “Shock” in his graveyard
    And Angie has “Vision Skeins” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Vision Skeins”
    Then Angie can't cast “Cancel” targeting “Grizzly Bears”
    And Angie can't cast “Cancel” targeting “Shock”
    But Angie can cast “Cancel” targeting “Vision Skeins”

  @id:counter.twice @clause:target.illegal @clause:effect.counter @from:2005-08-01 @must
  Scenario: Of two spells that would counter the same one, the second finds it gone and does nothing else either
    Given Edward's team has 20 life
    And it is the precombat main phase of Angie's team
    When Angie casts “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Absorb” targeting “Hill Giant”
    And Ronald casts “Cancel” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    When the spell resolves
    Then Edward's team has 20 life
    And Edward has “Absorb” in his graveyard

  @id:counter.surge @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: A spell that was countered has been cast, and a teammate can pay the surge cost
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Goblin Freerunner” in hand
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Grizzly Bears”
    And the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Angie can cast “Goblin Freerunner” for its surge cost
    When the spell resolves
    Then Angie controls “Goblin Freerunner”

  @id:counter.and_more @clause:effect.counter @clause:trigger.waits @from:2018-04-27 @must
  Scenario: What triggers as a spell is countered is on the stack before anybody can act
    Given Edward controls “Ajani's Pridemate”
    And it is the precombat main phase of Angie's team
    When Angie casts “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Absorb” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    And there is one spell or ability on the stack
    When the triggered ability of “Ajani's Pridemate” resolves
    Then “Ajani's Pridemate” is 3/3
