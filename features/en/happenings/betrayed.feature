# language: en
Feature: What takes the cards of others as they are lost
  > An opponent sacrifices or discards, and an ability takes that card. Which cards are within reach, and whose?

  @id:betrayed.taken @situation:betrayed @clause:zone.new_object @variant:two-headed-giant @variant:free-for-all @variant:two-player @from:2010-04-23 @must
  Scenario: What an opponent sacrifices comes to the player whose ability takes it
    Given Angie controls “It That Betrays”
    And Edward controls “Grizzly Bears”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    And the triggered ability of “It That Betrays” resolves
    Then Angie controls “Grizzly Bears”
    And Edward controls no “Grizzly Bears”

  @id:betrayed.teammates @situation:betrayed @clause:team.opponents @clause:trigger.dies @from:2010-04-23 @must
  Scenario: What a teammate sacrifices is not taken, and what an opponent does is
    Given it is the precombat main phase of Edward's team
    And Ronald controls “It That Betrays”
    And Edward controls “Tormod's Crypt”
    And Angie controls “Tormod's Crypt”
    When Edward activates the ability of Edward's “Tormod's Crypt” targeting Barry
    Then there is one spell or ability on the stack
    When the ability resolves
    And Edward's team passes priority
    And Angie activates the ability of Angie's “Tormod's Crypt” targeting Edward
    Then there are two spells and abilities on the stack
    When the triggered ability of “It That Betrays” resolves
    Then Ronald controls “Tormod's Crypt”
    And Angie has no cards in her graveyard

  @id:betrayed.gone @situation:betrayed @clause:zone.new_object @from:2010-04-23 @must
  Scenario: A card that has left the graveyard is out of reach
    Given Angie controls “It That Betrays”
    And Ronald controls “Tormod's Crypt”
    And Edward controls “Grizzly Bears”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    And Angie's team passes priority
    And Ronald activates the ability of “Tormod's Crypt” targeting Edward
    And the ability resolves
    Then Edward has no cards in his graveyard
    When the postcombat main phase of Angie's team begins
    Then Angie controls no “Grizzly Bears”
    And Angie controls “Tormod's Crypt”

  @id:betrayed.commander @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scenario: A commander that goes on from the graveyard to the command zone is out of reach
    Given Angie controls “It That Betrays”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward controls “Isamaru, Hound of Konda”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    And Edward puts his commander into the command zone
    And the triggered ability of “It That Betrays” resolves
    Then Edward has “Isamaru, Hound of Konda” in the command zone
    And Angie controls no “Isamaru, Hound of Konda”

  @id:betrayed.commander.stays @situation:betrayed.commander @clause:commander.graveyard @clause:zone.new_object @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scenario: A commander that stays in the graveyard is taken
    Given Angie controls “It That Betrays”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward controls “Isamaru, Hound of Konda”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    And Edward does not put his commander into the command zone
    And the triggered ability of “It That Betrays” resolves
    Then Angie controls “Isamaru, Hound of Konda”

  @id:betrayed.discarded @situation:betrayed.discarded @clause:zone.new_object @clause:team.opponents @from:2005-08-01 @must
  Scenario: What an opponent discards returns to that hand, and what a teammate discards does not
    Given Angie controls “Exercise of the Second Thought”
    And Ronald has two cards in hand
    And Barry has two cards in hand
    When Angie casts “Mind Rot” targeting Ronald
    And the spell resolves
    And Ronald discards two cards
    Then Ronald has no cards in hand
    When the triggered ability of “Exercise of the Second Thought” resolves
    And the triggered ability of “Exercise of the Second Thought” resolves
    Then Ronald has two cards in hand
    When Angie casts “Mind Rot” targeting Barry
    And the spell resolves
    And Barry discards two cards
    Then Barry has no cards in hand
    And the stack is empty
