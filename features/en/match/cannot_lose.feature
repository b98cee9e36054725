# language: en
@source:F @source:I @source:W
Feature: Players who can't lose or can't win
  > One player can't lose the game. Can the teammate still lose it for both?

  @id:game.cant_lose.life @clause:team.wins_and_loses @clause:life.zero @source:F-EX09 @source:I-EX05 @source:W-EX07 @must
  Scenario Outline: Neither teammate loses while one of them controls Platinum Angel
    Given it is the precombat main phase of Edward's team
    And Angie's team has 1 life
    And <player> controls “Platinum Angel”
    And Ronald controls “Acolyte of Xathrid”
    And Ronald controls two “Mana Source”
    When Ronald activates the ability of “Acolyte of Xathrid”
    And Ronald chooses Angie as the target
    And the ability resolves
    And the end step of Edward's team begins
    Then Angie's team has 0 life
    And the game goes on

    Examples:
      | from       | player |
      | 2005-08-01 | Angie  |
      | 2005-08-01 | Barry  |

  @id:game.cant_lose.leaves @situation:game.cant_lose.life @clause:team.wins_and_loses @clause:life.zero @clause:state_check.when @source:F-EX09 @source:I-EX05 @source:W-EX07 @from:2005-08-01 @must
  Scenario: When Platinum Angel leaves, a team without life loses at once
    Given it is the precombat main phase of Edward's team
    And Angie's team has 0 life
    And Barry controls “Platinum Angel”
    When Edward casts “Grasp of Darkness” targeting “Platinum Angel”
    Then the game goes on
    When the spell resolves
    Then Angie's team loses the game
    And Edward's team wins the game

  @id:game.cant_lose.both @situation:game.cant_lose.life @clause:team.wins_and_loses @clause:state_check.when @from:2010-04-23 @must
  Scenario: When both teams run out of life at once, only the one that can lose loses
    Given Angie's team has 22 life
    And Edward's team has 22 life
    And Angie controls “Heartless Hidetsugu”
    And Barry controls “Platinum Angel”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has 0 life
    And Edward's team loses the game
    And Angie's team wins the game

  @id:game.cant_lose.library @clause:team.wins_and_loses @clause:draw.empty @source:F-EX09 @source:I-EX05 @source:W-EX07 @from:2005-08-01 @must
  Scenario: An empty library does not make a team lose that can't lose, not even when it can again
    Given it is the precombat main phase of Edward's team
    And Angie controls “Platinum Angel”
    And Barry has no cards in his library
    When the precombat main phase of Angie's team begins
    Then the game goes on
    When Angie casts “Grasp of Darkness” targeting “Platinum Angel”
    And the spell resolves
    And the end step of Angie's team begins
    Then the game goes on
    When the upkeep of Angie's team begins
    Then the game goes on
    When the draw step of Angie's team begins
    Then Angie's team loses the game

  @id:game.lose.effect @clause:team.wins_and_loses @must
  Scenario Outline: An effect that lets one player lose lets the whole team lose
    Given it is the precombat main phase of Edward's team
    And Edward controls “Door to Nothingness”
    And Edward controls ten “Mana Source”
    When Edward activates the ability of “Door to Nothingness”
    And Edward chooses <player> as the target
    And the ability resolves
    Then Angie's team loses the game
    And Edward's team wins the game

    Examples:
      | from       | player |
      | 2005-08-01 | Angie  |
      | 2005-08-01 | Barry  |

  @id:game.cant_lose.effect @situation:game.lose.effect @clause:team.wins_and_loses @source:F-EX09 @from:2005-08-01 @must
  Scenario: An effect by which a player loses does nothing to one whose teammate can't lose
    Given it is the precombat main phase of Edward's team
    And Edward controls “Door to Nothingness”
    And Edward controls ten “Mana Source”
    And Barry controls “Platinum Angel”
    When Edward activates the ability of “Door to Nothingness”
    And Edward chooses Angie as the target
    And the ability resolves
    Then the game goes on
    When Ronald casts “Grasp of Darkness” targeting “Platinum Angel”
    And the spell resolves
    Then the game goes on

  @id:game.cant_win.effect @situation:game.win.test_of_endurance @clause:team.wins_and_loses @source:F-EX09 @source:I-EX05 @source:W-EX07 @must
  Scenario Outline: Neither opponent of a player with Platinum Angel can win the game
    Given Edward's team has 99 life
    And <player> controls “Test of Endurance”
    And Angie controls “Platinum Angel”
    When the upkeep of Edward's team begins
    Then the game goes on
    When the triggered ability of “Test of Endurance” resolves
    Then the game goes on
    And Edward's team has 99 life

    Examples:
      | from       | player |
      | 2005-08-01 | Edward |
      | 2005-08-01 | Ronald |

  @id:game.cant_win.teammate @situation:game.win.test_of_endurance @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Platinum Angel keeps nobody of its own team from winning
    Given Angie's team has 99 life
    And Barry controls “Test of Endurance”
    And Angie controls “Platinum Angel”
    When the upkeep of Angie's team begins
    And the triggered ability of “Test of Endurance” resolves
    Then Angie's team wins the game
    And Edward's team loses the game

  @id:game.cant_lose.concede @situation:game.concede @clause:team.concedes @must
  Scenario Outline: Who can't lose can still concede
    Given Angie controls “Platinum Angel”
    When <player> concedes the game
    Then Angie's team loses the game

    Examples:
      | from       | player |
      | 2005-08-01 | Angie  |
      | 2005-08-01 | Barry  |

  @id:game.cant_win.concede @situation:game.concede @clause:team.concedes @clause:game.over @from:2010-04-23 @must
  Scenario: The team that is left wins, although it can't win by an effect
    Given Angie controls “Platinum Angel”
    When Barry concedes the game
    Then Edward's team wins the game

  @id:game.cant_lose.poison @situation:poison.lethal @clause:poison.lethal @clause:team.wins_and_loses @must
  Scenario Outline: Poison makes nobody lose who can't lose, nor the teammate
    Given <who> has <number> poison counters
    And Ronald controls “Platinum Angel”
    When Angie casts “Caress of Phyrexia” targeting Edward
    And the spell resolves
    Then the game goes on
    When Angie casts “Grasp of Darkness” targeting “Platinum Angel”
    And the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | who           | number |
      | 2005-08-01 | 420.5h | Edward        | seven  |
      | 2011-04-01 | 810.8d | Edward's team | 12     |
