# language: en
Feature: Who is goaded
  > A goaded creature attacks if able, and another player than who goaded it if able. Is a teammate another player?

  @id:goad.teammate @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Creatures that one head has goaded attack the other head, and those of the own team are free by then
    Given Angie controls “Child of Night”
    And Barry controls “Giant Spider”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Disrupt Decorum”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    When Barry attacks Edward with “Giant Spider”
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Barry with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”
    And Ronald can attack Barry with “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Barry can attack with no creature

  @id:goad.elsewhere @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A goaded creature doesn't attack who goaded it, where it can attack the teammate
    Given Edward controls “Hill Giant”
    When Angie casts “Disrupt Decorum”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”

  @id:goad.group @clause:combat.goad @clause:combat.attacks @from:2016-08-26 @until:2018-04-27 @must
  Scenario: While creatures attack the other team as a group a goaded one does so, and stays at home no more
    Given Edward controls “Hill Giant”
    When Angie casts “Jeering Homunculus”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Jeering Homunculus” resolves
    And Angie does what the ability allows
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    But Edward can attack Angie's team with “Hill Giant”

  @id:goad.may @clause:combat.goad @clause:object.you @from:2018-04-27 @must
  Scenario: A creature that the controller of Jeering Homunculus does not care to goad need not attack
    Given Edward controls “Hill Giant”
    When Angie casts “Jeering Homunculus”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Jeering Homunculus” resolves
    And Angie does not do what the ability allows
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:goad.defending @clause:combat.goad @clause:combat.attacks @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Who attacks one head can goad that head's creatures only, and these have to attack the teammate
    Given Angie controls “Goblin Racketeer”
    And Edward controls “Hill Giant”
    And Edward controls “Fountain of Youth”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Goblin Racketeer”
    And the triggered ability of “Goblin Racketeer” resolves
    And Angie does what the ability allows
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Ronald can't attack Angie with “Grizzly Bears”
    And Edward can't attack Angie with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”

  @id:goad.both @clause:combat.goad @clause:combat.attacks @from:2020-07-03 @must
  Scenario: Who is goaded twice by one head and once by the other attacks either, for each goads it once
    Given Edward controls “Hill Giant”
    When Angie casts the first “Disrupt Decorum”
    And the spell resolves
    And Angie casts the second “Disrupt Decorum”
    And the spell resolves
    And Barry casts Barry's “Disrupt Decorum”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    But Edward can attack Angie with “Hill Giant”

  @id:goad.aura @clause:combat.goad @clause:combat.block_required @clause:combat.attacks @from:2020-04-17 @must
  Scenario: A creature under an Aura attacks the teammate of who put it there, and one of either head blocks it
    Given Barry controls “Giant Spider”
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Predatory Impetus” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    And Edward can't attack Angie with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”
    When the declare blockers step of Edward's team begins
    Then Barry can't block with no creature
    But Angie can block “Hill Giant” with “Grizzly Bears”
    When the postcombat main phase of Edward's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Edward controls “Hill Giant”

  @id:goad.nobody_else @clause:combat.goad @clause:combat.attack_required @clause:combat.attacks @from:2018-04-27 @must
  Scenario: Where the teammate can't be attacked for nothing a goaded creature attacks who goaded it
    Given Barry controls “Windborn Muse”
    And Edward controls “Hill Giant”
    And Edward controls no “Mana Source”
    When Angie casts “Jeering Homunculus”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Jeering Homunculus” resolves
    And Angie does what the ability allows
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    But Edward can attack Angie with “Hill Giant”

  @id:goad.planeswalker @clause:combat.goad @clause:combat.attacks @from:2018-04-27 @must
  Scenario: A planeswalker of the teammate is no player, and a goaded creature attacks the teammate
    Given Barry controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Hill Giant”
    When Angie casts “Disrupt Decorum”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack “Chandra, Pyrogenius” with “Hill Giant”
    But Edward can attack Barry with “Hill Giant”

  @id:goad.itself @clause:combat.goad @from:2016-08-26 @must
  Scenario: Where there is no other creature Jeering Homunculus can goad only itself
    Given Edward controls “Fountain of Youth”
    When Angie casts “Jeering Homunculus”
    And the spell resolves
    And the triggered ability of “Jeering Homunculus” resolves
    And Angie does what the ability allows
    And the declare attackers step of Edward's team begins
    Then Edward can attack with no creature

  @id:goad.aura.fights @clause:combat.goad @clause:combat.block_required @clause:combat.attacks @from:2020-04-17 @must
  Scenario: A creature under an Aura is so much bigger, and the Aura is for creatures only
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Fountain of Youth”
    Then Angie can't cast “Predatory Impetus” targeting “Fountain of Youth”
    But Angie can cast “Predatory Impetus” targeting “Grizzly Bears”
    When the spell resolves
    Then “Grizzly Bears” is 5/5
