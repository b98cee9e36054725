# language: en
Feature: A match without an end of time
  > In the first days of the variant no rule of tournaments speaks of it. Can time be called?

  @id:match.before_time @clause:match.turns_after_time @should
  Scenario Outline: Before tournaments had rules for teams nothing limited the time of a match
    Given the match is played in a Swiss round
    And Angie's team plays first
    Then time <call>

    Examples:
      | from       | call            |
      | 2005-08-01 | can't be called |
      | 2005-08-20 | can be called   |
