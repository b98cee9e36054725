# language: en
@source:F @source:I @source:W
Feature: Winning by an effect
  > An effect says that one player wins if that player has so much life, but the team has one total for two. Who wins, and at how much?

  @id:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  Scenario Outline: Test of Endurance lets the whole team win when its controller is read to have 50 life
    Given Angie's team has <life> life
    And Angie controls “Test of Endurance”
    When the upkeep of Angie's team begins
    Then the game goes on
    When the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game
    And Edward's team loses the game

    Examples:
      | from       | rule    | life |
      | 2005-08-01 | 606.9a  | 99   |
      | 2010-04-23 | 806.10a | 50   |

  @id:game.win.test_of_endurance.too_little @situation:game.win.test_of_endurance @clause:life.read @clause:team.wins_and_loses @clause:trigger.intervening_if @source:F-EX12 @source:I-EX08 @source:W-EX10 @must
  Scenario Outline: One life less is too little for Test of Endurance
    Given Angie's team has <life> life
    And Angie controls “Test of Endurance”
    When the upkeep of Angie's team begins
    And the draw step of Angie's team begins
    Then the game goes on
    And Angie's team has <life> life

    Examples:
      | from       | rule    | life |
      | 2005-08-01 | 606.9a  | 98   |
      | 2010-04-23 | 806.10a | 49   |

  @id:game.win.test_of_endurance.no_longer @situation:game.win.test_of_endurance @clause:life.read @clause:trigger.intervening_if @source:F-EX12 @must
  Scenario Outline: For Test of Endurance the life has to be there still as the ability resolves
    Given Angie's team has <life> life
    And Angie controls “Test of Endurance”
    And Barry controls “Wall of Blood”
    When the upkeep of Angie's team begins
    And Barry activates the ability of “Wall of Blood”
    And the ability resolves
    And the triggered ability of “Test of Endurance” resolves
    Then the game goes on
    And Angie's team has <left> life

    Examples:
      | from       | rule    | life | left |
      | 2005-08-01 | 606.9a  | 99   | 98   |
      | 2010-04-23 | 806.10a | 50   | 49   |

  @id:game.win.cant_lose @situation:game.win.test_of_endurance @clause:team.win_effect @clause:team.wins_and_loses @must
  Scenario Outline: An effect lets a team win whose opponents can't lose, but for the years in which they had to lose
    Given Edward's team has 99 life
    And Ronald controls “Test of Endurance”
    And Angie controls “Lich's Mastery”
    When the upkeep of Edward's team begins
    Then the game goes on
    When the triggered ability of “Test of Endurance” resolves
    Then <outcome>

    Examples:
      | from       | rule   | outcome                     |
      | 2005-08-01 | 102.2b | Edward's team wins the game |
      | 2010-04-23 | 104.3h | the game goes on            |
      | 2018-04-27 | 104.2b | Edward's team wins the game |

  @id:game.win.alone @situation:game.win.test_of_endurance @variant:two-player @clause:team.win_effect @from:2010-04-23 @until:2018-04-27 @must
  Scenario: In a game of two players an effect lets a player win whose opponent can't lose
    Given Edward's team has 99 life
    And Edward controls “Test of Endurance”
    And Angie controls “Lich's Mastery”
    When the upkeep of Edward's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then Edward's team wins the game
