# language: en
Feature: Attacking a battle
  > A player of the other team protects a battle, usually against the team of its own controller. Who may attack it, who may block, and who is then the defending player?

  @id:combat.battle.attack @clause:combat.attacks @clause:battle.attacked @clause:battle.damage @from:2023-04-14 @must
  Scenario: A team attacks the battle of one of its members together with a player
    Given Angie's team has 30 life
    And Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And “Invasion of Dominaria” has five defense counters
    When the declare attackers step of Edward's team begins
    And Ronald attacks “Invasion of Dominaria” with “Hill Giant”
    And Edward attacks Barry with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Invasion of Dominaria” has two defense counters
    And Angie's team has 28 life

  @id:combat.battle.attack.own @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  Scenario: Neither the protector nor the protector's teammate attacks the battle
    Given Angie controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Edward
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack “Invasion of Dominaria” with “Hill Giant”
    And Ronald can't attack “Invasion of Dominaria” with “Grizzly Bears”
    But Ronald can attack Angie with “Grizzly Bears”

  @id:combat.battle.attack.opponents @clause:combat.attacks @clause:battle.attacked @from:2023-04-14 @must
  Scenario: The battle's controller and the teammate both attack it in their turn
    Given Angie controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Edward
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can attack “Invasion of Dominaria” with “Hill Giant”
    And Barry can attack “Invasion of Dominaria” with “Grizzly Bears”

  @id:combat.battle.block.protector @clause:combat.block @clause:battle.block @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2023-04-14 @must
  Scenario: The protector blocks what attacks the battle
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Invasion of Dominaria” with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Invasion of Dominaria” has five defense counters
    And Angie controls no creatures

  @id:combat.battle.block.teammate @clause:combat.block @clause:battle.block @from:2023-04-14 @should
  Scenario: The protector's teammate blocks what attacks the battle
    > The rule for battles lets only the protector block; the rule for two teams, which says it differs from others, names battles that either member protects.
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Invasion of Dominaria” with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Hill Giant” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then “Invasion of Dominaria” has five defense counters
    And Barry controls no creatures

  @id:combat.battle.block.controller @clause:combat.block @clause:battle.block @from:2023-04-14 @must
  Scenario: The battle's controller does not block for it
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And Edward controls “Grizzly Bears”
    And Angie controls “Youthful Knight”
    When the declare attackers step of Edward's team begins
    And Ronald attacks “Invasion of Dominaria” with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Edward can't block “Hill Giant” with “Grizzly Bears”
    But Angie can block “Hill Giant” with “Youthful Knight”

  @id:combat.battle.thraximundar @clause:combat.defending_effect @clause:battle.defending @source:F-EX04 @from:2023-04-14 @must
  Scenario: The defending player is the protector of the battle that is attacked
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Barry
    And Edward controls “Thraximundar”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Invasion of Dominaria” with “Thraximundar”
    And the triggered ability of “Thraximundar” resolves
    Then Barry controls no creatures
    And Angie controls a creature

  @id:combat.battle.moat @clause:combat.prohibition @clause:battle.attacked @source:F-EX05 @from:2023-04-14 @must
  Scenario: What protects a player does not protect the battle that the player protects
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is green
    And Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Grizzly Bears”
    But Edward can attack “Invasion of Dominaria” with “Grizzly Bears”

  @id:combat.battle.defeated @clause:battle.damage @clause:battle.dies @clause:battle.defeated @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: A battle without defense stays until its own ability has exiled it
    Given Edward controls “Exercise of the Rampart”
    And the protector of “Exercise of the Rampart” is Angie
    And “Exercise of the Rampart” has three defense counters
    When the declare attackers step of Edward's team begins
    And Edward attacks “Exercise of the Rampart” with “Hill Giant”
    And the combat damage step of Edward's team begins
    Then “Exercise of the Rampart” has no defense counters
    When the triggered ability of “Exercise of the Rampart” resolves
    Then Edward controls no “Exercise of the Rampart”

  @id:combat.battle.no_counters @clause:battle.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: A battle without defense none of whose abilities has triggered is put into the graveyard
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And “Invasion of Dominaria” has no defense counters
    When the beginning of combat step of Edward's team begins
    Then Edward controls no “Invasion of Dominaria”

  @id:combat.battle.gone @clause:combat.gone @clause:battle.defeated @from:2023-04-14 @must
  Scenario: Whose battle has left combat attacks nothing more and damages nobody
    Given Angie's team has 30 life
    And Edward controls “Exercise of the Rampart”
    And the protector of “Exercise of the Rampart” is Angie
    And “Exercise of the Rampart” has one defense counter
    And Edward controls “Youthful Knight”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Exercise of the Rampart” with “Youthful Knight”
    And Ronald attacks “Exercise of the Rampart” with “Hill Giant”
    And the combat damage step of Edward's team begins
    And the triggered ability of “Exercise of the Rampart” resolves
    Then “Hill Giant” is attacking
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 30 life

  @id:combat.battle.damage @clause:battle.damage @from:2023-04-14 @must
  Scenario: Damage by a spell takes defense counters off a battle
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Angie
    And it is the precombat main phase of Edward's team
    When Ronald casts “Shock” targeting “Invasion of Dominaria”
    And the spell resolves
    Then “Invasion of Dominaria” has three defense counters

  @id:combat.battle.protector.one @clause:battle.protector @clause:battle.enters @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2023-04-14 @must
  Scenario: A battle's controller chooses one opponent as its protector
    Given it is the precombat main phase of Edward's team
    When Edward casts “Invasion of Dominaria”
    And the spell resolves
    And Edward chooses Angie as the protector
    Then the protector of “Invasion of Dominaria” is Angie
    And “Invasion of Dominaria” has five defense counters

  @id:combat.battle.protector.other @clause:battle.protector @clause:battle.attacked @from:2023-04-14 @must
  Scenario: A battle's controller chooses the other opponent as its protector, and it is attacked at once
    Given it is the precombat main phase of Edward's team
    When Edward casts “Invasion of Dominaria”
    And the spell resolves
    And Edward chooses Barry as the protector
    And the declare attackers step of Edward's team begins
    And Ronald attacks “Invasion of Dominaria” with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then the protector of “Invasion of Dominaria” is Barry
    And “Invasion of Dominaria” has three defense counters

  @id:combat.battle.protector.teammate @clause:battle.new_protector @clause:battle.protector @from:2023-04-14 @must
  Scenario: A teammate is no opponent, and for a battle that one protects an opponent is chosen
    Given Edward controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Ronald
    When the beginning of combat step of Edward's team begins
    And Edward chooses Barry as the protector
    Then the protector of “Invasion of Dominaria” is Barry

  @id:combat.battle.typeless @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.attacked @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2024-11-08 @must
  Scenario: Who controls a battle without a type protects it, and the other team attacks it
    Given it is the precombat main phase of Edward's team
    And Angie controls “Hill Giant”
    When Edward casts “Exercise of the Palisade”
    And the spell resolves
    Then the protector of “Exercise of the Palisade” is Edward
    When the declare attackers step of Angie's team begins
    And Angie attacks “Exercise of the Palisade” with “Hill Giant”
    And the end step of Angie's team begins
    Then Edward controls no “Exercise of the Palisade”

  @id:combat.battle.typeless.teammate @situation:combat.battle.typeless @clause:battle.typeless @clause:battle.new_protector @from:2024-11-08 @must
  Scenario: Nobody but its controller can be the protector of a battle without a type
    Given Edward controls “Exercise of the Palisade”
    And the protector of “Exercise of the Palisade” is Angie
    When the beginning of combat step of Edward's team begins
    Then the protector of “Exercise of the Palisade” is Edward

  @id:combat.battle.typeless.waits @situation:combat.battle.typeless.waits @clause:battle.dies @from:2024-11-08 @until:2026-08-07 @must
  Scenario: Any battle without defense waited for the ability of its own that had triggered
    Given Edward controls “Exercise of the Palisade”
    And the protector of “Exercise of the Palisade” is Edward
    And “Exercise of the Palisade” has two defense counters
    When the upkeep of Edward's team begins
    And Ronald casts “Shock” targeting “Exercise of the Palisade”
    And the spell resolves
    Then Edward controls “Exercise of the Palisade”
    When the triggered ability of “Exercise of the Palisade” resolves
    Then Edward controls no “Exercise of the Palisade”

  @id:combat.battle.typeless.goes @situation:combat.battle.typeless.waits @clause:battle.no_siege @from:2026-08-07 @must
  Scenario: A battle without defense that is no Siege waits for no ability of its own
    Given Edward's team has 20 life
    And Edward controls “Exercise of the Palisade”
    And the protector of “Exercise of the Palisade” is Edward
    And “Exercise of the Palisade” has two defense counters
    When the upkeep of Edward's team begins
    And Ronald casts “Shock” targeting “Exercise of the Palisade”
    And the spell resolves
    Then Edward controls no “Exercise of the Palisade”
    When the triggered ability of “Exercise of the Palisade” resolves
    Then Edward's team has 21 life
