# language: en
@source:W @source:N
Feature: Whole games between teams of three
  > A game from its first mulligan to its end. How many poison counters beat a team of three?

  @id:heads.game.three.one_player_at_a_time @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2006-10-01 @must
  Scenario Outline: In a game where six players took their mulligans one after the other, ten poison counters of one player beat a team of three
    Given Angie's team plays first
    And Angie has “Forest” in hand
    And Angie has “Exercise of the Fangs” in hand
    And Angie has “Exercise of Venom” in hand
    And Barry has “Forest” in hand
    And Barry has “Exercise of Venom” in hand
    And Edward has “Swamp” in hand
    And Ronald has “Swamp” in hand
    And Victor has “Swamp” in hand
    When Angie keeps her hand
    And Barry keeps his hand
    And Celia takes a mulligan
    And Celia takes a mulligan
    And Celia keeps her hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    Then it is the upkeep of Angie's team
    And Celia has <cards> cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    When Angie plays “Forest” as a land
    And Angie casts “Exercise of the Fangs”
    And the spell resolves
    And Barry plays “Forest” as a land
    And Angie's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Victor has eight cards in hand
    When Edward plays “Swamp” as a land
    And Ronald plays “Swamp” as a land
    And Victor plays “Swamp” as a land
    And Edward's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Exercise of the Fangs”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Victor as the player who is dealt the damage
    Then Victor has nine poison counters
    When Angie casts “Exercise of Venom” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward has one poison counter
    When Barry casts “Exercise of Venom” targeting Victor
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | cards |
      | 2005-08-01 | 606.10 | five  |
      | 2005-08-20 | 606.10 | six   |

  @id:heads.game.three.one_team_at_a_time @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2009-07-11 @must
  Scenario Outline: In a game where each team of three took its mulligans together, ten poison counters of one player beat the team
    Given Angie's team plays first
    And Angie has “Forest” in hand
    And Angie has “Exercise of the Fangs” in hand
    And Angie has “Exercise of Venom” in hand
    And Barry has “Forest” in hand
    And Barry has “Exercise of Venom” in hand
    And Edward has “Swamp” in hand
    And Ronald has “Swamp” in hand
    And Victor has “Swamp” in hand
    When Celia takes a mulligan
    And Angie keeps her hand
    And Barry keeps his hand
    And Celia takes a mulligan
    And Celia keeps her hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    Then it is the upkeep of Angie's team
    And Celia has six cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    And Celia has <cards> cards in hand
    When Angie plays “Forest” as a land
    And Angie casts “Exercise of the Fangs”
    And the spell resolves
    And Barry plays “Forest” as a land
    And Angie's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Victor has eight cards in hand
    When Edward plays “Swamp” as a land
    And Ronald plays “Swamp” as a land
    And Victor plays “Swamp” as a land
    And Edward's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Exercise of the Fangs”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Victor as the player who is dealt the damage
    Then Victor has nine poison counters
    When Angie casts “Exercise of Venom” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward has one poison counter
    When Barry casts “Exercise of Venom” targeting Victor
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | cards |
      | 2006-10-01 | 606.10 | seven |
      | 2007-05-01 | 606.10 | six   |

  @id:heads.game.three.declared_together @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @from:2009-07-11 @until:2011-04-01 @must
  Scenario: In a game where all six players declared before any mulligan, ten poison counters of one player still beat a team of three
    Given Angie's team plays first
    And Angie has “Forest” in hand
    And Angie has “Exercise of the Fangs” in hand
    And Angie has “Exercise of Venom” in hand
    And Barry has “Forest” in hand
    And Barry has “Exercise of Venom” in hand
    And Edward has “Swamp” in hand
    And Ronald has “Swamp” in hand
    And Victor has “Swamp” in hand
    When Celia takes a mulligan
    And Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    And Celia takes a mulligan
    And Celia keeps her hand
    Then it is the upkeep of Angie's team
    And Celia has six cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    When Angie plays “Forest” as a land
    And Angie casts “Exercise of the Fangs”
    And the spell resolves
    And Barry plays “Forest” as a land
    And Angie's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Victor has eight cards in hand
    When Edward plays “Swamp” as a land
    And Ronald plays “Swamp” as a land
    And Victor plays “Swamp” as a land
    And Edward's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Exercise of the Fangs”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Victor as the player who is dealt the damage
    Then Victor has nine poison counters
    When Angie casts “Exercise of Venom” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward has one poison counter
    When Barry casts “Exercise of Venom” targeting Victor
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team loses the game
    And Angie's team wins the game

  @id:heads.game.three.shared @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @until:2018-04-27 @must
  Scenario Outline: In a game where attackers attacked the whole team, a team of three lost with its twentieth poison counter
    Given Angie's team plays first
    And Angie has “Forest” in hand
    And Angie has “Exercise of the Fangs” in hand
    And Angie has “Exercise of Venom” in hand
    And Barry has “Forest” in hand
    And Barry has “Exercise of the Fangs” in hand
    And Barry has “Exercise of Venom” in hand
    And Edward has “Swamp” in hand
    And Ronald has “Swamp” in hand
    And Victor has “Swamp” in hand
    When Celia takes a mulligan
    And Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    And Celia takes a mulligan
    And <player> puts no card on the bottom of her library
    And Celia keeps her hand
    Then it is the upkeep of Angie's team
    And Celia has six cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    When Angie plays “Forest” as a land
    And Angie casts “Exercise of the Fangs”
    And the spell resolves
    And Barry plays “Forest” as a land
    And Barry casts “Exercise of the Fangs”
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Victor has eight cards in hand
    When Edward plays “Swamp” as a land
    And Ronald plays “Swamp” as a land
    And Victor plays “Swamp” as a land
    And Edward's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Exercise of the Fangs”
    And Barry attacks Edward's team with “Exercise of the Fangs”
    And the postcombat main phase of Angie's team begins
    And Angie's team chooses Victor as the player who is dealt the damage
    Then Edward's team has 18 poison counters
    When Angie casts “Exercise of Venom” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward's team has 19 poison counters
    When Barry casts “Exercise of Venom” targeting Victor
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | player |
      | 2011-04-01 | 810.11 | —      |
      | 2015-09-26 | 810.11 | Celia  |

  @id:heads.game.three.now @situation:heads.game.three @variant:three-headed-giant @clause:team.more_heads @clause:poison.lethal @clause:poison.shared @clause:mulligan.order @clause:combat.attacks @must
  Scenario Outline: In a game where attackers attack one player each, a team of three loses with its twentieth poison counter
    Given Angie's team plays first
    And Angie has “Forest” in hand
    And Angie has “Exercise of the Fangs” in hand
    And Angie has “Exercise of Venom” in hand
    And Barry has “Forest” in hand
    And Barry has “Exercise of the Fangs” in hand
    And Barry has “Exercise of Venom” in hand
    And Edward has “Swamp” in hand
    And Ronald has “Swamp” in hand
    And Victor has “Swamp” in hand
    When Celia takes a mulligan
    And Angie keeps her hand
    And Barry keeps his hand
    And Edward keeps his hand
    And Ronald keeps his hand
    And Victor keeps his hand
    And Celia takes a mulligan
    And <player> puts no card on the bottom of her library
    And Celia puts <bottom> card on the bottom of her library
    And Celia keeps her hand
    Then it is the upkeep of Angie's team
    And Celia has six cards in hand
    When the precombat main phase of Angie's team begins
    Then Angie has seven cards in hand
    When Angie plays “Forest” as a land
    And Angie casts “Exercise of the Fangs”
    And the spell resolves
    And Barry plays “Forest” as a land
    And Barry casts “Exercise of the Fangs”
    And Angie's team passes priority
    And Edward's team passes priority
    And Angie's team finishes its turn
    And the precombat main phase of Edward's team begins
    Then Victor has eight cards in hand
    When Edward plays “Swamp” as a land
    And Ronald plays “Swamp” as a land
    And Victor plays “Swamp” as a land
    And Edward's team finishes its turn
    And the declare attackers step of Angie's team begins
    And Angie attacks Victor with “Exercise of the Fangs”
    And Barry attacks Edward with “Exercise of the Fangs”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 poison counters
    When Angie casts “Exercise of Venom” targeting Edward
    And the spell resolves
    Then the game goes on
    And Edward's team has 19 poison counters
    When Barry casts “Exercise of Venom” targeting Victor
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team loses the game
    And Angie's team wins the game

    Examples:
      | from       | rule   | player | bottom |
      | 2018-04-27 | 810.11 | Celia  | —      |
      | 2019-07-12 | 810.11 | —      | one    |
