# language: en
@source:F @source:I
Feature: The first draw step
  > A team plays first. What do its members draw in their first draw step?

  @id:turn.first_draw @clause:turn.first_draw @source:F-EX19 @source:I-EX15 @must
  Scenario Outline: The team that plays first skips its draw, but for a while its secondary player drew
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has <Angie> cards in hand
    And Barry has <Barry> cards in hand

    Examples:
      | from       | rule   | Angie | Barry |
      | 2005-08-01 | 606.6a | seven | seven |
      | 2006-10-01 | 606.6b | seven | eight |
      | 2007-05-01 | 606.6b | seven | seven |

  @id:turn.first_draw.seats @situation:turn.first_draw.seats @clause:turn.first_draw @clause:seat.primary @must
  Scenario Outline: Where only one member draws, it is the player on the left
    Given Barry sits to the right of Angie
    And Angie's team plays first
    When Barry keeps his hand
    And Angie keeps her hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And the precombat main phase of Angie's team begins
    Then Angie has <Angie> cards in hand
    And Barry has <Barry> cards in hand

    Examples:
      | from       | rule   | Angie | Barry |
      | 2005-08-01 | 606.6a | seven | seven |
      | 2006-10-01 | 606.6b | eight | seven |
      | 2007-05-01 | 606.6b | seven | seven |

  @id:turn.first_draw.other_team @situation:turn.first_draw @clause:turn.first_draw @from:2007-05-01 @must
  Scenario: The team that plays second draws in its first draw step, a card for each member
    Given Angie's team plays first
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And the precombat main phase of Edward's team begins
    Then Edward has eight cards in hand
    And Ronald has eight cards in hand
