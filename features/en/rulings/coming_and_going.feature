# language: en
Feature: Spells, and permanents that come and go
  > A spell resolves, a permanent enters or a creature dies. Whose is it, and what does each team gain or lose?

  @id:ruling.storm_caller @clause:life.shared @from:2005-08-01 @must
  Scenario: Storm Caller costs the other team 4 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Storm Caller”
    And the spell resolves
    And the triggered ability of “Storm Caller” resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life

  @id:ruling.reckless_fireweaver @clause:life.shared @from:2005-08-01 @must
  Scenario: An artifact of the controller costs the other team 2 life, and one of the teammate nothing
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Reckless Fireweaver”
    When Barry casts “Relic Vial”
    And the spell resolves
    Then Edward's team has 20 life
    When Angie casts “Throne of the God-Pharaoh”
    And the spell resolves
    And the triggered ability of “Reckless Fireweaver” resolves
    Then Edward's team has 18 life

  @id:ruling.slimefoot_the_stowaway @clause:life.shared @from:2005-08-05 @must
  Scenario: A Saproling of the controller that dies costs the other team 2 life and gives 1, and one of the teammate does nothing
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Slimefoot, the Stowaway”
    And Angie controls five “Mana Source”
    And Barry controls “Verdant Force”
    When the precombat main phase of Angie's team begins
    And Angie activates the ability of “Slimefoot, the Stowaway”
    And the ability resolves
    And Angie casts “Tremor”
    And the spell resolves
    And the triggered ability of “Slimefoot, the Stowaway” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
    And Barry controls no Saproling tokens
    When the beginning of combat step of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.serrated_scorpion @clause:life.shared @from:2005-08-01 @must
  Scenario: When Serrated Scorpion dies, it costs the other team 4 life and gives its controller 2
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Serrated Scorpion”
    And Angie controls “Relic Vial”
    And Angie controls two “Mana Source”
    When Angie activates the ability of “Relic Vial”
    And the triggered ability of “Serrated Scorpion” resolves
    Then Edward's team has 16 life
    And Angie's team has 22 life

  @id:ruling.vindictive_vampire @clause:life.shared @from:2005-08-01 @must
  Scenario: Another creature of the controller that dies costs the other team 2 life and gives 1, and one of the teammate does nothing
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Vindictive Vampire”
    And Angie controls “Vanilla 1/1”
    And Barry controls “Vanilla 1/1”
    When Angie casts “Tremor”
    And the spell resolves
    And the triggered ability of “Vindictive Vampire” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
    When the beginning of combat step of Angie's team begins
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:ruling.happily_ever_after @clause:life.shared @from:2005-08-01 @must
  Scenario: Happily Ever After lets all four players gain 5 life and draw a card, so that each team gains 10
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Barry has two cards in hand
    And Edward has three cards in hand
    And Ronald has one card in hand
    When Angie casts “Happily Ever After”
    And the spell resolves
    And the triggered ability of “Happily Ever After” resolves
    Then Angie's team has 30 life
    And Edward's team has 30 life
    And Barry has three cards in hand
    And Edward has four cards in hand
    And Ronald has two cards in hand

  @id:ruling.resolute_archangel @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: A team with less life than it began with gets back to that by Resolute Archangel
    Given it is the precombat main phase of Angie's team
    And Angie's team has 29 life
    When Angie casts “Resolute Archangel”
    And the spell resolves
    And the triggered ability of “Resolute Archangel” resolves
    Then Angie's team has 30 life

  @id:ruling.resolute_archangel.enough @situation:ruling.resolute_archangel @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: With one life more than it began with, a team keeps that
    Given it is the precombat main phase of Angie's team
    And Angie's team has 31 life
    When Angie casts “Resolute Archangel”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 31 life

  @id:ruling.vicious_rumors @clause:life.shared @from:2005-08-01 @must
  Scenario: Vicious Rumors costs both opponents 1 life, a card in hand and one on top of the library, and gives 1 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Barry has two cards in hand
    And Edward has one card in hand
    And Ronald has one card in hand
    When Angie casts “Vicious Rumors”
    And the spell resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
    And Barry has two cards in hand
    And Edward has no cards in hand
    And Edward has two cards in his graveyard
    And Ronald has two cards in his graveyard
    And Barry has no cards in his graveyard

  @id:ruling.zof_bloodbog @clause:life.shared @from:2005-08-01 @must
  Scenario: Zof Consumption costs the other team 8 life and gives its controller 4
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Zof Consumption”
    And the spell resolves
    Then Edward's team has 12 life
    And Angie's team has 24 life
