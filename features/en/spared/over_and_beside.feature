# language: en
Feature: Over, and beside
  > A permission that is over, a library that is somebody else's, a Leyline that waits in a hand. What holds of each?

  @id:parts.teferi.over @situation:parts.teferi @clause:spell.cast_when @clause:team.durations @from:2018-04-27 @must
  Scenario: What Teferi allows until his controller's next turn is over in the opponents' turn after it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Teferi, Time Raveler”
    And Edward's team has 20 life
    When Angie activates the first ability of “Teferi, Time Raveler”
    And the ability resolves
    Then “Teferi, Time Raveler” has five loyalty counters
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can cast “Sizzle”
    When the spell resolves
    And the precombat main phase of Angie's team begins
    And the precombat main phase of Edward's team begins
    And Edward's team passes priority
    Then Angie can't cast “Sizzle”
    And Edward's team has 14 life

  @id:parts.maniac.own @situation:parts.maniac @clause:replacement.draw @clause:object.you @from:2018-04-27 @must
  Scenario: Laboratory Maniac does not win for a teammate's draw where its controller's own library is the empty one
    Given Angie controls “Laboratory Maniac”
    And Angie has no cards in her library
    And Barry has ten cards in his library
    When Barry casts “Reach Through Mists”
    And the spell resolves
    Then the game goes on
    And Barry has one card in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie's team wins the game

  @id:parts.leyline @clause:start.opening_hand @from:2018-04-27 @must
  Scenario: Leyline of the Void may begin the game on the battlefield
    Given Angie's team plays first
    And Barry has “Leyline of the Void” in hand
    When Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Barry begins the game with “Leyline of the Void” on the battlefield
    Then Barry controls “Leyline of the Void”
    And Barry has six cards in hand

  @id:parts.nemesis @clause:target.choose @clause:ability.variable @from:2018-04-27 @must
  Scenario: Among enchantments and artifacts Sorin, Grim Nemesis finds no target but himself
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Sorin, Grim Nemesis”
    And Edward controls “Bad Moon”
    And Ronald controls “Fountain of Youth”
    When Angie activates the second ability of “Sorin, Grim Nemesis” with X = 1
    And the ability resolves
    Then “Sorin, Grim Nemesis” has four loyalty counters
    And Angie's team has 21 life

  @id:parts.saheeli.scries @situation:parts.saheeli @clause:effect.scry @clause:damage.source @from:2018-04-27 @must
  Scenario: Saheeli Rai looks at one card, and costs each opponent 1 life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Saheeli Rai”
    And Angie has “Forest” on top of her library
    And Angie has “Hill Giant” as card 2 from the top of her library
    When Angie activates the first ability of “Saheeli Rai”
    And the ability resolves
    And Angie puts the top card of her library on the bottom
    Then Edward's team has 18 life
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Hill Giant” in hand
