# language: en
@source:F @source:I
Feature: What changes creatures, as long as it is there
  > An enchantment makes your creatures bigger. Does it help your teammate's creatures too?

  @id:changes.anthem @clause:object.you @clause:ability.static @source:F-EX01 @source:I-EX01 @from:2005-08-01 @must
  Scenario: Glorious Anthem makes its controller's creatures bigger, and not the teammate's
    Given Angie controls two 1/1 Goblin tokens
    And Barry controls a 1/1 Saproling token
    When Angie casts “Glorious Anthem”
    And the spell resolves
    Then Angie controls two 2/2 Goblin tokens
    And Barry controls a 1/1 Saproling token

  @id:changes.anthem.later @situation:changes.anthem @clause:ability.static @source:I-EX01 @from:2005-08-01 @must
  Scenario: A creature that comes later is bigger at once
    Given Angie controls “Glorious Anthem”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 3/3
    When Barry casts “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 3/3

  @id:changes.anthem.twice @situation:changes.anthem @clause:ability.static @from:2005-08-01 @must
  Scenario: What each teammate's enchantment says counts for that teammate's creatures alone
    Given Angie controls “Glorious Anthem”
    And Barry controls “Glorious Anthem”
    And Angie controls two 1/1 Goblin tokens
    And Barry controls a 1/1 Saproling token
    And Edward controls “Hill Giant”
    Then Angie controls two 2/2 Goblin tokens
    And Barry controls a 2/2 Saproling token
    And “Hill Giant” is 3/3

  @id:changes.anthem.leaves @situation:changes.anthem @clause:ability.static @from:2005-08-01 @until:2018-04-27 @must
  Scenario: When what makes creatures bigger leaves, they are as small as before
    Given Angie controls “Goblin Chieftain”
    And Angie controls two 1/1 Goblin tokens
    And Edward controls “Hill Giant”
    Then Angie controls two 2/2 Goblin tokens
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Goblin Chieftain”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Goblin Chieftain” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie controls two 1/1 Goblin tokens

  @id:changes.anthem.leaves.player @situation:changes.anthem @clause:ability.static @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2018-04-27 @must
  Scenario: When it leaves after attacking one player, they are as small as before
    Given Angie controls “Goblin Chieftain”
    And Angie controls two 1/1 Goblin tokens
    And Edward controls “Hill Giant”
    Then Angie controls two 2/2 Goblin tokens
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Chieftain”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Goblin Chieftain” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie controls two 1/1 Goblin tokens
