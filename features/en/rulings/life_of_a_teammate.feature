# language: en
Feature: Life that the teammate gains
  > One member gains life, and the team's total rises. Whose ability triggers, and whose life is doubled?

  @id:ruling.bloodbond_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Bloodbond Vampire grows by the life that its controller gains, and not by the teammate's
    Given Angie's team has 20 life
    And Angie controls “Bloodbond Vampire”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 27 life
    And “Bloodbond Vampire” is 3/3
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And the triggered ability of “Bloodbond Vampire” resolves
    Then Angie's team has 34 life
    And “Bloodbond Vampire” is 4/4
    And “Bloodbond Vampire” has one +1/+1 counter

  @id:ruling.bloodthirsty_aerialist @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Bloodthirsty Aerialist grows by the life that its controller gains, and not by the teammate's
    Given Angie's team has 20 life
    And Barry controls “Bloodthirsty Aerialist”
    And Angie controls “Bottle Gnomes”
    And Barry controls “Bottle Gnomes”
    When Angie activates the ability of Angie's “Bottle Gnomes”
    And the ability resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 23 life
    And “Bloodthirsty Aerialist” is 2/3
    When Barry activates the ability of Barry's “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Bloodthirsty Aerialist” resolves
    Then Angie's team has 26 life
    And “Bloodthirsty Aerialist” is 3/4
    And “Bloodthirsty Aerialist” has one +1/+1 counter

  @id:ruling.cliffhaven_vampire @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Cliffhaven Vampire costs the other team 2 life when its controller gains some, and nothing when the teammate does
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Cliffhaven Vampire”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 27 life
    And Edward's team has 20 life
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And the triggered ability of “Cliffhaven Vampire” resolves
    Then Edward's team has 18 life
    And Angie's team has 34 life

  @id:ruling.defiant_bloodlord @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Defiant Bloodlord costs one opponent as much life as its controller gains, and nothing for the teammate's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Defiant Bloodlord”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 27 life
    And Edward's team has 20 life
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And Angie chooses Ronald as the target
    And the triggered ability of “Defiant Bloodlord” resolves
    Then Edward's team has 13 life
    And Angie's team has 34 life

  @id:ruling.gideons_company @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Gideon's Company gets two counters when its controller gains life, and none when the teammate does
    Given Angie's team has 20 life
    And Angie controls “Gideon's Company”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 27 life
    And “Gideon's Company” has no +1/+1 counters
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And the triggered ability of “Gideon's Company” resolves
    Then “Gideon's Company” has two +1/+1 counters
    And Angie's team has 34 life

  @id:ruling.alhammarrets_archive @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Alhammarret's Archive doubles the life that its controller gains, and not the teammate's
    Given Angie's team has 20 life
    And Angie controls “Alhammarret's Archive”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    When Angie casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 41 life

  @id:ruling.boon_reflection @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Boon Reflection doubles the life that its controller gains, and not the teammate's
    Given Angie's team has 20 life
    And Barry controls “Boon Reflection”
    When Angie casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 27 life
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 41 life

  @id:ruling.benediction_of_moons @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Of four players in two teams Benediction of Moons counts each
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Benediction of Moons”
    And the spell resolves
    Then Angie's team has 24 life
    And Edward's team has 20 life

  @id:ruling.benediction_of_moons.two_players @situation:ruling.benediction_of_moons @clause:life.start_alone @variant:two-player @from:2005-08-01 @must
  Scenario: In a game of two Benediction of Moons gives 2 life
    Given Angie's team has 20 life
    When Angie casts “Benediction of Moons”
    And the spell resolves
    Then Angie's team has 22 life

  @id:ruling.benediction_of_moons.left @situation:ruling.benediction_of_moons @clause:team.leaves @variant:free-for-all @from:2005-08-01 @must
  Scenario: Who has left a game of several players does not count for Benediction of Moons
    Given Angie's team has 20 life
    When Angie casts “Benediction of Moons”
    And the spell resolves
    Then Angie's team has 24 life
    When Edward concedes the game
    And Angie casts “Benediction of Moons”
    And the spell resolves
    Then Angie's team has 27 life
