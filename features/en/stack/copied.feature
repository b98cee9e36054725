# language: en
Feature: Copies of spells
  > A spell copies another one. Whose is the copy, what does it have of the other, and what may be chosen anew?

  @id:copied.aimed_anew @situation:copied.aimed_anew @clause:spell.copy @clause:spell.copy_targets @from:2009-07-11 @must
  Scenario: A teammate copies an opponent's spell and turns the copy on its caster
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Edward casts “Shock” targeting Angie
    And Edward's team passes priority
    And Barry casts “Twincast” targeting “Shock”
    And the spell resolves
    And Barry chooses Edward as the target
    Then there are two spells and abilities on the stack
    When Edward's team passes priority
    And Angie's team passes priority
    Then Edward's team has 18 life
    And Angie's team has 20 life
    And there is one spell or ability on the stack
    And Edward has no cards in his graveyard
    And Barry has one card in his graveyard
    When the spell resolves
    Then Angie's team has 18 life
    And Edward has one card in his graveyard

  @id:copied.same_target @situation:copied.aimed_anew @clause:spell.copy @clause:spell.copy_targets @from:2010-07-16 @must
  Scenario: A copy may keep the target of the spell, though that is the copier's own team
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Edward casts “Shock” targeting Angie
    And Edward's team passes priority
    And Barry casts “Reverberate” targeting “Shock”
    And the spell resolves
    And Barry chooses Angie as the target
    And Edward's team passes priority
    And Angie's team passes priority
    Then Angie's team has 18 life
    When the spell resolves
    Then Angie's team has 16 life
    And Edward's team has 20 life

  @id:copied.you @situation:copied.you @clause:spell.copy @clause:object.you @from:2005-08-01 @must
  Scenario: What a copy says of “you” it says of who copies, and not of the caster, be it a teammate
    Given it is the precombat main phase of Angie's team
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    And Edward has ten cards in his library
    When Angie casts “Divination”
    And Barry casts “Twincast” targeting “Divination”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry has eight cards in his library
    And Angie has ten cards in her library
    When the spell resolves
    Then Angie has eight cards in her library
    And Barry has eight cards in his library
    And Edward has ten cards in his library

  @id:copied.each_opponent @situation:copied.you @clause:spell.copy @clause:life.shared @from:2005-08-01 @must
  Scenario: The opponents of a copy are those of who copies
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Sizzle”
    And Angie's team passes priority
    And Ronald casts “Twincast” targeting “Sizzle”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie's team has 14 life
    And Edward's team has 20 life
    When the spell resolves
    Then Angie's team has 14 life
    And Edward's team has 14 life

  @id:copied.not_cast @situation:copied.not_cast @clause:spell.copy @from:2005-08-01 @must
  Scenario: Who copies a spell casts only the spell that copies it
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Guttersnipe”
    And Angie has ten cards in her library
    When Angie casts “Divination”
    And the triggered ability of “Guttersnipe” resolves
    Then Edward's team has 16 life
    When Angie casts “Twincast” targeting “Divination”
    And the triggered ability of “Guttersnipe” resolves
    Then Edward's team has 12 life
    When the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has eight cards in her library
    And there is one spell or ability on the stack
    When the spell resolves
    Then Angie has six cards in her library
    And Edward's team has 12 life

  @id:copied.x @situation:copied.x @clause:spell.copy @clause:spell.copy_targets @clause:spell.variable @from:2009-07-11 @must
  Scenario: A copy has the number that was chosen for X
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Blaze” with X = 3, targeting Edward
    And Barry casts “Twincast” targeting “Blaze”
    And the spell resolves
    And Barry chooses Ronald as the target
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 17 life
    When the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life

  @id:copied.which @situation:copied.which @clause:target.choose @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A creature spell is no target of what copies instants and sorceries
    Given it is the precombat main phase of Angie's team
    And Angie has ten cards in her library
    When Angie casts “Hill Giant”
    Then Angie can't cast “Twincast” targeting “Hill Giant”
    When the spell resolves
    And Angie casts “Divination”
    Then Angie can cast “Twincast” targeting “Divination”

  @id:copied.countered @situation:copied.countered @clause:spell.copy @clause:spell.copy_targets @clause:effect.counter @from:2009-07-11 @must
  Scenario: A spell that was copied is countered, and the copy stays
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    And Barry casts “Twincast” targeting “Shock”
    And the spell resolves
    And Barry chooses Edward as the target
    Then there are two spells and abilities on the stack
    When Angie's team passes priority
    And Ronald casts “Cancel” targeting “Shock”
    And the spell resolves
    Then Angie has “Shock” in her graveyard
    And there is one spell or ability on the stack
    And Edward's team has 20 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 18 life
    And the stack is empty

  @id:copied.by_trigger @situation:copied.you @clause:spell.copy @clause:object.you @from:2005-08-01 @must
  Scenario: An ability copies the spell of a teammate when its creature enters, for its own controller
    Given it is the precombat main phase of Angie's team
    And Angie has ten cards in her library
    And Barry has ten cards in his library
    When Angie casts “Divination”
    And Barry casts “Dualcaster Mage”
    And the spell resolves
    And the triggered ability of “Dualcaster Mage” resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Barry has eight cards in his library
    And Angie has ten cards in her library
    When the spell resolves
    Then Angie has eight cards in her library
    And Barry has eight cards in his library

  @id:copied.left_illegal @situation:copied.left_illegal @clause:spell.copy_targets @clause:target.illegal @from:2009-07-11 @must
  Scenario: A target may be left as it is that the copier could not choose, and then nothing is done to it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Cruel Edict” targeting Edward
    And Angie's team passes priority
    And Ronald casts “Twincast” targeting “Cruel Edict”
    And the spell resolves
    And Ronald chooses Edward as the target
    And Angie's team passes priority
    And Edward's team passes priority
    Then there is one spell or ability on the stack
    And Edward controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie controls “Grizzly Bears”

  @id:copied.at_its_maker @clause:spell.copy_targets @from:2010-07-16 @must
  Scenario: A copy of a counterspell may be aimed at the spell that makes the copy, and then counters nothing
    Given Angie has “Hill Giant” in hand
    When Angie casts “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Hill Giant”
    And Edward's team passes priority
    And Barry casts “Reverberate” targeting “Cancel”
    And the spell resolves
    And Barry chooses “Reverberate” as the target
    Then there are three spells and abilities on the stack
    And Barry has “Reverberate” in his graveyard
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward has no cards in his graveyard
    When the spell resolves
    Then Angie has “Hill Giant” in her graveyard

  @id:copied.another @clause:spell.copy_targets @clause:target.each @from:2009-07-11 @must
  Scenario: Where a spell has two different targets its copy has two different ones, and with the one chosen the other is settled
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Consume Strength” targeting “Grizzly Bears” and “Hill Giant”
    And Barry casts “Twincast” targeting “Consume Strength”
    And the spell resolves
    And Barry chooses “Hill Giant” as the target
    And Angie's team passes priority
    And Edward's team passes priority
    Then “Hill Giant” is 5/5
    And Angie has “Grizzly Bears” in her graveyard
