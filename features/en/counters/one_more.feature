# language: en
Feature: One counter more
  > Something puts one counter more on what its controller controls, and gives that player one more. Whose counters does it see?

  @id:one_more.own @situation:one_more @clause:counters.put @clause:object.you @from:2011-09-30 @must
  Scenario: One more is put on an own creature, and none more on a teammate's
    Given Angie controls “Winding Constrictor”
    And Barry controls “Hill Giant”
    And Angie controls “War Mammoth”
    When Barry casts “Scar” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Scar” targeting “War Mammoth”
    And the spell resolves
    Then “Hill Giant” is 2/2
    And “War Mammoth” is 1/1
    And “War Mammoth” has two -1/-1 counters

  @id:one_more.twice @situation:one_more @clause:counters.put @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Each of two Winding Constrictors adds one counter, once
    Given Angie controls two “Winding Constrictor”
    And Angie controls “War Mammoth”
    When Angie casts “Scar” targeting “War Mammoth”
    And the spell resolves
    Then Angie has “War Mammoth” in her graveyard

  @id:one_more.player @situation:one_more.player @clause:counters.put @clause:counters.own @from:2016-11-11 @must
  Scenario: Who controls what gives one counter more gets one energy counter more, and the teammate does not
    Given Angie controls “Winding Constrictor”
    And it is the precombat main phase of Angie's team
    And Angie has five cards in her library
    And Barry has five cards in his library
    When Angie casts “Live Fast”
    And the spell resolves
    And Barry casts “Live Fast”
    And the spell resolves
    Then Angie has three energy counters
    And Barry has two energy counters

  @id:one_more.poison @situation:one_more.player @clause:counters.put @clause:poison.shared @from:2011-09-30 @must
  Scenario: Of poison that both members get the team has what each of them got, one of them one more
    Given Edward controls “Winding Constrictor”
    And Angie has five cards in her library
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team has three poison counters

  @id:one_more.nothing @situation:one_more @clause:counters.put @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @from:2011-09-30 @must
  Scenario: Where none would be put none is put
    Given Angie controls “Winding Constrictor”
    And Angie controls “Krav, the Unredeemed”
    And Angie controls “Mana Source”
    And Angie has five cards in her library
    When Angie activates the ability of “Krav, the Unredeemed” with X = 0
    And Angie chooses Angie as the target
    And Angie sacrifices nothing
    And the ability resolves
    Then “Krav, the Unredeemed” has no +1/+1 counters
