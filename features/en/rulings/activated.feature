# language: en
Feature: Activated abilities that both opponents feel
  > A member activates an ability that names each opponent. What does the other team lose, and what does one's own get?

  @id:ruling.legion_guildmage @clause:life.shared @from:2005-08-01 @must
  Scenario: Legion Guildmage costs the other team 6 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Legion Guildmage”
    And Angie controls six “Mana Source”
    When Angie activates the first ability of “Legion Guildmage”
    And the ability resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life

  @id:ruling.lightning_rig_crew @clause:life.shared @from:2005-08-01 @must
  Scenario: Lightning-Rig Crew costs the other team 2 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Lightning-Rig Crew”
    When Angie activates the ability of “Lightning-Rig Crew”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life

  @id:ruling.ramunap_ruins @clause:life.shared @from:2005-08-01 @must
  Scenario: Ramunap Ruins costs the other team 4 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Ramunap Ruins”
    And Angie controls four “Mana Source”
    When Angie activates the third ability of “Ramunap Ruins”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life

  @id:ruling.vampire_neonate @clause:life.shared @from:2005-08-01 @must
  Scenario: Vampire Neonate costs the other team 2 life and gives its controller 1
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Vampire Neonate”
    And Angie controls two “Mana Source”
    When Angie activates the ability of “Vampire Neonate”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.welder_automaton @clause:life.shared @from:2005-08-01 @must
  Scenario: Welder Automaton costs the other team 2 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Welder Automaton”
    And Angie controls four “Mana Source”
    When Angie activates the ability of “Welder Automaton”
    And the ability resolves
    Then Edward's team has 18 life
    And Angie's team has 20 life

  @id:ruling.tezzeret_master_of_the_bridge @clause:life.shared @from:2010-04-23 @must
  Scenario: Tezzeret, Master of the Bridge counts the artifacts of its controller alone, deals that much damage to each opponent and gives it once
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Tezzeret, Master of the Bridge”
    And Angie controls “Relic Vial”
    And Angie controls “Welder Automaton”
    And Barry controls “Throne of the God-Pharaoh”
    When Angie activates the first ability of “Tezzeret, Master of the Bridge”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 22 life
    And “Tezzeret, Master of the Bridge” has seven loyalty counters

  @id:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  Scenario: A team loses if one member has no legendary creature or planeswalker, though the other has
    Given it is the precombat main phase of Angie's team
    And Angie controls “Nicol Bolas, Dragon-God”
    And “Nicol Bolas, Dragon-God” has eight loyalty counters
    And Edward controls “Isamaru, Hound of Konda”
    And Ronald controls “Grizzly Bears”
    When Angie activates the third ability of “Nicol Bolas, Dragon-God”
    And the ability resolves
    Then Edward's team loses the game

  @id:ruling.nicol_bolas_dragon_god.both @situation:ruling.nicol_bolas_dragon_god @clause:team.wins_and_loses @from:2010-04-23 @must
  Scenario: Where each member has a legendary creature or planeswalker, nobody loses
    Given it is the precombat main phase of Angie's team
    And Angie controls “Nicol Bolas, Dragon-God”
    And “Nicol Bolas, Dragon-God” has eight loyalty counters
    And Edward controls “Isamaru, Hound of Konda”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie activates the third ability of “Nicol Bolas, Dragon-God”
    And the ability resolves
    Then the game goes on
