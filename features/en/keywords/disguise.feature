# language: en
Feature: Cards that are cast face down with ward
  > A card is cast face down, and shows that it has ward. Who has to pay to target it, and when is it turned up?

  @id:disguise.warded @situation:disguise @clause:spell.disguise @clause:trigger.ward @from:2024-02-09 @must
  Scenario: Face down it does nothing as it enters, and what an opponent targets it with who does not pay is countered
    Given Angie's team has 20 life
    And Edward controls “Mountain”
    When Angie casts “Nightdrinker Moroii” face down
    And the spell resolves
    And Edward does not pay what is asked for
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Nightdrinker Moroii”
    And the triggered ability of “Nightdrinker Moroii” resolves
    Then Edward has “Shock” in his graveyard
    And “Nightdrinker Moroii” is face down
    And “Nightdrinker Moroii” is 2/2
    And Angie's team has 20 life

  @id:disguise.teammate @situation:disguise @clause:spell.disguise @clause:trigger.ward @clause:team.opponents @from:2024-02-09 @must
  Scenario: A teammate has nothing to pay, and it dies as a 2/2 creature does
    Given Angie controls “Nightdrinker Moroii”
    And “Nightdrinker Moroii” is face down
    When Barry casts “Shock” targeting “Nightdrinker Moroii”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie has “Nightdrinker Moroii” in her graveyard

  @id:disguise.up @situation:disguise @clause:spell.disguise @clause:spell.turned_up @from:2024-02-09 @must
  Scenario: Turned up it flies and has no ward any more, and nobody loses life
    Given Angie controls “Nightdrinker Moroii”
    And “Nightdrinker Moroii” is face down
    And Angie controls two “Swamp”
    And Barry controls two “Swamp”
    And Angie's team has 20 life
    Then Barry can't turn “Nightdrinker Moroii” face up
    But Angie can turn “Nightdrinker Moroii” face up
    And “Nightdrinker Moroii” is 4/2
    And Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Nightdrinker Moroii”
    And the spell resolves
    Then Angie has “Nightdrinker Moroii” in her graveyard
