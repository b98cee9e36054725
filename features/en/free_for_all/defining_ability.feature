# language: en
Feature: A creature whose power depends on one of three opponents
  > A creature's own ability says that its power is the number of creatures of the defending player. Each opponent may be attacked: whose creatures count?

  @id:free_for_all.defining @clause:combat.defending_alone @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: The creatures of the player who is attacked count, and nobody is picked
    Given Angie controls “Exercise of the Mirror”
    And Edward controls “Grizzly Bears”
    And Martha controls two “Vanilla 1/1”
    And Simon controls three “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Exercise of the Mirror”
    Then “Exercise of the Mirror” is 2/4
