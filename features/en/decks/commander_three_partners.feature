# language: en
Feature: Each partner beside another
  > Two commanders have partner. Does each of them, and does a third who has it lead with either?

  @id:parts.partners.piper @variant:commander @clause:deck.commander_partner @clause:deck.commander_choice @from:2022-04-29 @must
  Scenario: The Prismatic Piper, in the colour chosen for it, leads a deck with Yoshimaru
    Given Angie has “The Prismatic Piper” in her deck
    And Angie has “Yoshimaru, Ever Faithful” in her deck
    And Angie's commander is “The Prismatic Piper”
    And Angie's commander is “Yoshimaru, Ever Faithful”
    And the colour chosen for “The Prismatic Piper” is blue
    And Angie has 49 “Island” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is allowed in Commander

  @id:parts.partners.ishai @situation:parts.partners.piper @variant:commander @clause:deck.commander_partner @from:2022-04-29 @must
  Scenario: Ishai leads a deck with Yoshimaru, too
    Given Angie has “Ishai, Ojutai Dragonspeaker” in her deck
    And Angie has “Yoshimaru, Ever Faithful” in her deck
    And Angie's commander is “Ishai, Ojutai Dragonspeaker”
    And Angie's commander is “Yoshimaru, Ever Faithful”
    And Angie has 49 “Island” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is allowed in Commander
