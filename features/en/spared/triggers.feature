# language: en
Feature: What triggers for one player does not trigger for another
  > An ability waits for what its controller does, or for what one kind of object does. What does not trigger it, and how often does what does?

  @id:spared.enters @clause:trigger.enters @clause:object.you @from:2005-08-01 @must
  Scenario: Life is gained once for one's own creature, and not for the teammate's
    Given Angie's team has 20 life
    And Angie controls “Ajani's Welcome”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Ajani's Welcome” resolves
    Then Angie's team has 21 life
    When Barry casts “Hill Giant”
    And the spell resolves
    And Angie casts “Bad Moon”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 21 life

  @id:spared.other @clause:trigger.enters @from:2005-08-01 @must
  Scenario: A creature that waits for other creatures does not see itself come, but the teammate's and the opponents'
    Given Angie's team has 20 life
    When Angie casts “Soul Warden”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Soul Warden” resolves
    Then Angie's team has 21 life
    When the precombat main phase of Edward's team begins
    And Edward casts “Hill Giant”
    And the spell resolves
    And the triggered ability of “Soul Warden” resolves
    Then Angie's team has 22 life
    When the end step of Edward's team begins
    Then Angie's team has 22 life

  @id:spared.dies @clause:trigger.dies @clause:object.you @from:2005-08-01 @must
  Scenario: One's own two creatures that die are counted, itself among them, and the teammate's and the opponents' are not
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Zulaport Cutthroat”
    And Angie controls “Wind Drake”
    And Barry controls “Grizzly Bears”
    And Edward controls two 1/1 Goblin tokens
    When Angie casts “Pyroclasm”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    And Angie's team has 22 life

  @id:spared.sacrificed @clause:object.you @from:2005-08-01 @must
  Scenario: Who waits for creatures that one sacrifices oneself draws one card when each player sacrifices one
    Given Angie controls “Smothering Abomination”
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    When Barry casts “Innocent Blood”
    And the spell resolves
    And Angie sacrifices “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Angie has one card in hand
    And Barry controls no creatures
    And Edward has “Hill Giant” in his graveyard
    And Angie has “Grizzly Bears” in her graveyard

  @id:spared.sacrificed.artifact @clause:trigger.order @from:2005-08-01 @must
  Scenario: An artifact that is sacrificed does not trigger what waits for creatures
    Given Angie controls “Thraximundar”
    And Barry controls “Mindslaver”
    And Barry controls four “Forest”
    When Barry activates the ability of “Mindslaver”
    And Barry chooses Edward as the target
    And the ability resolves
    And the postcombat main phase of Angie's team begins
    Then “Thraximundar” is 6/6
    And Barry has “Mindslaver” in his graveyard

  @id:spared.cycled @clause:object.you @from:2005-08-01 @must
  Scenario: The teammate's cycling does not trigger it, and one's own does so once
    Given Edward's team has 20 life
    And Angie controls “Drannith Stinger”
    And Barry has “Barkhide Mauler” in hand
    And Barry controls two “Forest”
    And Angie has “Barkhide Mauler” in hand
    And Angie controls two “Plains”
    When Barry activates the ability of “Barkhide Mauler”
    And the ability resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    When Angie activates the ability of “Barkhide Mauler”
    And the end step of Angie's team begins
    Then Edward's team has 18 life
    And Barry has “Barkhide Mauler” in his graveyard
    And Barry has one card in hand

  @id:spared.first_spell @clause:object.you @from:2005-08-01 @must
  Scenario: The teammate's spell in an opponent's turn does not trigger it, nor does one in one's own turn, nor the second
    Given Edward's team has 20 life
    And Angie controls “Mischievous Chimera”
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Barry casts “Fog”
    And the spell resolves
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 18 life

  @id:spared.hits @clause:combat.damage @from:2018-04-27 @must
  Scenario: Two creatures that hit one player trigger twice, and the teammate's does not trigger at all
    Given Angie controls “Coastal Piracy”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Wind Drake”
    And the postcombat main phase of Angie's team begins
    And Angie does what the ability allows
    Then Angie has two cards in hand

  @id:spared.planeswalker @clause:combat.attacks @from:2018-04-27 @must
  Scenario: What waits for attacks on the player with the most life does not trigger for that player's planeswalker
    Given Angie's team has 10 life
    And Edward's team has 20 life
    And Edward controls “Chandra, Flame's Catalyst”
    And Angie controls “Scourge of the Throne”
    When the declare attackers step of Angie's team begins
    And Angie attacks “Chandra, Flame's Catalyst” with “Scourge of the Throne”
    And the postcombat main phase of Angie's team begins
    Then “Scourge of the Throne” is 5/5
    And Edward's team has 20 life
    And Edward controls no “Chandra, Flame's Catalyst”

  @id:spared.planeswalker.free @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A creature that attacks one's planeswalker does not attack oneself
    Given it is the precombat main phase of Edward's team
    And Angie controls “Chandra, Flame's Catalyst”
    And Angie controls “Forest”
    And Angie controls “Plains”
    And Barry controls “Forest”
    And Barry controls “Plains”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Chandra, Flame's Catalyst” with “Hill Giant”
    And Ronald attacks Barry with “Grizzly Bears”
    And Edward's team passes priority
    Then Angie can't cast “Qasali Ambusher” without paying its mana cost
    But Barry can cast “Qasali Ambusher” without paying its mana cost

  @id:spared.first_draw @clause:step.draw @clause:replacement.draw @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A card drawn in the draw step of the other team is no first card of one's own draw step
    Given Angie controls “Alhammarret's Archive”
    When the draw step of Edward's team begins
    And Edward's team passes priority
    And Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has two cards in hand

  @id:spared.first_draw.secondary @situation:spared.first_draw @clause:step.draw @clause:replacement.draw @from:2005-08-01 @must
  Scenario: The secondary player, too, draws one card first in the own draw step, and two for each further one
    Given it is the precombat main phase of Edward's team
    And Barry controls “Alhammarret's Archive”
    And Barry has one card in hand
    When the draw step of Angie's team begins
    Then Barry has two cards in hand
    And Angie has one card in hand
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then Barry has three cards in hand
