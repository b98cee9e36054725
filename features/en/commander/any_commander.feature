# language: en
Feature: Cards that speak of any commander
  > A card does something for commanders that its player controls. Need they be that player's own, and what of a teammate's?

  @id:any_commander.own @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: A commander is bigger and not destroyed, and what is none is as it was
    Given Angie controls “Bastion Protector”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Angie controls “Hill Giant”
    When Angie casts “Murder” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then “Isamaru, Hound of Konda” is 4/4
    And “Hill Giant” is 3/3
    And “Bastion Protector” is 3/3
    When Angie casts “Murder” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard

  @id:any_commander.taken @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: A commander that is taken counts for who has taken it, and no longer for its owner
    Given Angie controls “Bastion Protector”
    And Edward controls “Bastion Protector”
    And Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    When Angie casts “Act of Treason” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then “Isamaru, Hound of Konda” is 4/4
    When Angie casts “Murder” targeting Angie's “Bastion Protector”
    And the spell resolves
    Then “Isamaru, Hound of Konda” is 2/2
    When the upkeep of Edward's team begins
    Then “Isamaru, Hound of Konda” is 4/4

  @id:any_commander.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: A teammate's commander is none that the player controls
    Given Angie controls “Bastion Protector”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Barry controls “Tobias Andrion”
    And Barry's commander is “Tobias Andrion”
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then “Isamaru, Hound of Konda” is 4/4
    And “Tobias Andrion” is 4/4
    When Barry casts “Murder” targeting “Tobias Andrion”
    And the spell resolves
    And Barry puts his commander into the command zone
    Then Barry has “Tobias Andrion” in the command zone

  @id:any_commander.attacks @situation:any_commander @clause:commander.designation @variant:commander @variant:two-player-commander @from:2020-11-20 @must
  Scenario: As a commander attacks it gets a counter, and so does one that is taken, and nothing that is no commander
    Given Angie controls “Keleth, Sunmane Familiar”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Edward controls “Tobias Andrion”
    And Edward's commander is “Tobias Andrion”
    When Angie casts “Act of Treason” targeting “Tobias Andrion”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Angie attacks Edward with “Tobias Andrion”
    And Angie attacks Edward with “Keleth, Sunmane Familiar”
    And the declare blockers step of Angie's team begins
    Then “Isamaru, Hound of Konda” has one +1/+1 counter
    And “Tobias Andrion” has one +1/+1 counter
    And “Keleth, Sunmane Familiar” is 1/1

  @id:any_commander.attacks.mates @situation:any_commander @clause:commander.designation @variant:two-headed-giant-commander @from:2020-11-20 @should
  Scenario: As a teammate's commander attacks nothing is put on it
    Given Angie controls “Keleth, Sunmane Familiar”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Barry controls “Tobias Andrion”
    And Barry's commander is “Tobias Andrion”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Barry attacks Edward with “Tobias Andrion”
    And the declare blockers step of Angie's team begins
    Then “Isamaru, Hound of Konda” has one +1/+1 counter
    And “Tobias Andrion” has no +1/+1 counters
