# language: en
Feature: Each part of a made-up card
  > Cards that were made up for one rule say more than that rule asks. Is the rest of them there?

  @id:parts.exercise.bite @clause:poison.opponents @clause:object.you @from:2011-04-01 @must
  Scenario: The bite poisons the opponents alone
    When Angie casts “Exercise of the Bite”
    And the spell resolves
    Then Angie's team has no poison counters
    And Edward's team has two poison counters

  @id:parts.exercise.book @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  Scenario: The closed book keeps its controller alone from drawing
    Given Angie controls “Exercise of the Closed Book”
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Angie has no cards in hand
    And Barry has two cards in hand
    And Edward has two cards in hand
    And Ronald has two cards in hand

  @id:parts.exercise.gate @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: The gate gives its controller's team 1 life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Exercise of the Gate”
    When Angie activates the ability of “Exercise of the Gate”
    And the ability resolves
    Then Angie's team has 21 life
    And Edward's team has 20 life

  @id:parts.exercise.headcount @clause:trigger.step @clause:team.opponents @from:2020-01-24 @must
  Scenario: The headcount waits for the opponents' steps, and costs its own team nothing
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Exercise of the Headcount”
    And Edward has one card in hand
    And Barry has two cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 20 life
    When the precombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Edward's team has 16 life

  @id:parts.exercise.likeness @clause:object.copy @clause:target.choose @from:2007-02-20 @must
  Scenario: The likeness is one of creatures, of a creature
    Given Edward controls “Grizzly Bears”
    And Edward controls “Bad Moon”
    And Angie controls “Hill Giant”
    Then Angie can't cast “Exercise of the Likeness” targeting “Bad Moon”
    But Angie can cast “Exercise of the Likeness” targeting “Grizzly Bears”
    When the spell resolves
    And Angie chooses “Hill Giant” to be copied
    Then “Grizzly Bears” is 3/3

  @id:parts.exercise.pact @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  Scenario: The pact costs a mana
    Given Angie controls “Exercise of the Pact”
    And Angie controls no “Mana Source”
    And Barry controls “Exercise of the Pact”
    And Barry controls “Plains”
    Then Angie can't activate the ability of “Exercise of the Pact”
    But Barry can activate the ability of “Exercise of the Pact”
    When Barry chooses Edward as the target
    And Angie chooses Edward as the target
    Then “Plains” is tapped

  @id:parts.exercise.peak @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: The rainbow peak gives its mana once
    Given Edward controls “Exercise of the Rainbow Peak”
    When Angie's team passes priority
    Then Edward can activate the ability of “Exercise of the Rainbow Peak”
    When Edward chooses blue as the colour
    Then “Exercise of the Rainbow Peak” is tapped
    And Edward has one unspent mana
    And Edward can't activate the ability of “Exercise of the Rainbow Peak”

  @id:parts.exercise.farewell @clause:phase.extra @clause:step.extra @from:2018-04-27 @must
  Scenario: The farewell adds a combat phase and a main phase after it to a main phase
    Given Edward's team has 20 life
    When Barry casts “Exercise of the Farewell” targeting Ronald
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie can cast “Copper Tablet”
    When the spell resolves
    And the declare attackers step of Angie's team begins
    Then Edward has no cards in hand
    And Angie can attack Edward with “Hill Giant”

  @id:parts.exercise.farewell.end @situation:parts.exercise.farewell @clause:step.extra @clause:life.shared @clause:trigger.step @from:2018-04-27 @must
  Scenario: Cast in an end step it adds another end step after that one, in which each opponent loses life again
    Given Edward's team has 20 life
    And Barry controls “Throne of the God-Pharaoh”
    And Barry controls “Hill Giant”
    And “Hill Giant” is tapped
    When the end step of Angie's team begins
    And Barry casts “Exercise of the Farewell” targeting Ronald
    And the spell resolves
    And the draw step of Edward's team begins
    Then Edward's team has 13 life
