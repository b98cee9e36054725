# language: en
Feature: Three heads untap, discard and sacrifice
  > What a step does for two heads it does for three. Is the last one forgotten?

  @id:heads.steps.untap @clause:step.untap @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scenario: The permanents of all three heads untap, and those of the other team's third head do not
    Given it is the precombat main phase of Edward's team
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Celia controls “Grizzly Bears”
    And Victor controls “Air Elemental”
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    And “Grizzly Bears” is tapped
    And “Air Elemental” is tapped
    When the upkeep of Angie's team begins
    Then “Hill Giant” is untapped
    And “Wind Drake” is untapped
    And “Grizzly Bears” is untapped
    And “Air Elemental” is tapped

  @id:heads.steps.discards @clause:step.cleanup @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scenario: Each of three heads discards down to seven by that player's own choice
    Given Angie has seven cards in hand
    And Barry has eight cards in hand
    And Celia has “Shock” in hand
    And Celia has nine cards in hand
    And Victor has nine cards in hand
    When Angie's team finishes its turn
    And Barry discards one card
    And Celia discards two cards
    Then Angie has seven cards in hand
    And Barry has seven cards in hand
    And Celia has seven cards in hand
    And Celia has “Shock” in her graveyard
    And Celia has two cards in her graveyard
    And Victor has nine cards in hand
    And Victor has no cards in his graveyard

  @id:heads.steps.unnerve @clause:object.you @clause:team.more_heads @variant:three-headed-giant @from:2006-10-01 @must
  Scenario: All three opponents discard and are hurt, and neither teammate is
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Barry has two cards in hand
    And Celia has two cards in hand
    And Edward has two cards in hand
    And Ronald has two cards in hand
    And Victor has three cards in hand
    When Angie casts “Unnerve”
    And the spell resolves
    And Victor discards two cards
    Then Edward has no cards in hand
    And Ronald has no cards in hand
    And Victor has one card in hand
    And Barry has two cards in hand
    And Celia has two cards in hand
    When Celia casts “Sizzle”
    And the spell resolves
    Then Edward's team has 21 life
    And Angie's team has 30 life
