# language: en
Feature: Cards that ask for one's own commander
  > An ability works where its player controls the own commander. Whose commander is it in a team, and whom does it hit?

  @id:lieutenant.own @situation:lieutenant @clause:commander.designation @clause:trigger.step @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: With its player's commander on the battlefield each member of the other team loses 3 life
    Given Angie controls “Loyal Subordinate”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Edward's team has 30 life
    And Angie's team has 30 life
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Loyal Subordinate” resolves
    Then Edward's team has 24 life
    And Angie's team has 30 life

  @id:lieutenant.mates @situation:lieutenant @clause:commander.designation @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: A teammate's commander is not one's own, and nothing triggers
    Given Angie controls “Loyal Subordinate”
    And Barry controls “Isamaru, Hound of Konda”
    And Barry's commander is “Isamaru, Hound of Konda”
    And Edward's team has 30 life
    When the beginning of combat step of Angie's team begins
    Then the stack is empty
    And Edward's team has 30 life

  @id:lieutenant.alone @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Among players on their own each opponent loses 3 life, and where the commander is gone in response nobody does
    Given Angie controls “Loyal Subordinate”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Edward's team has 40 life
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Loyal Subordinate” resolves
    Then Edward's team has 37 life
    When the upkeep of Edward's team begins
    And the beginning of combat step of Angie's team begins
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie puts her commander into the command zone
    And the triggered ability of “Loyal Subordinate” resolves
    Then Edward's team has 37 life

  @id:lieutenant.taken @situation:lieutenant @clause:commander.designation @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: A commander that another has taken is not controlled by its owner, nor is it the taker's own
    Given Angie controls “Loyal Subordinate”
    And Angie controls “Hill Giant”
    And Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    When Angie casts “Act of Treason” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Angie controls “Isamaru, Hound of Konda”
    When the beginning of combat step of Angie's team begins
    Then the stack is empty

  @id:fewer_for_opponents @clause:cost.total @clause:team.opponents @from:2018-04-27 @must
  Scenario: What costs one less for each opponent costs two less against a team of two
    Given Barry controls four “Island”
    And Angie controls five “Island”
    And Edward controls “Hill Giant”
    Then Barry can't cast “Coastal Breach”
    But Angie can cast “Coastal Breach”
    When the spell resolves
    Then Edward has “Hill Giant” in hand
    And Angie has no unspent mana
