# language: en
@source:F @source:I
Feature: Additional steps
  > An effect adds an upkeep or an end step, or a phase after the last of the turn. Whose is it, and how many are there?

  @id:turn.extra_steps.upkeep @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scenario: The upkeep step that one player gets in addition is the whole team's, and no opponent's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Exercise of the Long Morning”
    When the upkeep of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the draw step of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team passes priority
    And Angie's team passes priority
    Then it is the draw step of Edward's team

  @id:turn.extra_steps.teammate_triggers @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scenario: In the upkeep step that one player gets in addition, the teammate's abilities trigger again
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Angie controls “Exercise of the Long Morning”
    And Barry controls “Serendib Efreet”
    When the draw step of Angie's team begins
    Then Angie's team has 28 life

  @id:turn.extra_steps.each_member @clause:turn.of_team @clause:step.extra @from:2005-08-01 @must
  Scenario: When each member has an effect of the same kind, the team gets both steps
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Angie controls “Exercise of the Long Morning”
    And Barry controls “Exercise of the Long Morning”
    And Barry controls “Serendib Efreet”
    When the draw step of Angie's team begins
    Then Angie's team has 27 life

  @id:turn.extra_steps.one_effect @situation:turn.extra_steps.one_effect @clause:turn.of_several @clause:step.extra @from:2007-05-01 @must
  Scenario: When one effect adds an upkeep step for both members, the team gets one
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Barry controls “Serendib Efreet”
    When the upkeep of Angie's team begins
    And Angie casts “Exercise of the Shared Morning”
    And the spell resolves
    And the draw step of Angie's team begins
    Then Angie's team has 28 life

  @id:turn.extra_steps.one_effect.first_text @situation:turn.extra_steps.one_effect @clause:turn.of_several @clause:step.extra @from:2005-08-01 @until:2007-05-01 @should
  Scenario: As long as nothing was written of several members, the team gets one for each of them
    Given it is the precombat main phase of Edward's team
    And Angie's team has 30 life
    And Barry controls “Serendib Efreet”
    When the upkeep of Angie's team begins
    And Angie casts “Exercise of the Shared Morning”
    And the spell resolves
    And the draw step of Angie's team begins
    Then Angie's team has 27 life

  @id:turn.extra_steps.end @clause:step.extra @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: An additional end step comes before the cleanup step, and is the team's
    Given Angie controls “Exercise of the Long Evening”
    When the end step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the end step of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the end step of Angie's team
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Edward's team

  @id:turn.extra_steps.phase_after_ending @clause:turn.of_team @clause:phase.extra @must
  Scenario Outline: A combat phase that is added in the end step comes after the ending phase, and then the turn is over
    Given Edward's team has 30 life
    And Barry controls “Hill Giant”
    When the end step of Angie's team begins
    And Angie casts “Exercise of the Night Raid”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the beginning of combat step of Angie's team
    When the declare attackers step of Angie's team begins
    And Barry attacks <whom> with “Hill Giant”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the end of combat step of Angie's team begins
    Then Edward's team has 27 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the upkeep of Edward's team

    Examples:
      | from       | whom          |
      | 2005-08-01 | Edward's team |
      | 2018-04-27 | Edward        |

  @id:turn.extra_steps.end_next @clause:step.extra @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: The next end step is the additional one, of the same turn
    Given Angie controls “Exercise of the Long Evening”
    When the end step of Angie's team begins
    And the triggered ability of “Exercise of the Long Evening” resolves
    And the end step of Angie's team begins
    Then Edward has no cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has one card in hand
