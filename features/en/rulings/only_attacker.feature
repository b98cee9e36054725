# language: en
Feature: The only attacker of a team
  > Something triggers where a creature attacks alone. Does a teammate's attacker stand in the way, and does a teammate's ability see it?

  @id:ruling.angelic_exaltation @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: The only attacker of the team grows by the number of its controller's creatures
    Given it is the precombat main phase of Angie's team
    And Angie controls “Angelic Exaltation”
    And Angie controls “Grizzly Bears”
    And Angie controls “Wind Drake”
    And Angie controls “Fountain of Youth”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the triggered ability of “Angelic Exaltation” resolves
    Then “Grizzly Bears” is 4/4
    When the end step of Angie's team begins
    Then “Grizzly Bears” is 4/4
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2

  @id:ruling.angelic_exaltation.two @situation:ruling.angelic_exaltation @clause:combat.attack @from:2018-04-27 @must
  Scenario: Beside a teammate's attacker Angelic Exaltation does nothing, and for the teammate's only attacker nothing either
    Given it is the precombat main phase of Angie's team
    And Angie controls “Angelic Exaltation”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 3/3
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Barry attacks Ronald with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Hill Giant” is 3/3

  @id:ruling.altar_of_the_goyf @clause:combat.attack @clause:object.types @from:2018-04-27 @must
  Scenario: The only attacker of the team grows by the number of card types in all graveyards, each counted once
    Given it is the precombat main phase of Angie's team
    And Angie controls “Altar of the Goyf”
    And Angie controls “Grizzly Bears”
    And Angie has “Snow-Covered Forest” in her graveyard
    And Angie has “Forest” in her graveyard
    And Barry has “Shock” in his graveyard
    And Edward has “Platinum Angel” in his graveyard
    And Ronald has “Isamaru, Hound of Konda” in his graveyard
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the triggered ability of “Altar of the Goyf” resolves
    Then “Grizzly Bears” is 6/6

  @id:ruling.altar_of_the_goyf.two @situation:ruling.altar_of_the_goyf @clause:combat.attack @from:2018-04-27 @must
  Scenario: Beside a teammate's attacker Altar of the Goyf does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Altar of the Goyf”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry has “Shock” in his graveyard
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 3/3

  @id:ruling.court_archers.team @situation:ruling.court_archers @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Court Archers, the only attacker on the other team, grow once, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Court Archers”
    And Barry controls “Dawnray Archer”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Court Archers”
    And the declare blockers step of Angie's team begins
    Then “Court Archers” is 2/4

  @id:ruling.court_archers.player @situation:ruling.court_archers @clause:combat.attack @from:2018-04-27 @must
  Scenario: Court Archers, the only attacker of the team, grow once, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Court Archers”
    And Barry controls “Dawnray Archer”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Court Archers”
    And the combat damage step of Angie's team begins
    Then “Court Archers” is 2/4
    When the upkeep of Edward's team begins
    Then “Court Archers” is 1/3

  @id:ruling.dawnray_archer.team @situation:ruling.dawnray_archer @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Where both members attack the other team Dawnray Archer does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dawnray Archer”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Grizzly Bears”
    And Barry attacks Edward's team with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 3/3

  @id:ruling.dawnray_archer.player @situation:ruling.dawnray_archer @clause:combat.attack @from:2018-04-27 @must
  Scenario: Where both members attack, each another opponent, Dawnray Archer does nothing; it helps its controller's only attacker
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dawnray Archer”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    And “Hill Giant” is 3/3
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:ruling.goblin_champion @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: Goblin Champion attacks alone in the turn in which it comes, and a teammate's exalted ability does nothing
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Barry controls “Guardians of Akrasa”
    When Angie casts “Goblin Champion”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Champion”
    And the postcombat main phase of Angie's team begins
    Then “Goblin Champion” is 1/2
    And Edward's team has 19 life

  @id:ruling.goblin_champion.two @situation:ruling.goblin_champion @clause:combat.attack @from:2018-04-27 @must
  Scenario: Beside a teammate's attacker Goblin Champion does not grow
    Given it is the precombat main phase of Angie's team
    And Angie controls “Goblin Champion”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Champion”
    And Barry attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then “Goblin Champion” is 0/1
    And “Grizzly Bears” is 2/2

  @id:ruling.guardians_of_akrasa.team @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Guardians of Akrasa, who can't attack, help their controller's only attacker on the other team, and not a teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Guardians of Akrasa”
    And Barry controls “Guardians of Akrasa”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward's team with Angie's “Guardians of Akrasa”
    But Angie can attack Edward's team with “Grizzly Bears”
    When the declare blockers step of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:ruling.guardians_of_akrasa.player @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2018-04-27 @must
  Scenario: Guardians of Akrasa, who can't attack, help their controller's only attacker, and not a teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Guardians of Akrasa”
    And Barry controls “Guardians of Akrasa”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with Angie's “Guardians of Akrasa”
    But Angie can attack Edward with “Grizzly Bears”
    When the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:ruling.first_slivers_chosen @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scenario: Two Slivers of one player make that player's only attacker bigger twice, and a teammate's Sliver does nothing
    Given it is the precombat main phase of Angie's team
    And Angie controls “First Sliver's Chosen”
    And Barry controls “First Sliver's Chosen”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:ruling.first_slivers_chosen.two @situation:ruling.first_slivers_chosen @clause:combat.attack @from:2018-04-27 @must
  Scenario: Beside a teammate's attacker no Sliver makes an attacker bigger
    Given it is the precombat main phase of Angie's team
    And Angie controls “First Sliver's Chosen”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “First Sliver's Chosen”
    And Barry attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then “First Sliver's Chosen” is 3/3
    And “Grizzly Bears” is 2/2

  @id:ruling.bonded_horncrest @clause:combat.attack @from:2018-04-27 @must
  Scenario: Bonded Horncrest can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bonded Horncrest”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Bonded Horncrest”
    But Angie can attack Edward with “Bonded Horncrest”
    And Barry can attack Ronald with “Grizzly Bears”

  @id:ruling.bonded_horncrest.block @situation:ruling.bonded_horncrest @clause:combat.block @from:2018-04-27 @must
  Scenario: Bonded Horncrest can block together with a teammate's creature, and not alone
    Given it is the precombat main phase of Edward's team
    And Angie controls “Bonded Horncrest”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Goblin Piker”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Barry with “Goblin Piker”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Hill Giant” with “Bonded Horncrest”
    But Angie can block “Hill Giant” with “Bonded Horncrest”
    And Barry can block “Goblin Piker” with “Grizzly Bears”

  @id:ruling.bonded_horncrest.team @situation:ruling.bonded_horncrest @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Bonded Horncrest can attack the other team together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bonded Horncrest”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward's team with “Bonded Horncrest”
    But Angie can attack Edward's team with “Bonded Horncrest” and “Grizzly Bears”
