# language: en
Feature: What a card says, and no more
  > Printed cards that many situations use: each number, each kind of target, and what lasts for a turn.

  @id:card.angelic_blessing @clause:layers.lasting @clause:step.cleanup @clause:target.choose @from:2018-04-27 @must
  Scenario: Angelic Blessing gives +3/+3 and flying for this turn, and to creatures alone
    Given Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls “Glorious Anthem”
    And Edward controls “Obsianus Golem”
    Then Angie can't cast “Angelic Blessing” targeting “Glorious Anthem”
    But Angie can cast “Angelic Blessing” targeting “Hill Giant”
    When the spell resolves
    Then “Hill Giant” is 6/6
    And “Grizzly Bears” is 2/2
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant” and “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Obsianus Golem”
    But Edward can block “Grizzly Bears” with “Obsianus Golem”
    When the precombat main phase of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:card.caress_of_phyrexia @clause:life.shared @clause:poison.shared @from:2018-04-27 @must
  Scenario: Caress of Phyrexia lets its target draw three cards, lose 3 life and get three poison counters
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When Angie casts “Caress of Phyrexia” targeting Ronald
    And the spell resolves
    Then Ronald has three cards in hand
    And Edward has no cards in hand
    And Edward's team has 17 life
    And Edward's team has three poison counters
    And Angie's team has 20 life
    And Angie's team has no poison counters

  @id:card.furnace_whelp @clause:layers.lasting @clause:step.cleanup @clause:combat.block @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Furnace Whelp flies, and is bigger by one until end of turn each time that its ability resolves
    Given Edward's team has 20 life
    And Angie controls “Furnace Whelp”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    And Edward controls “Obsianus Golem”
    When Angie activates the ability of “Furnace Whelp”
    And the ability resolves
    Then “Furnace Whelp” is 3/2
    When Angie activates the ability of “Furnace Whelp”
    And the ability resolves
    Then “Furnace Whelp” is 4/2
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Furnace Whelp” and “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Furnace Whelp” with “Obsianus Golem”
    But Edward can block “Grizzly Bears” with “Obsianus Golem”
    When the precombat main phase of Edward's team begins
    Then Edward's team has 16 life
    And “Furnace Whelp” is 2/2

  @id:card.door_to_nothingness @clause:team.wins_and_loses @clause:ability.only_if @from:2018-04-27 @must
  Scenario: Door to Nothingness enters tapped, and is sacrificed for its ability
    Given Angie controls ten “Mana Source”
    When Angie casts “Door to Nothingness”
    And the spell resolves
    Then “Door to Nothingness” is tapped
    And Angie can't activate the ability of “Door to Nothingness”
    When the draw step of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then “Door to Nothingness” is untapped
    And Angie can activate the ability of “Door to Nothingness”
    When Angie chooses Ronald as the target
    Then Angie has “Door to Nothingness” in her graveyard
    When the ability resolves
    Then Edward's team loses the game

  @id:card.high_ground @clause:combat.block @from:2024-11-08 @must
  Scenario: High Ground lets each creature of its controller block one more, and none of a teammate
    Given Angie controls “High Ground”
    And Angie controls “Obsianus Golem”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And Ronald attacks Barry with “Wind Drake”
    And Ronald attacks Barry with “Youthful Knight”
    And the declare blockers step of Edward's team begins
    Then Barry can't block both “Grizzly Bears” and “Youthful Knight” with “Hill Giant”
    But Angie can block both “Grizzly Bears” and “Youthful Knight” with “Obsianus Golem”

  @id:card.goblin_freerunner @clause:combat.block @from:2024-11-08 @must
  Scenario: Goblin Freerunner is blocked by two creatures, and not by one
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Freerunner”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Goblin Freerunner” with “Hill Giant”
    But Edward can block “Goblin Freerunner” with “Hill Giant”
    And Ronald can block “Goblin Freerunner” with “Grizzly Bears”

  @id:card.infernal_contract @clause:life.read @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Infernal Contract takes half of 17 life, rounded up, for four cards
    Given Angie's team has 17 life
    And Angie has “Infernal Contract” in hand
    When Angie casts “Infernal Contract”
    And the spell resolves
    Then Angie has four cards in hand
    And Angie's team has 8 life

  @id:card.acolyte_of_xathrid @clause:ability.only_if @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2018-04-27 @must
  Scenario: Acolyte of Xathrid takes one life, and is tapped for it
    Given Edward's team has 20 life
    And Angie controls “Acolyte of Xathrid”
    And Angie controls four “Mana Source”
    When Angie activates the ability of “Acolyte of Xathrid”
    And Angie chooses Edward as the target
    Then “Acolyte of Xathrid” is tapped
    When the ability resolves
    Then Edward's team has 19 life
    And Angie can't activate the ability of “Acolyte of Xathrid”
    When the draw step of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of “Acolyte of Xathrid”
