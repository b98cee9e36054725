# language: en
@source:F @source:I
Feature: Extra turns
  > A player gets an extra turn. Who takes it, and when?

  @id:turn.extra.team @situation:turn.extra @clause:turn.of_team @clause:turn.extra @from:2005-08-01 @must
  Scenario: An extra turn of one player is a turn of the whole team
    Given Angie has two cards in hand
    And Barry has five cards in hand
    And Angie has “Time Warp” in hand
    When Angie casts “Time Warp” targeting Angie
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When the precombat main phase of Angie's team begins
    Then Angie has two cards in hand
    And Barry has six cards in hand
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team

  @id:turn.extra.other_team @situation:turn.extra @clause:turn.extra @from:2005-08-01 @must
  Scenario: An extra turn of the other team comes before its ordinary one
    When Angie casts “Time Warp” targeting Ronald
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:turn.extra.latest_first @situation:turn.extra @clause:turn.extra @from:2005-08-01 @must
  Scenario: Of two extra turns the one created last is taken first
    When Angie casts “Time Warp” targeting Ronald
    And the spell resolves
    And Barry casts “Time Walk”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:turn.extra.each_player @situation:turn.extra.each_player @clause:turn.of_several @clause:turn.extra @from:2007-05-01 @must
  Scenario: An effect that gives every player an extra turn gives each team one
    When Angie casts “Exercise of All Hours”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team

  @id:turn.extra.each_player.first_text @situation:turn.extra.each_player @clause:turn.of_several @clause:turn.extra @from:2005-08-01 @until:2007-05-01 @should
  Scenario: As long as nothing was written of several members, each of them brings the team an extra turn
    When Angie casts “Exercise of All Hours”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
