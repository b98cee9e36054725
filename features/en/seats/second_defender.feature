# language: en
Feature: The second of the defending players
  > A rule is about either defending player. Does it hold of the second one, too?

  @id:seats.second_defender.landwalk @clause:combat.landwalk @from:2006-10-01 @until:2018-04-27 @must
  Scenario: A Forest of the second head keeps the first one from blocking
    Given Barry controls “Forest”
    And Edward controls “Shanodin Dryads”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Shanodin Dryads”
    And Edward attacks Angie's team with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Shanodin Dryads” with “Grizzly Bears”
    But Angie can block “Hill Giant” with “Grizzly Bears”

  @id:seats.second_defender.condition @clause:combat.attack_condition @from:2007-05-01 @until:2018-04-27 @must
  Scenario: What is true of the second head alone is enough
    Given Barry controls “Island”
    And Edward controls “Sea Monster”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Sea Monster”
    Then “Sea Monster” is attacking
