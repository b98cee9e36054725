# language: en
@source:W @source:N
Feature: Poison counters of a team of three or four
  > How many poison counters lose the game for a team of more than two players?

  @id:heads.poison.three @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: A team of three loses with twenty poison counters
    Given Edward's team has 17 poison counters
    When Angie casts “Caress of Phyrexia” targeting Victor
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:heads.poison.three.too_few @situation:heads.poison.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Nineteen poison counters are too few for a team of three
    Given Edward's team has 16 poison counters
    When Angie casts “Caress of Phyrexia” targeting Victor
    And the spell resolves
    Then the game goes on
    And Edward's team has 19 poison counters

  @id:heads.poison.four @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: A team of four loses with twenty-five poison counters
    Given Edward's team has 22 poison counters
    When Angie casts “Caress of Phyrexia” targeting Walter
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:heads.poison.four.too_few @situation:heads.poison.four @variant:four-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @from:2011-04-01 @must
  Scenario: Twenty-four poison counters are too few for a team of four
    Given Edward's team has 21 poison counters
    When Angie casts “Caress of Phyrexia” targeting Walter
    And the spell resolves
    Then the game goes on
    And Edward's team has 24 poison counters

  @id:heads.poison.each @variant:three-headed-giant @clause:poison.shared @clause:team.more_heads @from:2011-04-01 @must
  Scenario: Where each of three opponents gets a poison counter, their team has three more
    Given Edward's team has three poison counters
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward's team has six poison counters

  @id:heads.poison.apart @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: One of three players with ten poison counters of one's own lost the game for the team
    Given Edward has nine poison counters
    And Victor has seven poison counters
    When Angie casts “Caress of Phyrexia” targeting Victor
    Then the game goes on
    When the spell resolves
    Then Edward's team loses the game

  @id:heads.poison.apart.too_few @situation:heads.poison.apart @variant:three-headed-giant @clause:poison.lethal @clause:poison.shared @from:2005-08-01 @until:2011-04-01 @must
  Scenario: What three players had was not added up
    Given Edward has nine poison counters
    And Ronald has nine poison counters
    And Victor has six poison counters
    When Angie casts “Caress of Phyrexia” targeting Victor
    And the spell resolves
    Then the game goes on
    And Victor has nine poison counters
