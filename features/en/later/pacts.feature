# language: en
Feature: What comes at one's next upkeep
  > A spell costs nothing until its caster's next upkeep, which a teammate shares. When is that, who pays, and who loses?

  @id:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:cost.unless @from:2009-07-11 @must
  Scenario: The next upkeep of the caster's team asks for mana, no opponent's upkeep before it and no later one
    Given Angie controls six “Mana Source”
    And Angie has “Shock” in hand
    And Angie has “Grizzly Bears” in hand
    When Angie casts “Pact of the Titan”
    And the spell resolves
    Then Angie controls a 4/4 creature token
    And Barry controls no creature tokens
    When the precombat main phase of Edward's team begins
    Then the game goes on
    When Angie pays what is asked for
    And the precombat main phase of Angie's team begins
    Then the game goes on
    And Angie can't cast “Grizzly Bears”
    But Angie can cast “Shock” targeting Edward
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then the game goes on
    And Angie can cast “Grizzly Bears”

  @id:delayed.pact.not_paid @situation:delayed.pact @clause:trigger.delayed @clause:cost.unless @clause:team.wins_and_loses @from:2009-07-11 @must
  Scenario: Who does not pay loses, and so does the teammate, though that one could have paid
    Given Angie controls five “Mana Source”
    And Barry controls ten “Mana Source”
    When Angie casts “Pact of the Titan”
    And the spell resolves
    And Angie does not pay what is asked for
    And the upkeep of Angie's team begins
    And the triggered ability of “Pact of the Titan” resolves
    Then Angie's team loses the game
    And Edward's team wins the game

  @id:delayed.pact.teammate @situation:delayed.pact @clause:cost.unless @clause:mana.own @clause:team.wins_and_loses @from:2009-07-11 @must
  Scenario: A teammate's mana does not pay for a Pact
    Given Angie controls ten “Mana Source”
    And Barry controls four “Mana Source”
    When Barry casts “Pact of the Titan”
    And the spell resolves
    And the upkeep of Angie's team begins
    And the triggered ability of “Pact of the Titan” resolves
    Then Angie's team loses the game

  @id:delayed.pact.opponents_turn @situation:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:effect.counter @from:2009-07-11 @must
  Scenario: Cast in an opponent's turn it is asked for in the turn that follows, and in no turn of an opponent
    Given it is the precombat main phase of Edward's team
    And Angie controls five “Mana Source”
    And Ronald controls ten “Mana Source”
    When Ronald casts “Angel's Mercy”
    And Edward's team passes priority
    And Angie casts “Pact of Negation” targeting “Angel's Mercy”
    And the spell resolves
    Then Ronald has “Angel's Mercy” in his graveyard
    When Angie does not pay what is asked for
    And the upkeep of Angie's team begins
    And the triggered ability of “Pact of Negation” resolves
    Then Angie's team loses the game

  @id:delayed.pact.negation @situation:delayed.pact @clause:trigger.delayed @clause:turn.teams @clause:effect.counter @from:2009-07-11 @must
  Scenario: Five mana pay for the Pact, in the upkeep alone
    Given it is the precombat main phase of Edward's team
    And Angie controls six “Mana Source”
    And Angie has “Shock” in hand
    And Angie has “Grizzly Bears” in hand
    When Edward casts “Angel's Mercy”
    And Edward's team passes priority
    And Angie casts “Pact of Negation” targeting “Angel's Mercy”
    And the spell resolves
    And Angie pays what is asked for
    And the precombat main phase of Angie's team begins
    Then the game goes on
    And Angie can't cast “Grizzly Bears”
    But Angie can cast “Shock” targeting Edward

  @id:delayed.pact.in_upkeep @situation:delayed.pact @clause:trigger.delayed @clause:step.upkeep @from:2009-07-11 @must
  Scenario: Cast in one's own upkeep it is asked for in the next one
    Given it is the precombat main phase of Edward's team
    And Angie controls five “Mana Source”
    When the upkeep of Angie's team begins
    And Angie casts “Pact of the Titan”
    And the spell resolves
    And Angie does not pay what is asked for
    And the end step of Angie's team begins
    Then the game goes on
    When the upkeep of Edward's team begins
    Then the game goes on
    When the upkeep of Angie's team begins
    And the triggered ability of “Pact of the Titan” resolves
    Then Angie's team loses the game

  @id:delayed.pact.left @situation:delayed.pact @clause:trigger.delayed @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: Of several players only the one who cast it is asked, in that player's own upkeep
    Given Angie controls five “Mana Source”
    And Edward controls five “Mana Source”
    When Angie casts “Pact of the Titan”
    And the spell resolves
    And Angie does not pay what is asked for
    And the precombat main phase of Simon's team begins
    Then the game goes on
    When the upkeep of Angie's team begins
    And the triggered ability of “Pact of the Titan” resolves
    Then Angie's team loses the game
    And the game goes on
