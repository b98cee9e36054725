# language: en
Feature: A creature that attacks alone
  > A creature attacks alone if it is the only one that its team attacks with, and not only its controller.

  @id:ruling.raging_kronch @clause:combat.attack @from:2018-04-27 @must
  Scenario: Raging Kronch can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Raging Kronch”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Raging Kronch”
    But Angie can attack Edward with “Raging Kronch”
    And Barry can attack Ronald with “Grizzly Bears”

  @id:ruling.loyal_pegasus @clause:combat.attack @from:2018-04-27 @must
  Scenario: Loyal Pegasus can attack together with a teammate's creature, and not alone
    Given it is the precombat main phase of Angie's team
    And Barry controls “Loyal Pegasus”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Loyal Pegasus”
    But Barry can attack Edward with “Loyal Pegasus”
    And Angie can attack Edward with “Grizzly Bears”

  @id:ruling.sighted_caste_sorcerer @clause:combat.attack @from:2018-04-27 @must
  Scenario: An ability about one's own creature that attacks alone is not the teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Sighted-Caste Sorcerer”
    And Barry controls “Angelic Benediction”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the triggered ability of “Sighted-Caste Sorcerer” resolves
    Then “Grizzly Bears” is 3/3
    When the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 3/3

  @id:ruling.angelic_benediction @clause:combat.attack @from:2018-04-27 @must
  Scenario: A creature does not attack alone if a teammate's creature attacks as well
    Given it is the precombat main phase of Angie's team
    And Angie controls “Angelic Benediction”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 2/2

  @id:ruling.lunk_errant @clause:combat.attack @from:2018-04-27 @must
  Scenario: Lunk Errant attacks alone only if it is the only attacker of the team
    Given it is the precombat main phase of Angie's team
    And Angie controls “Lunk Errant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Lunk Errant”
    And the triggered ability of “Lunk Errant” resolves
    Then “Lunk Errant” is 5/5

  @id:ruling.dire_fleet_captain @clause:combat.attack @from:2018-04-27 @must
  Scenario: Dire Fleet Captain counts a teammate's attacking Pirates
    Given it is the precombat main phase of Angie's team
    And Angie controls “Dire Fleet Captain”
    And Barry controls “Forerunner of the Coalition”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Dire Fleet Captain”
    And Barry attacks Edward with “Forerunner of the Coalition”
    And the triggered ability of “Dire Fleet Captain” resolves
    Then “Dire Fleet Captain” is 3/3

  @id:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  Scenario: The equipped creature that attacks alone grows for its controller's others, not for a teammate's, though the Sigil is destroyed
    Given Angie controls “Sigil of Valor”
    And Angie controls two “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Barry controls “Goblin Piker”
    And Barry controls two “Mana Source”
    When Angie activates the ability of “Sigil of Valor”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry casts “Naturalize” targeting “Sigil of Valor”
    And the spell resolves
    Then “Grizzly Bears” is 2/2
    When the triggered ability of “Sigil of Valor” resolves
    Then “Grizzly Bears” is 4/4
    And “Hill Giant” is 3/3

  @id:ruling.sigil_of_valor.both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2018-04-27 @must
  Scenario: The creature with Sigil of Valor does not attack alone beside a teammate's attacker, nor where another creature is the one that does
    Given Angie controls “Sigil of Valor”
    And Angie controls two “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Goblin Piker”
    When Angie activates the ability of “Sigil of Valor”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Goblin Piker”
    And the combat damage step of Angie's team begins
    Then “Grizzly Bears” is 2/2
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Hill Giant” is 3/3
    And “Grizzly Bears” is 2/2

  @id:ruling.sigil_of_valor.team @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  Scenario: In an attack of the whole team the equipped creature is alone where it is the only one
    Given Angie controls “Sigil of Valor”
    And Angie controls two “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Goblin Piker”
    When Angie activates the ability of “Sigil of Valor”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Grizzly Bears”
    And the triggered ability of “Sigil of Valor” resolves
    Then “Grizzly Bears” is 3/3

  @id:ruling.sigil_of_valor.team_both @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.equip @from:2005-08-01 @until:2018-04-27 @must
  Scenario: In an attack of the whole team the equipped creature is not alone beside a teammate's
    Given Angie controls “Sigil of Valor”
    And Angie controls two “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Goblin Piker”
    When Angie activates the ability of “Sigil of Valor”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Grizzly Bears” and “Goblin Piker”
    And the declare blockers step of Angie's team begins
    Then “Grizzly Bears” is 2/2

  @id:ruling.sigil_of_valor.taken @situation:ruling.sigil_of_valor @clause:combat.attack @clause:equipment.control @from:2018-04-27 @must
  Scenario: Where an opponent attacks alone with the equipped creature it grows for all creatures of the Sigil's controller
    Given Angie controls “Sigil of Valor”
    And Angie controls two “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Edward controls “Goblin Piker”
    And Edward controls four “Mana Source”
    When Angie activates the ability of “Sigil of Valor”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Control Magic” targeting “Grizzly Bears”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the triggered ability of “Sigil of Valor” resolves
    Then “Grizzly Bears” is 4/4

  @id:ruling.grunn_the_lonely_king @clause:combat.attack @clause:effect.double @clause:spell.kicker @from:2018-04-27 @must
  Scenario: Grunn that was kicked is 10/10, and doubles as it is when the ability resolves, until the turn ends
    Given Angie controls nine “Mana Source”
    And Angie controls “Hill Giant”
    And Barry controls “Mana Source”
    When Angie casts “Grunn, the Lonely King” paying its kicker cost
    And the spell resolves
    Then “Grunn, the Lonely King” is 10/10
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grunn, the Lonely King”
    And Barry casts “Giant Growth” targeting “Grunn, the Lonely King”
    And the spell resolves
    Then “Grunn, the Lonely King” is 13/13
    When the triggered ability of “Grunn, the Lonely King” resolves
    Then “Grunn, the Lonely King” is 26/26
    And “Hill Giant” is 3/3
    When the upkeep of Edward's team begins
    Then “Grunn, the Lonely King” is 10/10

  @id:ruling.grunn_the_lonely_king.both @situation:ruling.grunn_the_lonely_king @clause:combat.attack @clause:spell.kicker @from:2018-04-27 @must
  Scenario: Grunn that was not kicked is 5/5, and stays so beside a teammate's attacker
    Given Angie controls six “Mana Source”
    And Barry controls “Hill Giant”
    When Angie casts “Grunn, the Lonely King”
    And the spell resolves
    Then “Grunn, the Lonely King” is 5/5
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grunn, the Lonely King”
    And Barry attacks Ronald with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then “Grunn, the Lonely King” is 5/5
    And Edward's team has 22 life
