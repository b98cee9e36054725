# language: en
Feature: The active player of whom an ability speaks
  > An ability lets the active player do something, but the active team has two members. Who is meant?

  @id:turn.active_player @clause:turn.active_player @must
  Scenario Outline: The ability's controller chooses one member of the active team
    Given Edward has two cards in hand
    And Ronald has two cards in hand
    And Barry controls “Exercise of the Busy Day”
    When the upkeep of Edward's team begins
    And the triggered ability of “Exercise of the Busy Day” resolves
    And Barry chooses <chosen> as the active player
    Then Edward has <of Edward> cards in hand
    And Ronald has <of Ronald> cards in hand

    Examples:
      | from       | rule   | chosen | of Edward | of Ronald |
      | 2010-04-23 | 806.7h | Edward | 3         | 2         |
      | 2010-04-23 | 806.7h | Ronald | 2         | 3         |
