# language: en
Feature: Life of one's own
  > Two teams of two play, and teammates share neither life nor turns. Who loses life, and who has lost?

  @id:versus.life.start @situation:versus.life.start @clause:team.versus @clause:life.start_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Each of four players begins with 20 life
    Given Barry plays first
    When Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Angie keeps her hand
    Then Angie has 20 life
    And Barry has 20 life
    And Edward has 20 life
    And Ronald has 20 life

  @id:versus.life.damage @situation:versus.life.damage @clause:team.versus @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Damage to one player leaves the teammate's life as it is
    Given Edward has 20 life
    And Ronald has 20 life
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward has 18 life
    And Ronald has 20 life
