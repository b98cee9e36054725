# language: en
Feature: Abilities that are countered
  > A spell counters an ability. Which ones can it target, and what is left of those that a team shares?

  @id:stifle.one @clause:ability.countered @clause:trigger.step @clause:life.shared @from:2007-05-01 @must
  Scenario: Of two abilities that trigger in the upkeep of a team one is countered, and the other one is not
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Ronald controls “Copper Tablet”
    When the upkeep of Edward's team begins
    And the triggered ability of “Copper Tablet” resolves
    And the triggered ability of “Copper Tablet” resolves
    Then Edward's team has 18 life
    When the upkeep of Angie's team begins
    And Barry casts “Stifle” targeting “Copper Tablet”
    And the spell resolves
    Then there is one spell or ability on the stack
    When the triggered ability of “Copper Tablet” resolves
    Then Angie's team has 19 life

  @id:stifle.mana @clause:ability.countered @clause:mana.ability @from:2005-08-01 @must
  Scenario: What adds mana is on no stack, so that it is no target as another ability is
    Given Angie's team has 20 life
    And Angie controls “Unspeakable Symbol”
    And Angie controls “Grizzly Bears”
    And Barry controls “Forest”
    When Angie activates the ability of “Unspeakable Symbol”
    And Angie chooses “Grizzly Bears” as the target
    And Barry activates the ability of “Forest”
    And Angie's team passes priority
    Then Edward can't cast “Stifle” targeting “Forest”
    But Edward can cast “Stifle” targeting “Unspeakable Symbol”
    When the spell resolves
    Then the stack is empty
    And “Grizzly Bears” is 2/2
    And Angie's team has 17 life

  @id:stifle.kinds @clause:ability.countered @clause:effect.counter @from:2009-07-11 @must
  Scenario: What counters abilities counters no spell, and what counters spells no ability
    Given Angie controls “Unspeakable Symbol”
    And Angie controls “Grizzly Bears”
    When Angie activates the ability of “Unspeakable Symbol”
    And Angie chooses “Grizzly Bears” as the target
    And Barry casts “Giant Growth” targeting “Grizzly Bears”
    And Angie's team passes priority
    Then Edward can't cast “Stifle” targeting “Giant Growth”
    And Edward can't cast “Negate” targeting “Unspeakable Symbol”
    But Edward can cast “Stifle” targeting “Unspeakable Symbol”
    And Edward can cast “Negate” targeting “Giant Growth”

  @id:stifle.illusion @clause:ability.countered @clause:trigger.targeted @from:2011-09-30 @must
  Scenario: The teammate saves an illusion that was targeted, for its ability is a target, and it is none
    Given Angie controls “Phantasmal Bear”
    And Barry controls “Phantasmal Bear”
    When Barry casts “Giant Growth” targeting Angie's “Phantasmal Bear”
    And Barry casts “Stifle” targeting Angie's “Phantasmal Bear”
    And the spell resolves
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie's “Phantasmal Bear” is 5/5
    And Barry's “Phantasmal Bear” is 2/2

  @id:stifle.illusion_twice @clause:trigger.targeted @from:2011-09-30 @must
  Scenario: An illusion that was targeted twice is sacrificed once, and its other ability does nothing
    Given Angie controls “Phantasmal Bear”
    When Barry casts “Giant Growth” targeting “Phantasmal Bear”
    And Angie casts “Shock” targeting “Phantasmal Bear”
    And the triggered ability of “Phantasmal Bear” resolves
    Then Angie has “Phantasmal Bear” in her graveyard
    And there are three spells and abilities on the stack
    When the spell resolves
    And the triggered ability of “Phantasmal Bear” resolves
    Then Angie has “Phantasmal Bear” in her graveyard
    And there is one spell or ability on the stack

  @id:stifle.sliver @clause:trigger.targeted @from:2015-01-23 @must
  Scenario: What protects a Sliver counters an ability though the ability's source is sacrificed for it
    Given Angie controls “Goblin Firestarter”
    And Angie controls “Mana Source”
    And Edward controls “Diffusion Sliver”
    When Angie activates the ability of “Goblin Firestarter” targeting “Diffusion Sliver”
    And the triggered ability of “Diffusion Sliver” resolves
    Then the stack is empty
    And Edward controls “Diffusion Sliver”
