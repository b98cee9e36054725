# language: en
@source:W @source:N
Feature: Combat between teams of three or four
  > Three or four players attack together, and as many defend. Who may be attacked, who may block, and who is dealt the damage?

  @id:heads.attack.together @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2018-04-27 @must
  Scenario: Creatures of three players attack three players, and each damages the one whom it attacks
    Given Edward's team has 30 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Celia controls “Turret Ogre”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Ronald with “Grizzly Bears”
    And Celia attacks Victor with “Turret Ogre”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 21 life

  @id:heads.block.together @situation:heads.combat @variant:three-headed-giant @clause:combat.block @clause:combat.attack @clause:team.more_heads @from:2018-04-27 @must
  Scenario: Creatures of three players block, whichever of them is attacked
    Given Edward's team has 30 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Ronald controls “Turret Ogre”
    And Victor controls “Birds of Paradise”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Victor blocks “Hill Giant” with “Birds of Paradise”
    And Ronald blocks “Grizzly Bears” with “Turret Ogre”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 30 life

  @id:heads.attack.team @situation:heads.combat @variant:three-headed-giant @clause:combat.attack @clause:combat.attacks @clause:combat.damaged_player @clause:team.more_heads @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Creatures attacked a team of three as a whole, and the active team picked whom each damaged
    Given Edward's team has 30 life
    And Angie controls “Hill Giant”
    And Celia controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And Celia attacks Edward's team with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Victor as the player who is dealt the damage
    Then Edward's team has 25 life
