# language: en
Feature: Cards in opening hands
  > A card says that whoever has it in the opening hand may begin the game with it on the battlefield. Who may, in a team?

  @id:start.opening_hand @clause:start.opening_hand @must
  Scenario Outline: A member of either team may begin the game with such a card on the battlefield
    Given Angie's team plays first
    And <player> has “Leyline of the Meek” in hand
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    Then <player> has “Leyline of the Meek” in hand
    When Ronald keeps his hand
    And <player> begins the game with “Leyline of the Meek” on the battlefield
    Then <player> controls “Leyline of the Meek”
    And <player> has six cards in hand
    And it is the upkeep of Angie's team

    Examples:
      | from       | rule  | player |
      | 2010-04-23 | 103.5 | Angie  |
      | 2010-04-23 | 103.5 | Barry  |
      | 2010-04-23 | 103.5 | Ronald |

  @id:start.opening_hand.declined @situation:start.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scenario: Nobody has to begin the game with such a card
    Given Angie's team plays first
    And Barry has “Leyline of the Meek” in hand
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Barry begins the game with no such card on the battlefield
    Then Barry has “Leyline of the Meek” in hand
    And Barry has seven cards in hand
    And it is the upkeep of Angie's team
