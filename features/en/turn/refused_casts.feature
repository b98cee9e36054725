# language: en
Feature: What cannot be cast, played or activated
  > A land is no spell, a card in a graveyard is in no hand, and a cost that a card does not have cannot be paid. And what can be done beside it?

  @id:exact.cast.refused @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: A land is not cast, a spell not played as a land, and nothing is cast, played or activated from a graveyard
    Given Angie controls three “Island”
    And Angie has “Forest” in hand
    And Angie has “Divination” in hand
    And Angie has “Plains” in her graveyard
    And Angie has “Heartless Hidetsugu” in her graveyard
    And Edward has “Mountain” in hand
    Then Angie can't cast “Forest”
    And Angie can't cast “Unsummon”
    And Angie can't cast “Divination” targeting Edward
    And Angie can't play “Plains” as a land
    And Angie can't play “Divination” as a land
    And Angie can't activate the ability of “Heartless Hidetsugu”
    And Angie can't activate the ability of “Divination”
    But Angie can play “Forest” as a land
    And Angie can activate the ability of “Forest”
    And Angie can cast “Divination”
    When Angie's team passes priority
    Then Edward can't play “Mountain” as a land

  @id:exact.cast.no_such_cost @clause:spell.surge @clause:ability.only_if @from:2016-01-16 @must
  Scenario: What has neither a surge cost nor words about being cast for nothing is cast for its mana cost, and not otherwise
    Given Barry controls “Grizzly Bears”
    And Angie controls six “Mana Source”
    When Barry casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie can't cast “Divination” for its surge cost
    And Angie can't cast “Air Elemental” for its surge cost
    And Angie can't cast “Divination” without paying its mana cost
    And Angie can't cast “Air Elemental” without paying its mana cost
    But Angie can cast “Divination”

  @id:exact.cast.surge_before @clause:spell.surge @from:2005-08-01 @until:2016-01-16 @must
  Scenario: Before there were surge costs nobody paid one, whoever had cast a spell
    Given Angie controls six “Mana Source”
    When Barry casts “Grizzly Bears”
    And the spell resolves
    Then Angie can't cast “Goblin Freerunner” for its surge cost
    But Angie can cast “Goblin Freerunner”

  @id:exact.tap.sick @clause:priority.act @from:2015-07-17 @must
  Scenario: A creature that came this turn does not tap for its ability, one with haste does, and so does a land
    Given Angie has “Forest” in hand
    And Edward's team has 20 life
    When Angie casts “Birds of Paradise”
    And the spell resolves
    And Angie casts “Goblin Fireslinger”
    And the spell resolves
    And Angie plays “Forest” as a land
    Then Angie can't activate the ability of “Birds of Paradise”
    And Angie can't activate the ability of “Goblin Fireslinger”
    But Angie can activate the ability of “Forest”
    When Angie casts “Goblin Chieftain”
    And the spell resolves
    And Angie activates the ability of “Goblin Fireslinger”
    And Angie chooses Ronald as the target
    And the ability resolves
    Then Edward's team has 19 life
    And Angie can't activate the ability of “Birds of Paradise”

  @id:exact.mana.any @clause:mana.own @clause:mana.ability @from:2005-08-01 @must
  Scenario: Mana of any colour is of the one colour that is chosen
    Given Angie controls “Birds of Paradise”
    And Angie controls “Swamp”
    When Angie activates the ability of “Birds of Paradise”
    And Angie chooses red as the colour
    Then Angie has one unspent mana
    And Angie can't cast “Unsummon” targeting “Birds of Paradise”
    But Angie can cast “Shock” targeting Edward

  @id:exact.loyalty.all @clause:priority.act @from:2016-07-22 @must
  Scenario: All the loyalty that there is can be paid, and more than that cannot
    Given Barry controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has two loyalty counters
    And Barry controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Barry activates the second ability of “Nissa, Voice of Zendikar”
    And the ability resolves
    Then “Grizzly Bears” is 3/3
    And “Hill Giant” is 3/3
    And Barry has “Nissa, Voice of Zendikar” in his graveyard

  @id:exact.loyalty.short @clause:priority.act @from:2016-07-22 @must
  Scenario: With one loyalty counter two cannot be paid, and nothing is changed
    Given Barry controls “Nissa, Voice of Zendikar”
    And Angie controls “Chandra, Pyrogenius”
    And “Nissa, Voice of Zendikar” has one loyalty counter
    Then Barry can't activate the second ability of “Nissa, Voice of Zendikar”
    But Angie can activate the first ability of “Chandra, Pyrogenius”
    And “Nissa, Voice of Zendikar” has one loyalty counter
    And Barry controls “Nissa, Voice of Zendikar”
