# language: en
Feature: What enters attacking
  > An attacking creature brings others that attack as they enter. Whom do they attack, and what do the heads do about them?

  @id:keyword.entering.team @situation:keyword.entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  Scenario: Tokens that enter attacking attack the team as one, and deal it damage
    Given Edward's team has 20 life
    And Angie controls “Hanweir Garrison”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hanweir Garrison”
    And the triggered ability of “Hanweir Garrison” resolves
    Then Angie controls two 1/1 creature tokens
    And Barry controls no creature tokens
    When Angie's team chooses Ronald as the player who is dealt the damage
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life

  @id:keyword.entering.chosen @situation:keyword.entering @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Tokens that enter attacking may attack the other head than their maker does
    Given Edward's team has 20 life
    And Angie controls “Hanweir Garrison”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hanweir Garrison”
    And the triggered ability of “Hanweir Garrison” resolves
    And Angie chooses Ronald as the defending player
    Then Angie controls two 1/1 creature tokens
    And Barry controls no creature tokens
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life

  @id:keyword.entering.apart @clause:combat.enters_attacking @variant:free-for-all @from:2018-04-27 @must
  Scenario: Tokens that enter attacking may attack another opponent, who alone loses the life
    Given Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Angie controls “Hanweir Garrison”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hanweir Garrison”
    And the triggered ability of “Hanweir Garrison” resolves
    And Angie chooses Martha as the defending player
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Martha's team has 18 life
    And Simon's team has 20 life

  @id:keyword.entering.with_others @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: What is said of other attacking creatures is said of the teammate's too, and of none that stays at home
    Given Angie controls “Hero of Bladehold”
    And Barry controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hero of Bladehold”
    And Barry attacks Edward with “Hill Giant”
    And Angie chooses Ronald as the defending player
    And the declare blockers step of Angie's team begins
    Then “Hero of Bladehold” is 3/4
    And “Hill Giant” is 4/3
    And “Grizzly Bears” is 2/2
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3
    And Angie controls two 1/1 creature tokens

  @id:keyword.entering.tapped @clause:object.enters_tapped @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: The tokens are tapped, as the creature that brings them is, and count among tapped creatures
    Given Edward's team has 20 life
    And Angie controls “Hanweir Garrison”
    And Angie controls “Throne of the God-Pharaoh”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hanweir Garrison”
    And the triggered ability of “Hanweir Garrison” resolves
    And Angie chooses Ronald as the defending player
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    When the end step of Angie's team begins
    And the triggered ability of “Throne of the God-Pharaoh” resolves
    Then Edward's team has 10 life
