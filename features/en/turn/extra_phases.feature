# language: en
@source:F @source:I
Feature: Additional phases
  > An effect adds a combat phase and a main phase. Whose phases are they?

  @id:turn.extra_phases @clause:turn.of_team @clause:phase.extra @must
  Scenario Outline: A combat phase that one player's spell adds is the whole team's
    Given Edward's team has 30 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When Angie casts “Seize the Day” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Grizzly Bears”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 28 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the beginning of combat step of Angie's team
    When the declare attackers step of Angie's team begins
    Then Angie can't attack <whom> with “Grizzly Bears”
    But Barry can attack <whom> with “Hill Giant”
    When the postcombat main phase of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the end step of Angie's team

    Examples:
      | from       | whom          |
      | 2005-08-01 | Edward's team |
      | 2018-04-27 | Edward        |
