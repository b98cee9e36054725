# language: en
Feature: What only a few creatures dare to block
  > A creature has fear, or intimidates. Which creatures of either head can block it?

  @id:feared.black @clause:combat.fear @clause:combat.block @from:2018-04-27 @must
  Scenario: Black creatures of either head block what has fear, and no others
    Given Angie controls “Severed Legion”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Child of Night”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Severed Legion”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Severed Legion” with “Grizzly Bears”
    But Ronald can block “Severed Legion” with “Child of Night”

  @id:feared.artifact @clause:combat.fear @clause:combat.block @from:2005-08-01 @until:2018-04-27 @must
  Scenario: An artifact creature is not afraid
    Given Angie controls “Severed Legion”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Bottle Gnomes”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Severed Legion”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Severed Legion” with “Grizzly Bears”
    But Ronald can block “Severed Legion” with “Bottle Gnomes”

  @id:feared.colour @clause:combat.intimidate @clause:combat.block @from:2018-04-27 @must
  Scenario: A creature that shares a colour is not intimidated, and a black one is
    Given Angie controls “Bladetusk Boar”
    And Edward controls “Child of Night”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bladetusk Boar”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Bladetusk Boar” with “Child of Night”
    But Ronald can block “Bladetusk Boar” with “Hill Giant”

  @id:feared.gnomes @clause:combat.intimidate @clause:combat.block @from:2010-04-23 @until:2018-04-27 @must
  Scenario: An artifact creature is not intimidated either
    Given Angie controls “Bladetusk Boar”
    And Edward controls “Child of Night”
    And Ronald controls “Bottle Gnomes”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Bladetusk Boar”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Bladetusk Boar” with “Child of Night”
    But Ronald can block “Bladetusk Boar” with “Bottle Gnomes”
