# language: en
Feature: Cards with two faces
  > Of some cards either half is cast, and of some either side, or one side is played as a land. Which is it, from where, and what is the card elsewhere?

  @id:ruling.ribbons @clause:spell.aftermath @clause:life.shared @from:2017-04-28 @must
  Scenario: Ribbons is cast from the graveyard, costs both opponents X life, and is exiled
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie has “Cut // Ribbons” in her graveyard
    And Barry has “Cut // Ribbons” in his graveyard
    And Angie controls five “Mana Source”
    And Barry controls four “Mana Source”
    Then Barry can't cast the second face of Barry's “Cut // Ribbons” with X = 3
    But Angie can cast the second face of Angie's “Cut // Ribbons” with X = 3
    When the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life
    And Angie owns “Cut // Ribbons” in exile
    And Barry has “Cut // Ribbons” in his graveyard

  @id:faces.aftermath @clause:spell.aftermath @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2017-04-28 @must
  Scenario: Cut is cast from the hand and not from the graveyard, and Ribbons the other way round
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Angie has “Cut // Ribbons” in hand
    And Angie controls ten “Mana Source”
    Then Angie can't cast the second face of “Cut // Ribbons” with X = 1
    But Angie can cast “Cut // Ribbons” targeting “Hill Giant”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie has “Cut // Ribbons” in her graveyard
    And Angie can't cast “Cut // Ribbons” targeting “Grizzly Bears”
    But Angie can cast the second face of “Cut // Ribbons” with X = 1
    And there is one spell or ability on the stack

  @id:faces.halves @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: Each half of a split card is cast for its own cost, and does what it says and no more
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie has “Assault // Battery” in hand
    And Angie controls three “Mana Source”
    Then Angie can't cast the second face of “Assault // Battery”
    But Angie can cast “Assault // Battery” targeting Edward
    When the spell resolves
    Then Edward's team has 18 life
    And Angie controls no creatures
    And Angie has “Assault // Battery” in her graveyard

  @id:faces.second_half @clause:object.halves @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: The second half of a split card has no target, and makes an Elephant
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie has “Assault // Battery” in hand
    And Angie controls four “Mana Source”
    When Angie casts the second face of “Assault // Battery”
    And the spell resolves
    Then Angie controls a 3/3 creature token
    And Edward's team has 20 life
    And Angie has “Assault // Battery” in her graveyard

  @id:faces.value @clause:object.halves @from:2018-04-27 @must
  Scenario: The mana value of a split card that is discarded is that of both halves together
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Scythe Specter”
    And Edward has “Assault // Battery” in hand
    And Ronald has “Hill Giant” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Scythe Specter”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 11 life

  @id:faces.land @clause:object.two_faces @clause:turn.each_plays_land @from:2024-11-08 @must
  Scenario: The land on the other side of Zof Consumption is played as a land, and enters tapped
    Given it is the precombat main phase of Angie's team
    And Angie has “Zof Consumption” in hand
    And Angie has “Forest” in hand
    Then Angie can't play “Zof Consumption” as a land
    But Angie can play the second face of “Zof Consumption” as a land
    And Angie controls “Zof Consumption”
    And “Zof Consumption” is tapped
    And Angie can't play “Forest” as a land

  @id:faces.spell @clause:object.two_faces @from:2024-11-08 @must
  Scenario: The first side of Zof Consumption is cast and is no land afterwards, and its second can't be cast
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie has “Zof Consumption” in hand
    And Angie has “Forest” in hand
    And Angie controls six “Mana Source”
    Then Angie can't cast the second face of “Zof Consumption”
    But Angie can cast “Zof Consumption”
    When the spell resolves
    Then Edward's team has 12 life
    And Angie has “Zof Consumption” in her graveyard
    And Angie can play “Forest” as a land

  @id:faces.landfall @clause:object.two_faces @from:2024-11-08 @must
  Scenario: A land that is the other side of a creature card enters as a land, and is one of its player's alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Kazandu Mammoth”
    And Barry controls “Kazandu Mammoth”
    And Angie has “Zof Consumption” in hand
    When Angie plays the second face of “Zof Consumption” as a land
    And the triggered ability of Angie's “Kazandu Mammoth” resolves
    Then Angie's “Kazandu Mammoth” is 5/5
    And Barry's “Kazandu Mammoth” is 3/3

  @id:faces.mammoth @clause:object.two_faces @from:2024-11-08 @must
  Scenario: Kazandu Mammoth is played as a land in place of being cast as a creature
    Given it is the precombat main phase of Angie's team
    And Angie has “Kazandu Mammoth” in hand
    And Barry has “Kazandu Mammoth” in hand
    And Angie controls two “Mana Source”
    And Barry controls three “Mana Source”
    Then Angie can't cast Angie's “Kazandu Mammoth”
    But Barry can cast Barry's “Kazandu Mammoth”
    When the spell resolves
    Then Barry controls “Kazandu Mammoth”
    And Angie can play the second face of Angie's “Kazandu Mammoth” as a land
    And Angie controls “Kazandu Mammoth”
    And Angie controls no creatures
    And the stack is empty

  @id:faces.either_side @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: A permanent has the face alone that was cast
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Angie has “Exercise of Both Sides” in hand
    And Angie controls two “Mana Source”
    Then Angie can't cast “Exercise of Both Sides”
    But Angie can cast the second face of “Exercise of Both Sides”
    When the spell resolves
    Then “Grizzly Bears” is 3/3
    And Angie controls a creature

  @id:faces.transforms @clause:object.two_faces @variant:two-headed-giant @variant:two-player @from:2024-11-08 @must
  Scenario: The side into which a permanent transforms is not cast
    Given it is the precombat main phase of Angie's team
    And Angie has “Chalice of Life” in hand
    And Angie controls three “Mana Source”
    Then Angie can't cast the second face of “Chalice of Life”
    But Angie can cast “Chalice of Life”
    And there is one spell or ability on the stack
