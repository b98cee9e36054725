# language: en
Feature: Who may activate an ability
  > An ability of a permanent is its controller's, unless it says that any player may activate it. Who pays then?

  @id:activator.any @situation:activator @clause:ability.activator @from:2007-10-01 @must
  Scenario: A teammate and an opponent activate what any player may, each for a card of the own hand
    Given it is the precombat main phase of Angie's team
    And Angie controls “Oona's Prowler”
    And Angie has no cards in hand
    And Barry has one card in hand
    And Edward has one card in hand
    And Ronald has no cards in hand
    When Barry activates the ability of “Oona's Prowler”
    And the ability resolves
    Then “Oona's Prowler” is 1/1
    And Barry has no cards in hand
    When Angie's team passes priority
    Then Ronald can't activate the ability of “Oona's Prowler”
    But Edward can activate the ability of “Oona's Prowler”
    When the ability resolves
    Then “Oona's Prowler” is -1/1
    And Edward has no cards in hand
    When the upkeep of Edward's team begins
    Then “Oona's Prowler” is 3/1

  @id:activator.alone @situation:activator @clause:ability.activator @variant:two-player @variant:free-for-all @from:2007-10-01 @must
  Scenario: An opponent activates the ability that any player may, and no other one
    Given it is the precombat main phase of Edward's team
    And Angie controls “Oona's Prowler”
    And Angie controls “Goblin Fireslinger”
    And Edward has one card in hand
    Then Edward can't activate the ability of “Goblin Fireslinger” targeting Angie
    But Edward can activate the ability of “Oona's Prowler”
    When the ability resolves
    Then “Oona's Prowler” is 1/1
    And Edward has no cards in hand
