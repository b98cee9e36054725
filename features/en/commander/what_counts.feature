# language: en
@source:C
Feature: Which damage from a commander counts
  > A commander deals damage outside combat, or less or more than it would. How much of it is combat damage that was dealt?

  @id:commander.counts.ability @situation:commander.counts @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: Thirty damage from a commander's ability to each head do not count, and the team goes on with one life
    Given Angie's team has 61 life
    And Edward's team has 61 life
    And Angie controls “Heartless Hidetsugu”
    And Angie's commander is “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Edward's team has 1 life
    And Angie's team has 1 life
    And the game goes on

  @id:commander.counts.ability.alone @situation:commander.counts @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Without teams neither do twenty-one, and what is dealt in combat afterwards is counted from nothing
    Given Angie's team has 80 life
    And Edward's team has 43 life
    And Angie controls “Heartless Hidetsugu”
    And Angie's commander is “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Edward's team has 22 life
    And the game goes on
    When Angie's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Heartless Hidetsugu”
    And the end of combat step of Angie's team begins
    Then Edward's team has 18 life
    And the game goes on

  @id:commander.counts.prevented @situation:commander.counts @clause:commander.damage @clause:replacement.order @variant:commander @variant:two-player-commander @from:2016-01-16 @must
  Scenario: Damage that is prevented was not dealt, and the same in the next combat is lethal
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And Angie casts “Fog”
    And the spell resolves
    And the end of combat step of Angie's team begins
    Then Edward's team has 40 life
    And the game goes on
    When Angie's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.counts.shield @situation:commander.counts @clause:commander.damage @clause:replacement.shield @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Of twenty-one damage a shield prevents four, and seventeen are counted
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has 19 +1/+1 counters
    When Angie casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team has 23 life
    And the game goes on

  @id:commander.counts.doubled @situation:commander.counts @clause:commander.damage @clause:replacement.once @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Eleven damage that are doubled are twenty-two
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie controls “Furnace of Rath”
    And Angie's commander is “Isamaru, Hound of Konda”
    And “Isamaru, Hound of Konda” has nine +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Isamaru, Hound of Konda”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.counts.tax @situation:commander.tax.two @clause:commander.tax @clause:deck.commander_partner @variant:commander @variant:two-player-commander @from:2016-11-11 @must
  Scenario: Of two commanders of one player each has a tax of its own
    Given Angie has “Yoshimaru, Ever Faithful” in the command zone
    And Angie has “Ishai, Ojutai Dragonspeaker” in the command zone
    And Angie controls five “Mana Source”
    When Angie casts “Yoshimaru, Ever Faithful”
    And the spell resolves
    And Angie casts “Ishai, Ojutai Dragonspeaker”
    And the spell resolves
    Then Angie controls “Ishai, Ojutai Dragonspeaker”
