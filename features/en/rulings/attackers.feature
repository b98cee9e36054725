# language: en
Feature: Attackers and blockers beside a teammate's
  > Teammates attack and block together. When is a creature alone, and whom does it attack?

  @id:ruling.trusty_companion.team @situation:ruling.trusty_companion @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Trusty Companion can attack the team together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Trusty Companion”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward's team with “Trusty Companion”
    But Angie can attack Edward's team with “Trusty Companion” and “Grizzly Bears”

  @id:ruling.trusty_companion.player @situation:ruling.trusty_companion @clause:combat.attack @from:2018-04-27 @must
  Scenario: Trusty Companion can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Trusty Companion”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Trusty Companion”
    But Angie can attack Edward with “Trusty Companion”
    And Barry can attack Ronald with “Grizzly Bears”

  @id:ruling.wojek_bodyguard @clause:combat.attack @from:2018-04-27 @must
  Scenario: Wojek Bodyguard can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wojek Bodyguard”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Wojek Bodyguard”
    But Angie can attack Edward with “Wojek Bodyguard”
    And Barry can attack Ronald with “Grizzly Bears”

  @id:ruling.wojek_bodyguard.blocks @clause:combat.block @from:2018-04-27 @must
  Scenario: Wojek Bodyguard can block together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Wojek Bodyguard”
    And Ronald controls “Goblin Piker”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Wojek Bodyguard”
    But Edward can block “Grizzly Bears” with “Wojek Bodyguard”
    And Ronald can block “Hill Giant” with “Goblin Piker”

  @id:ruling.waveskimmer_aven.team @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Waveskimmer Aven grows as the only attacker of the team, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Waveskimmer Aven”
    And Barry controls “Rhox Charger”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Waveskimmer Aven”
    And the declare blockers step of Angie's team begins
    Then “Waveskimmer Aven” is 3/5

  @id:ruling.waveskimmer_aven.player @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  Scenario: Waveskimmer Aven grows as it attacks alone, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Waveskimmer Aven”
    And Barry controls “Rhox Charger”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Waveskimmer Aven”
    And the declare blockers step of Angie's team begins
    Then “Waveskimmer Aven” is 3/5

  @id:ruling.waveskimmer_aven.both @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  Scenario: Where the teammate attacks as well, Waveskimmer Aven does not grow
    Given it is the precombat main phase of Angie's team
    And Angie controls “Waveskimmer Aven”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Waveskimmer Aven”
    And Barry attacks Ronald with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then “Waveskimmer Aven” is 2/4

  @id:ruling.marchesas_infiltrator.team @situation:ruling.marchesas_infiltrator @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scenario: Marchesa's Infiltrator grows when it attacks the team with the most life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 21 life
    And Angie controls “Marchesa's Infiltrator”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Marchesa's Infiltrator”
    And the triggered ability of “Marchesa's Infiltrator” resolves
    Then “Marchesa's Infiltrator” has one +1/+1 counter

  @id:ruling.marchesas_infiltrator.player @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Infiltrator grows when it attacks either player of the team with the most life, and draws when it deals damage
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Marchesa's Infiltrator”
    And Angie has two cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Marchesa's Infiltrator”
    And the postcombat main phase of Angie's team begins
    Then “Marchesa's Infiltrator” has one +1/+1 counter
    And Edward's team has 18 life
    And Angie has three cards in hand

  @id:ruling.marchesas_infiltrator.less @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  Scenario: Marchesa's Infiltrator does not grow when it attacks a player of the team with less life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 19 life
    And Angie controls “Marchesa's Infiltrator”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Marchesa's Infiltrator”
    And the declare blockers step of Angie's team begins
    Then “Marchesa's Infiltrator” has no +1/+1 counters
