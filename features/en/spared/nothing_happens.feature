# language: en
Feature: Nothing happens
  > An exchange within one hand, a choice that nobody has to make. What is as it was?

  @id:parts.switched @clause:effect.exchange @clause:object.control @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Two creatures of one player are not exchanged, and who had one of them for a turn keeps it no longer
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Switcheroo” targeting “Hill Giant” and “Grizzly Bears”
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the upkeep of Edward's team begins
    Then Edward controls “Hill Giant”
    And Angie controls “Grizzly Bears”

  @id:parts.not_redirected @clause:planeswalker.redirection @from:2013-07-13 @until:2018-04-27 @must
  Scenario: Damage that nobody redirects to a planeswalker is dealt to the player
    Given Edward's team has 20 life
    And Edward controls “Sorin, Lord of Innistrad”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 18 life
    And “Sorin, Lord of Innistrad” has three loyalty counters

  @id:parts.twin @clause:trigger.event @from:2018-04-27 @must
  Scenario: What triggers as Desolation Twin is cast does not trigger for another spell once it is there
    Given Angie controls “Desolation Twin”
    When Angie casts “Grizzly Bears”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie controls two creatures

  @id:parts.kiki.theirs @situation:parts.kiki @clause:trigger.delayed @clause:token.copy @from:2018-04-27 @must
  Scenario: What Kiki-Jiki copies in the opponents' turn is gone at its end
    Given it is the precombat main phase of Edward's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Hill Giant”
    When Edward's team passes priority
    And Angie activates the ability of “Kiki-Jiki, Mirror Breaker”
    And the ability resolves
    Then Angie controls two “Hill Giant”
    When the upkeep of Angie's team begins
    Then Angie controls “Hill Giant”
