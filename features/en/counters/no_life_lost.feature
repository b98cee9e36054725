# language: en
Feature: Damage that costs no life
  > Damage by a creature with infect gives poison counters instead of costing life. Does anything trigger on life that is lost?

  @id:poison.no_loss @clause:poison.infect @clause:life.shared @from:2018-04-27 @must
  Scenario: Poison is no life lost, be it dealt alone or beside damage that is
    Given Angie's team has 10 life
    And Angie controls “Transcendence”
    And it is the precombat main phase of Edward's team
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Glistener Elf”
    And Ronald attacks Angie with “Grizzly Bears”
    And the combat damage step of Edward's team begins
    Then Angie's team has 8 life
    And Angie's team has one poison counter
    When the triggered ability of “Transcendence” resolves
    Then Angie's team has 12 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 12 life
    When Edward's team finishes its turn
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Glistener Elf”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 12 life
    And Angie's team has two poison counters
