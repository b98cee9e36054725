# language: en
Feature: Colours of tokens, and shields that are too large
  > A token has the colour that is said of it. Damage is less than what would be prevented. What is counted?

  @id:changes.beside.token_colour @clause:object.colour @clause:layers.order @from:2005-08-01 @must
  Scenario: A white token is larger by what is said of white creatures, a green card is not
    Given Barry controls “Crusade”
    And Angie controls “Grizzly Bears”
    And Angie controls two “Trial of the Steps”
    When Angie's team finishes its turn
    And Edward's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Angie controls two 2/2 creature tokens
    And “Grizzly Bears” is 2/2

  @id:changes.beside.shield @clause:replacement.shield @from:2005-08-01 @must
  Scenario: Less damage than the shield prevents is prevented whole, and the rest of the shield prevents more
    Given Angie's team has 20 life
    And Angie has “Trial of the Shield” in hand
    When Angie casts “Trial of the Shield” targeting Angie
    And the spell resolves
    And Barry casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 20 life
    When Angie casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 19 life
