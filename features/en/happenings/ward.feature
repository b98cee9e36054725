# language: en
Feature: What wards off
  > What an opponent targets is countered unless that player pays. What of a teammate's spell, and who may pay?

  @id:ward.mana @clause:trigger.ward @clause:mana.own @clause:team.opponents @from:2021-04-23 @must
  Scenario: An opponent's spell is countered unless its caster pays, whatever the teammate has, and a teammate's is not
    Given Angie controls “Waterfall Aerialist”
    And Ronald controls “Forest”
    And Edward controls three “Forest”
    When Barry casts “Giant Growth” targeting “Waterfall Aerialist”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie's team passes priority
    And Ronald casts “Giant Growth” targeting “Waterfall Aerialist”
    Then there are two spells and abilities on the stack
    When the triggered ability of “Waterfall Aerialist” resolves
    Then Ronald has “Giant Growth” in his graveyard
    And the stack is empty
    And “Waterfall Aerialist” is 6/4
    When Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Waterfall Aerialist”
    And Edward pays what is asked for
    And the triggered ability of “Waterfall Aerialist” resolves
    And the spell resolves
    Then “Waterfall Aerialist” is 9/7

  @id:ward.life @clause:trigger.ward @clause:life.pay @clause:life.shared @from:2021-04-23 @must
  Scenario: Life that is asked of one opponent is paid off the team's total, if the team has as much
    Given Edward's team has 5 life
    And Angie controls “Owlin Shieldmage”
    When Angie's team passes priority
    And Ronald casts “Giant Growth” targeting “Owlin Shieldmage”
    And Ronald pays what is asked for
    And the triggered ability of “Owlin Shieldmage” resolves
    Then Edward's team has 2 life
    When the spell resolves
    Then “Owlin Shieldmage” is 6/6
    When Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Owlin Shieldmage”
    And the triggered ability of “Owlin Shieldmage” resolves
    Then Edward has “Giant Growth” in his graveyard
    And Edward's team has 2 life
    And “Owlin Shieldmage” is 6/6

  @id:ward.ability @clause:trigger.ward @clause:ability.countered @clause:life.shared @from:2021-04-23 @must
  Scenario: An opponent's ability is countered, what it cost stays paid, and a spell below it stays on the stack
    Given Edward's team has 20 life
    And Barry controls “Owlin Shieldmage”
    And Ronald controls “Unspeakable Symbol”
    And Ronald controls “Grizzly Bears”
    When Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Grizzly Bears”
    And Ronald activates the ability of “Unspeakable Symbol”
    And Ronald chooses “Owlin Shieldmage” as the target
    And Ronald does not pay what is asked for
    And the triggered ability of “Owlin Shieldmage” resolves
    Then Edward's team has 17 life
    And there is one spell or ability on the stack
    When the spell resolves
    Then “Grizzly Bears” is 5/5
    And “Owlin Shieldmage” is 3/3

  @id:ward.slivers @clause:trigger.targeted @clause:effect.counter @clause:cost.unless @from:2015-01-23 @must
  Scenario: A Sliver guards its controller's Slivers against opponents, and not the teammate's
    Given Angie controls “Diffusion Sliver”
    And Angie controls “Metallic Sliver”
    And Barry controls “Metallic Sliver”
    When Angie's team passes priority
    And Edward casts “Shock” targeting Barry's “Metallic Sliver”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Barry has “Metallic Sliver” in his graveyard
    When Angie's team passes priority
    And Ronald casts “Shock” targeting Angie's “Metallic Sliver”
    And the triggered ability of “Diffusion Sliver” resolves
    Then Ronald has “Shock” in his graveyard
    And Angie controls “Metallic Sliver”
    When Barry casts “Giant Growth” targeting Angie's “Metallic Sliver”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then Angie's “Metallic Sliver” is 4/4

  @id:unless.discarded @clause:cost.unless @clause:team.opponents @clause:life.shared @from:2010-10-01 @must
  Scenario: Each opponent who casts a spell discards a card or the team loses life, and a teammate does neither
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Painful Quandary”
    And Angie controls “Hill Giant”
    And Edward has “Grizzly Bears” in hand
    And Ronald has “Grizzly Bears” in hand
    When Barry casts “Giant Growth” targeting “Hill Giant”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie's team passes priority
    And Edward casts “Giant Growth” targeting “Hill Giant”
    And Edward pays what is asked for
    And the triggered ability of “Painful Quandary” resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward's team has 20 life
    When the spell resolves
    And Angie's team passes priority
    And Ronald casts “Giant Growth” targeting “Hill Giant”
    And Ronald does not pay what is asked for
    And the triggered ability of “Painful Quandary” resolves
    Then Ronald has “Grizzly Bears” in hand
    And Edward's team has 15 life
    And Angie's team has 20 life

  @id:ward.gone @clause:trigger.ward @clause:effect.counter @from:2022-02-18 @must
  Scenario: What ward would counter has been countered by another spell, and nothing more happens to it
    Given it is the precombat main phase of Angie's team
    And Angie controls “Waterfall Aerialist”
    And Edward controls “Mountain”
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Waterfall Aerialist”
    And Edward's team passes priority
    And Barry casts “Cancel” targeting “Shock”
    And the spell resolves
    Then Edward has “Shock” in his graveyard
    When the triggered ability of “Waterfall Aerialist” resolves
    Then Edward has “Shock” in his graveyard
    And Edward has one card in his graveyard
    And Angie controls “Waterfall Aerialist”
    And the stack is empty
