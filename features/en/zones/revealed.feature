# language: en
Feature: The top card is revealed
  > A card reveals the top card of a library and counts what it costs, and a planeswalker removes as much loyalty as its player likes. Whose card, and how much?

  @id:reveal_top.sorin @situation:reveal_top @clause:effect.reveal @clause:life.shared @from:2016-11-11 @must
  Scenario: Both opponents lose as much life as the card costs, which goes to the hand
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie's team has 20 life
    And Angie controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has six loyalty counters
    And Angie has “War Mammoth” on top of her library
    And Barry has “Plains” on top of his library
    When Angie activates the first ability of “Sorin, Grim Nemesis”
    And the ability resolves
    Then Edward's team has 22 life
    And Angie's team has 20 life
    And Angie has “War Mammoth” in hand
    And “Sorin, Grim Nemesis” has seven loyalty counters

  @id:reveal_top.not_drawn @situation:reveal_top @clause:effect.reveal @from:2016-11-11 @must
  Scenario: The card that Sorin reveals and puts into the hand is not drawn
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has six loyalty counters
    And Angie controls “Toothy, Imaginary Friend”
    And Angie has “Plains” on top of her library
    When Angie activates the first ability of “Sorin, Grim Nemesis”
    And the ability resolves
    Then Angie has “Plains” in hand
    And “Toothy, Imaginary Friend” has no +1/+1 counters
    And Edward's team has 30 life

  @id:reveal_top.confidant @situation:reveal_top @clause:effect.reveal @variant:two-headed-giant @variant:two-player @from:2005-10-01 @must
  Scenario: Dark Confidant's own player loses what the card costs in the own upkeep
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Dark Confidant”
    And Angie has “War Mammoth” on top of her library
    And Angie has “Plains” as card 2 from the top of her library
    When the upkeep of Angie's team begins
    And the triggered ability of “Dark Confidant” resolves
    Then Angie's team has 16 life
    And Edward's team has 20 life
    And Angie has “War Mammoth” in hand

  @id:reveal_top.loyalty_x @situation:reveal_top.loyalty_x @clause:spell.variable @clause:cost.resources @variant:two-headed-giant @variant:two-player @from:2016-11-11 @must
  Scenario: As much loyalty is removed as was chosen for X, and no more than there is
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has six loyalty counters
    And Edward controls “Hill Giant”
    When Angie chooses “Hill Giant” as the target
    Then Angie can't activate the second ability of “Sorin, Grim Nemesis” with X = 7
    But Angie can activate the second ability of “Sorin, Grim Nemesis” with X = 3
    When the ability resolves
    Then “Sorin, Grim Nemesis” has three loyalty counters
    And Edward has “Hill Giant” in his graveyard
    And Angie's team has 23 life
