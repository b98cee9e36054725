# language: en
Feature: How much is on the stack, and who is the monarch
  > Spells and abilities of all players lie on one stack, and one player is the monarch. What is there at which time?

  @id:how_many.stack @situation:how_many @clause:priority.pass @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Each spell lies on the stack until it resolves or is countered, and so does what counters it
    Given Edward controls “Hill Giant”
    When Angie casts “Grizzly Bears”
    Then there is one spell or ability on the stack
    When Angie's team passes priority
    And Edward casts “Cancel” targeting “Grizzly Bears”
    Then there are two spells and abilities on the stack
    When the spell resolves
    Then the stack is empty
    And Angie has “Grizzly Bears” in her graveyard
    When Angie casts “Shock” targeting “Hill Giant”
    And Angie casts “Shock” targeting “Hill Giant”
    Then there are two spells and abilities on the stack
    When the spell resolves
    Then there is one spell or ability on the stack
    And Edward controls “Hill Giant”

  @id:how_many.trigger @situation:how_many @clause:trigger.intervening_if @clause:spell.kicker @from:2009-10-01 @must
  Scenario: An ability that triggers lies there alone, and one whose condition is not true does not
    Given Edward controls “Hill Giant”
    When Angie casts “Goblin Bushwhacker” paying its kicker cost
    And the spell resolves
    Then there is one spell or ability on the stack
    When the triggered ability of “Goblin Bushwhacker” resolves
    Then the stack is empty
    When Barry casts “Heartstabber Mosquito”
    And the spell resolves
    Then the stack is empty
    And Edward controls “Hill Giant”

  @id:how_many.monarch @clause:monarch.one @clause:monarch.abilities @from:2018-04-27 @must
  Scenario: One player is the monarch, never a team, until a head of the other team takes it
    Given Ronald controls “Hill Giant”
    When Angie casts “Palace Sentinels”
    And the spell resolves
    Then Angie is not the monarch
    When the triggered ability of “Palace Sentinels” resolves
    Then Angie is the monarch
    But Barry is not the monarch
    When the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Ronald is the monarch
    But Edward is not the monarch
    And Angie is not the monarch
