# language: en
Feature: Mana that everybody may pay
  > Each player may pay any amount of mana, and all have what comes of the whole. Who pays in a team, and with whose mana?

  @id:join_forces.together @situation:join_forces @clause:effect.offer @clause:mana.own @from:2011-06-17 @must
  Scenario: Each pays from that player's own mana, teammates apart, and each draws as many cards as all have paid together
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Island”
    And Barry controls two “Island”
    And Edward controls three “Island”
    And Barry has no cards in hand
    And Ronald has no cards in hand
    When Angie pays 1 mana
    And Barry pays no mana
    And Edward pays 3 mana
    And Angie casts “Minds Aglow”
    And the spell resolves
    Then Barry has four cards in hand
    And Ronald has four cards in hand

  @id:join_forces.own @situation:join_forces @clause:mana.own @from:2011-06-17 @must
  Scenario: Who has no mana is not asked, whatever a teammate has, and nobody need pay
    Given it is the precombat main phase of Angie's team
    And Angie controls “Swamp”
    And Barry controls two “Swamp”
    And Angie has five cards in her library
    And Barry has five cards in his library
    And Ronald has five cards in his library
    When Barry pays no mana
    And Angie casts “Shared Trauma”
    And the spell resolves
    Then Angie has five cards in her library
    When Barry pays 2 mana
    And the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    And Angie casts “Shared Trauma”
    And the spell resolves
    Then Barry has two cards in his graveyard
    And Ronald has two cards in his graveyard

  @id:join_forces.all @situation:join_forces @clause:effect.offer @variant:free-for-all @from:2011-06-17 @must
  Scenario: Among four players opponents pay for what helps them all
    Given it is the precombat main phase of Angie's team
    And Angie controls “Island”
    And Martha controls two “Island”
    And Simon controls “Island”
    And Edward has no cards in hand
    When Martha pays 2 mana
    And Simon pays 1 mana
    And Angie casts “Minds Aglow”
    And the spell resolves
    Then Edward has three cards in hand
