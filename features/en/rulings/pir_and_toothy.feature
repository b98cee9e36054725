# language: en
Feature: Pir and Toothy
  > Pir lets one counter more be put on each permanent of the team. On which, and when?

  @id:ruling.pir.enters @situation:ruling.pir @clause:counters.put @clause:object.you @from:2016-11-11 @must
  Scenario: A teammate's planeswalker enters with one counter more, and an opponent's does not
    Given it is the precombat main phase of Angie's team
    And Angie controls “Pir, Imaginative Rascal”
    When Barry casts “Chandra, Pyrogenius”
    And the spell resolves
    Then “Chandra, Pyrogenius” has six loyalty counters
    When the precombat main phase of Edward's team begins
    And Edward casts “Nissa, Voice of Zendikar”
    And the spell resolves
    Then “Nissa, Voice of Zendikar” has three loyalty counters

  @id:ruling.pir.loyalty @situation:ruling.pir @clause:counters.put @from:2016-11-11 @must
  Scenario: With Pir one loyalty counter more is put on a planeswalker as a cost, too, and not one more is removed
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Pir, Imaginative Rascal”
    And Barry controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Grizzly Bears”
    When Barry activates the first ability of “Chandra, Pyrogenius”
    Then “Chandra, Pyrogenius” has eight loyalty counters
    When the ability resolves
    And the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    And Barry activates the second ability of “Chandra, Pyrogenius”
    And Barry chooses “Grizzly Bears” as the target
    And the ability resolves
    Then “Chandra, Pyrogenius” has five loyalty counters

  @id:ruling.pir.toothy @situation:ruling.pir.toothy @clause:counters.put @clause:object.you @from:2016-11-11 @must
  Scenario: Toothy triggers for each card that is drawn, and two counters are put on it each time
    Given it is the precombat main phase of Angie's team
    And Angie controls “Pir, Imaginative Rascal”
    And Barry controls “Toothy, Imaginary Friend”
    And Barry has five cards in his library
    And Angie has five cards in her library
    When Barry casts “Divination”
    And the spell resolves
    And the triggered ability of “Toothy, Imaginary Friend” resolves
    Then “Toothy, Imaginary Friend” has two +1/+1 counters
    When the triggered ability of “Toothy, Imaginary Friend” resolves
    Then “Toothy, Imaginary Friend” has four +1/+1 counters
    And “Toothy, Imaginary Friend” is 5/5
    When Angie casts “Divination”
    And the spell resolves
    Then “Toothy, Imaginary Friend” has four +1/+1 counters

  @id:ruling.pir.toothy_leaves @situation:ruling.pir.toothy @clause:trigger.dies @clause:object.you @from:2016-11-11 @must
  Scenario: As Toothy leaves its controller draws a card for each counter that it had
    Given it is the precombat main phase of Angie's team
    And Angie controls “Pir, Imaginative Rascal”
    And Barry controls “Toothy, Imaginary Friend”
    And “Toothy, Imaginary Friend” has three +1/+1 counters
    And Barry has five cards in his library
    And Angie has five cards in her library
    When Angie casts “Waterwhirl” targeting “Toothy, Imaginary Friend”
    And the spell resolves
    And the triggered ability of “Toothy, Imaginary Friend” resolves
    Then Barry has two cards in his library
    And Angie has five cards in her library
