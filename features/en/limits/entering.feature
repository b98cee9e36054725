# language: en
Feature: What enters tapped
  > A creature or a land enters the battlefield tapped. What can it do, and when?

  @id:limit.enters_tapped @clause:object.enters_tapped @clause:step.untap @from:2018-04-27 @must
  Scenario: A creature that enters tapped blocks only once its team has untapped; one beside it blocks at once
    Given it is the precombat main phase of Angie's team
    And Edward controls “Wind Drake”
    And Ronald controls “Hill Giant”
    When Angie casts “Diregraf Ghoul”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    Then “Diregraf Ghoul” is tapped
    But “Grizzly Bears” is untapped
    When the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Hill Giant” with “Diregraf Ghoul”
    But Barry can block “Hill Giant” with “Grizzly Bears”
    When the draw step of Angie's team begins
    Then “Diregraf Ghoul” is untapped

  @id:limit.enters_tapped.land @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @clause:turn.each_plays_land @from:2005-08-01 @must
  Scenario: A land that enters tapped gives no mana in the turn it is played, and either colour after that; another land does at once
    Given it is the precombat main phase of Angie's team
    And Angie has “Coastal Tower” in hand
    And Barry has “Forest” in hand
    When Angie plays “Coastal Tower” as a land
    And Barry plays “Forest” as a land
    Then “Coastal Tower” is tapped
    And Angie can't activate the ability of “Coastal Tower”
    But Barry can activate the ability of “Forest”
    When the precombat main phase of Angie's team begins
    And Angie activates the ability of “Coastal Tower”
    And Angie chooses blue as the colour
    Then Angie has one unspent mana
    And “Coastal Tower” is tapped
    And “Forest” is untapped

  @id:limit.enters_tapped.white @situation:limit.enters_tapped @clause:object.enters_tapped @clause:mana.ability @from:2005-08-01 @must
  Scenario: A land of two colours that enters tapped gives either of them later
    Given it is the precombat main phase of Angie's team
    And Angie controls “Coastal Tower”
    When Angie activates the ability of “Coastal Tower”
    And Angie chooses white as the colour
    Then Angie has one unspent mana
