# language: en
Feature: An opponent who is chosen
  > As a permanent enters its controller chooses an opponent. Whose upkeep and whose hand are the chosen player's?

  @id:chosen_opponent.one @clause:object.enters_chosen @clause:team.opponents @clause:life.shared @from:2016-01-16 @must
  Scenario: Only the head that was chosen is dealt damage for its hand in the upkeep of both
    Given Edward's team has 20 life
    And Angie's team has 20 life
    And Ronald has one card in hand
    And Edward has two cards in hand
    When Angie casts “The Rack”
    And the spell resolves
    And Angie chooses Ronald as the opponent
    And the upkeep of Edward's team begins
    Then there is one spell or ability on the stack
    When the triggered ability of “The Rack” resolves
    Then Edward's team has 18 life
    And the stack is empty
    When the upkeep of Angie's team begins
    Then the stack is empty
    And Angie's team has 20 life

  @id:chosen_opponent.teammate @clause:object.enters_chosen @clause:number.negative @clause:life.shared @from:2016-01-16 @must
  Scenario: The teammate's permanent is about the opponent that the teammate chose, whatever the other one holds
    Given Edward's team has 20 life
    And Ronald has two cards in hand
    And Edward has six cards in hand
    When Angie casts “Black Vise”
    And the spell resolves
    And Angie chooses Ronald as the opponent
    And Barry casts “Black Vise”
    And the spell resolves
    And Barry chooses Edward as the opponent
    And the upkeep of Edward's team begins
    Then there are two spells and abilities on the stack
    When the triggered ability of Angie's “Black Vise” resolves
    Then Edward's team has 20 life
    When the triggered ability of Barry's “Black Vise” resolves
    Then Edward's team has 18 life

  @id:chosen_opponent.only @clause:object.enters_chosen @clause:team.opponents @variant:two-player @from:2016-01-16 @must
  Scenario: Who has one opponent chooses that one, and is not asked
    Given Edward's team has 20 life
    And Edward has one card in hand
    When Angie casts “The Rack”
    And the spell resolves
    And the upkeep of Edward's team begins
    And the triggered ability of “The Rack” resolves
    Then Edward's team has 18 life
