# language: en
Feature: What is announced, required and given, to the letter
  > A number, a mode, a payment is announced a little otherwise; a requirement meets another one; turns wait for each other. What then?

  @id:exact.lately.order @situation:exact.lately @clause:spell.several_modes @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: In whatever order modes are named, their targets come as the card has them
    Given Edward controls “Hill Giant”
    And Edward has “Divination” in hand
    And it is the precombat main phase of Edward's team
    When Edward casts “Divination”
    And Edward's team passes priority
    Then Angie can't cast “Cryptic Command” choosing modes 2 and 1, targeting “Hill Giant” and “Divination”
    But Angie can cast “Cryptic Command” choosing modes 2 and 1, targeting “Divination” and “Hill Giant”
    When the spell resolves
    Then Edward has “Divination” in his graveyard
    And Edward has “Hill Giant” in hand

  @id:exact.lately.number @situation:exact.lately @clause:spell.variable @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: A number is announced for an X, be it zero, and for nothing else
    Given Edward's team has 20 life
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Blaze” targeting Edward
    And Angie can't cast “Shock” with X = 2, targeting Edward
    But Angie can cast “Blaze” with X = 0, targeting Edward
    And Angie can cast “Shock” targeting Edward

  @id:exact.lately.odd @situation:exact.lately @clause:cost.phyrexian @clause:life.pay @variant:two-headed-giant @variant:two-player @from:2011-06-17 @must
  Scenario: One life pays for no half of a symbol, and three for no symbol and a half
    Given Angie's team has 20 life
    And Edward controls “Hill Giant”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Dismember” paying 1 life, targeting “Hill Giant”
    And Angie can't cast “Dismember” paying 3 life, targeting “Hill Giant”
    But Angie can cast “Dismember” paying 4 life, targeting “Hill Giant”
    And Angie's team has 16 life

  @id:exact.lately.lured @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Whoever is able to block the one that lures blocks that one, and no other
    Given Angie controls “Taunting Elf”
    And Angie controls “Wall of Blood”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Taunting Elf”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Grizzly Bears”
    And Edward can't block with no creature
    But Edward can block “Taunting Elf” with “Grizzly Bears”

  @id:exact.lately.one_of_two @situation:exact.lately @clause:combat.block_required @clause:combat.block @from:2018-04-27 @must
  Scenario: Of two that have to be blocked a single creature blocks either
    Given Angie controls “Gaea's Protector”
    And Barry controls “Gaea's Protector”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's “Gaea's Protector”
    And Barry attacks Edward with Barry's “Gaea's Protector”
    And the declare blockers step of Angie's team begins
    Then Edward can't block with no creature
    But Edward can block Barry's “Gaea's Protector” with “Grizzly Bears”

  @id:exact.lately.companion @situation:exact.lately @clause:combat.goad @clause:combat.attack_required @from:2018-04-27 @must
  Scenario: A goaded creature that can't attack alone stays at home where no other can attack
    Given Edward controls “Trusty Companion”
    And Ronald controls “Wall of Wood”
    And Ronald controls “Air Elemental”
    And “Air Elemental” is tapped
    And it is the precombat main phase of Angie's team
    When Angie casts “Disrupt Decorum”
    And the spell resolves
    And Angie casts “Murder” targeting “Air Elemental”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:exact.lately.study @situation:exact.lately @clause:cost.unless @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: Who has left pays nothing, and what was to follow follows
    Given Angie controls “Rhystic Study”
    And Angie has ten cards in her library
    And Martha has ten cards in her library
    And it is the precombat main phase of Edward's team
    When Edward casts “Angel's Mercy”
    And Edward concedes the game
    And Angie does what the ability allows
    And the triggered ability of “Rhystic Study” resolves
    Then Angie has nine cards in her library
    And Martha has ten cards in her library

  @id:exact.lately.exiled @situation:exact.lately @clause:trigger.delayed @clause:zone.exile @from:2009-07-11 @must
  Scenario: A spell that was exiled from its graveyard stays in exile as what it left behind resolves
    Given Angie controls five “Mana Source”
    And Barry controls “Tormod's Crypt”
    When Angie casts “Pact of the Titan”
    And the spell resolves
    And Barry activates the ability of “Tormod's Crypt”
    And Barry chooses Angie as the target
    And the ability resolves
    Then Angie owns “Pact of the Titan” in exile
    When Angie pays what is asked for
    And the precombat main phase of Angie's team begins
    Then the game goes on
    And Angie owns “Pact of the Titan” in exile
    And Angie has no cards in her graveyard

  @id:exact.lately.waiting @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  Scenario: Of extra turns that wait the last given comes first, and is the one at whose end the team loses
    When Angie casts “Time Walk”
    And the spell resolves
    And Angie casts “Time Walk”
    And the spell resolves
    And Barry casts “Time Walk”
    And the spell resolves
    And Angie casts “Final Fortune”
    And the spell resolves
    And Angie's team finishes its turn
    And the end step of Angie's team begins
    And the triggered ability of “Final Fortune” resolves
    Then Angie's team loses the game

  @id:exact.lately.begun @situation:exact.lately @clause:turn.extra @clause:trigger.delayed @from:2009-07-11 @must
  Scenario: An extra turn that is over is not taken for the next one
    When Angie casts “Time Walk”
    And the spell resolves
    And Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    And Barry casts “Final Fortune”
    And the spell resolves
    And the end step of Angie's team begins
    And Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then the game goes on
    When the end step of Angie's team begins
    And the triggered ability of “Final Fortune” resolves
    Then Angie's team loses the game

  @id:exact.lately.herald @situation:exact.lately @clause:spell.uncountered @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: Who keeps creature spells from being countered is countered as a spell, for it is not there yet
    Given Edward controls “Hill Giant”
    When Angie casts “Gaea's Herald”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Gaea's Herald”
    And the spell resolves
    Then Angie has “Gaea's Herald” in her graveyard

  @id:exact.lately.gains @situation:exact.lately @clause:life.cannot_gain @clause:poison.cannot @from:2011-04-01 @until:2011-06-17 @must
  Scenario: Life that one player can't gain nobody of the team gains, while poison that one can't get a teammate still gets
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Platinum Emperion”
    And Angie controls “Melira, Sylvok Outcast”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 27 life
    When Angie casts “Caress of Phyrexia” targeting Angie
    And the spell resolves
    Then Angie's team has no poison counters
    When Angie casts “Caress of Phyrexia” targeting Barry
    And the spell resolves
    Then Angie's team has three poison counters
