# language: en
Feature: The turns of a match
  > A turn ends, or an effect gives another one. Whose turn is next, who may say that it is over, and in which is time called?

  @id:match.turn.whose @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Only the team whose turn it is can be done with it, and the teams take turns in alternation
    Given the match is played in a Swiss round
    And Angie's team plays first
    Then Edward's team can't pass in its end step
    And Edward's team can't say that its turn is over
    But Angie's team can say that its turn is over
    When Angie's team finishes its turn
    Then Angie's team can't pass in its end step
    But Edward's team can pass in its end step
    When Edward's team finishes its turn
    Then Edward's team can't pass in its end step
    But Angie's team can pass in its end step

  @id:match.turn.extra @clause:match.extra_turn @from:2005-08-20 @must
  Scenario: Of two extra turns the one given last is taken first, each once, and then the other team is next
    Given the match is played in a Swiss round
    And Angie's team plays first
    When an effect gives Edward's team an extra turn
    And an effect gives Angie's team an extra turn
    And Angie's team finishes its turn
    Then Edward's team can't pass in its end step
    But Angie's team can pass in its end step
    When Angie's team finishes its turn
    Then Angie's team can't pass in its end step
    But Edward's team can pass in its end step
    When Edward's team finishes its turn
    Then Edward's team can't pass in its end step
    But Angie's team can pass in its end step

  @id:match.turn.before_time @clause:match.turns_after_time @from:2006-12-20 @must
  Scenario: Turns before time is called do not count, nor does a turn that was over before the present one
    Given the match is played in a Swiss round
    And Angie's team plays first
    When Angie's team passes in its end step
    And Angie's team finishes its turn
    And Edward's team finishes its turn
    And time is called
    Then three more turns follow the present one
    When Angie's team finishes its turn
    Then two more turns follow the present one

  @id:match.turn.passed @clause:match.passed_turn @clause:match.turns_after_time @from:2019-01-21 @until:2019-07-12 @must
  Scenario: When the team had passed in its end step, time was called in the next turn
    Given the match is played in a Swiss round
    And Angie's team plays first
    When Angie's team passes in its end step
    And time is called
    Then four more turns follow the present one

  @id:match.turn.said @clause:match.turns_after_time @from:2019-01-21 @until:2019-07-12 @must
  Scenario: When the team had only said that it was done, time was called in the present turn
    Given the match is played in a Swiss round
    And Angie's team plays first
    When Angie's team says that its turn is over
    And time is called
    Then three more turns follow the present one

  @id:match.turn.time_twice @clause:match.turns_after_time @from:2005-08-20 @must
  Scenario: Time is called once in a match
    Given the match is played in a Swiss round
    And Angie's team plays first
    Then time can be called
    And time can't be called

  @id:match.turn.time_between @clause:match.single_elimination @from:2005-08-20 @must
  Scenario: Time is not called again once life is to decide the match
    Given the match is played in a single-elimination round
    And Angie's team plays first
    When a drawn game is recorded
    Then time can be called
    And time can't be called
    And the match goes on
