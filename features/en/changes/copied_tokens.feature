# language: en
Feature: Tokens that are copies
  > A token is made that is a copy of a creature. What does it take over, what does it have besides, and whose is it?

  @id:copy.token.enters @situation:copy.token @clause:token.copy @clause:object.copy @clause:object.you @from:2005-08-01 @must
  Scenario: A copy of a creature enters as that does, with what triggers then, and without its counters; it is sacrificed in the next end step
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Thragtusk”
    And “Thragtusk” has two +1/+1 counters
    And Angie's team has 20 life
    And Barry controls “Hill Giant”
    When Angie activates the ability of “Kiki-Jiki, Mirror Breaker”
    And Angie chooses “Thragtusk” as the target
    And the ability resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 25 life
    And Angie controls a 5/3 creature token
    And “Thragtusk” is 7/5
    And “Kiki-Jiki, Mirror Breaker” is tapped
    When the upkeep of Edward's team begins
    Then Angie controls a 3/3 creature token
    And Angie controls a creature token
    And Angie controls “Thragtusk”
    And Angie's team has 25 life

  @id:copy.token.as_it_enters @situation:copy.token @clause:token.copy @clause:object.face_down @from:2006-10-01 @must
  Scenario: What is done as a permanent enters is done as its copy does
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Ixidron”
    And “Ixidron” has one +1/+1 counter
    And Edward controls “Hill Giant”
    When Angie activates the ability of “Kiki-Jiki, Mirror Breaker”
    And Angie chooses “Ixidron” as the target
    And the ability resolves
    Then Angie controls a 3/3 creature token
    And “Hill Giant” is 2/2
    And “Ixidron” is 3/3

  @id:copy.token.gains @situation:copy.token @clause:object.copy_except @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: A copy that has haste besides attacks in the turn it is made, as its text requires
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Crazed Goblin”
    And Barry controls “Hill Giant”
    And “Crazed Goblin” is tapped
    When the declare attackers step of Angie's team begins
    Then Angie can attack with no creature
    When the postcombat main phase of Angie's team begins
    And Angie activates the ability of “Kiki-Jiki, Mirror Breaker”
    And Angie chooses “Crazed Goblin” as the target
    And the ability resolves
    And Angie casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
