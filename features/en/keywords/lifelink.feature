# language: en
Feature: Life that comes with damage
  > What a creature deals its controller gains as life. Which head gains it, and does it come in time?

  @id:keyword.lifelink.after @situation:keyword.lifelink @clause:damage.lifelink @from:2009-07-01 @until:2009-07-11 @must
  Scenario: The life is gained as an ability resolves that damage triggers, and both teams may act before it
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Nip Gwyllion”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Nip Gwyllion”
    And the combat damage step of Angie's team begins
    And Angie's team chooses Edward as the player who is dealt the damage
    And Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 19 life
    And Angie's team has 20 life
    When the triggered ability of “Nip Gwyllion” resolves
    Then Angie's team has 21 life

  @id:keyword.lifelink.of_the_team @situation:keyword.lifelink @clause:damage.lifelink @from:2009-07-11 @until:2018-04-27 @must
  Scenario: The life is gained with the damage, whichever of the team is dealt it
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Nip Gwyllion”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Nip Gwyllion”
    And the combat damage step of Angie's team begins
    And Angie's team chooses Ronald as the player who is dealt the damage
    Then Edward's team has 19 life
    And Angie's team has 21 life

  @id:keyword.lifelink.with_it @situation:keyword.lifelink @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: The life is gained with the damage, and nothing has to resolve
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Nip Gwyllion”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Nip Gwyllion”
    And the combat damage step of Angie's team begins
    Then Edward's team has 19 life
    And Angie's team has 21 life

  @id:keyword.lifelink.too_late @situation:keyword.lifelink.last_point @clause:damage.lifelink @clause:life.zero @from:2009-07-01 @until:2009-07-11 @must
  Scenario: A team with its last point loses before the ability that its blocker triggers can give it one
    Given Angie's team has 1 life
    And Angie controls “Nip Gwyllion”
    And Edward controls “Goblin Fireslinger”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Goblin Fireslinger”
    And Ronald attacks Angie's team with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Nip Gwyllion”
    And Edward's team chooses Barry as the player who is dealt the damage
    And the end of combat step of Edward's team begins
    Then Angie's team loses the game

  @id:keyword.lifelink.in_time @situation:keyword.lifelink.last_point @clause:damage.lifelink @clause:life.zero @from:2018-04-27 @must
  Scenario: A team with its last point gets another one as it loses this one, and plays on
    Given Angie's team has 1 life
    And Angie controls “Nip Gwyllion”
    And Edward controls “Goblin Fireslinger”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Goblin Fireslinger”
    And Ronald attacks Barry with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Nip Gwyllion”
    And the postcombat main phase of Edward's team begins
    Then the game goes on
    And Angie's team has 1 life
    And Angie has “Nip Gwyllion” in her graveyard

  @id:keyword.lifelink.head @situation:keyword.lifelink.head @clause:damage.lifelink @clause:life.shared @from:2018-10-05 @must
  Scenario: Only the creature's own controller gains life, once for each creature that deals damage
    Given Angie's team has 20 life
    And Angie controls “Child of Night”
    And Angie controls “Nip Gwyllion”
    And Angie controls “Ajani's Pridemate”
    And Barry controls “Ajani's Pridemate”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Child of Night” and “Nip Gwyllion”
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 23 life
    And Angie's “Ajani's Pridemate” is 4/4
    And Barry's “Ajani's Pridemate” is 2/2

  @id:keyword.lifelink.beside @situation:keyword.lifelink.beside @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Damage to a creature counts as well, and that of a creature beside it does not
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Child of Night”
    And Barry controls “Hill Giant”
    And Ronald controls “Wall of Wood”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Child of Night”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Child of Night” with “Wall of Wood”
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 22 life
    And Edward's team has 17 life

  @id:keyword.lifelink.prevented @situation:keyword.lifelink.prevented @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: Damage that is prevented brings no life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Child of Night”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Child of Night”
    And Angie's team passes priority
    And Edward casts “Fog”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 20 life
    And Edward's team has 20 life
