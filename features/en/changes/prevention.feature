# language: en
@source:R
Feature: Damage that is prevented
  > A shield prevents damage to one player, or something keeps a life total from falling too low. What does it do for the teammate?

  @id:prevention.shield @clause:replacement.shield @clause:life.shared @from:2005-08-01 @must
  Scenario: A shield on one member does not protect the teammate
    Given Angie's team has 20 life
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 16 life

  @id:prevention.shield.used_up @situation:prevention.shield @clause:replacement.shield @from:2005-08-01 @must
  Scenario: What is left of a shield prevents later damage
    Given Angie's team has 20 life
    And Angie controls “Spear Spewer”
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And Angie activates the ability of “Spear Spewer”
    And the ability resolves
    Then Angie's team has 19 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 14 life

  @id:prevention.shield.ends @situation:prevention.shield @clause:step.cleanup @from:2005-08-01 @must
  Scenario: A shield that nothing has used up ends with the turn
    Given Angie's team has 20 life
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 12 life

  @id:prevention.order.doubled @situation:prevention.order @clause:replacement.order @from:2005-08-01 @must
  Scenario: The player who is dealt the damage has it doubled first, then prevented
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Edward controls “Furnace of Rath”
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    And Angie chooses to apply the effect of “Furnace of Rath” first
    Then Angie's team has 18 life
    And Edward's team has 14 life

  @id:prevention.order.prevented @situation:prevention.order @clause:replacement.order @from:2005-08-01 @must
  Scenario: The player who is dealt the damage has it prevented first, then doubled
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Edward controls “Furnace of Rath”
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    And Angie chooses to apply the effect of “Mending Hands” first
    Then Angie's team has 22 life
    And Edward's team has 14 life

  @id:prevention.creature @situation:prevention.order @clause:replacement.order @clause:replacement.nothing @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: For a creature its controller chooses, and what is prevented wholly is not doubled
    Given Edward controls “Furnace of Rath”
    And Edward controls “Grizzly Bears”
    When Angie casts “Mending Hands” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Dagger Caster”
    And the spell resolves
    And the triggered ability of “Dagger Caster” resolves
    And Edward chooses to apply the effect of “Mending Hands” first
    Then Edward controls a creature

  @id:prevention.several @situation:prevention.several @clause:replacement.shield @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: The player, and not the team, chooses what a shield prevents of the damage of several
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And Barry attacks Edward's team with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Edward as the player who is dealt the damage
    And Edward chooses the damage to prevent: 2 from “Hill Giant”, 2 from “Grizzly Bears”
    Then Edward's team has 19 life

  @id:prevention.several.life @situation:prevention.several @clause:replacement.shield @clause:poison.infect @from:2018-04-27 @must
  Scenario: A player who has the life spared is poisoned instead
    Given Edward's team has 20 life
    And Angie controls “Air Elemental”
    And Barry controls “Glistener Elf”
    When Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Air Elemental”
    And Barry attacks Edward with “Glistener Elf”
    And the postcombat main phase of Angie's team begins
    And Edward chooses the damage to prevent: 4 from “Air Elemental”, 0 from “Glistener Elf”
    Then Edward's team has 20 life
    And Edward's team has one poison counter

  @id:prevention.several.poison @situation:prevention.several @clause:replacement.shield @clause:poison.infect @from:2018-04-27 @must
  Scenario: A player who has the poison spared loses life instead
    Given Edward's team has 20 life
    And Angie controls “Air Elemental”
    And Barry controls “Glistener Elf”
    When Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Air Elemental”
    And Barry attacks Edward with “Glistener Elf”
    And the postcombat main phase of Angie's team begins
    And Edward chooses the damage to prevent: 3 from “Air Elemental”, 1 from “Glistener Elf”
    Then Edward's team has 19 life
    And Edward's team has no poison counters

  @id:prevention.combat @clause:replacement.open @from:2018-04-27 @must
  Scenario: Where combat damage is prevented no other damage is
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When Angie's team passes priority
    And Edward casts “Fog”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 12 life

  @id:prevention.passage.team @situation:prevention.passage @clause:replacement.open @clause:combat.damaged_player @until:2018-04-27 @must
  Scenario Outline: The attacking team chooses the member whom Safe Passage does not protect
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When Angie's team passes priority
    And Edward casts “Safe Passage”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses <player> as the player who is dealt the damage
    Then Edward's team has <life> life

    Examples:
      | from       | rule   | player | life |
      | 2005-08-01 | 418.3b | Edward | 20   |
      | 2005-08-01 | 418.3b | Ronald | 17   |

  @id:prevention.passage.player @situation:prevention.passage @clause:replacement.open @clause:combat.attacks @must
  Scenario Outline: Safe Passage protects its caster, and not the teammate who is attacked
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    When Angie's team passes priority
    And Edward casts “Safe Passage”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks <player> with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has <life> life

    Examples:
      | from       | rule   | player | life |
      | 2018-04-27 | 611.2c | Edward | 20   |
      | 2018-04-27 | 611.2c | Ronald | 17   |

  @id:prevention.passage.later @situation:prevention.passage @clause:replacement.open @from:2018-04-27 @must
  Scenario: Safe Passage protects a creature that comes later in the turn
    Given Angie controls “Hill Giant”
    And Barry controls “Furnace of Rath”
    When Angie's team passes priority
    And Edward casts “Safe Passage”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Angel of Grace”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Angel of Grace”
    And the postcombat main phase of Angie's team begins
    And Edward chooses to apply the effect of “Safe Passage” first
    Then Edward controls “Angel of Grace”
    And Angie controls no creatures

  @id:floor.both @clause:life.read @clause:life.shared @from:2005-08-01 @must
  Scenario: Damage to both members leaves a team with Worship on 1
    Given Angie's team has 5 life
    And Angie controls “Worship”
    And Angie controls “Grizzly Bears”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 1 life
    And the game goes on

  @id:floor.teammate @situation:floor.both @clause:life.read @clause:life.shared @must
  Scenario Outline: Whichever member has Worship, the team stays on 1
    Given it is the precombat main phase of Edward's team
    And Angie's team has 2 life
    And <player> controls “Worship”
    And <player> controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Edward casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 1 life

    Examples:
      | from       | rule   | player |
      | 2005-08-01 | 606.9a | Angie  |
      | 2005-08-01 | 606.9a | Barry  |

  @id:floor.no_creature @situation:floor.both @clause:ability.static @from:2005-08-01 @must
  Scenario: With a creature of the teammate alone Worship does nothing
    Given Angie's team has 5 life
    And Angie controls “Worship”
    And Barry controls “Grizzly Bears”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team loses the game

  @id:floor.loss @situation:floor.both @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that is lost without damage is lost
    Given it is the precombat main phase of Edward's team
    And Angie's team has 3 life
    And Angie controls “Worship”
    And Angie controls “Grizzly Bears”
    And Edward controls “Acolyte of Xathrid”
    And Edward controls four “Mana Source”
    When Edward casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 1 life
    When Edward activates the ability of “Acolyte of Xathrid”
    And Edward chooses Angie as the target
    And the ability resolves
    Then Angie's team loses the game

  @id:floor.higher @clause:life.read @should
  Scenario Outline: A higher floor is reached by what each is read to have
    Given Angie's team has 12 life
    And Barry controls “Exercise of the Threshold”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has <life> life

    Examples:
      | from       | rule    | life |
      | 2005-08-01 | 606.9a  | 9    |
      | 2010-04-23 | 806.10a | 5    |

  @id:ruling.angel_of_grace @clause:life.read @clause:step.cleanup @from:2005-08-01 @must
  Scenario: Angel of Grace keeps damage to both members from taking the last life, in this turn
    Given Angie's team has 5 life
    And Edward controls “Spear Spewer”
    When Angie casts “Angel of Grace”
    And the spell resolves
    And the triggered ability of “Angel of Grace” resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 1 life
    When the precombat main phase of Edward's team begins
    And Edward activates the ability of “Spear Spewer”
    And the ability resolves
    Then Angie's team loses the game

  @id:floor.doubled @situation:floor.doubled @clause:replacement.order @clause:life.read @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Where a loss is doubled first Worship still keeps the last point
    Given it is the precombat main phase of Edward's team
    And Angie's team has 2 life
    And Angie controls “Worship”
    And Angie controls “Grizzly Bears”
    And Edward controls “Exercise of the Open Wound”
    When Edward casts “Shock” targeting Angie
    And the spell resolves
    And Angie chooses to apply the effect of “Exercise of the Open Wound” first
    Then Angie's team has 1 life
    And the game goes on

  @id:floor.doubled_after @situation:floor.doubled @clause:replacement.order @clause:replacement.once @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Where Worship comes first what is left of the loss is doubled, and takes the last point
    Given it is the precombat main phase of Edward's team
    And Angie's team has 2 life
    And Angie controls “Worship”
    And Angie controls “Grizzly Bears”
    And Edward controls “Exercise of the Open Wound”
    When Edward casts “Shock” targeting Angie
    And the spell resolves
    And Angie chooses to apply the effect of “Worship” first
    Then Angie's team loses the game
