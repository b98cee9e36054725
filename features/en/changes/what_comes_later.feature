# language: en
Feature: What comes after a prohibition
  > A spell says what creatures can't do this turn. Does it say so of a creature that comes after it?

  @id:comes_later.attack @situation:comes_later @clause:layers.open @from:2018-04-27 @must
  Scenario: A creature that comes after a spell by which creatures can't attack can't attack either, until the turn ends
    Given Edward controls “Hill Giant”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie casts “Festival”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Goblin Guide”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Goblin Guide”
    And Edward can't attack Angie with “Hill Giant”
    When the upkeep of Angie's team begins
    And the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Goblin Guide”

  @id:comes_later.block @situation:comes_later @clause:layers.open @clause:team.opponents @from:2018-10-05 @must
  Scenario: A creature that comes after its player's creatures can't block any more can't block, and a teammate's creature is dealt nothing
    Given Angie controls “Hill Giant”
    And Angie controls “Shanodin Dryads”
    And Barry controls “Birds of Paradise”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Shanodin Dryads”
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward's team has 30 life
    When Angie casts “Cosmotronic Wave”
    And the spell resolves
    Then Barry controls “Birds of Paradise”
    And Angie controls “Shanodin Dryads”
    And Ronald has “Shanodin Dryads” in his graveyard
    And Edward controls “Grizzly Bears”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Angie's team passes priority
    And Ronald casts “Notion Thief”
    And the spell resolves
    And the declare blockers step of Angie's team begins
    Then Ronald can't block “Hill Giant” with “Notion Thief”
    And Edward can't block “Hill Giant” with “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 27 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Ronald can block “Hill Giant” with “Notion Thief”
