# language: en
Feature: Spells cast for another cost than their mana cost
  > Whom does an overloaded spell of one head spare, whose loss of life does a spectacle need, and what is left of what was evoked?

  @id:alternative.rift @clause:spell.overload @from:2018-04-27 @must
  Scenario: Overloaded, Cyclonic Rift returns a teammate's permanents too, and only its caster's stay
    Given it is the precombat main phase of Edward's team
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Bottle Gnomes”
    And Ronald controls “Forest”
    When Edward's team passes priority
    And Angie casts “Cyclonic Rift” for its overload cost
    And the spell resolves
    Then Angie controls “Wind Drake”
    And Barry has “Grizzly Bears” in hand
    And Edward has “Hill Giant” in hand
    And Ronald has “Bottle Gnomes” in hand
    And Ronald controls “Forest”

  @id:alternative.rift.target @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scenario: For its mana cost Cyclonic Rift targets one permanent, a teammate's perhaps and not an own one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    Then Angie can't cast “Cyclonic Rift” targeting “Wind Drake”
    And Angie can cast “Cyclonic Rift” targeting “Grizzly Bears”
    When the spell resolves
    Then Barry has “Grizzly Bears” in hand
    And Edward controls “Hill Giant”

  @id:alternative.hexproof @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scenario: What cannot be the target of a spell is dealt damage by it where it is overloaded
    Given it is the precombat main phase of Angie's team
    And Angie controls “Air Elemental”
    And Barry controls “Grizzly Bears”
    And Edward controls “Sacred Wolf”
    And Edward controls “Killer Whale”
    And Ronald controls “Air Elemental”
    And Ronald controls “Nissa, Voice of Zendikar”
    Then Angie can't cast “Mizzium Mortars” targeting “Sacred Wolf”
    And Angie can cast “Mizzium Mortars” for its overload cost
    When the spell resolves
    Then Edward has “Sacred Wolf” in his graveyard
    And Barry has “Grizzly Bears” in his graveyard
    And Ronald has “Air Elemental” in his graveyard
    And Angie controls “Air Elemental”
    And Edward controls “Killer Whale”
    And Ronald controls “Nissa, Voice of Zendikar”

  @id:alternative.no_target @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scenario: With no artifact to target, Vandalblast can be overloaded and not cast for its mana cost
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bottle Gnomes”
    Then Angie can't cast “Vandalblast” targeting “Bottle Gnomes”
    And Angie can cast “Vandalblast” for its overload cost
    When the spell resolves
    Then Angie controls “Bottle Gnomes”
    And Angie has “Vandalblast” in her graveyard

  @id:alternative.vandal @clause:spell.overload @from:2018-04-27 @must
  Scenario: Overloaded, Vandalblast destroys the artifacts of a teammate and of an opponent, and nothing else
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bottle Gnomes”
    And Barry controls “Bottle Gnomes”
    And Edward controls “Bottle Gnomes”
    And Edward controls “Hill Giant”
    When Angie casts “Vandalblast” for its overload cost
    And the spell resolves
    Then Angie controls “Bottle Gnomes”
    And Barry has “Bottle Gnomes” in his graveyard
    And Edward has “Bottle Gnomes” in his graveyard
    And Edward controls “Hill Giant”

  @id:alternative.downsize @clause:spell.overload @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Until end of turn each creature of a teammate and of both opponents is smaller, and no later one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wind Drake”
    And Barry controls “Hill Giant”
    And Edward controls “Air Elemental”
    When Angie casts “Downsize” for its overload cost
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    Then “Wind Drake” is 2/2
    And “Hill Giant” is -1/3
    And “Air Elemental” is 0/4
    And “Grizzly Bears” is 2/2
    When the precombat main phase of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:alternative.rake @clause:spell.overload @from:2020-01-24 @must
  Scenario: Where the target was a player, the caster and a teammate discard as well
    Given it is the precombat main phase of Angie's team
    And Angie has “Wind Drake” in hand
    And Barry has “Grizzly Bears” in hand
    And Barry has “Hill Giant” in hand
    And Edward has “Hill Giant” in hand
    And Ronald has three cards in hand
    When Angie casts “Mind Rake” for its overload cost
    And the spell resolves
    And Ronald discards two cards
    Then Angie has “Wind Drake” in her graveyard
    And Barry has “Grizzly Bears” in his graveyard
    And Barry has “Hill Giant” in his graveyard
    And Edward has “Hill Giant” in his graveyard
    And Ronald has one card in hand

  @id:alternative.copied @clause:spell.overload @clause:spell.copy @from:2018-04-27 @must
  Scenario: The copy of an overloaded spell is overloaded, and spares the permanents of whoever copied it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Cyclonic Rift” for its overload cost
    And Barry casts “Twincast” targeting “Cyclonic Rift”
    And the spell resolves
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has “Wind Drake” in hand
    And Edward has “Hill Giant” in hand
    And Barry controls “Grizzly Bears”
    When the spell resolves
    Then Barry has “Grizzly Bears” in hand

  @id:alternative.drifter @clause:spell.evoke @from:2010-04-23 @must
  Scenario: What was cast for its evoke cost draws cards and is sacrificed
    Given it is the precombat main phase of Angie's team
    And Angie has “Mulldrifter” in hand
    When Angie casts “Mulldrifter” for its evoke cost
    And the spell resolves
    Then Angie controls “Mulldrifter”
    When Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Angie has “Mulldrifter” in her graveyard
    And Angie has two cards in hand
    And Barry has no cards in hand

  @id:alternative.drifter.mana @clause:spell.evoke @from:2018-04-27 @must
  Scenario: What was cast for its mana cost is not sacrificed
    Given it is the precombat main phase of Angie's team
    And Edward controls “Wind Drake”
    And Angie has “Mulldrifter” in hand
    When Angie casts “Mulldrifter”
    And the spell resolves
    And the triggered ability of “Mulldrifter” resolves
    Then Angie controls “Mulldrifter”
    And Angie has two cards in hand
    And the stack is empty
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Wind Drake”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Wind Drake” with “Mulldrifter”

  @id:alternative.snipe @clause:spell.evoke @from:2010-04-23 @must
  Scenario: What was evoked does what it does as it enters, and is gone
    Given it is the precombat main phase of Angie's team
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    When Angie casts “Aethersnipe” for its evoke cost
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward has “Hill Giant” in hand
    And Angie has “Aethersnipe” in her graveyard
    And Barry controls “Wind Drake”
    And the stack is empty

  @id:alternative.snipe.mana @clause:spell.evoke @clause:target.choose @from:2010-04-23 @must
  Scenario: For its mana cost it stays, and a land is no target of what triggers
    Given it is the precombat main phase of Angie's team
    And Edward controls “Forest”
    And Edward controls “Hill Giant”
    When Angie casts “Aethersnipe”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Forest” as the target
    When Angie chooses “Hill Giant” as the target
    And the triggered ability of “Aethersnipe” resolves
    Then Edward has “Hill Giant” in hand
    And Angie controls “Aethersnipe”
    And the stack is empty

  @id:alternative.spectacle @clause:spell.spectacle @from:2020-01-24 @must
  Scenario: A teammate's spell has made one opponent lose life, so the other one can be aimed at for the spectacle cost
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    When Barry casts “Flame Javelin” targeting Edward
    And the spell resolves
    Then Angie can cast “Skewer the Critics” for its spectacle cost, targeting Ronald
    When the spell resolves
    Then Edward's team has 13 life

  @id:alternative.spectacle.own @clause:spell.spectacle @from:2020-01-24 @must
  Scenario: Life that the own team has lost is none of an opponent's
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting Barry
    And the spell resolves
    Then Angie can't cast “Skewer the Critics” for its spectacle cost, targeting Edward
    And Angie can cast “Skewer the Critics” targeting Edward
    When the spell resolves
    Then Edward's team has 17 life
    And Angie's team has 18 life

  @id:alternative.spectacle.last_turn @clause:spell.spectacle @from:2020-01-24 @must
  Scenario: Life that an opponent lost in the turn before does not count
    Given it is the precombat main phase of Edward's team
    And Edward's team has 20 life
    And Ronald controls “Hill Giant”
    When Edward's team passes priority
    And Angie casts “Shock” targeting Edward
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie can't cast “Skewer the Critics” for its spectacle cost, targeting “Hill Giant”
    And Angie can cast “Skewer the Critics” targeting “Hill Giant”
    When the spell resolves
    Then Ronald has “Hill Giant” in his graveyard
    And Edward's team has 18 life

  @id:alternative.rafter @clause:spell.spectacle @clause:spell.alternative @from:2020-01-24 @must
  Scenario: Both opponents discard where Rafter Demon's spectacle cost was paid, and the teammate does not
    Given it is the precombat main phase of Angie's team
    And Barry has “Grizzly Bears” in hand
    And Edward has “Hill Giant” in hand
    And Ronald has “Air Elemental” in hand
    When Angie casts “Flame Javelin” targeting Edward
    And the spell resolves
    And Angie casts “Rafter Demon” for its spectacle cost
    And the spell resolves
    And the triggered ability of “Rafter Demon” resolves
    Then Edward has “Hill Giant” in his graveyard
    And Ronald has “Air Elemental” in his graveyard
    And Barry has “Grizzly Bears” in hand

  @id:alternative.rafter.mana @clause:spell.spectacle @clause:spell.alternative @from:2020-01-24 @must
  Scenario: For its mana cost nobody discards, though an opponent has lost life
    Given it is the precombat main phase of Angie's team
    And Edward has “Hill Giant” in hand
    When Angie casts “Flame Javelin” targeting Edward
    And the spell resolves
    And Angie casts “Rafter Demon”
    And the spell resolves
    Then the stack is empty
    And Angie controls “Rafter Demon”
    And Edward has “Hill Giant” in hand
