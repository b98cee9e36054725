# language: en
Feature: As long as a permanent is there
  > A permanent gives control of a creature, doubles what its controller's creatures deal, or keeps abilities from triggering. Whose is meant, and for how long?

  @id:while_there.leaves @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: As the permanent dies that gave control, the creature is its owner's again
    Given Edward controls “Hill Giant”
    When Angie casts “Sower of Temptation”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Sower of Temptation” resolves
    Then Angie controls “Hill Giant”
    When Barry casts “Murder” targeting “Sower of Temptation”
    And the spell resolves
    Then Edward controls “Hill Giant”

  @id:while_there.stays @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: In the next turn, and while a teammate's creatures die, the control goes on
    Given Edward controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When Angie casts “Sower of Temptation”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Sower of Temptation” resolves
    And Barry casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    And Angie's team finishes its turn
    Then Angie controls “Hill Giant”

  @id:while_there.taken @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: Who takes the permanent that gave control does not take the creature with it
    Given Edward controls “Hill Giant”
    When Angie casts “Sower of Temptation”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Sower of Temptation” resolves
    And Angie's team passes priority
    And Ronald casts “Blind with Anger” targeting “Sower of Temptation”
    And the spell resolves
    Then Ronald controls “Sower of Temptation”
    And Angie controls “Hill Giant”

  @id:while_there.before @situation:while_there @clause:layers.as_long_as @from:2005-08-01 @must
  Scenario: Where the permanent is gone before its ability resolves nobody gets control
    Given Edward controls “Hill Giant”
    When Angie casts “Sower of Temptation”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And Angie's team passes priority
    And Edward casts “Murder” targeting “Sower of Temptation”
    And the spell resolves
    And the triggered ability of “Sower of Temptation” resolves
    Then Edward controls “Hill Giant”

  @id:damage_of.own @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  Scenario: Of an attack the own creature's damage is doubled, the teammate's creature's is not
    Given Angie controls “Gratuitous Violence”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 22 life

  @id:damage_of.creature @situation:damage_of @clause:object.you @clause:replacement.order @from:2018-04-27 @must
  Scenario: What a creature is dealt is doubled, too, and what the blocker deals is not
    Given Angie controls “Gratuitous Violence”
    And Ronald controls “Air Elemental”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Hill Giant” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Ronald has “Air Elemental” in his graveyard

  @id:damage_of.spell @situation:damage_of @clause:object.you @clause:replacement.order @from:2005-08-01 @must
  Scenario: A spell is no creature, and deals what it says
    Given Angie controls “Gratuitous Violence”
    And Edward's team has 30 life
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward's team has 28 life

  @id:no_trigger.entering @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  Scenario: A creature that enters makes nothing trigger, neither its own ability nor an opponent's or a teammate's
    Given Barry controls “Torpor Orb”
    And Angie's team has 30 life
    And Edward's team has 30 life
    And Edward controls “Soul Warden”
    And Barry controls “Soul Warden”
    When Angie casts “Thragtusk”
    And the spell resolves
    Then the stack is empty
    And Angie controls “Thragtusk”

  @id:no_trigger.leaving @situation:no_trigger @clause:trigger.enters @clause:trigger.dies @from:2005-08-01 @must
  Scenario: A creature that leaves makes its ability trigger all the same
    Given Edward controls “Torpor Orb”
    And Angie controls “Thragtusk”
    When Angie casts “Murder” targeting “Thragtusk”
    And the spell resolves
    And the triggered ability of “Thragtusk” resolves
    Then Angie controls a 3/3 creature token

  @id:no_trigger.others @situation:no_trigger @clause:trigger.enters @from:2005-08-01 @must
  Scenario: What enters and is no creature makes its ability trigger
    Given Edward controls “Torpor Orb”
    And Edward controls “Hill Giant”
    When Angie casts “Oblivion Ring”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Oblivion Ring” resolves
    Then Edward owns “Hill Giant” in exile
