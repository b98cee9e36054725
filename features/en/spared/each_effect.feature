# language: en
Feature: Each effect of a spell, and what an ability costs
  > A spell gives, takes, draws and deals damage; an ability is paid for. To whom, how much, and with what?

  @id:parts.epiphany @clause:turn.extra @clause:object.colour @clause:creature.dies @from:2005-08-01 @must
  Scenario: The two birds of Alrund's Epiphany are blue, and fly out of the Tremor's reach
    Given Barry controls “Birds of Paradise”
    And Edward controls “Goblin Piker”
    When Angie casts “Alrund's Epiphany”
    And the spell resolves
    And Barry casts “Tremor”
    And the spell resolves
    Then Angie controls two 1/1 creature tokens
    And Barry controls “Birds of Paradise”
    But Edward has “Goblin Piker” in his graveyard
    When Angie casts “Glen Elendra Liege”
    And the spell resolves
    Then Angie controls two 2/2 creature tokens

  @id:parts.invasion @clause:trigger.enters @clause:object.you @from:2023-04-14 @must
  Scenario: Invasion of Dominaria gives 4 life and a card to its controller as it enters
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Invasion of Dominaria”
    And the spell resolves
    And Angie chooses Edward as the protector
    And the triggered ability of “Invasion of Dominaria” resolves
    Then Angie's team has 24 life
    And Edward's team has 20 life
    And Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand

  @id:parts.live_fast @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Live Fast draws its caster two cards for 2 life and gives two energy
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Live Fast”
    And the spell resolves
    Then Angie's team has 18 life
    And Edward's team has 20 life
    And Angie has two cards in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    And Angie has two energy counters

  @id:parts.who_draws @clause:object.you @from:2005-08-01 @must
  Scenario: Who casts Prologue to Phyresis and who has Yawgmoth's Bargain draws a card, and nobody else does
    Given Angie's team has 20 life
    And Barry controls “Yawgmoth's Bargain”
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    When Barry activates the ability of “Yawgmoth's Bargain”
    And the ability resolves
    Then Barry has one card in hand
    And Angie has one card in hand
    And Edward has no cards in hand
    And Angie's team has 19 life

  @id:parts.contract @clause:object.you @from:2010-04-23 @must
  Scenario: Infernal Contract draws cards for its caster alone
    Given Angie's team has 20 life
    When Angie casts “Infernal Contract”
    And the spell resolves
    Then Angie has four cards in hand
    And Barry has no cards in hand
    And Edward has no cards in hand

  @id:parts.older_targets @clause:target.choose @clause:creature.dies @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Lightning Helix, Shock and Mending Hands mean a creature or a player, and no enchantment
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Bad Moon”
    And Barry controls “Soul Warden”
    Then Angie can't cast “Lightning Helix” targeting “Bad Moon”
    But Angie can cast “Lightning Helix” targeting “Hill Giant”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie can't cast “Shock” targeting “Bad Moon”
    But Angie can cast “Shock” targeting “Grizzly Bears”
    When the spell resolves
    Then Ronald has “Grizzly Bears” in his graveyard
    And Angie can't cast “Mending Hands” targeting “Bad Moon”
    But Angie can cast “Mending Hands” targeting “Soul Warden”
    When the spell resolves
    And Barry casts “Pyroclasm”
    And the spell resolves
    Then Barry controls “Soul Warden”

  @id:parts.mending_ends @clause:replacement.open @clause:step.cleanup @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What Mending Hands would prevent is dealt in the next turn
    Given Angie's team has 20 life
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And the upkeep of Edward's team begins
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 18 life

  @id:parts.bombardment @clause:creature.dies @clause:target.choose @from:2018-04-27 @must
  Scenario: Goblin Bombardment deals 1 damage to a creature, too
    Given Angie controls “Goblin Bombardment”
    And Angie controls “Grizzly Bears”
    And Edward controls “Soul Warden”
    When Angie activates the ability of “Goblin Bombardment”
    And Angie sacrifices “Grizzly Bears”
    And Angie chooses “Soul Warden” as the target
    And the ability resolves
    Then Edward has “Soul Warden” in his graveyard

  @id:parts.treason @clause:step.cleanup @clause:object.control @clause:combat.attack @from:2018-04-27 @must
  Scenario: The haste that Act of Treason gives ends with the turn
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Ronald casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Ronald can't attack Angie with “Hill Giant”
    But Ronald can attack Angie with “Grizzly Bears”

  @id:parts.counters @clause:counters.own @clause:object.you @from:2018-04-27 @must
  Scenario: Nissa counts creatures alone, and Unspeakable Symbol puts its counter on its target
    Given Angie's team has 20 life
    And Angie controls “Nissa, Voice of Zendikar”
    And Angie controls “Hill Giant”
    And Angie controls “Unspeakable Symbol”
    When Angie activates the second ability of “Nissa, Voice of Zendikar”
    And the ability resolves
    Then “Hill Giant” has one +1/+1 counter
    And “Unspeakable Symbol” has no +1/+1 counters
    When Angie activates the ability of “Unspeakable Symbol”
    And Angie chooses “Hill Giant” as the target
    And the ability resolves
    Then “Hill Giant” has two +1/+1 counters
    And “Hill Giant” is 5/5
    And Angie's team has 17 life

  @id:parts.door @clause:cost.resources @from:2005-08-01 @must
  Scenario: A Door to Nothingness that is tapped is not used, an untapped one is
    Given Angie controls “Door to Nothingness”
    And Angie's “Door to Nothingness” is tapped
    And Angie controls ten “Mana Source”
    And Barry controls “Door to Nothingness”
    And Barry controls ten “Mana Source”
    Then Angie can't activate the ability of “Door to Nothingness”
    But Barry can activate the ability of “Door to Nothingness”
    When Barry chooses Ronald as the target
    And Angie chooses Ronald as the target
    And the ability resolves
    Then Edward's team loses the game

  @id:parts.still_life @clause:mana.own @clause:cost.resources @from:2005-08-01 @must
  Scenario: Still Life costs two mana of its player's
    Given Angie controls “Still Life”
    And Angie controls “Forest”
    And Barry controls “Still Life”
    And Barry controls two “Forest”
    Then Angie can't activate the ability of “Still Life”
    But Barry can activate the ability of “Still Life”
    When the ability resolves
    Then Barry's “Still Life” is 4/3

  @id:parts.cove @clause:mana.ability @clause:cost.resources @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: Tranquil Cove gives its mana once
    Given Edward controls “Tranquil Cove”
    When Angie's team passes priority
    Then Edward can activate the ability of “Tranquil Cove”
    When Edward chooses blue as the colour
    Then “Tranquil Cove” is tapped
    And Edward has one unspent mana
    And Edward can't activate the ability of “Tranquil Cove”
