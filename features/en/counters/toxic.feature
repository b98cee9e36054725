# language: en
Feature: Toxic creatures
  > A toxic creature deals combat damage. Who gets poison counters, how many, and what becomes of the damage?

  @id:poison.toxic.besides @situation:poison.toxic @clause:poison.toxic @clause:poison.shared @from:2024-11-08 @must
  Scenario: The player who is attacked gets poison counters besides the damage, and they are the team's
    Given Angie controls “Branchblight Stalker”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Branchblight Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 27 life
    And Edward's team has two poison counters
    And Angie's team has no poison counters

  @id:poison.toxic.each @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  Scenario: Of two creatures each gives its own counters, whichever head it attacks, and fifteen lose the game
    Given Angie controls “Branchblight Stalker”
    And Barry controls “Bilious Skulldweller”
    And Edward's team has 12 poison counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Branchblight Stalker”
    And Barry attacks Ronald with “Bilious Skulldweller”
    And the postcombat main phase of Angie's team begins
    Then Edward's team loses the game

  @id:poison.toxic.three @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scenario: Of two creatures one gives two counters and the other one
    Given Angie controls “Branchblight Stalker”
    And Barry controls “Bilious Skulldweller”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Branchblight Stalker”
    And Barry attacks Ronald with “Bilious Skulldweller”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has three poison counters

  @id:poison.toxic.deathtouch @situation:poison.toxic.deathtouch @clause:damage.deathtouch @from:2024-11-08 @must
  Scenario: A toxic creature with deathtouch destroys what blocks it
    Given Barry controls “Bilious Skulldweller”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Bilious Skulldweller”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Bilious Skulldweller” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Ronald has “Hill Giant” in his graveyard

  @id:poison.toxic.fourteen @situation:poison.toxic @clause:poison.toxic @clause:poison.lethal @from:2024-11-08 @must
  Scenario: A creature that is toxic by 2 gives two counters and not three, as many as it deals damage
    Given Angie controls “Branchblight Stalker”
    And Edward's team has 12 poison counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Branchblight Stalker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 poison counters
    And the game goes on

  @id:poison.toxic.blocked @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scenario: A creature that it deals combat damage gives nobody a counter
    Given Angie controls “Branchblight Stalker”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Branchblight Stalker”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Branchblight Stalker” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has no poison counters
    And Ronald has “Hill Giant” in his graveyard

  @id:poison.toxic.other_damage @situation:poison.toxic @clause:poison.toxic @from:2024-11-08 @must
  Scenario: Damage that it deals outside of combat gives no counters
    Given Angie controls “Branchblight Stalker”
    And Edward's team has 30 life
    When Angie casts “Soul's Fire” targeting “Branchblight Stalker” and Edward
    And the spell resolves
    Then Edward's team has 27 life
    And Edward's team has no poison counters

  @id:poison.toxic.alone @situation:poison.toxic @clause:poison.toxic @variant:free-for-all @from:2024-11-08 @must
  Scenario: Where each plays alone the counters are those of the player who is attacked
    Given Angie controls “Branchblight Stalker”
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Branchblight Stalker”
    And the postcombat main phase of Angie's team begins
    Then Martha has two poison counters
    And Edward has no poison counters
    And Simon has no poison counters
