# language: en
Feature: After combat, and in the next one
  > Combat is over. Does anything still attack, block or defend, and what does the next combat know of the last?

  @id:exact.combat.over @clause:combat.attack @variant:two-headed-giant @variant:two-player @variant:two-player-commander @from:2018-04-27 @must
  Scenario: What is said of who is being attacked is true in combat, and not after it
    Given it is the precombat main phase of Edward's team
    And Edward controls “Grizzly Bears”
    And Angie controls “Forest”
    And Angie controls “Plains”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And Edward's team passes priority
    Then Angie can cast “Qasali Ambusher” without paying its mana cost
    When the end step of Edward's team begins
    And Edward's team passes priority
    Then Angie can't cast “Qasali Ambusher” without paying its mana cost

  @id:exact.combat.again @clause:combat.block @clause:combat.damage @from:2018-04-27 @must
  Scenario: A creature that has blocked one attacker damages another one that it blocks in a later combat
    Given Angie controls “Killer Whale”
    And Barry controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Killer Whale”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Killer Whale” with “Obsianus Golem”
    And the postcombat main phase of Angie's team begins
    And the upkeep of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Obsianus Golem”
    And the postcombat main phase of Angie's team begins
    Then Barry has “Hill Giant” in his graveyard
    And Angie controls “Killer Whale”
    And Edward controls “Obsianus Golem”

  @id:exact.combat.defending_over @clause:combat.defending_ability @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Whose creatures count was picked for this combat, and after it nobody's do
    Given it is the precombat main phase of Edward's team
    And Edward controls “Exercise of the Mirror”
    And Barry controls two “Vanilla 1/1”
    When the beginning of combat step of Edward's team begins
    And Edward chooses Barry as the defending player
    Then “Exercise of the Mirror” is 2/4
    When the postcombat main phase of Edward's team begins
    Then “Exercise of the Mirror” is 0/4

  @id:exact.combat.struck_once @clause:combat.first_strike @clause:combat.damage_when @from:2005-08-01 @until:2009-07-11 @must
  Scenario: While combat damage uses the stack, too, a creature that strikes first strikes once
    Given Edward's team has 20 life
    And Angie controls “Youthful Knight”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Youthful Knight”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
