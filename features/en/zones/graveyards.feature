# language: en
Feature: Graveyards that are exiled
  > A graveyard is exiled as a whole. Whose, and what of a teammate's?

  @id:exile.graveyard @clause:zone.exile @clause:target.choose @from:2005-08-01 @must
  Scenario: The graveyard of the player who is chosen is exiled, and not the teammate's
    Given Angie controls “Tormod's Crypt”
    And “Tormod's Crypt” is tapped
    And Edward has “Hill Giant” in his graveyard
    And Edward has “Grizzly Bears” in his graveyard
    And Ronald has “Wind Drake” in his graveyard
    And Barry has “Shock” in his graveyard
    Then Angie can't activate the ability of “Tormod's Crypt”
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of “Tormod's Crypt”
    When Angie chooses Edward as the target
    And the ability resolves
    Then Edward owns “Hill Giant” in exile
    And Edward owns “Grizzly Bears” in exile
    And Edward has no cards in his graveyard
    And Ronald has “Wind Drake” in his graveyard
    And Barry has “Shock” in his graveyard
    And Angie has “Tormod's Crypt” in her graveyard

  @id:exile.graveyard.all @clause:zone.exile @clause:zone.graveyard @from:2005-08-01 @must
  Scenario: All graveyards are exiled, and what has exiled them is put into one afterwards
    Given Angie has “Shock” in her graveyard
    And Barry has “Hill Giant” in his graveyard
    And Edward has “Grizzly Bears” in his graveyard
    And Ronald has “Wind Drake” in his graveyard
    When Angie casts “Morningtide”
    And the spell resolves
    Then Angie owns “Shock” in exile
    And Barry owns “Hill Giant” in exile
    And Edward owns “Grizzly Bears” in exile
    And Ronald owns “Wind Drake” in exile
    And Angie has “Morningtide” in her graveyard
    And Barry has no cards in his graveyard
    And Ronald has no cards in his graveyard

  @id:exile.graveyard.land @situation:exile.graveyard @clause:zone.exile @clause:trigger.enters @clause:object.enters_tapped @from:2010-10-01 @must
  Scenario: As a land enters, which gives no mana yet, its player may choose a teammate's graveyard
    Given Angie has “Shock” in her graveyard
    And Barry has “Hill Giant” in his graveyard
    And Angie has “Bojuka Bog” in hand
    When Angie plays “Bojuka Bog” as a land
    And Angie chooses Barry as the target
    And the triggered ability of “Bojuka Bog” resolves
    Then “Bojuka Bog” is tapped
    And Barry owns “Hill Giant” in exile
    And Angie has “Shock” in her graveyard
    And Angie can't activate the ability of “Bojuka Bog”
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of “Bojuka Bog”
    And Angie has one unspent mana
