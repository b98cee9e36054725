# language: en
Feature: Who attacks, and with how many
  > Abilities trigger as a player attacks with some number of creatures. Two heads attack together: whose creatures count?

  @id:attacks_with.such @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scenario: Two creatures of one player count, and are counted once
    Given Angie controls “Tide Skimmer”
    And Angie controls “Waterfall Aerialist”
    And Angie has ten cards in her library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Tide Skimmer” and “Waterfall Aerialist”
    Then there is one spell or ability on the stack
    When the triggered ability of “Tide Skimmer” resolves
    Then Angie has nine cards in her library

  @id:attacks_with.teammates @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scenario: A teammate's creature in the same attack does not count, be it such a creature or not
    Given Angie controls “Tide Skimmer”
    And Barry controls “Owlin Shieldmage”
    And Angie controls “Chivalric Alliance”
    And Barry controls “Chivalric Alliance”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Tide Skimmer” and “Owlin Shieldmage”
    Then the stack is empty

  @id:attacks_with.any @clause:trigger.attacks_with @clause:combat.attack @from:2024-11-08 @must
  Scenario: Of two heads only the one whose creatures attack draws, and creatures of another sort are none of those
    Given Angie controls “Chivalric Alliance”
    And Barry controls “Chivalric Alliance”
    And Barry controls “Owlin Shieldmage”
    And Barry controls “Tide Skimmer”
    And Barry controls “Grizzly Bears”
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Tide Skimmer” and “Grizzly Bears”
    Then there is one spell or ability on the stack
    When the triggered ability of Barry's “Chivalric Alliance” resolves
    Then Barry has nine cards in his library
    And Angie has ten cards in her library
