# language: en
Feature: What others do by it
  > A card lets another player create tokens or draw, counters what another casts, or brings back what has died. Whose is it?

  @id:of_others.target @clause:object.you @clause:target.choose @from:2005-10-01 @must
  Scenario: The opponent who is chosen creates three tokens, and the teammate none
    When Angie casts “Hunted Dragon”
    And the spell resolves
    And Angie chooses Ronald as the target
    And the triggered ability of “Hunted Dragon” resolves
    Then Ronald controls three Knights
    And Edward controls no creatures
    And Angie controls “Hunted Dragon”

  @id:of_others.may @clause:object.you @clause:combat.damage_when @clause:effect.offer @from:2018-04-27 @must
  Scenario: Whoever controls the creature that hits an opponent may draw, a teammate and no opponent
    Given Angie controls “Edric, Spymaster of Trest”
    And Barry controls “Hill Giant”
    And Angie has no cards in hand
    And Barry has no cards in hand
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Hill Giant”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Edric, Spymaster of Trest” resolves
    And Barry does what the ability allows
    Then Barry has one card in hand
    And Angie has no cards in hand

  @id:of_others.may.opponent @clause:combat.damage_when @variant:free-for-all @from:2018-04-27 @must
  Scenario: An opponent who hits another opponent may draw, and one who hits its controller may not
    Given Angie controls “Edric, Spymaster of Trest”
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the precombat main phase of Edward's team begins
    Then Edward has one card in hand
    When the declare attackers step of Edward's team begins
    And Edward attacks Martha with “Hill Giant”
    And Edward attacks Angie with “Grizzly Bears”
    And the combat damage step of Edward's team begins
    And the triggered ability of “Edric, Spymaster of Trest” resolves
    And Edward does what the ability allows
    And the postcombat main phase of Edward's team begins
    Then Edward has two cards in hand

  @id:of_others.countered @clause:effect.counter @clause:emblem.abilities @from:2016-11-11 @must
  Scenario: The first spell of each opponent is countered, the second is not, and a teammate's never is
    Given Angie controls “Jace, Unraveler of Secrets”
    And “Jace, Unraveler of Secrets” has eight loyalty counters
    When Angie activates the third ability of “Jace, Unraveler of Secrets”
    And the ability resolves
    And Barry casts “Hill Giant”
    And the spell resolves
    Then Barry controls “Hill Giant”
    When the precombat main phase of Edward's team begins
    And Edward casts “Grizzly Bears”
    Then there are two spells and abilities on the stack
    When Edward's team passes priority
    And Angie's team passes priority
    Then Edward has “Grizzly Bears” in his graveyard
    When Edward casts “Wind Drake”
    And the spell resolves
    Then Edward controls “Wind Drake”

  @id:of_others.hand @clause:zone.owner @clause:trigger.dies @from:2005-08-01 @must
  Scenario: What has died goes to the hand of its owner
    Given Angie controls “Endless Cockroaches”
    When Barry casts “Shock” targeting “Endless Cockroaches”
    And the spell resolves
    And the triggered ability of “Endless Cockroaches” resolves
    Then Angie has “Endless Cockroaches” in hand

  @id:of_others.yours @clause:zone.owner @clause:trigger.dies @from:2005-08-01 @must
  Scenario: What an opponent's creature was comes back under the control of who has the Aura
    Given Edward controls “Grizzly Bears”
    When Angie casts “False Demise” targeting “Grizzly Bears”
    And the spell resolves
    And Barry casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “False Demise” resolves
    Then Angie controls “Grizzly Bears”
    And Edward has no cards in his graveyard

  @id:of_others.tapped @clause:zone.new_object @clause:trigger.dies @from:2017-09-29 @must
  Scenario: A creature that dies this turn comes back tapped, under its owner's control
    Given Barry controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When Angie casts “Supernatural Stamina” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 5/3
    When Angie casts “Day of Judgment”
    And the spell resolves
    And the triggered ability of “Hill Giant” resolves
    Then Barry controls “Hill Giant”
    And “Hill Giant” is tapped
    And “Hill Giant” is 3/3
    And Angie controls no creatures

  @id:of_others.untap @clause:step.untap_too @clause:object.you @from:2005-08-01 @must
  Scenario: The player's permanents untap in the untap step of the other team, and the teammate's do not
    Given Angie controls “Seedborn Muse”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And “Hill Giant” is tapped
    And “Grizzly Bears” is tapped
    When the upkeep of Edward's team begins
    Then “Hill Giant” is untapped
    And “Grizzly Bears” is tapped

  @id:of_others.untap.each @clause:step.untap_too @variant:free-for-all @from:2005-08-01 @must
  Scenario: The permanents of Seedborn Muse's controller untap in the untap step of each other player
    Given Angie controls “Seedborn Muse”
    And Angie controls “Hill Giant”
    And Martha controls “Grizzly Bears”
    And “Grizzly Bears” is tapped
    And “Hill Giant” is tapped
    When the upkeep of Edward's team begins
    Then “Hill Giant” is untapped
    And “Grizzly Bears” is tapped

  @id:of_others.greatest @clause:effect.choice @clause:object.you @from:2016-01-16 @must
  Scenario: Each opponent sacrifices the own creature with the greatest power, whatever the teammate has
    Given Edward's team has 20 life
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When Angie casts “Crackling Doom”
    And the spell resolves
    Then Edward's team has 16 life
    And Edward controls “Grizzly Bears”
    And Edward has “Hill Giant” in his graveyard
    And Ronald controls no creatures

  @id:of_others.owned @clause:object.control @clause:object.you @from:2018-04-27 @must
  Scenario: What opponents control of one's own is counted, and a teammate's is not
    Given Angie's team has 20 life
    And Angie controls “Zedruu the Greathearted”
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    When Angie casts “Harmless Offering” targeting “Hill Giant” and Edward
    And the spell resolves
    And Barry casts “Harmless Offering” targeting “Grizzly Bears” and Edward
    And the spell resolves
    Then Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the upkeep of Angie's team begins
    And the triggered ability of “Zedruu the Greathearted” resolves
    Then Angie's team has 21 life
    And Angie has one card in hand

  @id:of_others.exchanged @clause:object.control @clause:layers.lasting @from:2006-10-01 @must
  Scenario: All creatures of two players change hands at once, and come back as the turn ends
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When Angie casts “Reins of Power” targeting Edward
    And the spell resolves
    Then Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When the upkeep of Edward's team begins
    Then Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”

  @id:of_others.deluge @clause:cost.additional @clause:spell.variable @clause:life.pay @from:2016-01-16 @must
  Scenario: As much life as is chosen for X is paid, and all creatures are so much smaller
    Given Angie's team has 20 life
    And Edward controls “Hill Giant”
    And Barry controls “Air Elemental”
    When Angie casts “Toxic Deluge” with X = 3
    And the spell resolves
    Then Angie's team has 17 life
    And Edward controls no creatures
    And “Air Elemental” is 1/1
