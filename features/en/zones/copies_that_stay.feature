# language: en
Feature: Copies that stay, and copies for a turn
  > A creature has entered as a copy, and another is one until end of turn. What are both when the turn is over?

  @id:exact.copy.stays @clause:object.enters_as_copy @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-02-20 @must
  Scenario: A creature that has entered as a copy stays one, in its own turns and in those of the opponents
    Given Edward has “Hill Giant” in his graveyard
    When Angie casts “Body Double”
    And the spell resolves
    And Angie chooses “Hill Giant” to be copied
    And the upkeep of Edward's team begins
    Then “Body Double” is 3/3
    When the upkeep of Angie's team begins
    Then “Body Double” is 3/3
    And Angie controls “Hill Giant”

  @id:exact.copy.ends @clause:object.copy @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-02-20 @must
  Scenario: A creature that is a copy until end of turn is itself again in the upkeep that follows, and after it
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Cytoshape” targeting “Grizzly Bears”
    And Angie chooses “Hill Giant” to be copied
    And the spell resolves
    Then “Grizzly Bears” is 3/3
    When the end step of Angie's team begins
    Then “Grizzly Bears” is 3/3
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 3/3
    When the upkeep of Angie's team begins
    Then “Grizzly Bears” is 2/2
