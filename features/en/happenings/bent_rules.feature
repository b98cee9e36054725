# language: en
Feature: Cards that bend one rule
  > What is dealt, drawn, searched or triggers is otherwise for what one card says. For whom, and how often?

  @id:bent.toughness @clause:combat.damage_assigned @variant:two-player @from:2009-07-11 @must
  Scenario: A creature of 0/5 deals 5 combat damage, and one of 0/3 that blocks deals 3
    Given Angie controls “Doran, the Siege Tower”
    And Angie controls “Grizzly Bears”
    And Edward controls “Wall of Wood”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Doran, the Siege Tower” and “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Wall of Wood”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    And Angie has “Grizzly Bears” in her graveyard
    And Edward controls “Wall of Wood”

  @id:bent.toughness.others @clause:combat.damage_assigned @variant:two-player @from:2009-07-11 @must
  Scenario: Damage that is no combat damage is equal to the power still
    Given Angie controls “Doran, the Siege Tower”
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Soul's Fire” targeting “Doran, the Siege Tower” and “Grizzly Bears”
    And the spell resolves
    Then Edward controls “Grizzly Bears”
    When Angie casts “Soul's Fire” targeting “Hill Giant” and “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard

  @id:bent.again @clause:trigger.again @clause:trigger.enters @from:2024-11-08 @must
  Scenario: What enters triggers the controller's abilities twice, a teammate's and an opponent's once
    Given Angie controls “Panharmonicon”
    And Angie controls “Soul Warden”
    And Barry controls “Soul Warden”
    And Edward controls “Soul Warden”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Barry casts “Hill Giant”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Angie's team has 23 life
    And Edward's team has 21 life

  @id:bent.again.not @clause:trigger.again @clause:trigger.enters @from:2024-11-08 @must
  Scenario: What dies triggers nothing twice
    Given Angie controls “Panharmonicon”
    And Angie controls “Zulaport Cutthroat”
    And Angie controls “Grizzly Bears”
    And Angie's team has 20 life
    And Edward controls “Hill Giant”
    When Barry casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    And the triggered ability of “Zulaport Cutthroat” resolves
    Then the stack is empty
    And Angie's team has 21 life

  @id:bent.damaged @clause:trigger.dies @from:2018-04-27 @must
  Scenario: The death of a creature that it has hurt this turn counts, and another one's does not
    Given Angie controls “Sengir Vampire”
    And Edward controls “Air Elemental”
    And Edward controls “Grizzly Bears”
    When Angie casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    Then the stack is empty
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Sengir Vampire”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Sengir Vampire” with “Air Elemental”
    And Barry casts “Giant Growth” targeting “Sengir Vampire”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward has “Air Elemental” in his graveyard
    And “Sengir Vampire” is 8/8

  @id:bent.damaged.turn @clause:trigger.dies @variant:two-player @from:2005-08-01 @must
  Scenario: In the next turn nothing is left of the damage, nor of what has dealt it
    Given Angie controls “Sengir Vampire”
    And Edward controls “Darksteel Gargoyle”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Sengir Vampire”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Sengir Vampire” with “Darksteel Gargoyle”
    And the precombat main phase of Edward's team begins
    And Edward casts “Grasp of Darkness” targeting “Darksteel Gargoyle”
    And the spell resolves
    Then the stack is empty
    And Edward has “Darksteel Gargoyle” in his graveyard
    And “Sengir Vampire” is 4/4

  @id:bent.library @clause:replacement.instead @clause:team.win_effect @clause:replacement.draw @from:2011-09-30 @must
  Scenario: Who would draw from an empty library wins instead, and the team with that player
    Given Angie controls “Laboratory Maniac”
    And Angie has one card in her library
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then the game goes on
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie's team wins the game

  @id:bent.library.teammate @clause:replacement.instead @clause:draw.empty @from:2011-09-30 @must
  Scenario: A teammate who would draw from an empty library loses, and the team with that player
    Given Angie controls “Laboratory Maniac”
    And Barry has no cards in his library
    And Angie has two cards in her library
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then Angie's team loses the game

  @id:bent.search @clause:effect.cannot_search @clause:effect.search @from:2009-07-11 @must
  Scenario: Nobody finds anything while nobody can search libraries
    Given Edward controls “Mindlock Orb”
    And Angie has “Hill Giant” in her library
    And Barry has “Hill Giant” in his library
    When Angie casts “Entomb”
    And the spell resolves
    Then Angie has “Entomb” in her graveyard
    And Angie has one card in her graveyard
    When Barry casts “Buried Alive”
    And the spell resolves
    Then Barry has one card in his graveyard

  @id:bent.search.several @clause:effect.search @from:2005-08-01 @must
  Scenario: Up to three creature cards go from the library to the graveyard, and none need be found
    Given Angie has “Hill Giant” in her library
    And Angie has “Grizzly Bears” in her library
    And Angie has “Shock” in her library
    And Barry has “Hill Giant” in his library
    When Angie casts “Buried Alive”
    And the spell resolves
    And Angie finds “Hill Giant” and “Grizzly Bears” in her library
    Then Angie has “Hill Giant” in her graveyard
    And Angie has “Grizzly Bears” in her graveyard
    And Angie has three cards in her graveyard

  @id:bent.redirect @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  Scenario: Damage to a player is dealt to a creature instead, damage to the teammate is not
    Given Angie controls “Obsianus Golem”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Pariah” targeting “Obsianus Golem”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting Barry
    And the spell resolves
    Then Angie's team has 18 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 18 life
    And Angie controls “Obsianus Golem”
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie has “Obsianus Golem” in her graveyard
    And Angie has “Pariah” in her graveyard
    And Angie's team has 18 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 16 life

  @id:bent.redirect.opponent @clause:replacement.redirect @clause:combat.damage @variant:two-player @from:2009-07-11 @must
  Scenario: The creature may be an opponent's, which combat damage then hurts though it fights nobody
    Given Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward controls “Wall of Wood”
    And Angie's team has 20 life
    When Angie casts “Pariah” targeting “Wall of Wood”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 20 life
    And Edward has “Wall of Wood” in his graveyard

  @id:bent.redirect.prevented @clause:replacement.redirect @clause:protection.damage @from:2005-08-01 @must
  Scenario: The damage has the source that it had, from which the creature may be protected
    Given Angie controls “Silver Knight”
    And Angie's team has 20 life
    When Angie casts “Pariah” targeting “Silver Knight”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Sizzle”
    And the spell resolves
    Then Angie's team has 17 life
    And Angie controls “Silver Knight”

  @id:bent.cycled @clause:trigger.cycled @from:2009-07-11 @must
  Scenario: What a card says of its own cycling happens before the other card is drawn
    Given Angie controls two “Plains”
    And Angie has “Renewed Faith” in hand
    And Angie's team has 20 life
    When Angie activates the ability of “Renewed Faith”
    And Angie does what the ability allows
    And the triggered ability of “Renewed Faith” resolves
    Then Angie's team has 22 life
    And Angie has no cards in hand
