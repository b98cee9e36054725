# language: en
Feature: Copies for every other opponent
  > A creature attacks, and copies of it attack the opponents that it does not. Who are these where a team defends, and how long do the copies stay?

  @id:myriad.other_head @situation:myriad @clause:keyword.myriad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: The other head is an opponent, too: a copy attacks that one, deals the team damage, and is exiled at end of combat
    Given Angie controls “Warchief Giant”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Angie does what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    Then Angie controls a 5/3 creature token
    And Barry controls no creature tokens
    When the end of combat step of Angie's team begins
    Then Edward's team has 20 life
    And Angie controls a 5/3 creature token
    When the postcombat main phase of Angie's team begins
    Then Angie controls no creature tokens
    And Angie controls “Warchief Giant”

  @id:myriad.team @situation:myriad @clause:keyword.myriad @clause:combat.defending_effect @from:2015-11-13 @until:2018-04-27 @must
  Scenario: Where the team is attacked as one, its controller chooses who is the defending player, and a copy attacks for the other
    Given Angie controls “Warchief Giant”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Warchief Giant”
    And Angie chooses Edward as the defending player
    And Angie does what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    Then Angie controls a 5/3 creature token
    When Angie's team chooses Ronald as the player who is dealt the damage
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie controls no creature tokens

  @id:myriad.declined @situation:myriad @clause:keyword.myriad @clause:object.you @from:2018-04-27 @must
  Scenario: No copy need be made, and then nothing waits for the end of combat
    Given Edward's team has 30 life
    And it is the precombat main phase of Angie's team
    When Angie casts “Warchief Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Angie does not do what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    Then Angie controls no creature tokens
    When the end of combat step of Angie's team begins
    Then the stack is empty
    And Edward's team has 25 life

  @id:myriad.gone @situation:myriad @clause:keyword.myriad @clause:object.as_it_was @from:2018-04-27 @must
  Scenario: Though the creature dies in response its copy comes, and attacks
    Given Angie controls “Warchief Giant”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Barry casts “Murder” targeting “Warchief Giant”
    And the spell resolves
    And Angie does what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    Then Angie has “Warchief Giant” in her graveyard
    And Angie controls a 5/3 creature token
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 25 life
    And Angie controls no creature tokens

  @id:myriad.given @situation:myriad @clause:keyword.myriad @clause:equipment.equip @from:2018-04-27 @must
  Scenario: What gives a creature the ability is not copied with it, and a teammate's creature has none
    Given Angie controls “Blade of Selves”
    And Angie controls four “Mana Source”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward's team has 30 life
    When Angie activates the ability of “Blade of Selves”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And Angie does what the ability allows
    And the triggered ability of “Hill Giant” resolves
    Then Angie controls a 3/3 creature token
    And Barry controls no creature tokens
    And the stack is empty
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 22 life
    And Angie controls no creature tokens

  @id:myriad.twice @situation:myriad @clause:keyword.myriad @from:2018-04-27 @must
  Scenario: Of a creature that has the ability twice two copies come
    Given Angie controls “Blade of Selves”
    And Angie controls four “Mana Source”
    And Angie controls “Warchief Giant”
    And Edward's team has 30 life
    When Angie activates the ability of “Blade of Selves”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Angie does what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    And the triggered ability of “Warchief Giant” resolves
    Then Angie controls two 5/3 creature tokens
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    And Angie controls no creature tokens

  @id:myriad.all @situation:myriad @clause:keyword.myriad @variant:free-for-all @from:2015-11-13 @must
  Scenario: Among four players a copy attacks each of the two others
    Given Angie controls “Warchief Giant”
    And Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Angie does what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    Then Angie controls two 5/3 creature tokens
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    And Martha's team has 15 life
    And Simon's team has 15 life
    And Angie controls no creature tokens

  @id:myriad.duel @situation:myriad @clause:keyword.myriad @variant:two-player @from:2015-11-13 @must
  Scenario: Between two players there is nobody else, and no copy
    Given Angie controls “Warchief Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And the triggered ability of “Warchief Giant” resolves
    Then Angie controls no creature tokens
    When the end of combat step of Angie's team begins
    Then the stack is empty
    And Edward's team has 15 life

  @id:myriad.throng @situation:myriad @clause:combat.enters_attacking @clause:object.enters_tapped @from:2018-04-27 @must
  Scenario: Copies that only enter tapped and attacking stay after the combat
    Given Angie controls “Exercise of the Throng”
    And Angie controls “Throne of the God-Pharaoh”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Throng”
    And Angie does what the ability allows
    And the triggered ability of “Exercise of the Throng” resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 26 life
    And Angie controls a 2/2 creature token
    When the end step of Angie's team begins
    And the triggered ability of “Throne of the God-Pharaoh” resolves
    Then Edward's team has 22 life

  @id:myriad.walker @situation:myriad @clause:keyword.myriad @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: A copy may attack the planeswalker of the opponent for whom it comes instead
    Given Angie controls “Warchief Giant”
    And Edward's team has 30 life
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has seven loyalty counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Angie does what the ability allows
    And Angie chooses “Nissa, Voice of Zendikar” to be attacked
    And the triggered ability of “Warchief Giant” resolves
    And the postcombat main phase of Angie's team begins
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    And Edward's team has 25 life

  @id:myriad.nothing_else @situation:myriad @clause:keyword.myriad @clause:battle.defending @from:2023-04-14 @must
  Scenario: Neither the other head's planeswalker nor a battle can be attacked by a copy, so that there is nothing to choose
    Given Angie controls “Warchief Giant”
    And Angie controls “Invasion of Dominaria”
    And “Invasion of Dominaria” has five defense counters
    And the protector of “Invasion of Dominaria” is Ronald
    And Edward's team has 30 life
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has seven loyalty counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And Angie does what the ability allows
    And the triggered ability of “Warchief Giant” resolves
    Then Angie has nothing to choose
    When the postcombat main phase of Angie's team begins
    Then “Nissa, Voice of Zendikar” has seven loyalty counters
    And “Invasion of Dominaria” has five defense counters
    And Edward's team has 20 life

  @id:myriad.one_of_two @situation:myriad @clause:keyword.myriad @clause:effect.choice @variant:free-for-all @from:2015-11-13 @must
  Scenario: Of two copies the controller may refuse the one and create the other
    Given Angie controls “Warchief Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Warchief Giant”
    And the triggered ability of “Warchief Giant” resolves
    Then Angie has to choose
    When Angie does not do what the ability allows
    Then Angie has to choose
    When Angie does what the ability allows
    Then Angie controls a 5/3 creature token
