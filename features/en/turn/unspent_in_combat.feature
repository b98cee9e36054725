# language: en
Feature: Unspent mana in the steps of combat
  > A creature attacks, and mana is added in each step of the combat phase. What is left of it in the next one?

  @id:unspent.attack @clause:mana.empties @clause:step.end @from:2018-04-27 @must
  Scenario: Mana of each step of combat is gone in the next one
    Given Angie controls “Hill Giant”
    And Angie controls three “Forest”
    And Barry controls “Plains”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie activates the ability of the first “Forest”
    Then Angie has one unspent mana
    When the declare blockers step of Angie's team begins
    Then Angie has no unspent mana
    When Edward blocks “Hill Giant” with “Grizzly Bears”
    And Angie activates the ability of the second “Forest”
    Then Angie has one unspent mana
    When the combat damage step of Angie's team begins
    Then Angie has no unspent mana
    When Angie activates the ability of the third “Forest”
    Then Angie has one unspent mana
    When the end of combat step of Angie's team begins
    Then Angie has no unspent mana
    When Barry activates the ability of “Plains”
    Then Barry has one unspent mana
    When the postcombat main phase of Angie's team begins
    Then Barry has no unspent mana

  @id:unspent.strike @situation:unspent.attack @clause:mana.empties @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Mana of the combat damage step in which first strike is dealt is gone in the second one
    Given Angie controls “Hill Giant”
    And Angie controls “Youthful Knight”
    And Angie controls “Forest”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Edward with “Youthful Knight”
    And the combat damage step of Angie's team begins
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the combat damage step of Angie's team
    And Angie has no unspent mana
