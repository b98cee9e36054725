# language: en
Feature: What a creature is protected from
  > A creature has protection from a colour. Does that keep off what a teammate does, and what does it not keep off?

  @id:protection.target @clause:protection.target @from:2005-08-01 @must
  Scenario: Neither a teammate nor an opponent targets what is protected from a colour with a spell of it, and with another anybody does
    Given Angie controls “Silver Knight”
    And Angie controls “Grizzly Bears”
    Then Barry can't cast “Shock” targeting “Silver Knight”
    And Barry can cast “Giant Growth” targeting “Silver Knight”
    But Angie can cast “Shock” targeting “Grizzly Bears”

  @id:protection.ability @clause:protection.target @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: An ability of a red creature can target only the other creature of the head that is attacked
    Given Angie controls “Goblin Racketeer”
    And Edward controls “Silver Knight”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Racketeer”
    And the triggered ability of “Goblin Racketeer” resolves
    And Angie does what the ability allows
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Barry with “Silver Knight”
    But Edward can attack Barry with “Silver Knight”
    And Edward can attack Barry with “Hill Giant”

  @id:protection.granted @clause:protection.target @clause:protection.damage @from:2005-08-01 @must
  Scenario: Protection that a teammate's creature is given in answer leaves a spell without its target, for this turn
    Given Angie controls “Crimson Acolyte”
    And Angie controls “Plains”
    And Barry controls “Grizzly Bears”
    When Angie's team passes priority
    And Edward casts the first “Shock” targeting “Grizzly Bears”
    And Edward's team passes priority
    And Angie activates the ability of “Crimson Acolyte”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the spell resolves
    Then Barry controls “Grizzly Bears”
    When the precombat main phase of Edward's team begins
    Then Edward can't cast the second “Shock” targeting “Crimson Acolyte”
    But Edward can cast the second “Shock” targeting “Grizzly Bears”

  @id:protection.alone @clause:protection.target @clause:mana.own @from:2005-08-01 @must
  Scenario: Where there is no other creature the acolyte protects itself, once for each Plains
    Given Angie controls “Crimson Acolyte”
    And Angie controls “Plains”
    And Ronald controls “Fountain of Youth”
    When Angie activates the ability of “Crimson Acolyte”
    And the ability resolves
    Then Angie can't activate the ability of “Crimson Acolyte”
    When the upkeep of Angie's team begins
    Then Angie can activate the ability of “Crimson Acolyte”

  @id:protection.damage @clause:protection.damage @from:2005-08-01 @must
  Scenario: Red damage that is dealt to all creatures spares those with protection, whosever they are, and no others
    Given Angie controls “Silver Knight”
    And Barry controls “Grizzly Bears”
    And Edward controls “Crimson Acolyte”
    And Ronald controls “White Knight”
    When Angie casts “Pyroclasm”
    And the spell resolves
    Then Angie controls “Silver Knight”
    And Edward controls “Crimson Acolyte”
    But Barry has “Grizzly Bears” in his graveyard
    And Ronald has “White Knight” in his graveyard

  @id:protection.combat @clause:protection.damage @clause:protection.block @clause:combat.block @from:2018-04-27 @must
  Scenario: A red creature can be blocked and does nothing to it, and can't block it for either head
    Given Angie controls “Silver Knight”
    And Barry controls “Crimson Acolyte”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Silver Knight”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Silver Knight” with “Hill Giant”
    But Ronald can block “Silver Knight” with “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Ronald has “Grizzly Bears” in his graveyard
    And Angie controls “Silver Knight”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Hill Giant” with “Crimson Acolyte”
    And the postcombat main phase of Edward's team begins
    Then Barry controls “Crimson Acolyte”
    And Edward controls “Hill Giant”

  @id:protection.aura @clause:protection.aura @clause:protection.target @from:2005-08-01 @must
  Scenario: A black Aura is not put on what is protected from black, be it a teammate's
    Given Barry controls “White Knight”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Fountain of Youth”
    Then Angie can't cast “Unholy Strength” targeting “White Knight”
    And Angie can't cast “Unholy Strength” targeting “Fountain of Youth”
    But Angie can cast “Unholy Strength” targeting “Grizzly Bears”
    When the spell resolves
    Then “Grizzly Bears” is 4/3

  @id:protection.aura_goes @clause:protection.aura @from:2005-08-01 @must
  Scenario: A red Aura goes to the graveyard as soon as what it is on is protected from red, and a black one stays
    Given Angie controls “Crimson Acolyte”
    And Angie controls “Plains”
    And Barry controls “Grizzly Bears”
    When Barry casts “Errantry” targeting “Grizzly Bears”
    And the spell resolves
    And Barry casts “Unholy Strength” targeting “Grizzly Bears”
    And the spell resolves
    Then “Grizzly Bears” is 7/3
    When Angie activates the ability of “Crimson Acolyte”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    Then Barry has “Errantry” in his graveyard
    And “Grizzly Bears” is 4/3
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 4/3

  @id:protection.kind @clause:protection.block @clause:protection.damage @clause:combat.block @from:2018-04-27 @must
  Scenario: Who is protected from a type is blocked by nothing that has it, and by other creatures
    Given Angie controls “Tel-Jilad Chosen”
    And Barry controls “Beloved Chaplain”
    And Edward controls “Bottle Gnomes”
    And Ronald controls “Grizzly Bears”
    Then Angie can cast “Giant Growth” targeting “Beloved Chaplain”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Tel-Jilad Chosen”
    And Barry attacks Ronald with “Beloved Chaplain”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Tel-Jilad Chosen” with “Bottle Gnomes”
    And Edward can't block “Beloved Chaplain” with “Bottle Gnomes”
    And Ronald can't block “Beloved Chaplain” with “Grizzly Bears”
    But Ronald can block “Tel-Jilad Chosen” with “Grizzly Bears”

  @id:protection.fizzles @clause:protection.target @clause:target.illegal @from:2005-08-01 @must
  Scenario: A spell whose target is protected from it by then does nothing of what it says
    Given Angie controls “Crimson Acolyte”
    And Angie controls “Plains”
    And Barry controls “Grizzly Bears”
    When Angie's team passes priority
    And Edward casts “Boiling Blood” targeting “Grizzly Bears”
    And Edward's team passes priority
    And Angie activates the ability of “Crimson Acolyte”
    And Angie chooses “Grizzly Bears” as the target
    And the ability resolves
    And the spell resolves
    Then Edward has no cards in hand

  @id:protection.knight @clause:protection.damage @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: A knight that strikes first deals with a green creature, and outlives a black one that touches with death
    Given Angie controls “White Knight”
    And Barry controls “White Knight”
    And Edward controls “Grizzly Bears”
    And Edward controls “Typhoid Rats”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And Edward attacks Barry with “Typhoid Rats”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with Angie's “White Knight”
    And Barry blocks “Typhoid Rats” with Barry's “White Knight”
    And the postcombat main phase of Edward's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Angie controls “White Knight”
    And Barry controls “White Knight”
