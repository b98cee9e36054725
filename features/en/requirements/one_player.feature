# language: en
Feature: Who has to be attacked
  > A card says that a creature attacks its controller if able. Will the other head do as well, and what if that player can't be attacked?

  @id:must_attack.head @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: The giant has to attack the head that lured it, and neither the other one nor that head's planeswalker will do
    Given Angie controls “Alluring Siren”
    And Angie controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Barry with “Hill Giant”
    And Edward can't attack “Nissa, Voice of Zendikar” with “Hill Giant”
    And Ronald can't attack Angie with “Grizzly Bears”
    But Edward can attack Angie with “Hill Giant”

  @id:must_attack.turn @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: In its next turn the lured giant may attack the other head again, or nobody
    Given Angie controls “Alluring Siren”
    And Edward controls “Hill Giant”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Barry with “Hill Giant”
    When Edward attacks Angie with “Hill Giant”
    And the declare attackers step of Angie's team begins
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature
    And Edward can attack Barry with “Hill Giant”

  @id:must_attack.cost @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Where an attack on that head has to be paid for, the lured giant may attack the other head, or stay at home
    Given Angie controls “Alluring Siren”
    And Angie controls “Windborn Muse”
    And Edward controls “Hill Giant”
    And Edward controls two “Mana Source”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature
    And Edward can attack Barry with “Hill Giant”

  @id:must_attack.group @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2010-10-01 @until:2018-04-27 @must
  Scenario: While creatures attack the other team as a group, the lured giant has to attack the team of who lured it
    Given Angie controls “Alluring Siren”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Ronald can't attack Angie's team with “Grizzly Bears”
    But Edward can attack Angie's team with “Hill Giant”

  @id:must_attack.elsewhere @situation:must_attack @clause:combat.attack_required @variant:free-for-all @from:2010-10-01 @must
  Scenario: Among four players the giant attacks who lured it, whoever sits beside
    Given Angie controls “Alluring Siren”
    And Edward controls “Hill Giant”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Martha's team passes priority
    And Simon's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Martha with “Hill Giant”
    But Edward can attack Angie with “Hill Giant”

  @id:must_attack.target @situation:must_attack.target @clause:target.choose @from:2018-04-27 @must
  Scenario: Only a creature of an opponent is lured, neither a teammate's nor a land, and the siren taps for it
    Given Angie controls “Alluring Siren”
    And Barry controls “Grizzly Bears”
    And Edward controls “Plains”
    And Ronald controls “Hill Giant”
    Then Angie can't activate the ability of “Alluring Siren” targeting “Grizzly Bears”
    And Angie can't activate the ability of “Alluring Siren” targeting “Plains”
    But Angie can activate the ability of “Alluring Siren” targeting “Hill Giant”
    And “Alluring Siren” is tapped

  @id:must_attack.extra_turn @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: In an extra turn right after the one in which it was lured the giant may stay at home
    Given Angie controls “Alluring Siren”
    And Edward controls “Hill Giant”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Time Warp” targeting Edward
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    When Edward attacks Angie with “Hill Giant”
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:must_attack.no_mana @situation:must_attack @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Even an attack that costs no mana has a cost, and so the lured giant may stay at home
    Given Angie controls “Alluring Siren”
    And Angie controls “War Tax”
    And Angie controls “Island”
    And Edward controls “Hill Giant”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Alluring Siren” targeting “Hill Giant”
    And the ability resolves
    And Edward's team passes priority
    And Angie activates the ability of “War Tax” with X = 0
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature
    And Edward can attack Angie with “Hill Giant”
