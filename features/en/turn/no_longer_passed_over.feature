# language: en
Feature: Phases that are passed over no longer
  > As long as an enchantment is there its player's team has neither main nor combat phases. It leaves in the end step. What does the next turn have?

  @id:skip.main.no_longer @clause:turn.skip @clause:turn.of_team @from:2018-04-27 @must
  Scenario: When what passes main phases over has left, the team's next turn has both of them, and a combat phase
    Given it is the precombat main phase of Edward's team
    And Angie controls “Exercise of the White Flag”
    When the draw step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the end step of Angie's team
    When Angie's team passes priority
    And Edward casts “Utter End” targeting “Exercise of the White Flag”
    And the spell resolves
    Then Angie controls no “Exercise of the White Flag”
    When the draw step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the precombat main phase of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the beginning of combat step of Angie's team
    When the postcombat main phase of Angie's team begins
    Then it is the postcombat main phase of Angie's team
