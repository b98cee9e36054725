# language: en
Feature: What lies in graveyards and in exile
  > A card is destroyed, discarded, sacrificed, exiled or returned. Whose graveyard does it come to, and what stays behind?

  @id:zones.exile @clause:target.choose @from:2005-08-01 @must
  Scenario: An enchantment is exiled, and not buried; a land is no target for it
    Given Ronald controls “Glorious Anthem”
    And Ronald controls “Forest”
    And Ronald owns “Shock” in exile
    And Edward owns “Tremor” in exile
    Then Barry can't cast “Utter End” targeting “Forest”
    But Barry can cast “Utter End” targeting “Glorious Anthem”
    When the spell resolves
    Then Ronald owns “Glorious Anthem” in exile
    And Ronald owns two cards in exile
    And Edward owns one card in exile
    And Ronald has no cards in his graveyard
    And Barry has “Utter End” in his graveyard
    And Ronald controls “Forest”

  @id:zones.token @clause:trigger.dies @from:2005-08-01 @must
  Scenario: Tokens that die leave nothing in any graveyard, and cards that die with them do
    Given Barry controls two 1/1 Goblin tokens
    And Barry controls “Wind Drake”
    And Ronald controls two 1/1 Saproling tokens
    When Angie casts “Pyroclasm”
    And the spell resolves
    Then Barry has one card in his graveyard
    And Barry has “Wind Drake” in his graveyard
    And Ronald has no cards in his graveyard
    And Angie has one card in her graveyard

  @id:zones.combat @clause:creature.dies @from:2018-04-27 @must
  Scenario: Creatures of four players that kill each other lie in four graveyards
    Given Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Edward controls “Corpse Knight”
    And Ronald controls “Mischievous Chimera”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Wind Drake”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Corpse Knight”
    And Ronald blocks “Wind Drake” with “Mischievous Chimera”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Barry has “Wind Drake” in his graveyard
    And Edward has “Corpse Knight” in his graveyard
    And Ronald has “Mischievous Chimera” in his graveyard
    And Angie has one card in her graveyard

  @id:zones.cycled @clause:object.you @from:2005-08-01 @must
  Scenario: A cycled card lies in its player's graveyard, and one card is drawn for it
    Given Barry has “Barkhide Mauler” in hand
    And Barry controls two “Forest”
    And Angie has “Barkhide Mauler” in hand
    And Angie controls “Forest”
    Then Angie can't activate the ability of “Barkhide Mauler”
    But Barry can activate the ability of “Barkhide Mauler”
    When the postcombat main phase of Angie's team begins
    Then Barry has “Barkhide Mauler” in his graveyard
    And Barry has one card in hand
    And Barry has one card in his graveyard
    And Angie has one card in hand
    And Angie has no cards in her graveyard

  @id:zones.returned @clause:object.you @from:2005-08-01 @must
  Scenario: A creature goes back to its owner's hand, and nowhere else
    Given Ronald controls “Hill Giant”
    And Ronald has one card in hand
    And Edward has one card in hand
    When Barry casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    Then Ronald has “Hill Giant” in hand
    And Ronald has two cards in hand
    And Edward has one card in hand
    And Ronald has no cards in his graveyard
    And Ronald owns no cards in exile

  @id:zones.draws @clause:draw.empty @from:2005-08-01 @must
  Scenario: Who draws two cards of one's own has two more in hand and two fewer in the library, and nobody else
    Given Angie has five cards in her library
    And Barry has five cards in his library
    And Edward has five cards in his library
    When Barry casts “Divination”
    And the spell resolves
    Then Barry has two cards in hand
    And Barry has three cards in his library
    And Angie has no cards in hand
    And Angie has five cards in her library
    And Edward has five cards in his library
    And Barry has “Divination” in his graveyard

  @id:zones.sizes @clause:object.you @from:2005-08-01 @must
  Scenario: A spell adds one card to its player's graveyard, to nobody else's and to no exile
    Given Angie has three cards in her graveyard
    And Barry has two cards in his graveyard
    And Barry owns two cards in exile
    And Edward has one card in his graveyard
    When Barry casts “Divination”
    And the spell resolves
    Then Angie has three cards in her graveyard
    And Barry has three cards in his graveyard
    And Barry owns two cards in exile
    And Edward has one card in his graveyard
    And Edward owns no cards in exile
