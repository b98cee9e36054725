# language: en
Feature: Looks at hands and the choice of the first turn
  > A team was picked to say who plays first. Does a look at a hand change anything once it has said so, or before there was such a rule?

  @id:match.start.look_after @clause:start.chooser @from:2005-08-20 @must
  Scenario: A look after the choice changes nothing, by a member of either team
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Angie's team chooses to play second
    And Angie looks at her hand
    And Edward looks at his hand
    Then Edward's team plays first

  @id:match.start.look_free @clause:start.chooser @from:2005-08-01 @until:2005-08-20 @must
  Scenario: Before there was a rule for tournaments a look cost nothing
    Given the match is played in a Swiss round
    And Angie's team is picked at random
    When Angie looks at her hand
    Then Angie's team can choose to play second
    And Edward's team plays first

  @id:match.start.picked_second @clause:start.chooser @from:2005-08-20 @must
  Scenario: Where the other team was picked, a look by its second head gives it the first turn
    Given the match is played in a Swiss round
    And Edward's team is picked at random
    When Angie looks at her hand
    Then Edward's team can choose to play second
    And Angie's team plays first
    And Edward's team can't choose to play second
