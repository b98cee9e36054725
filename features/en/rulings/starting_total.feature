# language: en
Feature: Half of what the team began with
  > A card sets the life total of one player to half of what that player began with. What becomes of the team's, and must anybody be chosen?

  @id:ruling.torgaar @clause:life.start @clause:life.set_one @clause:life.shared @from:2010-04-23 @must
  Scenario: The team's life total becomes half of the one with which it began, and the target alone gains what is missing
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 8 life
    And Edward controls “Bloodbond Vampire”
    And Ronald controls “Gideon's Company”
    When Angie casts “Torgaar, Famine Incarnate”
    And the spell resolves
    And Angie chooses Ronald as the target
    And the triggered ability of “Torgaar, Famine Incarnate” resolves
    And the beginning of combat step of Angie's team begins
    Then Edward's team has 15 life
    And Angie's team has 20 life
    And “Bloodbond Vampire” has no +1/+1 counters
    And “Gideon's Company” has two +1/+1 counters

  @id:ruling.torgaar.nobody @situation:ruling.torgaar @clause:target.up_to @from:2010-04-23 @must
  Scenario: Nobody need be chosen, and then no life total becomes another
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 8 life
    When Angie casts “Torgaar, Famine Incarnate”
    And the spell resolves
    And Angie chooses no target
    And the triggered ability of “Torgaar, Famine Incarnate” resolves
    Then Edward's team has 8 life
    And Angie's team has 20 life
    And Angie controls “Torgaar, Famine Incarnate”
