# language: en
Feature: First strike
  > Creatures with first strike deal their damage before the others. The team's combat then has two combat damage steps.

  @id:combat.first_strike.blocked @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2005-08-01 @until:2018-04-27 @must
  Scenario: A creature that strikes first kills a blocker of either opponent and is dealt no damage
    Given Angie controls “Youthful Knight”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Youthful Knight”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Youthful Knight” with “Grizzly Bears”
    And the end of combat step of Angie's team begins
    Then Angie controls “Youthful Knight”
    And Ronald controls no creatures

  @id:combat.first_strike.blocked.now @situation:combat.first_strike.blocked @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: A creature that strikes first still kills a blocker of the other opponent and is dealt no damage
    Given Angie controls “Youthful Knight”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Youthful Knight” with “Grizzly Bears”
    And the end of combat step of Angie's team begins
    Then Angie controls “Youthful Knight”
    And Ronald controls no creatures

  @id:combat.first_strike.teammate @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The teammate's creature without first strike deals its damage in the second step of the same combat
    Given Angie controls “Youthful Knight”
    And Barry controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Youthful Knight”
    And Barry attacks Edward's team with “Hill Giant”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the combat damage step of Angie's team begins
    Then Edward's team has 18 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 15 life

  @id:combat.first_strike.teammate.now @situation:combat.first_strike.teammate @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: The teammate's creature without first strike still deals its damage in the second step
    Given Angie controls “Youthful Knight”
    And Barry controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight”
    And Barry attacks Ronald with “Hill Giant”
    And the combat damage step of Angie's team begins
    Then Edward's team has 18 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 15 life

  @id:combat.first_strike.double @situation:combat.first_strike.double @clause:combat.first_strike @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: A creature with double strike deals damage in both steps
    Given Angie controls “Hearthfire Hobgoblin”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hearthfire Hobgoblin”
    And the combat damage step of Angie's team begins
    Then Edward's team has 18 life
    When the end of combat step of Angie's team begins
    Then Edward's team has 16 life

  @id:combat.first_strike.stack @situation:combat.first_strike.double @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Each of the two combat damage steps put its damage on the stack
    Given Angie controls “Hearthfire Hobgoblin”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hearthfire Hobgoblin”
    And Angie's team chooses Ronald as the player who is dealt the damage
    And the combat damage step of Angie's team begins
    Then Edward's team has 20 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 18 life
    When the end of combat step of Angie's team begins
    Then Edward's team has 16 life
