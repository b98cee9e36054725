# language: en
Feature: Who defends and who attacks, for abilities of other objects
  > An ability speaks of a creature in combat, and is another object's. Whom does it mean by the defending player, or by the attacking one?

  @id:combat.other.home @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: The head whom another creature attacks is meant, and nobody chooses
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.two_heads @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Of two creatures that attack different heads each has its own defending player
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward has one card in hand
    And Ronald has one card in hand

  @id:combat.other.teammates @situation:combat.other @clause:combat.defending_effect @clause:object.you @from:2018-04-27 @must
  Scenario: The creature of the teammate attacks the other head, and that head is not meant
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward has one card in hand
    And Ronald has no cards in hand

  @id:combat.other.source_attacks @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: The source attacks one head itself, and the other creature's head is meant
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Vanguard”
    And Angie attacks Ronald with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.attacker_gone @situation:combat.other @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: The attacking creature is gone when the ability resolves, and the head is meant whom it attacked
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Grizzly Bears”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And Angie casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Angie controls no “Grizzly Bears”
    And Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.source_gone @situation:combat.other @clause:combat.defending_effect @clause:ability.independent @from:2018-04-27 @must
  Scenario: The source is gone when the ability resolves, and the creature's head is meant all the same
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Grizzly Bears”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And Angie casts “Unsummon” targeting “Exercise of the Vanguard”
    And the spell resolves
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Angie controls no “Exercise of the Vanguard”
    And Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.chosen @situation:combat.other @clause:combat.defending_effect @until:2018-04-27 @must
  Scenario Outline: Where the team is attacked as one, the controller of the ability chooses either head
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    And Angie chooses <player> as the defending player
    Then <player> has one card in hand
    And <mate> has no cards in hand

    Examples:
      | from       | player | mate   |
      | 2007-02-01 | Edward | Ronald |
      | 2007-02-01 | Ronald | Edward |

  @id:combat.other.planeswalker @situation:combat.other.thing @clause:combat.defending_effect @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A planeswalker of one head is attacked, and that head is the defending player
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks “Nissa, Voice of Zendikar” with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.battle @situation:combat.other.thing @clause:combat.defending_effect @clause:battle.defending @from:2023-04-14 @must
  Scenario: A battle is attacked, and its protector is the defending player
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Barry controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Ronald
    And “Invasion of Dominaria” has five defense counters
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks “Invasion of Dominaria” with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.target @situation:combat.other.target @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Of two attacking creatures the one that is the target says who is the defending player
    Given Angie controls “Exercise of the Signal”
    And Angie controls “Mana Source”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Grizzly Bears”
    And Angie activates the ability of “Exercise of the Signal” targeting “Grizzly Bears”
    And the ability resolves
    Then Ronald has one card in hand
    And Edward has no cards in hand

  @id:combat.other.each @situation:combat.other.each @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: What each attacking creature gets is counted of the head whom that creature attacks
    Given Angie controls “Exercise of the War Drum”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls two “Vanilla 1/1”
    And Ronald controls “Wall of Wood”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Grizzly Bears”
    Then “Hill Giant” is 5/3
    And “Grizzly Bears” is 3/2

  @id:combat.other.lacks @situation:combat.other.lacks @clause:combat.defending_effect @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: What the defending player lacks is asked of the head whom each creature attacks
    Given Angie controls “Exercise of the Open Gate”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Vanilla 1/1”
    And Angie has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Angie has one card in hand

  @id:combat.other.lacks.both @situation:combat.other.lacks @clause:combat.attack_condition @clause:trigger.intervening_if @from:2007-05-01 @until:2018-04-27 @must
  Scenario: Where the team is attacked as one, what the defending player has to lack both heads have to
    Given Angie controls “Exercise of the Open Gate”
    And Angie controls “Hill Giant”
    And Ronald controls “Vanilla 1/1”
    And Angie has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    Then the stack is empty

  @id:combat.other.blocker @situation:combat.other.blocker @clause:combat.block_condition @from:2018-04-27 @must
  Scenario: For a blocking creature the attacking player is the head who controls what it blocks
    Given Edward controls “Exercise of the Rearguard”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Exercise of the Rearguard”
    And the triggered ability of “Exercise of the Rearguard” resolves
    Then Barry has one card in hand
    And Angie has no cards in hand

  @id:combat.other.blocker.two @situation:combat.other.blocker @clause:combat.block_condition @from:2024-11-08 @must
  Scenario: A creature that blocks one creature of each head lets its controller choose
    Given Edward controls “Exercise of the Rearguard”
    And Edward controls “High Ground”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks both “Grizzly Bears” and “Hill Giant” with “Exercise of the Rearguard”
    And the triggered ability of “Exercise of the Rearguard” resolves
    And Edward chooses Barry as the affected player
    Then Barry has one card in hand
    And Angie has no cards in hand

  @id:combat.other.blocker.chosen @situation:combat.other.blocker @clause:combat.defending_effect @from:2007-02-01 @until:2018-04-27 @must
  Scenario: Where teams attack as one, the controller of the ability chooses either attacking player
    Given Edward controls “Exercise of the Rearguard”
    And Barry controls “Hill Giant”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward's team with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Exercise of the Rearguard”
    And the triggered ability of “Exercise of the Rearguard” resolves
    And Edward chooses Angie as the affected player
    Then Angie has one card in hand
    And Barry has no cards in hand

  @id:combat.other.bounty @clause:trigger.is_attacked @clause:combat.block_condition @from:2018-04-27 @must
  Scenario: A head attacks an opponent, and is the attacking player, not the teammate who controls the ability
    Given Angie controls “Exercise of the Bounty”
    And Barry controls “Hill Giant”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Barry attacks Ronald with “Hill Giant”
    And the triggered ability of “Exercise of the Bounty” resolves
    Then Barry has one card in hand
    And Angie has no cards in hand
