# language: en
Feature: Draws that a replaced draw becomes
  > A draw becomes several. What may still replace each of them?

  @id:draws.each.library @situation:draws.each @clause:replacement.draw @clause:replacement.once @clause:team.win_effect @from:2011-09-30 @must
  Scenario: The second of two draws that one became is replaced for itself, with the library empty by then
    Given Angie controls “Thought Reflection”
    And Angie controls “Laboratory Maniac”
    And Angie has one card in her library
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie's team wins the game

  @id:draws.each.first @situation:draws.each @clause:replacement.draw @clause:replacement.once @variant:two-player @from:2018-04-27 @must
  Scenario: Of two draws that the first draw of a step became only the first is the first
    Given Angie controls “Thought Reflection”
    And Angie controls “Alhammarret's Archive”
    And Angie has no cards in hand
    When the draw step of Angie's team begins
    Then Angie has three cards in hand
