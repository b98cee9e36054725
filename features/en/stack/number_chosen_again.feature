# language: en
Feature: A number that is chosen as an ability is activated
  > An ability has X in its cost. Who chooses, and whose mana pays?

  @id:x_ability.damage @situation:x_ability @clause:ability.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: As much damage is dealt as was chosen, by a source that is gone
    Given Edward's team has 20 life
    And Angie controls “Cinder Elemental”
    And Angie controls five “Mana Source”
    And it is the precombat main phase of Angie's team
    When Angie activates the ability of “Cinder Elemental” with X = 4
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 16 life
    And Angie has “Cinder Elemental” in her graveyard
    And Angie's fifth “Mana Source” is tapped

  @id:x_ability.creature @situation:x_ability @clause:ability.variable @from:2005-08-01 @must
  Scenario: No more can be chosen than one's own mana pays for, whatever a teammate has
    Given Angie controls “Cinder Elemental”
    And Angie controls four “Mana Source”
    And Barry controls four “Mana Source”
    And Edward controls “Hill Giant”
    And Edward controls “Plains”
    And it is the precombat main phase of Angie's team
    Then Angie can't activate the ability of “Cinder Elemental” with X = 4
    And Angie can't activate the ability of “Cinder Elemental”
    But Angie can activate the ability of “Cinder Elemental” with X = 3
    When Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie has “Cinder Elemental” in her graveyard

  @id:x_ability.none @situation:x_ability @clause:ability.variable @from:2005-08-01 @must
  Scenario: Where no X stands in the cost no number is chosen, and for X zero may be
    Given Edward's team has 20 life
    And Angie controls “Cinder Elemental”
    And Angie controls “Heartless Hidetsugu”
    And Angie controls “Mana Source”
    And it is the precombat main phase of Angie's team
    Then Angie can't activate the ability of “Heartless Hidetsugu” with X = 2
    But Angie can activate the ability of “Cinder Elemental” with X = 0
    When Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 20 life
    And Angie can activate the ability of “Heartless Hidetsugu”

  @id:x_ability.sick @situation:x_ability @clause:ability.variable @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A creature that came this turn does not tap for it, whatever is chosen
    Given Edward's team has 20 life
    And Angie controls ten “Mana Source”
    And Angie has “Cinder Elemental” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Cinder Elemental”
    And the spell resolves
    Then Angie can't activate the ability of “Cinder Elemental” with X = 2
    When Angie's team finishes its turn
    And Edward's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of “Cinder Elemental” with X = 2
    When Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 18 life

  @id:x_ability.at_once @situation:x_ability.at_once @clause:ability.variable @clause:object.as_it_was @from:2011-06-17 @must
  Scenario: The number and the target are said at once, and whoever controlled the creature draws so many
    Given Angie controls “Nin, the Pain Artist”
    And Angie controls “Cinder Elemental”
    And Angie controls nine “Mana Source”
    And Edward controls “Hill Giant”
    And Edward's team has 20 life
    When Angie activates the ability of “Nin, the Pain Artist” with X = 3, targeting “Hill Giant”
    And the ability resolves
    Then Edward has three cards in hand
    And Ronald has no cards in hand
    And Edward has “Hill Giant” in his graveyard
    When Angie activates the ability of “Cinder Elemental” with X = 2, targeting Ronald
    And the ability resolves
    Then Edward's team has 18 life
