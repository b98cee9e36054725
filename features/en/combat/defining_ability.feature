# language: en
@source:W
Feature: A creature whose power depends on the defending player
  > A creature's own ability says that its power is the number of creatures of the defending player. There are two: whose creatures count, and from when?

  @id:combat.defining.picked @situation:combat.defining @clause:combat.defending_ability @from:2007-02-01 @until:2018-04-27 @must
  Scenario: The controller of the creature picks one of the defending players
    Given it is the precombat main phase of Edward's team
    And Edward controls “Exercise of the Mirror”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward chooses Barry as the defending player
    And Edward attacks Angie's team with “Exercise of the Mirror”
    Then “Exercise of the Mirror” is 2/4

  @id:combat.defining.other @situation:combat.defining @clause:combat.defending_ability @from:2007-02-01 @until:2018-04-27 @must
  Scenario: The controller of the creature may pick the other defending player
    Given it is the precombat main phase of Edward's team
    And Edward controls “Exercise of the Mirror”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward chooses Angie as the defending player
    And Edward attacks Angie's team with “Exercise of the Mirror”
    Then “Exercise of the Mirror” is 1/4

  @id:combat.defining.early @situation:combat.defining.early @clause:combat.defending_ability @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The pick is made as combat begins, before anybody attacks
    Given it is the precombat main phase of Edward's team
    And Edward controls “Exercise of the Mirror”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the beginning of combat step of Edward's team begins
    And Edward chooses Barry as the defending player
    Then “Exercise of the Mirror” is 2/4

  @id:combat.defining.attacked @situation:combat.defining @clause:combat.defending_ability @from:2018-04-27 @must
  Scenario: The creatures of the player who is attacked count
    Given it is the precombat main phase of Edward's team
    And Edward controls “Exercise of the Mirror”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Exercise of the Mirror”
    Then “Exercise of the Mirror” is 1/4

  @id:combat.defining.too_late @situation:combat.defining.late @clause:combat.defending_ability @from:2009-07-11 @until:2017-04-28 @should
  Scenario: For a creature that enters later nobody was picked
    Given it is the precombat main phase of Edward's team
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    And Edward's team passes priority
    And Angie casts “Exercise of the Mirror”
    And the spell resolves
    Then “Exercise of the Mirror” is 0/4

  @id:combat.defining.late @situation:combat.defining.late @clause:combat.defending_ability @from:2017-04-28 @until:2018-04-27 @must
  Scenario: For a creature that enters later the pick is made as it enters
    Given it is the precombat main phase of Edward's team
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    And Edward's team passes priority
    And Angie casts “Exercise of the Mirror”
    And the spell resolves
    And Angie chooses Barry as the defending player
    Then “Exercise of the Mirror” is 2/4
