# language: en
Feature: What is not destroyed
  > A permanent is indestructible. What can be done to it, and to what stands beside it?

  @id:keyword.indestructible.destroy @clause:effect.indestructible @from:2010-04-23 @must
  Scenario: An effect that destroys all creatures leaves what is indestructible, and nothing beside it
    Given Angie controls “Darksteel Gargoyle”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Day of Judgment”
    And the spell resolves
    Then Angie controls “Darksteel Gargoyle”
    And Barry has “Hill Giant” in his graveyard
    And Edward has “Grizzly Bears” in his graveyard

  @id:keyword.indestructible.damage @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: Lethal damage does not destroy it, nor in the turn after
    Given Angie controls “Darksteel Gargoyle”
    And Edward controls “Typhoid Rats”
    And Ronald controls “Obsianus Golem”
    When the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Obsianus Golem”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Obsianus Golem” with “Darksteel Gargoyle”
    And the declare attackers step of Angie's team begins
    Then Angie controls “Darksteel Gargoyle”
    When Angie attacks Edward with “Darksteel Gargoyle”
    And the postcombat main phase of Angie's team begins
    Then Angie controls “Darksteel Gargoyle”

  @id:keyword.indestructible.deathtouch @clause:effect.indestructible @clause:damage.deathtouch @from:2018-04-27 @must
  Scenario: Deathtouch does not destroy it either, and destroys the creature beside it
    Given Angie controls “Darksteel Gargoyle”
    And Barry controls “Hill Giant”
    And Edward controls “Typhoid Rats”
    And Ronald controls “Vampire Nighthawk”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Typhoid Rats”
    And Ronald attacks Angie with “Vampire Nighthawk”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Vampire Nighthawk” with “Darksteel Gargoyle”
    And Barry blocks “Typhoid Rats” with “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls “Darksteel Gargoyle”
    And Barry has “Hill Giant” in his graveyard
    And Edward has “Typhoid Rats” in his graveyard
    And Ronald has “Vampire Nighthawk” in his graveyard

  @id:keyword.indestructible.sacrifice @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: What is indestructible can be sacrificed
    Given Edward controls “Darksteel Gargoyle”
    And Ronald controls “Hill Giant”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    Then Edward has “Darksteel Gargoyle” in his graveyard
    And Ronald controls “Hill Giant”

  @id:keyword.indestructible.shrunk @clause:effect.indestructible @clause:creature.dies @from:2018-04-27 @must
  Scenario: What is indestructible goes to the graveyard without toughness
    Given Edward controls “Darksteel Gargoyle”
    When Angie casts “Grasp of Darkness” targeting “Darksteel Gargoyle”
    And the spell resolves
    Then Edward has “Darksteel Gargoyle” in his graveyard
