# language: en
Feature: Who has to attack
  > A card says that creatures attack if able. Which attacks are allowed then, and whom does it leave the choice?

  @id:must.attack @clause:combat.attack_required @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: The team can't do without the goblin's attack, nor attack with the teammate's creature alone
    Given Angie controls “Crazed Goblin”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    And Barry can't attack Edward's team with “Hill Giant”
    But Angie can attack Edward's team with “Crazed Goblin”

  @id:must.attack.either @clause:combat.attack_required @clause:combat.attack @clause:combat.attacks @from:2018-04-27 @must
  Scenario: The goblin attacks whichever opponent its controller likes, and the teammate's creature with it
    Given Angie controls “Crazed Goblin”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    And Barry can't attack Edward with “Hill Giant”
    But Angie can attack Ronald with “Crazed Goblin”
    And Barry can attack Edward with “Hill Giant”

  @id:must.attack.tapped @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: A tapped goblin can't attack, and so keeps nobody from attacking with another creature alone
    Given Angie controls “Crazed Goblin”
    And “Crazed Goblin” is tapped
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    Then Barry can attack Edward with “Hill Giant”

  @id:must.attack.curse @clause:combat.attack_required @clause:combat.attack @from:2018-04-27 @must
  Scenario: A curse on one head has that player's creatures attack, and not the teammate's
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Curse of the Nightly Hunt” targeting Edward
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Ronald can't attack Angie with “Grizzly Bears”
    But Edward can attack Angie with “Hill Giant”

  @id:must.attack.opponents @clause:combat.attack_required @clause:combat.attack @from:2019-01-21 @must
  Scenario: Creatures of both opponents have to attack, those of the own team need not
    Given Angie controls “Angler Turtle”
    And Barry controls “Giant Spider”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can attack with no creature
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Barry with “Hill Giant”
    And Ronald can't attack Barry with “Grizzly Bears”
    But Edward can attack Barry with “Hill Giant”
    And Ronald can attack Angie with “Grizzly Bears”

  @id:must.attack.turn @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: Who has to attack this turn has the choice again in the next one
    Given Barry controls “Hill Giant”
    When Angie casts “Boiling Blood” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    When Barry attacks Edward with “Hill Giant”
    And the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    Then Barry can attack with no creature

  @id:must.attack.paid @clause:combat.attack_required @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Nobody has to pay to attack the team of a player whom nobody attacks for nothing
    Given Angie controls “Windborn Muse”
    And Edward controls “Crazed Goblin”
    When the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:must.attack.free @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Nobody has to pay to attack a player, and so the goblin attacks the teammate, who costs nothing
    Given Angie controls “Windborn Muse”
    And Edward controls “Crazed Goblin”
    And Edward controls no “Mana Source”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Angie with “Crazed Goblin”
    But Edward can attack Barry with “Crazed Goblin”

  @id:must.attack.alone @clause:combat.attack_required @from:2019-07-12 @must
  Scenario: What can't attack alone has to attack only where it has company, which then must attack too
    Given Angie controls “Grand Melee”
    And Angie controls “Raging Kronch”
    And Edward controls “Wojek Bodyguard”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can attack with no creature
    When the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Ronald can't attack Angie with “Grizzly Bears”
    But Edward can attack Angie with “Wojek Bodyguard”
    And Ronald can attack Angie with “Grizzly Bears”

  @id:must.attack.company @clause:combat.attack_required @from:2018-10-05 @must
  Scenario: The only creature that has to attack can't alone, and so another one that need not comes along
    Given Edward controls “Wojek Bodyguard”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Curse of the Nightly Hunt” targeting Edward
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Angie with “Wojek Bodyguard”
    But Edward can attack Angie with “Wojek Bodyguard”
    And Ronald can attack Angie with “Grizzly Bears”

  @id:must.attack.together @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: What can attack only alone stays at home where two others that have to attack can
    Given Angie controls “Grand Melee”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Giant Spider”
    When Angie casts “Errantry” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Hill Giant”
    But Ronald can attack Angie with “Grizzly Bears”
    And Ronald can attack Barry with “Giant Spider”

  @id:must.attack.only @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: What can attack only alone may do so where one other has to attack, which may do so instead
    Given Angie controls “Grand Melee”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Errantry” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    But Edward can attack Angie with “Hill Giant”

  @id:must.attack.planeswalker @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Where both heads can be attacked only by who pays the goblin attacks a planeswalker of one of them
    Given Angie controls “Windborn Muse”
    And Barry controls “Windborn Muse”
    And Barry controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Crazed Goblin”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    But Edward can attack “Chandra, Pyrogenius” with “Crazed Goblin”

  @id:must.attack.now @clause:combat.attack_required @from:2005-08-01 @must
  Scenario: An instant on an opponent's creature is over before that creature can attack, and its caster draws
    Given Edward controls “Hill Giant”
    And Ronald controls “Fountain of Youth”
    Then Angie can't cast “Boiling Blood” targeting “Fountain of Youth”
    But Angie can cast “Boiling Blood” targeting “Hill Giant”
    When the spell resolves
    Then Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    When the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:must.attack.hexproof @clause:target.hexproof @clause:combat.attack_required @from:2019-01-21 @must
  Scenario: Opponents can't target the turtle, whose teammate can
    Given Angie controls “Angler Turtle”
    Then Barry can cast “Boiling Blood” targeting “Angler Turtle”
    When Angie's team passes priority
    Then Edward can't cast “Boiling Blood” targeting “Angler Turtle”
    And Ronald can't cast “Boiling Blood” targeting “Angler Turtle”
