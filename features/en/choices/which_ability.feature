# language: en
Feature: Which of several abilities is activated
  > A permanent may have several abilities that can be activated; they are counted as they stand on it.

  @id:which.second @situation:which.second @clause:priority.act @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2007-05-01 @must
  Scenario: The second ability does what it says until the turn ends, and nothing of what the first one says
    Given it is the precombat main phase of Angie's team
    And Angie controls “Selesnya Guildmage”
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Angie controls four “Mana Source”
    When Angie activates the second ability of “Selesnya Guildmage”
    And the ability resolves
    Then “Grizzly Bears” is 3/3
    And “Selesnya Guildmage” is 3/3
    And “Hill Giant” is 3/3
    And Angie controls no Saproling tokens
    But Angie can't activate the first ability of “Selesnya Guildmage”
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 2/2
    When the precombat main phase of Angie's team begins
    Then Angie can activate the first ability of “Selesnya Guildmage”
    When the ability resolves
    Then Angie controls a 1/1 Saproling token
    And “Grizzly Bears” is 2/2
    But Angie can't activate the second ability of “Selesnya Guildmage”

  @id:which.green @situation:which.second @clause:priority.act @from:2008-07-15 @must
  Scenario: What the first ability makes is green, and is no more than that
    Given it is the precombat main phase of Angie's team
    And Angie controls “Selesnya Guildmage”
    And Angie controls “Wilt-Leaf Liege”
    And Angie controls four “Mana Source”
    When Angie activates the first ability of “Selesnya Guildmage”
    And the ability resolves
    Then Angie controls a 2/2 Saproling token

  @id:which.spared @situation:which.second @clause:priority.act @from:2007-05-01 @must
  Scenario: The second ability does not speak of the teammate's creatures, nor is it the teammate's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Selesnya Guildmage”
    And Barry controls “Grizzly Bears”
    And Angie controls four “Mana Source”
    And Barry controls four “Mana Source”
    Then Barry can't activate the second ability of “Selesnya Guildmage”
    But Angie can activate the second ability of “Selesnya Guildmage”
    When the ability resolves
    Then “Selesnya Guildmage” is 3/3
    And “Grizzly Bears” is 2/2

  @id:which.loyalty.once @situation:which.loyalty.once @clause:loyalty.once @from:2018-04-27 @must
  Scenario: A planeswalker whose first ability was activated has none left this turn, and each costs its own loyalty
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Killer Whale”
    And Ronald controls “Hill Giant”
    And Edward's team has 30 life
    When Angie activates the first ability of “Chandra, Pyrogenius”
    And the ability resolves
    Then Edward's team has 26 life
    And “Chandra, Pyrogenius” has seven loyalty counters
    And Angie can't activate the second ability of “Chandra, Pyrogenius”
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the second ability of “Chandra, Pyrogenius”
    When Angie chooses “Killer Whale” as the target
    And the ability resolves
    Then “Chandra, Pyrogenius” has four loyalty counters
    And Edward controls “Killer Whale”
    And Edward's team has 26 life
    And Ronald controls “Hill Giant”

  @id:which.loyalty.taken @situation:which.loyalty.taken @clause:loyalty.once @from:2018-04-27 @must
  Scenario: A planeswalker that its player used in the last turn is used in this one by the opponent who takes it, and once
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Angie's team has 30 life
    When Angie activates the first ability of “Chandra, Pyrogenius”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Blatant Thievery” targeting “Chandra, Pyrogenius”
    And the spell resolves
    Then Edward can activate the first ability of “Chandra, Pyrogenius”
    When the ability resolves
    Then Angie's team has 26 life
    And “Chandra, Pyrogenius” has nine loyalty counters
    And Edward can't activate the first ability of “Chandra, Pyrogenius”

  @id:which.loyalty.target @situation:which.loyalty.target @clause:priority.act @from:2018-04-27 @must
  Scenario: Where there is no creature the second ability has no target, and the first needs none
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has five loyalty counters
    And Edward controls “Nissa, Voice of Zendikar”
    Then Angie can't activate the second ability of “Chandra, Pyrogenius”
    But Angie can activate the first ability of “Chandra, Pyrogenius”

  @id:which.loyalty.player @situation:which.loyalty.player @clause:priority.act @from:2018-04-27 @must
  Scenario: The third ability of a planeswalker is about one opponent, and what the teammate controls is spared
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has 11 loyalty counters
    And Edward controls “Hill Giant”
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has seven loyalty counters
    And Ronald controls “Grizzly Bears”
    And Edward's team has 30 life
    When Angie activates the third ability of “Chandra, Pyrogenius”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Edward's team has 24 life
    And Edward has “Hill Giant” in his graveyard
    And “Nissa, Voice of Zendikar” has seven loyalty counters
    And Ronald controls “Grizzly Bears”
    And “Chandra, Pyrogenius” has one loyalty counter
