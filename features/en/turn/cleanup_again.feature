# language: en
Feature: A cleanup step with priority
  > A creature dies as a duration ends. Who acts in the cleanup step, and what does the one after it do?

  @id:cleanup.trigger @clause:step.cleanup @clause:trigger.dies @from:2018-04-27 @must
  Scenario: What triggers in the cleanup step resolves in it, another cleanup step follows, and then the turn is over
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Zulaport Cutthroat”
    And Barry controls “Liliana, the Last Hope”
    When Angie casts “Giant Growth” targeting “Zulaport Cutthroat”
    And the spell resolves
    And Barry activates the first ability of “Liliana, the Last Hope”
    And Barry chooses “Zulaport Cutthroat” as the target
    And the ability resolves
    And the end step of Angie's team begins
    Then “Zulaport Cutthroat” is 2/3
    When Angie's team passes priority
    And Edward's team passes priority
    And the triggered ability of “Zulaport Cutthroat” resolves
    Then it is the cleanup step of Angie's team
    And Edward's team has 21 life
    And Angie's team has 18 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Edward's team
    And Angie's team has 18 life

  @id:cleanup.discards @situation:cleanup.trigger @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Cards drawn in a cleanup step with priority are discarded in the one that follows
    Given Edward controls “Zulaport Cutthroat”
    And Barry controls “Liliana, the Last Hope”
    And Angie has seven cards in hand
    When Barry casts “Giant Growth” targeting “Zulaport Cutthroat”
    And the spell resolves
    And Barry activates the first ability of “Liliana, the Last Hope”
    And Barry chooses “Zulaport Cutthroat” as the target
    And the ability resolves
    And the end step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    And the triggered ability of “Zulaport Cutthroat” resolves
    And Angie casts “Meditate”
    And the spell resolves
    Then it is the cleanup step of Angie's team
    And Angie has ten cards in hand
    When Angie's team finishes its turn
    And Angie discards three cards
    Then Angie has seven cards in hand
    And it is the upkeep of Edward's team

  @id:cleanup.action @clause:step.cleanup @clause:state_check.when @from:2005-08-01 @must
  Scenario: A creature that dies in the cleanup step brings priority though nothing triggers, and another cleanup step follows
    Given Angie has seven cards in hand
    And Edward controls “Birds of Paradise”
    When Barry casts “Giant Growth” targeting “Birds of Paradise”
    And the spell resolves
    And Barry casts “Scar” targeting “Birds of Paradise”
    And the spell resolves
    And the end step of Angie's team begins
    Then “Birds of Paradise” is 2/3
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the cleanup step of Angie's team
    And Edward has “Birds of Paradise” in his graveyard
    When Angie casts “Meditate”
    And the spell resolves
    Then it is the cleanup step of Angie's team
    And Angie has ten cards in hand
    When Angie's team finishes its turn
    And Angie discards three cards
    Then it is the upkeep of Edward's team
    And Angie has seven cards in hand

  @id:cleanup.no_action @situation:cleanup.action @clause:step.cleanup @from:2005-08-01 @must
  Scenario: A creature that only shrinks in the cleanup step gives nobody priority
    Given Edward controls “Birds of Paradise”
    When Barry casts “Giant Growth” targeting “Birds of Paradise”
    And the spell resolves
    And the end step of Angie's team begins
    Then “Birds of Paradise” is 3/4
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Edward's team
    And “Birds of Paradise” is 0/1
