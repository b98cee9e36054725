# language: en
Feature: Combat of two teams, each player alone
  > A player attacks the players of the other team. Who may be attacked, and who blocks for whom?

  @id:versus.attack @clause:versus.attacks @clause:combat.teammate_defends_not @clause:combat.each_attacked @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Neither the teammate nor oneself can be attacked, but either opponent
    Given Angie controls “Hill Giant”
    And Ronald has 20 life
    When the declare attackers step of Angie begins
    Then Angie can't attack Barry with “Hill Giant”
    And Angie can't attack Angie with “Hill Giant”
    But Angie can attack Ronald with “Hill Giant”
    When the postcombat main phase of Angie begins
    Then Ronald has 17 life

  @id:versus.attack.both @clause:versus.attacks @clause:combat.each_attacked @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In one attack both opponents can be attacked, each by other creatures
    Given Edward has 20 life
    And Ronald has 20 life
    And Barry has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Grizzly Bears”
    And the postcombat main phase of Angie begins
    Then Edward has 17 life
    And Ronald has 18 life
    And Barry has 20 life

  @id:versus.attack.turn @clause:turn.teams @clause:combat.attack_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A creature of the teammate does not attack in the turn of a player
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie begins
    Then Barry can't attack Edward with “Grizzly Bears”
    And Angie can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Hill Giant”
    When the declare attackers step of Barry begins
    Then Barry can attack Edward with “Grizzly Bears”

  @id:versus.block @clause:combat.own_blocks @clause:combat.each_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A player blocks for nobody else, the teammate who is attacked included
    Given Edward has 20 life
    And Ronald has 20 life
    And Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie begins
    Then Ronald can't block “Hill Giant” with “Grizzly Bears”
    And Edward can't block “Hill Giant” with “Grizzly Bears”
    But Edward can block “Hill Giant” with “Wind Drake”
    When the postcombat main phase of Angie begins
    Then Edward has 20 life
    And Ronald has 20 life
    And Edward has “Wind Drake” in his graveyard

  @id:versus.block.apart @clause:combat.each_blocks @clause:combat.own_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Of two who are attacked each blocks what attacks that player, the one who is first in turn order first
    Given Edward has 20 life
    And Ronald has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    And Ronald controls “Air Elemental”
    When the declare attackers step of Angie begins
    And Angie attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Grizzly Bears”
    And the declare blockers step of Angie begins
    Then Ronald can't block “Grizzly Bears” with “Air Elemental”
    When Edward blocks “Hill Giant” with “Wind Drake”
    Then Ronald can't block “Hill Giant” with “Air Elemental”
    But Ronald can block “Grizzly Bears” with “Air Elemental”
    When the postcombat main phase of Angie begins
    Then Edward has 20 life
    And Ronald has 20 life
    And Angie has “Grizzly Bears” in her graveyard
    And Edward has “Wind Drake” in his graveyard

  @id:versus.block.teammate @clause:combat.teammate_defends_not @clause:combat.each_blocks @variant:team-vs-team @from:2011-09-30 @must
  Scenario: The teammate of the attacking player blocks nothing, and is passed over
    Given it is the precombat main phase of Barry
    And Barry controls “Hill Giant”
    And Angie controls “Air Elemental”
    And Edward controls “Wind Drake”
    When the declare attackers step of Barry begins
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Barry begins
    Then Angie can't block “Hill Giant” with “Air Elemental”
    But Edward can block “Hill Giant” with “Wind Drake”
    When the postcombat main phase of Barry begins
    Then Edward has “Wind Drake” in his graveyard

  @id:versus.landwalk @clause:combat.defending_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Only the lands of the player who is attacked count, and not those of the teammate
    Given Ronald controls “Forest”
    And Angie controls “Shanodin Dryads”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie begins
    And Angie attacks Edward with “Shanodin Dryads”
    And the declare blockers step of Angie begins
    Then Edward can block “Shanodin Dryads” with “Grizzly Bears”
