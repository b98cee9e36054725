# language: en
Feature: Tokens of many kinds
  > Tokens are told apart by their kinds. Who controls how many of which?

  @id:calibration.token_kinds @clause:token.ceases @from:2009-07-11 @must
  Scenario: Tokens of each kind are counted for who controls them, and gone where they return to a hand
    Given Angie controls a 2/2 Zombie token
    And Angie controls two 1/1 Soldier tokens
    And Barry controls a 1/1 Elf token
    And Edward controls a 3/3 Beast token
    And Edward controls “Diregraf Ghoul”
    Then Angie controls a Zombie
    And Angie controls two Soldier tokens
    And Angie controls no Elves
    And Barry controls an Elf
    And Edward controls a Zombie
    And Edward controls no Zombie tokens
    And Edward controls a 3/3 Beast
    When Angie casts “Evacuation”
    And the spell resolves
    Then Angie controls no Soldiers
    And Edward controls no Beasts
    And Edward has one card in hand
