# language: en
Feature: Abilities that are left behind for a turn
  > An effect leaves an ability behind that triggers for the rest of the turn. Whose life, and whose creatures, does it see, and for how long?

  @id:ruling.vizkopa_guildmage @clause:trigger.this_turn @clause:life.shared @from:2005-08-01 @must
  Scenario: Each opponent loses what its controller gains, each time until the turn ends, and nothing for what the teammate gains
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Vizkopa Guildmage”
    And Angie controls three “Bottle Gnomes”
    And Angie controls three “Mana Source”
    And Barry controls “Bottle Gnomes”
    When Angie activates the second ability of “Vizkopa Guildmage”
    And the ability resolves
    And Barry activates the ability of Barry's “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has 23 life
    And Edward's team has 30 life
    When Angie activates the ability of Angie's first “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Vizkopa Guildmage” resolves
    Then Angie's team has 26 life
    And Edward's team has 24 life
    When Angie activates the ability of Angie's second “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Vizkopa Guildmage” resolves
    Then Edward's team has 18 life
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of Angie's third “Bottle Gnomes”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    Then Angie's team has 32 life
    And Edward's team has 18 life

  @id:ruling.vizkopa_guildmage.twice @situation:ruling.vizkopa_guildmage @clause:trigger.this_turn @clause:ability.independent @from:2005-08-01 @must
  Scenario: What Vizkopa Guildmage leaves behind triggers once for each time that its ability resolved, though the Guildmage is gone
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie controls “Vizkopa Guildmage”
    And Angie controls “Bottle Gnomes”
    And Angie controls six “Mana Source”
    When Angie activates the second ability of “Vizkopa Guildmage”
    And the ability resolves
    And Angie activates the second ability of “Vizkopa Guildmage”
    And the ability resolves
    And Barry casts “Shock” targeting “Vizkopa Guildmage”
    And the spell resolves
    And Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And the triggered ability of “Vizkopa Guildmage” resolves
    Then Edward's team has 24 life
    When the triggered ability of “Vizkopa Guildmage” resolves
    Then Edward's team has 18 life

  @id:ruling.ondu_rising @clause:trigger.this_turn @clause:damage.lifelink @clause:object.you @from:2018-04-27 @must
  Scenario: A teammate's attacker gains lifelink, and so does one that came later
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Barry controls “Hill Giant”
    When Angie casts “Ondu Rising”
    And the spell resolves
    And Angie casts “Goblin Chieftain”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Hill Giant”
    And Angie attacks Ronald with “Goblin Chieftain”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 25 life
    And Angie's team has 25 life

  @id:ruling.ondu_rising.over @situation:ruling.ondu_rising @clause:trigger.this_turn @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: In later turns no attacker gains lifelink, and the one that had it has it no more
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Ondu Rising”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 27 life
    And Angie's team has 23 life
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Edward's team has 27 life
    And Angie's team has 21 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 24 life
    And Angie's team has 21 life
