# language: en
Feature: A battle whose protector leaves
  > The player who protects a battle leaves the game while the battle is attacked. When is another one chosen?

  @id:free_for_all.battle_left @situation:free_for_all.battle_left @clause:battle.new_protector @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  Scenario: As long as the battle is attacked no other protector is chosen
    Given Angie controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Edward
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks “Invasion of Dominaria” with “Hill Giant”
    And Edward concedes the game
    Then Angie has nothing to choose
    And “Hill Giant” is attacking
    When the end of combat step of Angie's team begins
    Then Angie has nothing to choose

  @id:free_for_all.battle_left.then @situation:free_for_all.battle_left @clause:battle.new_protector @clause:battle.damage @clause:team.leaves @variant:free-for-all @from:2023-04-14 @must
  Scenario: A battle whose protector has left is dealt the damage, and after the combat its controller chooses one of those who still play
    Given Angie controls “Invasion of Dominaria”
    And the protector of “Invasion of Dominaria” is Edward
    And “Invasion of Dominaria” has five defense counters
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks “Invasion of Dominaria” with “Hill Giant”
    And Edward concedes the game
    And the postcombat main phase of Angie's team begins
    Then “Invasion of Dominaria” has two defense counters
    And Angie has to choose
    When Angie chooses Martha as the protector
    Then the protector of “Invasion of Dominaria” is Martha
