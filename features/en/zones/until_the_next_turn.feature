# language: en
Feature: To be played until the next turn ends
  > Cards are exiled from a library and can be played until the end of that player's next turn. How long is that?

  @id:next_turn.played @clause:zone.play_exiled @clause:turn.teams @from:2021-11-19 @must
  Scenario: A card can still be played in the team's next turn, and after that no more
    Given Angie has “Grizzly Bears” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    When Angie casts “Reckless Impulse”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can cast “Grizzly Bears”
    When the spell resolves
    And the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can't cast “Hill Giant”
