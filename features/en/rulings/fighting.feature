# language: en
Feature: What combat sets off
  > A creature attacks, or deals combat damage to a player. What follows for that player, and for the team?

  @id:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  Scenario: Who is hit by Virtus the Veiled loses half of the team's life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Virtus the Veiled”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Virtus the Veiled”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Virtus the Veiled” resolves
    Then Edward's team has 9 life

  @id:ruling.virtus_the_veiled.blocked @situation:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  Scenario: Where Virtus the Veiled is blocked nobody loses half of any life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Virtus the Veiled”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Virtus the Veiled”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Virtus the Veiled” with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:ruling.scythe_specter.team @situation:ruling.scythe_specter @clause:life.shared @from:2011-06-17 @until:2018-04-27 @must
  Scenario: Both opponents discard cards of one mana value, and the team loses twice that much
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Scythe Specter”
    And Edward has “Hill Giant” in hand
    And Ronald has “Turret Ogre” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Scythe Specter”
    And the combat damage step of Angie's team begins
    And Angie's team chooses Edward as the player who is dealt the damage
    And the triggered ability of “Scythe Specter” resolves
    Then Edward's team has 18 life

  @id:ruling.scythe_specter.player @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  Scenario: Whoever was attacked, both opponents discard cards of one mana value, and the team loses twice that much
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Scythe Specter”
    And Edward has “Hill Giant” in hand
    And Ronald has “Turret Ogre” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scythe Specter”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Scythe Specter” resolves
    Then Edward's team has 18 life

  @id:ruling.scythe_specter.less @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  Scenario: Who discards a card of lesser mana value loses no life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Scythe Specter”
    And Edward has “Hill Giant” in hand
    And Ronald has “Turret Ogre” in hand
    And Ronald has “Grizzly Bears” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scythe Specter”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Scythe Specter” resolves
    And Ronald discards “Grizzly Bears”
    Then Edward's team has 22 life
    And Ronald has “Turret Ogre” in hand

  @id:ruling.scourge_of_the_throne.team @situation:ruling.scourge_of_the_throne @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Scourge of the Throne grows when it attacks the team with the most life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Scourge of the Throne”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Scourge of the Throne”
    And the triggered ability of “Scourge of the Throne” resolves
    Then “Scourge of the Throne” has one +1/+1 counter

  @id:ruling.scourge_of_the_throne.player @situation:ruling.scourge_of_the_throne @clause:life.read @from:2018-04-27 @must
  Scenario: Scourge of the Throne grows when it attacks either player of the team with the most life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Scourge of the Throne”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Scourge of the Throne”
    And the triggered ability of “Scourge of the Throne” resolves
    Then “Scourge of the Throne” has one +1/+1 counter

  @id:ruling.marchesas_emissary.team @situation:ruling.marchesas_emissary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Marchesa's Emissary does not grow when it attacks the team with less life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 19 life
    And Angie controls “Marchesa's Emissary”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Marchesa's Emissary”
    And the declare blockers step of Angie's team begins
    Then “Marchesa's Emissary” has no +1/+1 counters

  @id:ruling.marchesas_emissary.player @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  Scenario: Both Marchesa's Emissary and a teammate's Scourge of the Throne grow, one attacking each player of the team with the most life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 21 life
    And Angie controls “Marchesa's Emissary”
    And Barry controls “Scourge of the Throne”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Marchesa's Emissary”
    And Barry attacks Ronald with “Scourge of the Throne”
    And the declare blockers step of Angie's team begins
    Then “Marchesa's Emissary” has one +1/+1 counter
    And “Scourge of the Throne” has one +1/+1 counter

  @id:ruling.marchesas_emissary.less @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Emissary does not grow when it attacks a player of the team with less life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 19 life
    And Angie controls “Marchesa's Emissary”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Marchesa's Emissary”
    And the declare blockers step of Angie's team begins
    Then “Marchesa's Emissary” has no +1/+1 counters

  @id:ruling.errantry.team @situation:ruling.errantry @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What can attack only alone can't attack the team together with a teammate's creature
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When Angie casts “Errantry” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/2
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward's team with “Grizzly Bears” and “Hill Giant”
    But Angie can attack Edward's team with “Grizzly Bears”

  @id:ruling.errantry.player @situation:ruling.errantry @clause:combat.attack @from:2018-04-27 @must
  Scenario: What can attack only alone can't attack together with a teammate's creature
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When Angie casts “Errantry” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 5/2
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Grizzly Bears” and “Hill Giant”
    But Angie can attack Edward with “Grizzly Bears”

  @id:ruling.rafiq_of_the_many.player @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2018-04-27 @must
  Scenario: Rafiq of the Many grows as it attacks alone, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Rafiq of the Many”
    And Barry controls “Rhox Charger”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Rafiq of the Many”
    And the postcombat main phase of Angie's team begins
    Then “Rafiq of the Many” is 4/4
    And Edward's team has 22 life

  @id:ruling.rafiq_of_the_many.team @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Rafiq of the Many grows as the only attacker of the team, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rafiq of the Many”
    And Barry controls “Rhox Charger”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Rafiq of the Many”
    And the declare blockers step of Angie's team begins
    Then “Rafiq of the Many” is 4/4

  @id:ruling.rhox_charger.player @situation:ruling.rhox_charger @clause:combat.attack @from:2018-04-27 @must
  Scenario: Neither attacker grows where each member attacks with one creature
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rafiq of the Many”
    And Barry controls “Rhox Charger”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Rafiq of the Many”
    And Barry attacks Ronald with “Rhox Charger”
    And the declare blockers step of Angie's team begins
    Then “Rafiq of the Many” is 3/3
    And “Rhox Charger” is 3/3

  @id:ruling.rhox_charger.team @situation:ruling.rhox_charger @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Neither creature grows where each member attacks the team with one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rafiq of the Many”
    And Barry controls “Rhox Charger”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Rafiq of the Many”
    And Barry attacks Edward's team with “Rhox Charger”
    And the declare blockers step of Angie's team begins
    Then “Rafiq of the Many” is 3/3
    And “Rhox Charger” is 3/3

  @id:ruling.ongoing_investigation.team @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2016-01-16 @until:2018-04-27 @must
  Scenario: Two creatures that attack the team and whose damage is dealt to one opponent make Ongoing Investigation trigger once
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ongoing Investigation”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Grizzly Bears”
    And Angie attacks Edward's team with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Edward as the player who is dealt the damage
    Then Angie controls a Clue token

  @id:ruling.ongoing_investigation.player @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Two creatures that attack different opponents make Ongoing Investigation trigger twice
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ongoing Investigation”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Ronald with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie controls two Clue tokens

  @id:ruling.ongoing_investigation.same @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: Two creatures that attack one opponent make Ongoing Investigation trigger once, and a teammate's creature not at all
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ongoing Investigation”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Vanilla 1/1”
    And the postcombat main phase of Angie's team begins
    Then Angie controls a Clue token
