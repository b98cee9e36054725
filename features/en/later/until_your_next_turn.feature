# language: en
Feature: What triggers until the next turn
  > An ability waits for an event until its player's next turn. Through whose turns does it wait, and for what?

  @id:until_next.both @situation:until_next @clause:trigger.this_turn @clause:object.you @from:2018-04-27 @must
  Scenario: Through the turn of the other team whatever deals the planeswalker combat damage is destroyed, and not what a teammate's is dealt by
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has five loyalty counters
    And Barry controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward controls “Hill Giant”
    And Ronald controls “Air Elemental”
    And Ronald controls “Grizzly Bears”
    When Angie activates the first ability of “Vraska the Unseen”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks “Vraska the Unseen” with “Hill Giant”
    And Ronald attacks “Nissa, Voice of Zendikar” with “Air Elemental”
    And Ronald attacks “Vraska the Unseen” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Vraska the Unseen” has one loyalty counter
    And “Nissa, Voice of Zendikar” has one loyalty counter
    And Edward has “Hill Giant” in his graveyard
    And Ronald has “Grizzly Bears” in his graveyard
    And Ronald controls “Air Elemental”

  @id:until_next.over @situation:until_next @clause:trigger.this_turn @clause:turn.teams @from:2018-04-27 @must
  Scenario: What Vraska the Unseen watches for is over as the next turn of her player's team begins
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has five loyalty counters
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie activates the first ability of “Vraska the Unseen”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks “Vraska the Unseen” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Ronald has “Grizzly Bears” in his graveyard
    And “Vraska the Unseen” has four loyalty counters
    When the upkeep of Angie's team begins
    And the declare attackers step of Edward's team begins
    And Edward attacks “Vraska the Unseen” with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then “Vraska the Unseen” has one loyalty counter
    And Edward controls “Hill Giant”

  @id:until_next.other_damage @situation:until_next @clause:trigger.this_turn @clause:trigger.event @from:2018-04-27 @must
  Scenario: What deals combat damage to the player of Vraska the Unseen, and not to her, is spared
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has five loyalty counters
    And Edward controls “Hill Giant”
    And Angie's team has 30 life
    When Angie activates the first ability of “Vraska the Unseen”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    And Ronald casts “Shock” targeting “Vraska the Unseen”
    And the spell resolves
    Then Angie's team has 27 life
    And “Vraska the Unseen” has four loyalty counters
    And Edward controls “Hill Giant”

  @id:until_next.all @situation:until_next @clause:trigger.this_turn @variant:free-for-all @from:2015-01-23 @must
  Scenario: Among four players it waits through the turns of all three others
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has five loyalty counters
    And Edward controls “Hill Giant”
    And Simon controls “Grizzly Bears”
    When Angie activates the first ability of “Vraska the Unseen”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks “Vraska the Unseen” with “Hill Giant”
    And the declare attackers step of Simon's team begins
    And Simon attacks “Vraska the Unseen” with “Grizzly Bears”
    And the postcombat main phase of Simon's team begins
    Then Edward has “Hill Giant” in his graveyard
    And Simon has “Grizzly Bears” in his graveyard
    And “Vraska the Unseen” has one loyalty counter

  @id:until_next.nonland @situation:until_next @clause:target.choose @from:2015-01-23 @must
  Scenario: Any permanent but a land can be destroyed, for three loyalty counters
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has five loyalty counters
    And Edward controls “Plains”
    And Ronald controls “Megrim”
    Then Angie can't activate the second ability of “Vraska the Unseen” targeting “Plains”
    But Angie can activate the second ability of “Vraska the Unseen” targeting “Megrim”
    When the ability resolves
    Then Ronald has “Megrim” in his graveyard
    And “Vraska the Unseen” has two loyalty counters

  @id:until_next.assassins @situation:until_next @clause:object.you @from:2015-01-23 @must
  Scenario: Three tokens come for seven loyalty counters, and are nobody else's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has eight loyalty counters
    When Angie activates the third ability of “Vraska the Unseen”
    And the ability resolves
    Then “Vraska the Unseen” has one loyalty counter
    And Angie controls three 1/1 creature tokens
    And Barry controls no creature tokens
    When Barry casts “Bad Moon”
    And the spell resolves
    Then Angie controls three 2/2 creature tokens
