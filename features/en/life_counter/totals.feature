# language: en
@source:F @source:I @source:W
Feature: A life counter keeps one total for a team
  > A program counts life and poison, and plays no cards. What happens to one player, and what to the team?

  @id:count.start @clause:life.start @must
  Scenario Outline: A count begins with the starting life total of a team
    Given only life and poison are counted
    Then Angie's team has <life> life
    And Edward's team has <life> life
    And the game goes on

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.4a | 40   |
      | 2007-02-20 | FR 151 | 30   |

  @id:count.start.casual @situation:count.start @clause:life.start @must
  Scenario Outline: Outside tournaments the start of a count was lowered later
    Given only life and poison are counted
    And the game is played casually
    Then Angie's team has <life> life
    And Edward's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.4a | 40   |
      | 2007-05-01 | 606.4a | 30   |

  @id:count.events @clause:life.shared @from:2005-08-01 @must
  Scenario: Whatever happens to a member shows on the team's life total
    Given only life and poison are counted
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie is dealt 3 damage
    And Barry loses 4 life
    And Angie gains 2 life
    Then Angie's team has 15 life
    And Edward's team has 20 life
    And the game goes on

  @id:count.events.each @clause:life.shared @from:2005-08-01 @must
  Scenario: What happens to each player happens to a team twice
    Given only life and poison are counted
    And Angie's team has 20 life
    And Edward's team has 25 life
    When each player is dealt 4 damage
    Then Angie's team has 12 life
    And Edward's team has 17 life
    When each player gains 3 life
    Then Angie's team has 18 life
    And Edward's team has 23 life
    When each player loses 5 life
    Then Angie's team has 8 life
    And Edward's team has 13 life

  @id:count.events.who @clause:life.shared @from:2005-08-01 @must
  Scenario: Life is lost by the player to whom it happens, and not by the teammate
    Given only life and poison are counted
    And Angie's team has 20 life
    When Angie is dealt 3 damage
    And Angie loses 2 life
    And Barry gains 6 life
    Then Angie has lost 5 life
    And Barry has lost 0 life
    And Angie's team has 21 life

  @id:count.zero @clause:life.zero @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: A team that comes to 0 life loses, both members together
    Given only life and poison are counted
    And Angie's team has 9 life
    When Angie is dealt 5 damage
    Then the game goes on
    When Barry is dealt 4 damage
    Then Angie's team has 0 life
    And Angie's team loses the game
    And Edward's team wins the game

  @id:count.zero.below @situation:count.zero @clause:life.zero @from:2005-08-01 @must
  Scenario: A team that falls below 0 life loses as well
    Given only life and poison are counted
    And Edward's team has 7 life
    When each player is dealt 4 damage
    Then Edward's team has -1 life
    And Edward's team loses the game
    And Angie's team wins the game

  @id:count.zero.both @situation:count.zero @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scenario: Two teams that come to 0 life at once draw
    Given only life and poison are counted
    And Angie's team has 6 life
    And Edward's team has 8 life
    When each player is dealt 4 damage
    Then the game is a draw

  @id:count.zero.first @situation:count.zero @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scenario: A team that comes to 0 life before the other loses
    Given only life and poison are counted
    And Angie's team has 6 life
    And Edward's team has 8 life
    When Edward is dealt 8 damage
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:count.concede @clause:team.concedes @from:2005-08-01 @must
  Scenario: A player who concedes takes the whole team out of the game
    Given only life and poison are counted
    And Angie's team has 20 life
    When Barry concedes the game
    Then Angie's team loses the game
    And Edward's team wins the game
