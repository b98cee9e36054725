# language: en
Feature: Targets that need not be chosen
  > A spell has up to two targets. Can it be cast with both, one or none, and what becomes of it where they are gone?

  @id:up_to.two @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With two creatures chosen both are bigger, and no other one
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Angie controls “Shanodin Dryads”
    When Angie casts “Dauntless Onslaught” targeting “Hill Giant” and “Grizzly Bears”
    And the spell resolves
    Then “Hill Giant” is 5/5
    And “Grizzly Bears” is 4/4
    And “Shanodin Dryads” is 1/1

  @id:up_to.one @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With one creature chosen it alone is bigger
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Dauntless Onslaught” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 5/5
    And “Grizzly Bears” is 2/2
    And Angie has “Dauntless Onslaught” in her graveyard

  @id:up_to.none @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A spell with up to so many targets can be cast with none, where one that needs a target can't be
    Given Edward controls no creatures
    Then Angie can't cast “Agony Warp”
    But Angie can cast “Dauntless Onslaught”
    When the spell resolves
    Then Angie has “Dauntless Onslaught” in her graveyard

  @id:up_to.none_rest @situation:up_to @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With no target chosen Tandem Tactics does the rest of what it says
    Given Angie's team has 20 life
    And Edward controls “Grizzly Bears”
    When Angie casts “Tandem Tactics”
    And the spell resolves
    Then Angie's team has 22 life
    And “Grizzly Bears” is 2/2

  @id:up_to.gone_rest @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With the only chosen creature gone the rest is not done
    Given Angie's team has 20 life
    And Edward controls “Grizzly Bears”
    When Angie casts “Tandem Tactics” targeting “Grizzly Bears”
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Angie's team has 20 life

  @id:up_to.not_again @situation:up_to @clause:target.each @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: The same creature can't be both targets of a spell that has up to two
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Dauntless Onslaught” targeting “Hill Giant” and “Hill Giant”
    But Angie can cast “Dauntless Onslaught” targeting “Hill Giant” and “Grizzly Bears”

  @id:up_to.gone @situation:up_to @clause:target.illegal_part @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: With one of two creatures gone the other returns to its owner's hand
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Waterwhirl” targeting “Hill Giant” and “Grizzly Bears”
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Edward has “Hill Giant” in hand
    And Edward has “Grizzly Bears” in his graveyard

  @id:up_to.all_gone @situation:up_to @clause:target.illegal @clause:target.up_to @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What had one target that is gone does nothing to the creature that was not chosen
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Waterwhirl” targeting “Grizzly Bears”
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Edward controls “Hill Giant”
    And Edward has “Grizzly Bears” in his graveyard
    And Angie has “Waterwhirl” in her graveyard

  @id:up_to.copied @clause:spell.copy_targets @clause:target.up_to @from:2018-04-27 @must
  Scenario: The copy of a spell with one of two possible targets gets another one target, and no second
    Given Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Wind Drake”
    When Angie casts “Dauntless Onslaught” targeting “Grizzly Bears”
    And Barry casts “Twincast” targeting “Dauntless Onslaught”
    And the spell resolves
    Then Barry has to choose
    And Barry can't choose “Hill Giant” and “Wind Drake” as targets
    When Barry chooses “Hill Giant” as the target
    Then Barry has nothing to choose
    When the postcombat main phase of Angie's team begins
    Then “Hill Giant” is 5/5
    And “Grizzly Bears” is 4/4
    And “Wind Drake” is 2/2
