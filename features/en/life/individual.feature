# language: en
@source:F @source:I @source:W
Feature: Damage, gain and loss of life
  > Damage, gain and loss of life happen to each player individually, but the team has one total for both. What becomes of it?

  @id:life.shared.flame_rift @clause:life.shared @source:F-EX10 @source:I-EX06 @source:W-EX08 @from:2005-08-01 @must
  Scenario: Flame Rift takes 8 life from each team
    Given Angie's team has 20 life
    And Edward's team has 15 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 12 life
    And Edward's team has 7 life

  @id:life.shared.gray_merchant @clause:life.shared @source:W-EX02 @from:2005-08-01 @must
  Scenario: Gray Merchant of Asphodel triggers once, each opponent loses life, and all of it is gained
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 16 life
    And Angie's team has 24 life
    When the end step of Angie's team begins
    Then Edward's team has 16 life
    And Angie's team has 24 life

  @id:life.shared.gray_merchant.devotion @situation:life.shared.gray_merchant @clause:life.shared @source:W-EX02 @must
  Scenario Outline: Only the permanents of its own controller count for Gray Merchant of Asphodel
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And <controller> controls “Lurking Evil”
    When Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has <Edward> life
    And Angie's team has <Angie> life

    Examples:
      | from       | controller | Edward | Angie |
      | 2005-08-01 | Angie      | 10     | 30    |
      | 2005-08-01 | Barry      | 16     | 24    |
