# language: en
Feature: Attacks that have to be paid for
  > A card of one member makes attackers pay. Who pays, how often, and for an attack on whom?

  @id:ruling.windborn_muse.team @situation:ruling.windborn_muse @clause:combat.attack @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Under Windborn Muse an attack on the team costs each creature's controller once, and nobody else can pay
    Given it is the precombat main phase of Edward's team
    And Angie controls “Windborn Muse”
    And Edward controls “Grizzly Bears”
    And Edward controls two “Mana Source”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Ronald can't attack Angie's team with “Hill Giant”
    But Edward can attack Angie's team with “Grizzly Bears”

  @id:ruling.windborn_muse.player @situation:ruling.windborn_muse @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Windborn Muse makes who attacks its controller pay once, and not who attacks the teammate
    Given it is the precombat main phase of Edward's team
    And Angie controls “Windborn Muse”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Ronald controls two “Mana Source”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack Barry with “Grizzly Bears”
    And Ronald can attack Angie with “Hill Giant”

  @id:ruling.windborn_muse.walker @situation:ruling.windborn_muse @clause:combat.attack @from:2018-04-27 @must
  Scenario: Under Windborn Muse an attack on a planeswalker of its controller costs nothing
    Given it is the precombat main phase of Edward's team
    And Angie controls “Windborn Muse”
    And Angie controls “Chandra, Pyrogenius”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack “Chandra, Pyrogenius” with “Grizzly Bears”

  @id:ruling.koskun_falls.team @situation:ruling.koskun_falls @clause:combat.attack @clause:mana.own @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Under Koskun Falls an attack on the team costs each creature's controller once, and nobody else can pay
    Given it is the precombat main phase of Edward's team
    And Angie controls “Koskun Falls”
    And Edward controls “Grizzly Bears”
    And Edward controls two “Mana Source”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Ronald can't attack Angie's team with “Hill Giant”
    But Edward can attack Angie's team with “Grizzly Bears”

  @id:ruling.koskun_falls.player @situation:ruling.koskun_falls @clause:combat.attack @clause:mana.own @from:2018-04-27 @must
  Scenario: Koskun Falls makes who attacks its controller pay once, and not who attacks the teammate
    Given it is the precombat main phase of Edward's team
    And Angie controls “Koskun Falls”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Ronald controls two “Mana Source”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack Barry with “Grizzly Bears”
    And Ronald can attack Angie with “Hill Giant”

  @id:ruling.war_tax.team @situation:ruling.war_tax @clause:combat.attack @clause:mana.own @clause:replacement.open @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Under War Tax an attack on the team costs each creature's controller X once
    Given it is the precombat main phase of Edward's team
    And Angie controls “War Tax”
    And Angie controls three “Island”
    And Edward controls “Grizzly Bears”
    And Edward controls two “Mana Source”
    And Ronald controls “Hill Giant”
    When Edward's team passes priority
    And Angie activates the ability of “War Tax” with X = 2
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Ronald can't attack Angie's team with “Hill Giant”
    But Edward can attack Angie's team with “Grizzly Bears”

  @id:ruling.war_tax.player @situation:ruling.war_tax @clause:combat.attack @clause:mana.own @clause:replacement.open @from:2018-04-27 @must
  Scenario: War Tax makes whoever attacks pay X once, whichever member is attacked
    Given it is the precombat main phase of Edward's team
    And Angie controls “War Tax”
    And Angie controls three “Island”
    And Edward controls “Grizzly Bears”
    And Edward controls two “Mana Source”
    And Ronald controls “Hill Giant”
    When Edward's team passes priority
    And Angie activates the ability of “War Tax” with X = 2
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Ronald can't attack Angie with “Hill Giant”
    And Ronald can't attack Barry with “Hill Giant”
    But Edward can attack Barry with “Grizzly Bears”

  @id:ruling.war_tax.ends @situation:ruling.war_tax @clause:combat.attack @clause:layers.lasting @from:2018-04-27 @must
  Scenario: War Tax costs nothing any more in the next turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “War Tax”
    And Angie controls two “Island”
    And Edward controls “Grizzly Bears”
    When Angie activates the ability of “War Tax” with X = 1
    And the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Grizzly Bears”
