# language: en
@source:F @source:W
Feature: An effect that speaks of the defending player
  > A team of two is attacked, and an effect speaks of one defending player. Which one does it mean?

  @id:combat.thraximundar.one @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2007-02-01 @until:2018-04-27 @must
  Scenario: The controller of Thraximundar picks the defending player who sacrifices
    Given Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    And Edward chooses Barry as the defending player
    Then Barry controls no creatures
    And Angie controls a creature

  @id:combat.thraximundar.other @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2007-02-01 @until:2018-04-27 @must
  Scenario: The controller of Thraximundar may pick the other defending player
    Given Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    And Edward chooses Angie as the defending player
    Then Barry controls a creature
    And Angie controls no creatures

  @id:combat.thraximundar.attacked @situation:combat.thraximundar @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: The player whom Thraximundar attacks sacrifices, and picks the creature
    Given Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Birds of Paradise”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    And Barry sacrifices “Hill Giant”
    Then Barry controls “Birds of Paradise”
    And Barry controls a creature
    And Angie controls a creature

  @id:combat.thraximundar.grows @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: Thraximundar grows by the sacrifice if its controller likes
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Angie controls “Grizzly Bears”
    When Edward casts “Thraximundar”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Thraximundar”
    And Edward does what the ability allows
    And the postcombat main phase of Edward's team begins
    Then Angie controls no creatures
    And Angie's team has 23 life

  @id:combat.thraximundar.stays @clause:combat.defending_effect @source:F-EX04 @from:2018-04-27 @must
  Scenario: Thraximundar stays as it is if its controller likes that better
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Angie controls “Grizzly Bears”
    When Edward casts “Thraximundar”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Thraximundar”
    And Edward does not do what the ability allows
    And the postcombat main phase of Edward's team begins
    Then Angie controls no creatures
    And Angie's team has 24 life

  @id:combat.defending_effect.several @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Where no creature says who is meant, the controller of the effect picks
    Given Edward controls “Hill Giant”
    And Edward controls “Exercise of the Tribute”
    And Edward controls “Mana Source”
    And Angie controls “Grizzly Bears”
    And Barry controls “Birds of Paradise”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Edward activates the ability of “Exercise of the Tribute”
    And the ability resolves
    And Edward chooses Barry as the defending player
    Then Barry controls no creatures
    And Angie controls a creature

  @id:combat.defending_effect.no_combat @clause:combat.defending_effect @from:2007-02-01 @must
  Scenario: Before combat nobody defends, and no creature is sacrificed
    Given it is the precombat main phase of Edward's team
    And Edward controls “Exercise of the Tribute”
    And Edward controls “Mana Source”
    And Angie controls “Grizzly Bears”
    And Barry controls “Birds of Paradise”
    When Edward activates the ability of “Exercise of the Tribute”
    And the ability resolves
    Then Angie controls a creature
    And Barry controls a creature
