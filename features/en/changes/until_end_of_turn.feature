# language: en
@source:F
Feature: What changes creatures until the turn ends
  > A spell changes creatures until the turn ends. For which of them, and in which order do changes count?

  @id:changes.until.target @clause:layers.lasting @clause:step.cleanup @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A creature that was made bigger until end of turn is small again afterwards
    Given Angie controls “Grizzly Bears”
    When Angie casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/5
    When the end step of Angie's team begins
    Then “Grizzly Bears” is 5/5
    When Angie's team finishes its turn
    Then “Grizzly Bears” is 2/2

  @id:changes.until.later @clause:layers.lasting @from:2005-08-01 @must
  Scenario: What a spell does to all of one's creatures misses those that come later, and the teammate's
    Given Angie controls “Hill Giant”
    And Barry controls two 1/1 Goblin tokens
    When Angie casts “Glorious Charge”
    And the spell resolves
    And Angie casts “Grizzly Bears”
    And the spell resolves
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 2/2
    And Barry controls two 1/1 Goblin tokens

  @id:changes.until.shape @clause:layers.order @clause:object.types @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: What becomes a creature has its new size first, and what makes creatures bigger counts after that
    Given Angie controls “Still Life”
    And Angie controls two “Mana Source”
    And Angie controls “Glorious Anthem”
    When Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 5/4
    When Angie's team finishes its turn
    Then Angie controls no creatures

  @id:changes.until.shape_again @situation:changes.until.shape @clause:layers.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Becoming a creature once more does not undo what made it bigger
    Given Angie controls “Still Life”
    And Angie controls five “Mana Source”
    When Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 4/3
    When Angie casts “Giant Growth” targeting “Still Life”
    And the spell resolves
    Then “Still Life” is 7/6
    When Angie activates the ability of “Still Life”
    And the ability resolves
    Then “Still Life” is 7/6
