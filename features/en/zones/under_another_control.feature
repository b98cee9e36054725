# language: en
Feature: What another player controls for a while
  > A spell or an Aura gives a player control of a creature that is another's. Whose is it then, and what becomes of it afterwards?

  @id:control.turn @situation:control.turn @clause:object.control @clause:layers.lasting @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: A creature that is taken for a turn attacks its owner, and goes back as the turn ends
    Given Edward's team has 20 life
    And Edward controls “Hill Giant”
    And “Hill Giant” is tapped
    And Edward controls “Grizzly Bears”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Edward controls a creature
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    When the upkeep of Edward's team begins
    Then Edward controls two creatures
    And Angie controls no creatures

  @id:control.turn.teams @situation:control.turn @clause:object.control @from:2018-04-27 @must
  Scenario: A creature that is taken is the caster's and not the teammate's, and blocks for nobody of the team that had it
    Given Edward controls “Hill Giant”
    And Edward controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Barry controls a creature
    And Edward controls a creature
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Grizzly Bears” with “Hill Giant”
    But Edward can block “Grizzly Bears” with “Birds of Paradise”

  @id:control.aura @situation:control.aura @clause:object.control @clause:ability.static @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: An enchanted creature is its new controller's, and has just come to that player
    Given Edward controls “Hill Giant”
    And Angie controls “Wind Drake”
    When Angie casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Edward controls no creatures
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Hill Giant”
    But Angie can attack Edward with “Wind Drake”

  @id:control.aura.ends @situation:control.aura @clause:object.control @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Without the Aura the creature is again its owner's
    Given Edward controls “Hill Giant”
    When Angie casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”
    When Angie casts “Naturalize” targeting “Control Magic”
    And the spell resolves
    Then Edward controls “Hill Giant”
    And Angie controls no creatures
    And Angie has “Control Magic” in her graveyard

  @id:control.latest @clause:object.control @clause:layers.lasting @from:2009-10-01 @must
  Scenario: Of several who took a creature the last has it, and then whoever took it before
    Given Edward controls “Hill Giant”
    When Angie casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    Then Barry controls “Hill Giant”
    And Angie controls no creatures
    When the upkeep of Edward's team begins
    Then Angie controls “Hill Giant”
    And Barry controls no creatures
    And Edward controls no creatures

  @id:control.attacker @situation:control.attacker @clause:object.control @variant:two-player @from:2005-08-01 @must
  Scenario: An attacking creature that is taken attacks no more, and blocks for who has taken it
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Edward attacks Angie with “Grizzly Bears”
    And Edward's team passes priority
    And Angie casts “Blind with Anger” targeting “Hill Giant”
    And the spell resolves
    Then “Grizzly Bears” is attacking
    And “Hill Giant” is untapped
    When the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Edward controls no creatures

  @id:control.blocker @situation:control.attacker @clause:object.control @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A blocking creature that is taken deals no damage, and what it blocked stays blocked
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Hill Giant”
    And Edward casts “Blind with Anger” targeting “Hill Giant”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Edward controls two creatures
    When the upkeep of Angie's team begins
    Then Angie controls “Hill Giant”
    And Edward controls a creature

  @id:control.targets @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2009-10-01 @must
  Scenario: Only creatures can be taken, by one spell no legendary ones, and another destroys artifacts and enchantments alone
    Given Edward controls “Teferi's Moat”
    And Edward controls “Heartless Hidetsugu”
    And Edward controls “Obsianus Golem”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Act of Treason” targeting “Teferi's Moat”
    And Angie can't cast “Control Magic” targeting “Teferi's Moat”
    And Angie can't cast “Blind with Anger” targeting “Teferi's Moat”
    And Angie can't cast “Blind with Anger” targeting “Heartless Hidetsugu”
    And Angie can't cast “Naturalize” targeting “Hill Giant”
    But Angie can cast “Act of Treason” targeting “Heartless Hidetsugu”
    When the spell resolves
    Then Angie can cast “Control Magic” targeting “Hill Giant”
    When the spell resolves
    Then Angie can cast “Blind with Anger” targeting “Obsianus Golem”
    When the spell resolves
    Then Angie can cast “Naturalize” targeting “Obsianus Golem”
    When the spell resolves
    Then Edward has “Obsianus Golem” in his graveyard

  @id:control.at_once @situation:control.turn @clause:object.control @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A tapped creature that is taken by an instant is untapped and attacks at once
    Given Edward's team has 20 life
    And Edward controls “Hill Giant”
    And “Hill Giant” is tapped
    When Angie casts “Blind with Anger” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life

  @id:control.leaves.taker @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: What a player who leaves had taken is its owner's again
    Given Edward controls “Hill Giant”
    When Angie casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    And Angie concedes the game
    Then Edward controls “Hill Giant”

  @id:control.leaves.taker.turn @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2009-10-01 @must
  Scenario: What a player who leaves had taken for the turn is its owner's again
    Given Edward controls “Hill Giant”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    And Angie concedes the game
    Then Edward controls “Hill Giant”

  @id:control.leaves.owner @situation:control.leaves @clause:team.leaves @clause:object.control @variant:free-for-all @from:2005-08-01 @must
  Scenario: What another has taken leaves with its owner, and the Aura stays behind
    Given Edward controls “Hill Giant”
    When Angie casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    And Edward concedes the game
    Then Angie controls no creatures
    And Angie has “Control Magic” in her graveyard

  @id:control.leaves.borrowed @clause:team.leaves @clause:effect.onto_battlefield @variant:free-for-all @from:2009-10-01 @must
  Scenario: What a player who leaves controls and never was another's to control is exiled
    Given Edward has “Hill Giant” in his graveyard
    When Angie casts “Ashen Powder” targeting “Hill Giant”
    And the spell resolves
    And Angie concedes the game
    Then Edward owns “Hill Giant” in exile
    And Edward controls no creatures

  @id:control.leaves.lent @clause:team.lent @clause:effect.onto_battlefield @variant:free-for-all @from:2016-01-16 @must
  Scenario: What would go back to a player who has left is exiled
    Given Edward has “Hill Giant” in his graveyard
    When Angie casts “Ashen Powder” targeting “Hill Giant”
    And the spell resolves
    And the precombat main phase of Martha's team begins
    And Martha casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    And Angie concedes the game
    Then Martha controls “Hill Giant”
    When Martha casts “Naturalize” targeting “Control Magic”
    And the spell resolves
    Then Edward owns “Hill Giant” in exile
    And Martha controls no creatures
