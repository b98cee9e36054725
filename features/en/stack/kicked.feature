# language: en
Feature: Costs that need not be paid
  > A spell can be cast for a kicker cost, too, or for its surge cost. Whose mana pays, and does what follows ask how it was cast?

  @id:kicked.draw @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A spell that was kicked does more, and one that was not does only the rest
    Given Edward controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Angie has three cards in her library
    And Edward has three cards in his library
    When Angie casts “Into the Roil” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in hand
    And Angie has three cards in her library
    And Edward has three cards in his library
    When Angie casts “Into the Roil” paying its kicker cost, targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in hand
    And Angie has two cards in her library
    And Edward has three cards in his library

  @id:kicked.mana @situation:kicked @clause:spell.kicker @clause:mana.own @from:2005-08-01 @must
  Scenario: A teammate's mana does not pay for a kicker
    Given it is the precombat main phase of Angie's team
    And Angie controls three “Mana Source”
    And Barry controls “Mana Source”
    And Edward controls “Grizzly Bears”
    And Edward controls “Plains”
    And Barry has three cards in his library
    Then Angie can't cast “Into the Roil” paying its kicker cost, targeting “Grizzly Bears”
    And Angie can't cast “Into the Roil” targeting “Plains”
    But Angie can cast “Into the Roil” targeting “Grizzly Bears”
    When the spell resolves
    Then Edward has “Grizzly Bears” in hand

  @id:kicked.exact @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: The kicker costs as much as it says, besides the mana cost
    Given it is the precombat main phase of Angie's team
    And Angie controls four “Mana Source”
    And Angie has three cards in her library
    And Edward controls “Grizzly Bears”
    Then Angie can cast “Into the Roil” paying its kicker cost, targeting “Grizzly Bears”
    And Angie has no unspent mana
    When the spell resolves
    Then Angie has two cards in her library

  @id:kicked.none @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What has no kicker can't be kicked
    Given it is the precombat main phase of Angie's team
    And Angie controls ten “Mana Source”
    And Edward controls “Grizzly Bears”
    Then Angie can't cast “Unsummon” paying its kicker cost, targeting “Grizzly Bears”
    And Angie can't cast “Hill Giant” paying its kicker cost
    But Angie can cast “Into the Roil” paying its kicker cost, targeting “Grizzly Bears”

  @id:kicked.team @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: A creature that was kicked helps its controller's creatures this turn, and not a teammate's
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Air Elemental”
    When Angie casts “Goblin Bushwhacker” paying its kicker cost
    And the spell resolves
    And the triggered ability of “Goblin Bushwhacker” resolves
    Then “Hill Giant” is 4/3
    And “Goblin Bushwhacker” is 2/1
    And “Grizzly Bears” is 2/2
    And “Air Elemental” is 4/4
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward with “Goblin Bushwhacker”
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:kicked.team.not @situation:kicked @clause:spell.kicker @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Goblin Bushwhacker that was not kicked helps no creature, and does not attack this turn
    Given Angie controls “Hill Giant”
    When Angie casts “Goblin Bushwhacker”
    And the spell resolves
    Then “Hill Giant” is 3/3
    And “Goblin Bushwhacker” is 1/1
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Goblin Bushwhacker”
    But Angie can attack Edward with “Hill Giant”

  @id:kicked.again @situation:kicked @clause:spell.kicker @clause:zone.new_object @clause:trigger.intervening_if @variant:two-headed-giant @variant:two-player @from:2009-10-01 @must
  Scenario: A creature that returns and is cast again was not kicked
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Heartstabber Mosquito” paying its kicker cost
    And Angie chooses “Hill Giant” as the target
    And the spell resolves
    And the triggered ability of “Heartstabber Mosquito” resolves
    Then Edward has “Hill Giant” in his graveyard
    When Angie casts “Unsummon” targeting “Heartstabber Mosquito”
    And the spell resolves
    Then Angie has “Heartstabber Mosquito” in hand
    When Angie casts “Heartstabber Mosquito”
    And the spell resolves
    Then Angie controls “Heartstabber Mosquito”
    And Edward controls “Grizzly Bears”
    And Edward controls a creature

  @id:kicked.surged @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: After a teammate's spell a creature is cast for its surge cost and does what it says of that
    Given Angie controls “Hill Giant”
    And Angie controls ten “Mana Source”
    And Angie has “War Mammoth” in hand
    And Angie has “Reckless Bushwhacker” in hand
    And it is the precombat main phase of Angie's team
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “War Mammoth”
    And the spell resolves
    And Angie casts “Reckless Bushwhacker” for its surge cost
    And the spell resolves
    And the triggered ability of “Reckless Bushwhacker” resolves
    Then “Hill Giant” is 4/3
    And “Reckless Bushwhacker” is 2/1
    And “War Mammoth” is 4/3
    And “Grizzly Bears” is 2/2
    When the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Reckless Bushwhacker” and “War Mammoth”
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3
    And “War Mammoth” is 3/3

  @id:kicked.surged.not @situation:kicked @clause:spell.surge @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Cast for its mana cost, Reckless Bushwhacker helps no creature, although a teammate has cast a spell
    Given Angie controls “Hill Giant”
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Reckless Bushwhacker”
    And the spell resolves
    Then “Hill Giant” is 3/3
    When the declare attackers step of Angie's team begins
    Then “Hill Giant” is 3/3
    And Angie can attack Edward with “Reckless Bushwhacker”

  @id:kicked.itself @situation:kicked @clause:target.choose @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: A kicked creature that finds no other creature has to destroy itself
    Given Edward controls “Plains”
    And Angie controls ten “Mana Source”
    And Angie has “Heartstabber Mosquito” in hand
    And it is the precombat main phase of Angie's team
    When Angie casts “Heartstabber Mosquito” paying its kicker cost
    And the spell resolves
    And the triggered ability of “Heartstabber Mosquito” resolves
    Then Angie has “Heartstabber Mosquito” in her graveyard
    And Edward controls “Plains”

  @id:kicked.haste @situation:kicked @clause:spell.kicker @from:2018-04-27 @must
  Scenario: A teammate's creature that came this turn does not get haste, one's own does
    Given it is the precombat main phase of Angie's team
    When Barry casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Hill Giant”
    And the spell resolves
    And Angie casts “Goblin Bushwhacker” paying its kicker cost
    And the spell resolves
    And the triggered ability of “Goblin Bushwhacker” resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Hill Giant”

  @id:kicked.flies @situation:kicked @clause:spell.kicker @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Heartstabber Mosquito can't be blocked by a creature that does not fly
    Given Angie controls “Heartstabber Mosquito”
    And Edward controls “Hill Giant”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Heartstabber Mosquito”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Heartstabber Mosquito” with “Hill Giant”
    But Edward can block “Heartstabber Mosquito” with “Air Elemental”
