# language: en
Feature: Costs that one member pays with cards and counters
  > A member pays with a card in hand, one in the graveyard or counters. What of the teammate's is of use, and what does the team get?

  @id:ruling.hazoret_the_fervent @clause:life.shared @clause:mana.own @from:2005-08-01 @must
  Scenario: A discarded card of its controller's costs the other team 4 life, and a teammate's can't pay
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Hazoret the Fervent”
    And Angie controls six “Mana Source”
    And Angie has one card in hand
    And Barry has two cards in hand
    When Angie activates the ability of “Hazoret the Fervent”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    And Angie has no cards in hand
    And Barry has two cards in hand

  @id:ruling.hazoret_the_fervent.no_card @situation:ruling.hazoret_the_fervent @clause:cost.resources @from:2013-07-13 @must
  Scenario: Who has no card in hand can't activate Hazoret the Fervent, and the teammate who has one can
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hazoret the Fervent”
    And Angie controls three “Mana Source”
    And Barry controls “Hazoret the Fervent”
    And Barry controls three “Mana Source”
    And Barry has one card in hand
    Then Angie can't activate the ability of “Hazoret the Fervent”
    But Barry can activate the ability of “Hazoret the Fervent”

  @id:ruling.rank_officer @clause:life.shared @from:2005-08-01 @must
  Scenario: A creature card from its controller's graveyard costs the other team 4 life, and those of a teammate are no use
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Rank Officer”
    And Angie controls two “Mana Source”
    And Angie has “Grizzly Bears” in her graveyard
    And Angie has “Divination” in her graveyard
    And Barry has “Hill Giant” in his graveyard
    When Angie activates the ability of “Rank Officer”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    And Angie owns “Grizzly Bears” in exile
    And Barry has “Hill Giant” in his graveyard

  @id:ruling.rank_officer.teammate @situation:ruling.rank_officer @clause:cost.resources @from:2005-08-01 @must
  Scenario: A teammate's creature card can't be exiled for Rank Officer
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rank Officer”
    And Angie controls two “Mana Source”
    And Angie has “Divination” in her graveyard
    And Barry controls “Rank Officer”
    And Barry controls two “Mana Source”
    And Barry has “Hill Giant” in his graveyard
    Then Angie can't activate the ability of “Rank Officer”
    But Barry can activate the ability of “Rank Officer”

  @id:ruling.magosi_the_waterveil @clause:turn.teams @from:2005-08-01 @must
  Scenario: The whole team takes the extra turn that one member pays for, and the land goes to that member's hand
    Given it is the precombat main phase of Angie's team
    And Angie controls “Magosi, the Waterveil”
    And “Magosi, the Waterveil” has one eon counter
    And Barry has two cards in hand
    And Edward has two cards in hand
    When Angie activates the third ability of “Magosi, the Waterveil”
    And the ability resolves
    Then Angie has “Magosi, the Waterveil” in hand
    When Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Barry has three cards in hand
    And Edward has two cards in hand
    When Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Barry has four cards in hand
    And Edward has three cards in hand

  @id:ruling.magosi_the_waterveil.none @situation:ruling.magosi_the_waterveil @clause:cost.resources @from:2005-08-01 @must
  Scenario: Without an eon counter nobody takes an extra turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Magosi, the Waterveil”
    And Barry controls “Spear Spewer”
    Then Angie can't activate the third ability of “Magosi, the Waterveil”
    But Barry can activate the ability of “Spear Spewer”
