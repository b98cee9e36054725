# language: en
Feature: Colours of tokens, and shields that are too large
  > A token has the colour that is said of it. Damage is less than what would be prevented. What is counted?

  @id:changes.beside.token_colour @clause:object.colour @clause:layers.order @from:2005-08-01 @must
  Scenario: A white token is larger by what is said of white creatures, a green card is not
    Given Barry controls “Crusade”
    And Angie controls “Grizzly Bears”
    When Angie casts “Bastion of Remembrance”
    And the spell resolves
    And the triggered ability of “Bastion of Remembrance” resolves
    Then Angie controls a 2/2 creature token
    And “Grizzly Bears” is 2/2

  @id:changes.beside.shield @clause:replacement.shield @from:2005-08-01 @must
  Scenario: Less damage than the shield prevents is prevented whole, and the rest of the shield prevents more
    Given Angie's team has 20 life
    And Angie has “Mending Hands” in hand
    When Angie casts “Mending Hands” targeting Angie
    And the spell resolves
    And Barry casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 20 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 14 life
