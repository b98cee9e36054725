# language: en
Feature: What tramples over its blockers
  > A blocked creature deals what its blockers do not need to whom or what it attacks. How much is it, and who gets it?

  @id:keyword.trample.before @situation:keyword.trample @clause:combat.trample @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What is left goes to the one defending player whom the active team picks
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Grizzly Bears”
    And Angie's team chooses Edward as the player who is dealt the damage
    And Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Ronald has “Grizzly Bears” in his graveyard
    And Angie controls “War Mammoth”

  @id:keyword.trample.attacked @situation:keyword.trample @clause:combat.trample @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: What is left goes to the player who is attacked, whoever of the team blocks
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Grizzly Bears”
    And Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Ronald has “Grizzly Bears” in his graveyard

  @id:keyword.trample.none_left @situation:keyword.trample @clause:combat.trample @from:2018-04-27 @must
  Scenario: A blocker that needs all the damage gets all of it, and nobody has to choose
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Ronald has “Hill Giant” in his graveyard
    And Angie has “War Mammoth” in her graveyard

  @id:keyword.trample.held_back @situation:keyword.trample @clause:combat.trample @from:2018-04-27 @must
  Scenario: All damage of what tramples may go to the blocker, and what does not trample has no choice
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Barry controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Grizzly Bears”
    And Edward blocks “Hill Giant” with “Wind Drake”
    And Angie's team divides the damage: 3 to “Grizzly Bears”, 0 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Ronald has “Grizzly Bears” in his graveyard
    And Edward has “Wind Drake” in his graveyard

  @id:keyword.trample.in_order @situation:keyword.trample.two @clause:combat.trample @clause:combat.division @from:2018-04-27 @until:2024-11-08 @must
  Scenario: Of two blockers each gets lethal damage in the order announced, and the player what is left
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Birds of Paradise”
    And Edward controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Birds of Paradise”
    And Edward blocks “War Mammoth” with “Vanilla 1/1”
    And Angie's team orders the damage: first “Vanilla 1/1”, then “Birds of Paradise”
    And Angie's team divides the damage: 1 to “Birds of Paradise”, 1 to “Vanilla 1/1”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward controls no creatures
    And Ronald controls no creatures

  @id:keyword.trample.freely @situation:keyword.trample.two @clause:combat.trample @clause:combat.division @from:2024-11-08 @must
  Scenario: Of two blockers each gets lethal damage before the player gets any, in no order
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Birds of Paradise”
    And Edward controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Birds of Paradise”
    And Edward blocks “War Mammoth” with “Vanilla 1/1”
    And Angie's team divides the damage: 1 to “Birds of Paradise”, 1 to “Vanilla 1/1”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward controls no creatures
    And Ronald controls no creatures

  @id:keyword.trample.blocker_gone @situation:keyword.trample.gone @clause:combat.trample @from:2018-04-27 @must
  Scenario: With its blocker gone what tramples deals everything, and what does not deals nothing
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Barry controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Grizzly Bears”
    And Edward blocks “Hill Giant” with “Wind Drake”
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And Barry casts “Shock” targeting “Wind Drake”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life

  @id:keyword.trample.walker @situation:keyword.trample.walker @clause:combat.trample @from:2018-04-27 @must
  Scenario: What is left goes to the planeswalker that is attacked, and to none of the players
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Liliana, the Last Hope”
    And Ronald controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks “Liliana, the Last Hope” with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Vanilla 1/1”
    And Angie's team divides the damage: 1 to “Vanilla 1/1”, 2 to “Liliana, the Last Hope”
    And the postcombat main phase of Angie's team begins
    Then “Liliana, the Last Hope” has one loyalty counter
    And Edward's team has 20 life
    And Ronald controls no creatures

  @id:keyword.trample.blocking @situation:keyword.trample.blocking @clause:combat.trample @from:2018-04-27 @must
  Scenario: What tramples deals nothing beyond what it blocks
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “War Mammoth”
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 20 life
    And Edward has “Grizzly Bears” in his graveyard
