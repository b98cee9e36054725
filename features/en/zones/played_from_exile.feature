# language: en
Feature: Cards that are played from exile
  > An effect exiles cards from a library and lets them be played. By whom, when, for what, and what becomes of those that are not?

  @id:ruling.chandra_torch @clause:life.shared @clause:spell.cast_while_resolving @from:2018-04-27 @must
  Scenario: Where the card that Chandra exiles is a land, or is not cast, both opponents are dealt 2 damage
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And Angie has “Forest” on top of her library
    And Angie has “Wind Drake” as card 2 from the top of her library
    And Angie has “Island” in hand
    And Edward's team has 20 life
    And Angie's team has 20 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie owns “Forest” in exile
    And Angie can't play “Forest” as a land
    But Angie can play “Island” as a land

  @id:ruling.chandra_torch.declined @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @from:2018-04-27 @must
  Scenario: Who does not cast the card that Chandra exiles cannot cast it later
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And Angie has “Wind Drake” on top of her library
    And Angie has “Grizzly Bears” in hand
    And Angie controls six “Mana Source”
    And Edward's team has 20 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    And Angie does not do what the ability allows
    Then Edward's team has 16 life
    And Angie owns “Wind Drake” in exile
    And Angie can't cast “Wind Drake”
    But Angie can cast “Grizzly Bears”

  @id:ruling.chandra_torch.cast @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @clause:mana.own @from:2018-04-27 @must
  Scenario: The card that Chandra exiles is cast at once and paid for, with its target, and nobody is dealt damage by her
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And Angie has “Shock” on top of her library
    And Angie controls “Mountain”
    And Edward's team has 20 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    And Angie does what the ability allows
    And Angie chooses Edward as the target
    Then “Mountain” is tapped
    And Edward's team has 20 life
    And Angie owns no cards in exile
    When the beginning of combat step of Angie's team begins
    Then Edward's team has 18 life
    And Angie has “Shock” in her graveyard
    And “Chandra, Torch of Defiance” has five loyalty counters

  @id:ruling.chandra_torch.unpaid @situation:ruling.chandra_torch @clause:spell.cast_while_resolving @clause:mana.own @from:2018-04-27 @must
  Scenario: A card that its player cannot pay for is not cast, whatever mana the teammate has
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Torch of Defiance”
    And Angie has “Wind Drake” on top of her library
    And Angie controls two “Mountain”
    And Barry controls six “Mana Source”
    And Edward's team has 20 life
    When Angie activates the first ability of “Chandra, Torch of Defiance”
    And the ability resolves
    Then Angie has nothing to choose
    And Edward's team has 16 life
    And Angie owns “Wind Drake” in exile

  @id:ruling.valakut_exploration @clause:life.shared @clause:ability.linked @clause:zone.play_exiled @from:2020-11-20 @must
  Scenario: Each card that Valakut Exploration has exiled and that was not played costs the other team 2 life in the end step
    Given it is the precombat main phase of Angie's team
    And Angie controls “Valakut Exploration”
    And Angie has “Forest” in hand
    And Barry has “Island” in hand
    And Angie has “Wind Drake” on top of her library
    And Angie has “Mountain” in her library
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie plays “Forest” as a land
    And the triggered ability of “Valakut Exploration” resolves
    And Barry plays “Island” as a land
    Then Angie owns “Wind Drake” in exile
    And Angie owns one card in exile
    When Angie casts “Rampant Growth”
    And the spell resolves
    And Angie finds “Mountain” in her library
    And the triggered ability of “Valakut Exploration” resolves
    Then Angie owns two cards in exile
    When the upkeep of Edward's team begins
    Then Angie has “Wind Drake” in her graveyard
    And Angie owns no cards in exile
    And Edward's team has 16 life
    And Angie's team has 20 life

  @id:ruling.valakut_exploration.played @situation:ruling.valakut_exploration @clause:zone.play_exiled @clause:trigger.intervening_if @from:2020-11-20 @must
  Scenario: The controller alone may play what Valakut Exploration has exiled, and pays for it; then nothing is left for the end step
    Given it is the precombat main phase of Angie's team
    And Angie controls “Valakut Exploration”
    And Angie has “Forest” in hand
    And Angie has “Wind Drake” on top of her library
    And Barry controls three “Mana Source”
    And Edward's team has 20 life
    When Angie plays “Forest” as a land
    And the triggered ability of “Valakut Exploration” resolves
    Then Barry can't cast Angie's “Wind Drake”
    But Angie can cast “Wind Drake”
    When the spell resolves
    Then Angie controls “Wind Drake”
    When the upkeep of Edward's team begins
    Then Edward's team has 20 life

  @id:exile.played.land @situation:exile.played @clause:zone.play_exiled @clause:turn.each_plays_land @from:2018-04-27 @must
  Scenario: Act on Impulse lets its caster play cards of the own library this turn, one of them as the land of the turn
    Given it is the precombat main phase of Angie's team
    And Angie has “Forest” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    And Angie has “Shock” as card 3 from the top of her library
    And Angie has “Island” in hand
    And Angie has “Angel's Mercy” in hand
    And Angie controls ten “Mana Source”
    When Angie casts “Act on Impulse”
    And the spell resolves
    Then Angie owns three cards in exile
    And Angie can play “Forest” as a land
    But Angie can't play “Island” as a land
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    Then Angie owns two cards in exile
    And Angie can't cast “Shock” targeting Edward
    But Angie can cast “Angel's Mercy”

  @id:exile.played.in_time @situation:exile.played @clause:zone.play_exiled @from:2018-04-27 @must
  Scenario: What is played from exile is played when it could be from the hand: an instant in combat, a creature not
    Given it is the precombat main phase of Angie's team
    And Angie has “Wind Drake” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    And Angie has “Shock” as card 3 from the top of her library
    And Angie controls ten “Mana Source”
    And Edward's team has 20 life
    When Angie casts “Act on Impulse”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Angie can't cast “Hill Giant”
    But Angie can cast “Shock” targeting Edward
    When the spell resolves
    Then Edward's team has 18 life
    And Angie has “Shock” in her graveyard
    When the postcombat main phase of Angie's team begins
    Then Angie can cast “Hill Giant”
