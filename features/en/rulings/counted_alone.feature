# language: en
Feature: Creatures of one member alone are counted
  > A number is that of one member's creatures, and is compared with each opponent's. What of the teammate's?

  @id:ruling.malakir_blood_priest @clause:life.shared @clause:object.party @from:2005-08-01 @must
  Scenario: The party of Malakir Blood-Priest's controller costs the other team twice its number; two Wizards count once and a teammate's Warrior not at all
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Sighted-Caste Sorcerer”
    And Angie controls “Legion Guildmage”
    And Angie controls “Marchesa's Infiltrator”
    And Barry controls “Turret Ogre”
    When Angie casts “Malakir Blood-Priest”
    And the spell resolves
    And the triggered ability of “Malakir Blood-Priest” resolves
    Then Edward's team has 14 life
    And Angie's team has 23 life

  @id:ruling.timely_reinforcements @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: The team with less life gains 6, and who has fewer creatures than one opponent gets three, however many the teammate has
    Given it is the precombat main phase of Angie's team
    And Angie's team has 15 life
    And Edward's team has 16 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Goblin Piker”
    And Edward controls two “Vanilla 1/1”
    When Angie casts “Timely Reinforcements”
    And the spell resolves
    Then Angie's team has 21 life
    And Angie controls four creatures

  @id:ruling.timely_reinforcements.neither @situation:ruling.timely_reinforcements @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Who has as much life, and as many creatures as each opponent, gets nothing, though the opponents have more together
    Given it is the precombat main phase of Angie's team
    And Angie's team has 16 life
    And Edward's team has 16 life
    And Angie controls “Grizzly Bears”
    And Edward controls “Vanilla 1/1”
    And Ronald controls “Vanilla 1/1”
    When Angie casts “Timely Reinforcements”
    And the spell resolves
    Then Angie's team has 16 life
    And Angie controls a creature
