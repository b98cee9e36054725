# language: en
@source:F @source:I @source:W
Feature: Combat damage to players
  > A creature that attacks is not blocked. Who is dealt its damage, and when?

  @id:combat.damage.picked @situation:combat.damage @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: The active team picks one defending player for a creature that is not blocked
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    And Edward's team chooses Barry as the player who is dealt the damage
    Then Angie's team has 27 life

  @id:combat.damage.attacked @situation:combat.damage @clause:combat.damaged_player @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: A creature that is not blocked damages the player whom it attacks
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 27 life

  @id:combat.damage.when @clause:combat.damage_when @until:2018-04-27 @must
  Scenario Outline: Combat damage waits on the stack, and later no more
    Given Angie's team has 30 life
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Hill Giant”
    And the combat damage step of Edward's team begins
    And Edward's team chooses Barry as the player who is dealt the damage
    Then Angie's team has <life> life

    Examples:
      | from       | rule  | life |
      | 2005-08-01 | 310.1 | 30   |
      | 2009-07-11 | 510.2 | 27   |
