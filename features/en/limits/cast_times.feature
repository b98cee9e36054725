# language: en
Feature: When spells can be cast
  > Something lets a player cast spells at any time, or opponents only as sorceries. Whom of a team does it mean, and what prevails?

  @id:cast_when.any_time @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: One head casts a creature in the opponents' turn, and the teammate can't
    Given it is the precombat main phase of Edward's team
    And Angie controls “Vedalken Orrery”
    When Edward's team passes priority
    Then Barry can't cast “Hill Giant”
    But Angie can cast “Grizzly Bears”
    When the spell resolves
    Then Angie controls “Grizzly Bears”

  @id:cast_when.on_the_stack @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: A sorcery is cast above another spell, and resolves first
    Given Angie controls “Vedalken Orrery”
    And Edward's team has 20 life
    When Barry casts “Hill Giant”
    Then Barry can't cast “Sizzle”
    But Angie can cast “Sizzle”
    When the spell resolves
    Then Edward's team has 14 life
    And Barry controls no “Hill Giant”

  @id:cast_when.as_sorcery @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scenario: Neither opponent casts an instant in another team's turn or on a stack, and both do in their own main phase, where the controller's teammate is free
    Given Angie controls “Teferi, Time Raveler”
    And Angie's team has 20 life
    When Angie's team passes priority
    Then Edward can't cast “Shock” targeting Angie
    And Ronald can't cast “Shock” targeting Angie
    When the upkeep of Edward's team begins
    Then Edward can't cast “Shock” targeting Angie
    When the precombat main phase of Edward's team begins
    Then Edward can cast “Shock” targeting Angie
    And Ronald can't cast “Shock” targeting Angie
    When Edward's team passes priority
    Then Barry can cast “Shock” targeting Edward
    When the spell resolves
    And the spell resolves
    Then Angie's team has 18 life
    And Ronald can cast “Shock” targeting Angie

  @id:cast_when.prevails @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scenario: Who may cast at any time and can only as a sorcery does so only then
    Given Angie controls “Teferi, Time Raveler”
    And Edward controls “Vedalken Orrery”
    When Angie's team passes priority
    Then Edward can't cast “Hill Giant”
    When the precombat main phase of Edward's team begins
    Then Edward can cast “Hill Giant”

  @id:cast_when.until @situation:cast_when @clause:spell.cast_when @from:2018-04-27 @must
  Scenario: Until the team's next turn one head casts sorceries at any time, no creatures, and the teammate neither
    Given Angie controls “Teferi, Time Raveler”
    And Edward's team has 20 life
    When Angie activates the first ability of “Teferi, Time Raveler”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't cast “Hill Giant”
    And Barry can't cast “Sizzle”
    But Angie can cast “Sizzle”
    When the spell resolves
    Then Edward's team has 14 life

  @id:cast_when.raveled @situation:cast_when @clause:target.up_to @from:2018-04-27 @must
  Scenario: Returned to its owner's hand, a creature of one opponent is cast again only as a sorcery would be
    Given Angie controls “Teferi, Time Raveler”
    And Edward controls “Faerie Vandal”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When Angie activates the second ability of “Teferi, Time Raveler”
    And Angie chooses “Faerie Vandal” as the target
    And the ability resolves
    Then Angie has one card in hand
    And Barry has no cards in hand
    And Edward has “Faerie Vandal” in hand
    When Angie's team passes priority
    Then Edward can't cast “Faerie Vandal”
    When the precombat main phase of Edward's team begins
    Then Edward can cast “Faerie Vandal”

  @id:cast_when.next @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: The next sorcery alone is cast at any time, by that player and in that turn
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    When Edward's team passes priority
    And Angie casts “Quicken”
    And the spell resolves
    And Edward's team passes priority
    Then Barry can't cast “Sizzle”
    And Angie can't cast “Hill Giant”
    But Angie can cast “Sizzle”
    When the spell resolves
    Then Edward's team has 14 life
    When Edward's team passes priority
    Then Angie can't cast “Sizzle”

  @id:cast_when.next_other @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: An instant is not the next sorcery, which is still cast at any time
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    When Edward's team passes priority
    And Angie casts “Quicken”
    And the spell resolves
    And Edward's team passes priority
    And Angie casts “Shock” targeting Edward
    Then Angie can cast “Sizzle”
    When the spell resolves
    Then Edward's team has 14 life
    When the spell resolves
    Then Edward's team has 12 life

  @id:cast_when.next_gone @situation:cast_when @clause:spell.cast_when @from:2005-08-01 @must
  Scenario: A sorcery that is cast when it could be anyhow is the next one all the same
    Given Edward's team has 20 life
    When Angie casts “Quicken”
    And the spell resolves
    And Angie casts “Sizzle”
    Then Angie can't cast “Divination”
    When the spell resolves
    Then Edward's team has 14 life
    And Angie can cast “Divination”
