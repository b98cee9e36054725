# language: en
Feature: What is regenerated
  > Something that would be destroyed is regenerated instead. What is left of it, how often, and what becomes of the combat?

  @id:regenerated.damage @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A creature with lethal damage is tapped and unharmed instead, once for each time that it was to be regenerated
    Given it is the precombat main phase of Angie's team
    And Angie controls “Drudge Skeletons”
    And Angie controls three “Mana Source”
    When Angie activates the ability of “Drudge Skeletons”
    And the ability resolves
    Then “Drudge Skeletons” is untapped
    When Angie casts “Shock” targeting “Drudge Skeletons”
    And the spell resolves
    Then Angie controls “Drudge Skeletons”
    And “Drudge Skeletons” is tapped
    When Angie casts “Shock” targeting “Drudge Skeletons”
    And the spell resolves
    Then Angie has “Drudge Skeletons” in her graveyard

  @id:regenerated.combat @clause:effect.regenerate @from:2018-04-27 @must
  Scenario: A blocker that has been regenerated is no more in combat, and the creature that it blocked is blocked still
    Given Angie controls “Youthful Knight”
    And Edward controls “Drudge Skeletons”
    And Edward's team has 20 life
    And Edward controls “Mana Source”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Youthful Knight”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Youthful Knight” with “Drudge Skeletons”
    And Angie's team passes priority
    And Edward activates the ability of “Drudge Skeletons”
    And the ability resolves
    And the end of combat step of Angie's team begins
    Then Edward controls “Drudge Skeletons”
    And “Drudge Skeletons” is tapped
    And Angie controls “Youthful Knight”
    And Edward's team has 20 life

  @id:regenerated.destroyed @clause:effect.regenerate @clause:effect.cannot_regenerate @from:2009-07-11 @must
  Scenario: Of creatures of both teams that a spell destroys each one stays that was to be regenerated, but for what can't be
    Given it is the precombat main phase of Angie's team
    And Angie controls “Drudge Skeletons”
    And Barry controls “Furnace Brood”
    And Edward controls “Cudgel Troll”
    And Ronald controls “Hill Giant”
    And Angie controls five “Mana Source”
    And Barry controls “Mana Source”
    And Edward controls “Mana Source”
    When Barry activates the ability of “Furnace Brood”
    And Barry chooses “Drudge Skeletons” as the target
    And the ability resolves
    Then Angie can activate the ability of “Drudge Skeletons”
    When the ability resolves
    And Angie's team passes priority
    And Edward activates the ability of “Cudgel Troll”
    And the ability resolves
    And Angie casts “Day of Judgment”
    And the spell resolves
    Then Angie has “Drudge Skeletons” in her graveyard
    And Barry has “Furnace Brood” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    And Edward controls “Cudgel Troll”
    And “Cudgel Troll” is tapped

  @id:regenerated.this_turn @clause:effect.regenerate @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What was not needed is gone with the turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Drudge Skeletons”
    And Angie controls “Mana Source”
    When Angie activates the ability of “Drudge Skeletons”
    And the ability resolves
    And the upkeep of Edward's team begins
    And Edward casts “Shock” targeting “Drudge Skeletons”
    And the spell resolves
    Then Angie has “Drudge Skeletons” in her graveyard

  @id:regenerated.no_toughness @clause:effect.regenerate @clause:creature.dies @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What has no toughness is not destroyed, and no more regenerated
    Given it is the precombat main phase of Angie's team
    And Angie controls “Drudge Skeletons”
    And Angie controls four “Mana Source”
    When Angie activates the ability of “Drudge Skeletons”
    And the ability resolves
    And Angie casts “Dismember” targeting “Drudge Skeletons”
    And the spell resolves
    Then Angie has “Drudge Skeletons” in her graveyard
