# language: en
Feature: What happens to one member
  > Life is gained, lost and spells are cast by one player. Does the teammate's ability see it?

  @id:ruling.ajanis_pridemate @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that the teammate gains does not count for Ajani's Pridemate
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Ajani's Pridemate”
    And Angie controls “Lampad of Death's Vigil”
    And Angie controls “Mana Source”
    When Barry casts “Creeping Chill”
    And the spell resolves
    Then Angie's team has 23 life
    And “Ajani's Pridemate” has no +1/+1 counters
    When Angie activates the ability of “Lampad of Death's Vigil”
    And Angie sacrifices “Lampad of Death's Vigil”
    And the ability resolves
    And the triggered ability of “Ajani's Pridemate” resolves
    Then “Ajani's Pridemate” has one +1/+1 counter

  @id:ruling.speaker_of_the_heavens @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Speaker of the Heavens needs 7 life more than the team began with
    Given it is the precombat main phase of Angie's team
    And Angie's team has 37 life
    And Angie controls “Speaker of the Heavens”
    When Angie activates the ability of “Speaker of the Heavens”
    And the ability resolves
    Then Angie controls a 4/4 Angel token

  @id:ruling.speaker_of_the_heavens.too_little @situation:ruling.speaker_of_the_heavens @clause:life.read @from:2010-04-23 @must
  Scenario: Six life more than the team began with is too little for Speaker of the Heavens
    Given it is the precombat main phase of Angie's team
    And Angie's team has 36 life
    And Angie controls “Speaker of the Heavens”
    And Angie controls “Spear Spewer”
    Then Angie can't activate the ability of “Speaker of the Heavens”
    But Angie can activate the ability of “Spear Spewer”

  @id:ruling.path_of_bravery @clause:life.read @from:2010-04-23 @must
  Scenario: As long as the team has the life that it began with, Path of Bravery helps its controller's creatures
    Given it is the precombat main phase of Angie's team
    And Angie's team has 31 life
    And Angie controls “Path of Bravery”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    Then “Grizzly Bears” is 3/3
    And “Hill Giant” is 3/3
    When Barry casts “Flame Rift”
    And the spell resolves
    Then “Grizzly Bears” is 2/2
