# language: en
Feature: What was left
  > What untaps, what triggers twice, and who chooses for a player who is controlled?

  @id:left.muse @clause:step.untap_kept @variant:two-headed-giant @variant:two-player @from:2018-10-05 @must
  Scenario: Seedborn Muse untaps in an untap step of the opponents what Claustrophobia keeps tapped in its controller's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Seedborn Muse”
    And Angie controls “Hill Giant”
    And Edward controls three “Mana Source”
    When Edward casts “Claustrophobia” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Claustrophobia” resolves
    And the draw step of Angie's team begins
    Then “Hill Giant” is tapped
    When the draw step of Edward's team begins
    Then “Hill Giant” is untapped

  @id:left.impulses @clause:zone.play_exiled @clause:turn.teams @variant:two-headed-giant @variant:two-player @from:2022-02-18 @must
  Scenario: What each team may play until the end of its next turn it may play no longer, whatever the other team still may
    Given it is the precombat main phase of Angie's team
    And Angie has “Grizzly Bears” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    And Edward has “Goblin Piker” as card 2 from the top of his library
    And Edward has “Wind Drake” as card 3 from the top of his library
    When Angie casts “Reckless Impulse”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Reckless Impulse”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie can cast “Grizzly Bears”
    When the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can cast “Goblin Piker”
    When the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie can't cast “Hill Giant”
    When the precombat main phase of Edward's team begins
    Then Edward can't cast “Wind Drake”

  @id:left.opals @clause:trigger.state @from:2018-04-27 @must
  Scenario: Each of two Opal Avengers triggers, though the ability of the other one is on the stack
    Given it is the precombat main phase of Angie's team
    And Angie's team has 12 life
    And Angie controls “Opal Avenger”
    And Barry controls “Opal Avenger”
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then there are two spells and abilities on the stack
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie's “Opal Avenger” is 3/5
    And Barry's “Opal Avenger” is 3/5
    And the stack is empty

  @id:left.chandra @clause:zone.play_exiled @clause:target.choose @from:2018-04-27 @must
  Scenario: A card that has no legal target is not cast as Chandra exiles it, and her damage follows
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And “Chandra, Torch of Defiance” has three loyalty counters
    And Angie has “Giant Growth” on top of her library
    And Edward's team has 10 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    Then Angie has nothing to choose
    And Angie owns “Giant Growth” in exile
    And Edward's team has 6 life

  @id:left.miren @clause:object.as_it_was @from:2005-08-01 @must
  Scenario: Miren gains life for the toughness that the sacrificed creature had last
    Given it is the precombat main phase of Angie's team
    And Angie controls “Miren, the Moaning Well”
    And Angie controls “Hill Giant”
    And Angie controls four “Mana Source”
    And Angie's team has 10 life
    When Angie casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    And Angie sacrifices “Hill Giant”
    And Angie activates the second ability of “Miren, the Moaning Well”
    And the ability resolves
    Then Angie's team has 16 life
    And Angie has “Hill Giant” in her graveyard

  @id:left.chosen_for @clause:turn.control @clause:choice.order @from:2005-08-01 @must
  Scenario: Who controls a player makes the choices that an effect asks of that player and of the teammate
    Given Ronald controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Goblin Piker”
    When Angie casts “Worst Fears” targeting Ronald
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Angie casts “Innocent Blood” for Ronald
    And the spell resolves
    Then Angie has to choose
    When Angie sacrifices “Goblin Piker”
    Then Angie has to choose
    When Angie sacrifices “Hill Giant”
    Then Edward has “Goblin Piker” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
