# language: en
Feature: What triggers as combat begins
  > Abilities trigger at the beginning of combat on their controller's turn. Teammates share the turn: whose abilities trigger?

  @id:combat_begins.team @clause:turn.teams @clause:trigger.step_alone @from:2015-01-23 @must
  Scenario: The abilities of both heads trigger in the turn of their team, and none of an opponent's does
    Given Angie controls “Goblin Rabblemaster”
    And Barry controls “Goblin Rabblemaster”
    And Edward controls “Goblin Rabblemaster”
    When the beginning of combat step of Angie's team begins
    Then there are two spells and abilities on the stack
    When the triggered ability of Angie's “Goblin Rabblemaster” resolves
    And the triggered ability of Barry's “Goblin Rabblemaster” resolves
    Then Angie controls a 1/1 Goblin token
    And Barry controls a 1/1 Goblin token
    And Edward controls a creature
