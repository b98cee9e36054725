# language: en
Feature: Nothing is shared
  > Teammates may consult, and look at each other's hands. What else is theirs in common?

  @id:versus.hand.seen @clause:hand.seen @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Teammates may look at each other's hands, and opponents may not
    Given Angie has “Shock” in hand
    And Barry has “Divination” in hand
    Then Barry may look at “Shock”
    And Angie may look at “Divination”
    But Edward may not look at “Shock”
    And Ronald may not look at “Divination”

  @id:versus.mana @clause:versus.apart @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Nobody pays with the mana of the teammate
    Given Angie controls no “Mana Source”
    And Barry controls “Mana Source”
    And Edward has 20 life
    Then Angie can't cast “Shock” targeting Edward
    When Angie passes priority
    Then Barry can cast “Shock” targeting Edward

  @id:versus.permanents @clause:versus.apart @clause:object.you @variant:team-vs-team @from:2011-09-30 @must
  Scenario: In Team vs. Team, too, nobody activates an ability of the teammate's permanents
    Given Barry controls “Wall of Blood”
    And Barry has 20 life
    And Angie has 20 life
    Then Angie can't activate the ability of “Wall of Blood”
    When Angie passes priority
    Then Barry can activate the ability of “Wall of Blood”
    And Barry has 19 life
    And Angie has 20 life
