# language: en
Feature: What enters attacking a planeswalker or a battle
  > A creature that enters attacking need not attack a player. What else can it attack, and whose?

  @id:entering.walker @situation:entering @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Tokens that enter attacking may attack the planeswalker of the head that nothing else attacks
    Given Edward's team has 20 life
    And Angie controls “Hanweir Garrison”
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hanweir Garrison”
    And Angie chooses “Nissa, Voice of Zendikar” to be attacked
    And the triggered ability of “Hanweir Garrison” resolves
    And the postcombat main phase of Angie's team begins
    Then “Nissa, Voice of Zendikar” has three loyalty counters
    And Edward's team has 18 life

  @id:entering.battle @situation:entering @clause:combat.enters_attacking @clause:battle.defending @from:2023-04-14 @must
  Scenario: Tokens that enter attacking may attack a battle that the other head protects
    Given Edward's team has 20 life
    And Angie controls “Hanweir Garrison”
    And Angie controls “Invasion of Dominaria”
    And “Invasion of Dominaria” has five defense counters
    And the protector of “Invasion of Dominaria” is Ronald
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hanweir Garrison”
    And Angie chooses “Invasion of Dominaria” to be attacked
    And the triggered ability of “Hanweir Garrison” resolves
    And the postcombat main phase of Angie's team begins
    Then “Invasion of Dominaria” has three defense counters
    And Edward's team has 18 life

  @id:entering.walker.group @situation:entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  Scenario: Where the team is attacked as one, tokens may attack a planeswalker of either head all the same
    Given Edward's team has 20 life
    And Angie controls “Hanweir Garrison”
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hanweir Garrison”
    And Angie chooses “Nissa, Voice of Zendikar” to be attacked
    And the triggered ability of “Hanweir Garrison” resolves
    And Angie's team chooses Ronald as the player who is dealt the damage
    And the postcombat main phase of Angie's team begins
    Then “Nissa, Voice of Zendikar” has three loyalty counters
    And Edward's team has 18 life
