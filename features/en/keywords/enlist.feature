# language: en
Feature: Enlist
  > As a creature attacks another one is tapped for it, whose power is added. Which one may it be, and whose?

  @id:enlist.own @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: A creature that stays at home is tapped, and its power is added until end of turn
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Angie enlists “Hill Giant”
    Then “Hill Giant” is tapped
    And “Barkweave Crusher” is 2/5
    When the triggered ability of “Barkweave Crusher” resolves
    Then “Barkweave Crusher” is 5/5
    And “Hill Giant” is 3/3
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    When the upkeep of Edward's team begins
    Then “Barkweave Crusher” is 2/5

  @id:enlist.not @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: Nobody has to enlist, and then nothing triggers
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Angie enlists no creature
    Then “Hill Giant” is untapped
    And the stack is empty
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life

  @id:enlist.teammate @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: The teammate's creature is not enlisted, nor one that attacks or is tapped, vigilant or not
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Steadfast Guard”
    And Angie controls “Hill Giant”
    And Angie controls “Typhoid Rats”
    And “Typhoid Rats” is tapped
    And Angie controls “Plains”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Angie attacks Edward with “Steadfast Guard”
    Then Angie has to choose
    And Barry has nothing to choose
    And Angie can't enlist “Grizzly Bears”
    And Angie can't enlist “Steadfast Guard”
    And Angie can't enlist “Typhoid Rats”
    And Angie can't enlist “Plains”
    And Angie can't enlist “Barkweave Crusher”
    When Angie enlists “Hill Giant”
    Then “Hill Giant” is tapped
    And “Steadfast Guard” is untapped
    And “Grizzly Bears” is untapped

  @id:enlist.heads @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: Each attacker's own controller enlists, and each with the own creatures
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    And Barry controls “Coalition Skyknight”
    And Barry controls “War Mammoth”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Barry attacks Ronald with “Coalition Skyknight”
    And Angie enlists no creature
    Then Barry has to choose
    And Angie has nothing to choose
    And Barry can't enlist “Hill Giant”
    When Barry enlists “War Mammoth”
    Then “War Mammoth” is tapped
    And “Hill Giant” is untapped
    When the triggered ability of “Coalition Skyknight” resolves
    Then “Coalition Skyknight” is 5/2
    And “Barkweave Crusher” is 2/5

  @id:enlist.sick @clause:keyword.enlist @from:2024-11-08 @must
  Scenario: What has come this turn is not enlisted unless it has haste
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Angie casts “Goblin Guide”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    Then Angie has to choose
    And Angie can't enlist “Grizzly Bears”
    When Angie enlists “Goblin Guide”
    Then “Goblin Guide” is tapped
    And “Grizzly Bears” is untapped
    When the triggered ability of “Barkweave Crusher” resolves
    Then “Barkweave Crusher” is 4/5

  @id:enlist.defender @clause:keyword.enlist @clause:combat.defender @from:2024-11-08 @must
  Scenario: A defender that was there before is enlisted, though it could never attack, and adds the power that it has
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Wall of Wood”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Wall of Wood”
    But Angie can attack Edward with “Barkweave Crusher”
    When Angie enlists “Wall of Wood”
    Then “Wall of Wood” is tapped
    When the triggered ability of “Barkweave Crusher” resolves
    Then the stack is empty
    And “Barkweave Crusher” is 2/5

  @id:enlist.two @clause:keyword.enlist @clause:cost.resources @from:2024-11-08 @must
  Scenario: Two attackers do not enlist the same creature
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Coalition Skyknight”
    And Angie controls “Hill Giant”
    And Angie controls “Typhoid Rats”
    And Edward controls “Grizzly Bears”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Angie attacks Edward with “Coalition Skyknight”
    Then Angie has to choose
    When Angie enlists “Hill Giant”
    Then Angie has to choose
    And Angie can't enlist “Hill Giant”
    When Angie enlists “Typhoid Rats”
    And the declare blockers step of Angie's team begins
    Then “Barkweave Crusher” is 5/5
    And “Coalition Skyknight” is 3/2
    And Edward can't block “Coalition Skyknight” with “Grizzly Bears”
    But Edward can block “Barkweave Crusher” with “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life

  @id:enlist.counted @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  Scenario: The power is read as the ability resolves, and what becomes of the creature later changes nothing
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Angie enlists “Hill Giant”
    And Angie casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Barkweave Crusher” resolves
    Then “Barkweave Crusher” is 8/5
    When Angie casts “Giant Growth” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is 9/9
    And “Barkweave Crusher” is 8/5

  @id:enlist.gone @clause:keyword.enlist @clause:object.as_it_was @from:2024-11-08 @must
  Scenario: Of a creature that has gone before the power counts that it had last
    Given Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Barkweave Crusher”
    And Angie enlists “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Murder” targeting “Hill Giant”
    And the spell resolves
    Then Angie has “Hill Giant” in her graveyard
    When the triggered ability of “Barkweave Crusher” resolves
    Then “Barkweave Crusher” is 5/5

  @id:enlist.whenever @clause:keyword.enlist @clause:trigger.event @clause:effect.scry @from:2024-11-08 @must
  Scenario: What triggers as it enlists a creature does so for its own enlist, and for no teammate's
    Given Angie controls “Guardian of New Benalia”
    And Angie controls “Grizzly Bears”
    And Angie has “Plains” on top of her library
    And Angie has “Wind Drake” as card 2 from the top of her library
    And Angie has “Air Elemental” as card 3 from the top of her library
    And Barry controls “Barkweave Crusher”
    And Barry controls “Hill Giant”
    And Barry has “Forest” on top of his library
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Guardian of New Benalia”
    And Barry attacks Edward with “Barkweave Crusher”
    And Angie enlists “Grizzly Bears”
    And Barry enlists “Hill Giant”
    Then there are three spells and abilities on the stack
    When Angie puts “Plains” on the bottom of her library
    And the declare blockers step of Angie's team begins
    Then “Guardian of New Benalia” is 4/2
    And “Barkweave Crusher” is 5/5
    When Edward blocks with no creature
    And Angie casts “Vision Skeins”
    And the spell resolves
    Then Angie has “Wind Drake” in hand
    And Angie has “Air Elemental” in hand
    And Barry has “Forest” in hand

  @id:enlist.not_whenever @clause:keyword.enlist @clause:trigger.event @from:2024-11-08 @must
  Scenario: Where the teammate's attacker enlists, or nothing is enlisted, nothing of one's own triggers
    Given Angie controls “Guardian of New Benalia”
    And Angie controls “Grizzly Bears”
    And Barry controls “Barkweave Crusher”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Guardian of New Benalia”
    And Barry attacks Edward with “Barkweave Crusher”
    And Angie enlists no creature
    And Barry enlists “Hill Giant”
    Then there is one spell or ability on the stack
    When the triggered ability of “Barkweave Crusher” resolves
    Then the stack is empty
    And “Barkweave Crusher” is 5/5
    And “Guardian of New Benalia” is 2/2

  @id:enlist.not_declared @clause:keyword.enlist @clause:combat.enters_attacking @from:2024-11-08 @must
  Scenario: Who is not declared as an attacker enlists nothing, be it a blocker
    Given Angie controls “Hill Giant”
    And Edward controls “Barkweave Crusher”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Barkweave Crusher”
    Then Edward has nothing to choose
    And the stack is empty
    And “Grizzly Bears” is untapped
    And “Barkweave Crusher” is 2/5

  @id:enlist.vigilance @clause:keyword.enlist @clause:combat.vigilance @from:2024-11-08 @must
  Scenario: A vigilant attacker enlists another creature and stays untapped, and is not enlisted by a second attacker
    Given Angie controls “Benalish Faithbonder”
    And Angie controls “Barkweave Crusher”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Faithbonder”
    And Angie attacks Ronald with “Barkweave Crusher”
    Then Angie has to choose
    When Angie enlists “Hill Giant”
    Then Angie has nothing to choose
    And “Benalish Faithbonder” is untapped
    And “Hill Giant” is tapped
    When the triggered ability of “Benalish Faithbonder” resolves
    Then “Benalish Faithbonder” is 4/3
    And “Barkweave Crusher” is 2/5

  @id:enlist.discarded @clause:effect.indestructible @clause:object.you @from:2024-11-08 @must
  Scenario: Guardian of New Benalia taps as it becomes indestructible, for a card of its controller's own hand
    Given Angie controls “Guardian of New Benalia”
    And Angie has “Plains” in hand
    And Barry controls “Guardian of New Benalia”
    And Barry has no cards in hand
    Then Barry can't activate the ability of Barry's “Guardian of New Benalia”
    But Angie can activate the ability of Angie's “Guardian of New Benalia”
    And Angie has “Plains” in her graveyard
    When the ability resolves
    Then Angie's “Guardian of New Benalia” is tapped
    And Barry's “Guardian of New Benalia” is untapped
    When Angie's team passes priority
    And Ronald casts “Murder” targeting Angie's “Guardian of New Benalia”
    And the spell resolves
    Then Angie controls “Guardian of New Benalia”
    When Angie's team passes priority
    And Ronald casts “Murder” targeting Barry's “Guardian of New Benalia”
    And the spell resolves
    Then Barry controls no creatures
    When the upkeep of Edward's team begins
    And Edward casts “Murder” targeting Angie's “Guardian of New Benalia”
    And the spell resolves
    Then Angie controls no creatures
