# language: en
@source:F @source:I
Feature: Unspent mana
  > Teammates do not share mana. When is it lost, and what does that cost the team?

  @id:mana.empties @clause:mana.empties @clause:mana.burn @variant:two-headed-giant @variant:two-player @variant:free-for-all @must
  Scenario Outline: Unspent mana stays for the phase and then burns, later it is gone with the step
    Given it is the precombat main phase of Angie's team
    And Edward controls “Seat of the Synod”
    And Edward's team has 20 life
    When the upkeep of Edward's team begins
    And Edward activates the ability of “Seat of the Synod”
    Then Edward has one unspent mana
    When the draw step of Edward's team begins
    Then Edward has <mana> unspent mana
    When the precombat main phase of Edward's team begins
    Then Edward has no unspent mana
    And Edward's team has <life> life

    Examples:
      | from       | rule  | mana | life |
      | 2005-08-01 | 300.3 | 1    | 19   |
      | 2009-07-11 | 500.4 | 0    | 20   |

  @id:mana.burn.last_life @situation:mana.burn @clause:mana.burn @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Unspent mana of one member could cost the team its last life
    Given it is the precombat main phase of Angie's team
    And Angie controls “Seat of the Synod”
    And Angie's team has 1 life
    When Angie activates the ability of “Seat of the Synod”
    Then Angie's team has 1 life
    When the beginning of combat step of Angie's team begins
    Then Edward's team wins the game

  @id:mana.burn.none @situation:mana.burn @clause:mana.empties @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-07-11 @must
  Scenario: Unspent mana is lost and nothing else
    Given it is the precombat main phase of Angie's team
    And Angie controls “Seat of the Synod”
    And Angie's team has 1 life
    When Angie activates the ability of “Seat of the Synod”
    Then Angie's team has 1 life
    When the beginning of combat step of Angie's team begins
    Then Angie's team has 1 life
    And the game goes on

  @id:mana.own @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scenario: A player spends the mana in that player's own pool, and not a teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Seat of the Synod”
    And Angie controls “Killer Whale”
    And Barry controls “Killer Whale”
    When Angie activates the ability of “Seat of the Synod”
    Then Angie has one unspent mana
    And Barry has no unspent mana
    And Barry can't activate the ability of Barry's “Killer Whale”
    But Angie can activate the ability of Angie's “Killer Whale”
    And Angie has no unspent mana
