# language: en
Feature: Life that is paid for a mana symbol
  > Part of a cost can be paid with mana or with life. Whose life is it, and how much is there to pay with?

  @id:phyrexian.either @situation:phyrexian @clause:cost.phyrexian @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scenario: Two life or one mana pays for the symbol, and no life is lost where mana is spent
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Mountain”
    And it is the precombat main phase of Angie's team
    When Angie casts “Gut Shot” paying 2 life, targeting Edward
    And the spell resolves
    Then Angie's team has 18 life
    And Edward's team has 19 life
    And “Mountain” is untapped
    When Angie casts “Gut Shot” targeting Edward
    And the spell resolves
    Then Angie's team has 18 life
    And Edward's team has 18 life
    And “Mountain” is tapped

  @id:phyrexian.each @situation:phyrexian @clause:cost.phyrexian @clause:mana.own @from:2011-06-17 @must
  Scenario: Each symbol is paid in its own way, the rest of the cost with the own mana alone
    Given Angie's team has 20 life
    And Angie controls two “Swamp”
    And Barry controls three “Swamp”
    And Edward controls “Hill Giant”
    And Edward controls “War Mammoth”
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Dismember” targeting “Hill Giant”
    And Angie can't cast “Dismember” paying 6 life, targeting “Hill Giant”
    But Angie can cast “Dismember” paying 2 life, targeting “Hill Giant”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie's team has 18 life
    And Edward controls “War Mammoth”
    And Barry can cast “Dismember” targeting “War Mammoth”
    When the spell resolves
    Then Angie's team has 18 life
    And Edward has “War Mammoth” in his graveyard

  @id:phyrexian.team @situation:phyrexian @clause:cost.phyrexian @clause:life.pay @from:2011-06-17 @must
  Scenario: All of the team's life is there to pay with, and no more
    Given Angie's team has 5 life
    And Angie controls “Mana Source”
    And Barry controls “Mana Source”
    And Edward controls “Hill Giant”
    And Edward controls “Birds of Paradise”
    And it is the precombat main phase of Angie's team
    When Angie casts “Dismember” paying 4 life, targeting “Hill Giant”
    And the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie's team has 1 life
    And Barry can't cast “Gut Shot” paying 2 life, targeting “Birds of Paradise”
    But Barry can cast “Gut Shot” targeting “Birds of Paradise”
    When the spell resolves
    Then Edward has “Birds of Paradise” in his graveyard

  @id:phyrexian.countered @situation:phyrexian @clause:cost.phyrexian @clause:effect.counter @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scenario: What was paid for a spell that is countered does not come back
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Gut Shot” paying 2 life, targeting Edward
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Gut Shot”
    And the spell resolves
    Then Angie has “Gut Shot” in her graveyard
    And Angie's team has 18 life
    And Edward's team has 20 life

  @id:phyrexian.wears_off @situation:phyrexian @clause:cost.phyrexian @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2011-06-17 @must
  Scenario: A creature that survives it is small until the turn ends, and nothing but a creature is a target
    Given Edward controls “Surrak Dragonclaw”
    And Edward controls “Teferi's Moat”
    And Angie's team has 20 life
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Dismember” paying 4 life, targeting “Teferi's Moat”
    But Angie can cast “Dismember” paying 4 life, targeting “Surrak Dragonclaw”
    When the spell resolves
    Then “Surrak Dragonclaw” is 1/1
    And Angie's team has 16 life
    When the upkeep of Edward's team begins
    Then “Surrak Dragonclaw” is 6/6
