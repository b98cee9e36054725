# language: en
@source:F @source:I @source:W
Feature: The life total of every player is set
  > An effect gives each member of a team a life total, but the team has one total for both. What does the team end up with?

  @id:life.set_each.biorhythm @clause:life.set_each @source:F-EX15 @source:I-EX10 @must
  Scenario Outline: Biorhythm at three creatures and none
    Given it is the precombat main phase of Edward's team
    And Angie's team has 13 life
    And Edward's team has 13 life
    And Angie controls a creature
    And Barry controls two creatures
    And Edward controls three creatures
    And Ronald controls no creatures
    When Ronald casts “Biorhythm”
    And the spell resolves
    And Angie's team chooses <of Angie's team> as the affected player
    And Edward's team chooses <of Edward's team> as the affected player
    Then Angie's team has <Angie> life
    And Edward's team has <Edward> life
    And the game goes on

    Examples:
      | from       | rule    | of Angie's team | of Edward's team | Angie | Edward |
      | 2005-08-01 | 606.9b  | —               | —                | 3     | 3      |
      | 2010-04-23 | 806.10d | Angie           | Edward           | 1     | 3      |
      | 2010-04-23 | 806.10d | Barry           | Edward           | 2     | 3      |

  @id:life.set_each.biorhythm.none @situation:life.set_each.biorhythm @clause:life.set_each @source:F-EX15 @source:I-EX10 @from:2010-04-23 @must
  Scenario: A team that chooses its member without creatures for Biorhythm loses
    Given it is the precombat main phase of Edward's team
    And Angie's team has 13 life
    And Edward's team has 13 life
    And Barry controls two creatures
    And Edward controls three creatures
    And Ronald controls no creatures
    When Ronald casts “Biorhythm”
    And the spell resolves
    And Angie's team chooses Barry as the affected player
    And Edward's team chooses Ronald as the affected player
    Then Edward's team has 0 life
    And Edward's team loses the game
    And Angie's team has 2 life
    And Angie's team wins the game

  @id:life.set_each.repay_in_kind @clause:life.set_each @clause:life.read @source:W-EX13 @must
  Scenario Outline: Repay in Kind brings a team at 7 and a team at 13 to the lowest life total
    Given Angie's team has 7 life
    And Edward's team has 13 life
    When Angie casts “Repay in Kind”
    And the spell resolves
    And Angie's team chooses <of Angie's team> as the affected player
    And Edward's team chooses <of Edward's team> as the affected player
    Then Angie's team has <total> life
    And Edward's team has <total> life

    Examples:
      | from       | rule    | of Angie's team | of Edward's team | total |
      | 2005-08-01 | 606.9b  | —               | —                | 8     |
      | 2010-04-23 | 806.10d | Angie           | Edward           | 7     |
      | 2010-04-23 | 806.10d | Barry           | Ronald           | 7     |
