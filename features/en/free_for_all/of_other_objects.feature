# language: en
Feature: Who defends and who attacks where each player is alone
  > In a game of several players, each alone, an ability speaks of a creature in combat, and is another object's. Whom does it mean?

  @id:alone.other.two @situation:alone.other @clause:combat.defending_alone @variant:free-for-all @variant:commander @from:2016-07-22 @must
  Scenario: Of two creatures that attack different players each has its own defending player
    Given Angie controls “Campaign of Vengeance”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Hill Giant”
    And Angie attacks Simon with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Martha's team has 19 life
    And Simon's team has 19 life
    And Edward's team has 20 life
    And Angie's team has 22 life

  @id:alone.other.one @situation:alone.other @clause:combat.defending_alone @variant:two-player @variant:two-player-commander @from:2016-07-22 @must
  Scenario: The one opponent is the defending player, and an attack of that one costs nobody life
    Given Angie controls “Campaign of Vengeance”
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the triggered ability of “Campaign of Vengeance” resolves
    Then Edward's team has 19 life
    And Angie's team has 21 life
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    Then the stack is empty

  @id:alone.other.attacked @situation:alone.other.home @clause:combat.defending_alone @variant:free-for-all @from:2010-02-01 @must
  Scenario: The player whom another creature attacks is meant, and nobody chooses
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Martha has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Martha has one card in hand
    And Edward has no cards in hand

  @id:alone.other.chosen @situation:alone.other.home @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @until:2010-02-01 @must
  Scenario: While the rules spoke only of the creature that has the ability, its controller chooses of all who defend
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Martha has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    And Angie chooses Edward as the defending player
    Then Edward has one card in hand
    And Martha has no cards in hand

  @id:alone.other.source @situation:alone.other.source @clause:combat.defending_alone @variant:free-for-all @from:2010-02-01 @must
  Scenario: The source attacks one player itself, and the player whom the other creature attacks is meant
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Martha has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Vanguard”
    And Angie attacks Martha with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Martha has one card in hand
    And Edward has no cards in hand

  @id:alone.other.source.own @situation:alone.other.source @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @until:2010-02-01 @must
  Scenario: While the rules spoke only of the creature that has the ability, the player whom that attacks is meant
    Given Angie controls “Exercise of the Vanguard”
    And Angie controls “Hill Giant”
    And Edward has no cards in hand
    And Martha has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Exercise of the Vanguard”
    And Angie attacks Martha with “Hill Giant”
    And the triggered ability of “Exercise of the Vanguard” resolves
    Then Edward has one card in hand
    And Martha has no cards in hand

  @id:alone.other.blocker @clause:combat.defending_alone @variant:free-for-all @variant:two-player @from:2005-08-01 @must
  Scenario: For a blocking creature the attacking player is who attacks
    Given Edward controls “Exercise of the Rearguard”
    And Angie controls “Hill Giant”
    And Angie has no cards in hand
    And Edward has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Exercise of the Rearguard”
    And the triggered ability of “Exercise of the Rearguard” resolves
    Then Angie has one card in hand
    And Edward has no cards in hand

  @id:alone.other.bounty @situation:alone.other.bounty @clause:trigger.is_attacked @variant:free-for-all @variant:commander @from:2010-02-01 @must
  Scenario: Whoever attacks an opponent is the attacking player, and not who controls the ability
    Given Simon controls “Exercise of the Bounty”
    And Angie controls “Hill Giant”
    And Angie has no cards in hand
    And Simon has no cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the triggered ability of “Exercise of the Bounty” resolves
    Then Angie has one card in hand
    And Simon has no cards in hand

  @id:alone.other.bounty.not @situation:alone.other.bounty @clause:trigger.is_attacked @variant:free-for-all @variant:commander @from:2010-02-01 @must
  Scenario: Who is attacked controls the ability, and nobody draws
    Given Edward controls “Exercise of the Bounty”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    Then the stack is empty
