# language: en
Feature: What blocks and what is blocked
  > Abilities trigger as a creature blocks, or becomes blocked. Whose block counts, and how often?

  @id:blocked.defending @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Who is attacked loses life though the teammate's creature blocks, and not where nobody blocks
    Given Edward's team has 20 life
    And Angie controls “Vedalken Ghoul”
    And Barry controls “Vedalken Ghoul”
    And Ronald controls “Wall of Wood”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's “Vedalken Ghoul”
    And Barry attacks Edward with Barry's “Vedalken Ghoul”
    And the declare blockers step of Angie's team begins
    And Ronald blocks Angie's “Vedalken Ghoul” with “Wall of Wood”
    And the triggered ability of Angie's “Vedalken Ghoul” resolves
    Then Edward's team has 16 life
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life

  @id:blocked.chosen @clause:trigger.blocks @clause:combat.block @clause:combat.defending_effect @from:2010-06-18 @until:2018-04-27 @must
  Scenario: While the team is attacked one of its players is chosen to lose the life that they share
    Given Edward's team has 20 life
    And Angie controls “Vedalken Ghoul”
    And Ronald controls “Wall of Wood”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Vedalken Ghoul”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Vedalken Ghoul” with “Wall of Wood”
    And the triggered ability of “Vedalken Ghoul” resolves
    And Angie chooses Ronald as the defending player
    Then Edward's team has 16 life

  @id:blocked.life @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Only the attacker that is blocked brings its team life
    Given Angie's team has 20 life
    And Angie controls “Sacred Prey”
    And Barry controls “Sacred Prey”
    And Ronald controls “Wall of Wood”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with Angie's “Sacred Prey”
    And Barry attacks Edward's team with Barry's “Sacred Prey”
    And the declare blockers step of Angie's team begins
    And Ronald blocks Barry's “Sacred Prey” with “Wall of Wood”
    And the triggered ability of Barry's “Sacred Prey” resolves
    Then Angie's team has 21 life

  @id:blocked.once @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  Scenario: Who is blocked by creatures of both heads becomes blocked once
    Given Angie controls “Trained Cheetah”
    And Edward controls “Wall of Wood”
    And Ronald controls “Child of Night”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Trained Cheetah”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Trained Cheetah” with “Wall of Wood”
    And Ronald blocks “Trained Cheetah” with “Child of Night”
    And the triggered ability of “Trained Cheetah” resolves
    And Angie casts “Shock” targeting “Child of Night”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then “Trained Cheetah” is 3/3

  @id:blocked.guardian @clause:trigger.blocks @clause:combat.block @clause:life.shared @from:2018-04-27 @must
  Scenario: The guardian that blocks for the teammate brings life, the teammate's own that does not brings none
    Given Angie's team has 20 life
    And Angie controls “Pride Guardian”
    And Barry controls “Pride Guardian”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with Angie's “Pride Guardian”
    But Barry can attack Edward with “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with Angie's “Pride Guardian”
    And the triggered ability of Angie's “Pride Guardian” resolves
    Then Angie's team has 23 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 23 life

  @id:blocked.two @clause:trigger.blocks @clause:combat.block @from:2024-11-08 @must
  Scenario: Who blocks two attackers blocks once
    Given Angie's team has 20 life
    And Angie controls “Pride Guardian”
    And Angie controls “High Ground”
    And Barry controls “Pride Guardian”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Child of Night”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And Ronald attacks Angie with “Child of Night”
    And the declare blockers step of Edward's team begins
    And Angie blocks both “Grizzly Bears” and “Child of Night” with Angie's “Pride Guardian”
    And the triggered ability of Angie's “Pride Guardian” resolves
    Then Angie's team has 23 life
    When the postcombat main phase of Edward's team begins
    Then Angie's team has 23 life

  @id:blocked.ends @clause:trigger.blocks @clause:combat.block @from:2018-04-27 @must
  Scenario: Who has grown by blocking, or by being blocked, is small again in the next turn
    Given Angie controls “Trained Cheetah”
    And Barry controls “Royal Trooper”
    And Edward controls “Wall of Wood”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Trained Cheetah”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Trained Cheetah” with “Wall of Wood”
    And the triggered ability of “Trained Cheetah” resolves
    Then “Trained Cheetah” is 3/3
    When the upkeep of Edward's team begins
    Then “Trained Cheetah” is 2/2
    When the precombat main phase of Edward's team begins
    And Edward casts “Time Walk”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Grizzly Bears” with “Royal Trooper”
    And the triggered ability of “Royal Trooper” resolves
    Then “Royal Trooper” is 4/4
    When the upkeep of Edward's team begins
    Then “Royal Trooper” is 2/2

  @id:unblocked.defending @situation:unblocked.defending @clause:trigger.blocks @clause:combat.defending_effect @from:2018-04-27 @must
  Scenario: Who is attacked and not blocked loses life for the own graveyard alone, and where a head blocks nobody does
    Given Edward's team has 20 life
    And Edward has “Shock” in his graveyard
    And Edward has “Hill Giant” in his graveyard
    And Ronald has “Divination” in his graveyard
    And Ronald controls “Severed Legion”
    And Angie controls “Guiltfeeder”
    And Barry controls “Guiltfeeder”
    And Barry has “Wind Drake” in his graveyard
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with Angie's “Guiltfeeder”
    And Barry attacks Edward with Barry's “Guiltfeeder”
    And the declare blockers step of Angie's team begins
    And Ronald blocks Barry's “Guiltfeeder” with “Severed Legion”
    Then there is one spell or ability on the stack
    When the triggered ability of Angie's “Guiltfeeder” resolves
    Then Edward's team has 18 life

  @id:unblocked.once @situation:unblocked.once @clause:trigger.blocks @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: What attacks and is blocked is not unblocked once its blocker has gone
    Given Edward's team has 20 life
    And Edward has “Shock” in his graveyard
    And Edward controls “Severed Legion”
    And Angie controls “Guiltfeeder”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Guiltfeeder”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Guiltfeeder” with “Severed Legion”
    And Angie casts “Murder” targeting “Severed Legion”
    And the spell resolves
    Then the stack is empty
    And Edward's team has 20 life
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:unblocked.several @situation:unblocked.several @clause:trigger.blocks @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scenario: Only the player who is attacked by it loses life, however many are attacked in that combat
    Given Edward has “Shock” in his graveyard
    And Martha has “Shock” in her graveyard
    And Martha has “Divination” in her graveyard
    And Edward's team has 20 life
    And Martha's team has 20 life
    And Angie controls “Guiltfeeder”
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Martha with “Guiltfeeder”
    And Angie attacks Edward with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Martha's team has 18 life
    And Edward's team has 17 life

  @id:unblocked.fear @situation:unblocked.fear @clause:combat.fear @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: Guiltfeeder is blocked by black and artifact creatures alone
    Given Angie controls “Guiltfeeder”
    And Edward controls “Hill Giant”
    And Edward controls “Severed Legion”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Guiltfeeder”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Guiltfeeder” with “Hill Giant”
    But Edward can block “Guiltfeeder” with “Severed Legion”
