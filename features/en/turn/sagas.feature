# language: en
Feature: Sagas
  > A Saga tells its chapters turn by turn. When does one come, whose turns count, and when does the Saga go?

  @id:saga.enters @situation:saga.told @clause:saga.enters @clause:saga.chapter @clause:saga.turn @from:2018-04-27 @must
  Scenario: The first chapter of a Saga triggers as it enters, the next one in the next precombat main phase of its controller's team
    Given it is the precombat main phase of Angie's team
    When Angie casts “History of Benalia”
    And the spell resolves
    Then “History of Benalia” has one lore counter
    When the triggered ability of “History of Benalia” resolves
    Then Angie controls a 2/2 creature token
    When the postcombat main phase of Edward's team begins
    Then “History of Benalia” has one lore counter
    When the draw step of Angie's team begins
    Then “History of Benalia” has one lore counter
    When the precombat main phase of Angie's team begins
    Then “History of Benalia” has two lore counters
    When the triggered ability of “History of Benalia” resolves
    Then Angie controls two 2/2 creature tokens
    When the postcombat main phase of Angie's team begins
    Then “History of Benalia” has two lore counters

  @id:saga.ends @situation:saga.told @clause:saga.ends @clause:saga.chapter @from:2018-04-27 @must
  Scenario: A Saga stays while its last chapter is on the stack, and is sacrificed by its controller after that
    Given it is the precombat main phase of Edward's team
    And Angie controls “History of Benalia”
    And Angie controls “White Knight”
    And Barry controls “Silver Knight”
    And Edward controls “Mayhem Devil”
    And Edward's team has 20 life
    And Angie's team has 20 life
    And “History of Benalia” has two lore counters
    When the precombat main phase of Angie's team begins
    Then Angie controls “History of Benalia”
    And “History of Benalia” has three lore counters
    When the triggered ability of “History of Benalia” resolves
    Then Angie has “History of Benalia” in her graveyard
    And “White Knight” is 4/3
    And “Silver Knight” is 2/2
    When Edward chooses Angie as the target
    And the triggered ability of “Mayhem Devil” resolves
    Then Angie's team has 19 life
    And Edward's team has 20 life

  @id:saga.both_heads @situation:saga.both_heads @clause:saga.turn @clause:object.you @from:2018-04-27 @must
  Scenario: In the precombat main phase that two heads share each gets on with the own Saga; the other team's waits for its own
    Given it is the precombat main phase of Edward's team
    And Angie controls “History of Benalia”
    And Barry controls “Binding the Old Gods”
    And Edward controls “Chainer's Torment”
    And Edward controls “Wind Drake”
    And “History of Benalia” has one lore counter
    And “Binding the Old Gods” has two lore counters
    And “Chainer's Torment” has one lore counter
    When the precombat main phase of Angie's team begins
    And Angie's team lets “Binding the Old Gods” resolve before “History of Benalia”
    Then “History of Benalia” has two lore counters
    And “Binding the Old Gods” has three lore counters
    And “Chainer's Torment” has one lore counter
    When the triggered ability of “Binding the Old Gods” resolves
    Then Barry has “Binding the Old Gods” in his graveyard
    When the triggered ability of “History of Benalia” resolves
    Then Angie controls a 2/2 creature token
    And Barry controls no creatures
    And Angie controls “History of Benalia”

  @id:saga.target @situation:saga.target @clause:saga.chapter @clause:target.choose @from:2018-04-27 @must
  Scenario: A chapter has its target, which is no land and no teammate's; the next one finds a Forest, which enters tapped
    Given it is the precombat main phase of Angie's team
    And Barry controls “Hill Giant”
    And Edward controls “Mountain”
    And Edward controls “Wind Drake”
    And Ronald controls “Fountain of Youth”
    And Angie has “Forest” in her library
    When Angie casts “Binding the Old Gods”
    And the spell resolves
    And Angie chooses “Fountain of Youth” as the target
    And the triggered ability of “Binding the Old Gods” resolves
    Then Ronald has “Fountain of Youth” in his graveyard
    And Barry controls “Hill Giant”
    And Edward controls “Wind Drake”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Binding the Old Gods” resolves
    And Angie finds “Forest” in her library
    Then Angie controls “Forest”
    And “Forest” is tapped
    And “Binding the Old Gods” has two lore counters

  @id:saga.proliferated @situation:saga.proliferated @clause:saga.chapter @clause:counters.proliferate @from:2020-01-24 @must
  Scenario: A lore counter that comes by proliferating triggers the chapter, whatever the turn
    Given it is the precombat main phase of Edward's team
    And Angie controls “History of Benalia”
    And “History of Benalia” has one lore counter
    When Edward's team passes priority
    And Angie casts “Steady Progress”
    And the spell resolves
    And Angie chooses “History of Benalia” to get another counter
    And the triggered ability of “History of Benalia” resolves
    Then “History of Benalia” has two lore counters
    And Angie controls a 2/2 creature token
