# language: en
Feature: Abilities that wait
  > A spell or ability makes another one, which does something later. When does that trigger, for whom, and what is it about?

  @id:delayed.returns @clause:trigger.delayed @clause:zone.owner @from:2009-10-01 @must
  Scenario: What is exiled until the end step comes back then, under its owner's control
    Given Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Flickerwisp” resolves
    Then Barry owns “Hill Giant” in exile
    And Edward controls “Grizzly Bears”
    When the end step of Angie's team begins
    Then Barry owns “Hill Giant” in exile
    When the triggered ability of “Flickerwisp” resolves
    Then Barry controls “Hill Giant”
    And Angie controls no “Hill Giant”

  @id:delayed.returns_once @clause:trigger.delayed_once @clause:zone.exile @from:2009-10-01 @must
  Scenario: What came back and is exiled again by something else does not come back in the next end step
    Given Barry controls “Hill Giant”
    When Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Flickerwisp” resolves
    And the end step of Angie's team begins
    And the triggered ability of “Flickerwisp” resolves
    Then Barry controls “Hill Giant”
    When the precombat main phase of Edward's team begins
    And Edward casts “Unmake” targeting “Hill Giant”
    And the spell resolves
    And Edward's team finishes its turn
    Then Barry owns “Hill Giant” in exile

  @id:delayed.to_owner @clause:trigger.delayed @clause:zone.owner @from:2009-10-01 @must
  Scenario: What was taken from an opponent goes back to its owner
    Given Edward controls “Hill Giant”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Flickerwisp” resolves
    And the end step of Angie's team begins
    And the triggered ability of “Flickerwisp” resolves
    Then Edward controls “Hill Giant”
    And Ronald controls no creatures

  @id:delayed.to_caster @clause:effect.onto_battlefield @clause:zone.new_object @from:2009-10-01 @must
  Scenario: What comes back at once under the caster's control stays there
    Given Edward controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Angie controls “Glorious Anthem”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    Then Angie can't cast “Cloudshift” targeting “Grizzly Bears”
    And Angie can't cast “Cloudshift” targeting “Glorious Anthem”
    But Angie can cast “Cloudshift” targeting “Hill Giant”
    When the spell resolves
    And the upkeep of Edward's team begins
    Then Angie controls “Hill Giant”

  @id:delayed.in_end_step @clause:trigger.delayed_once @clause:trigger.delayed @from:2009-10-01 @must
  Scenario: What is made in an end step waits for the end step of the next turn, the other team's
    Given Angie controls “Flickerwisp”
    And Barry controls “Hill Giant”
    When the end step of Angie's team begins
    And Angie casts “Cloudshift” targeting “Flickerwisp”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Flickerwisp” resolves
    And the upkeep of Edward's team begins
    Then Barry owns “Hill Giant” in exile
    When the end step of Edward's team begins
    And the triggered ability of “Flickerwisp” resolves
    Then Barry controls “Hill Giant”

  @id:delayed.not_itself @clause:trigger.delayed @clause:target.choose @from:2009-10-01 @must
  Scenario: What exiles another permanent cannot be told to exile itself
    Given Angie controls “Flickerwisp”
    And Angie controls “Plains”
    When Angie casts “Cloudshift” targeting “Flickerwisp”
    And the spell resolves
    Then Angie has nothing to choose
    When the triggered ability of “Flickerwisp” resolves
    Then Angie owns “Plains” in exile
    And Angie controls “Flickerwisp”

  @id:delayed.flies @clause:combat.block @from:2018-04-27 @must
  Scenario: Flickerwisp can be blocked by a creature that flies alone
    Given Angie controls “Flickerwisp”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Flickerwisp”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Flickerwisp” with “Hill Giant”
    But Ronald can block “Flickerwisp” with “Wind Drake”

  @id:delayed.source_gone @clause:trigger.delayed @clause:ability.independent @from:2009-10-01 @must
  Scenario: An ability that waits triggers though its source has died
    Given Barry controls “Hill Giant”
    When Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Flickerwisp” resolves
    And Angie's team passes priority
    And Edward casts “Murder” targeting “Flickerwisp”
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Flickerwisp” resolves
    Then Barry controls “Hill Giant”
    And Angie has “Flickerwisp” in her graveyard

  @id:delayed.one_card @clause:trigger.delayed_once @clause:step.upkeep @from:2005-08-01 @must
  Scenario: In the upkeep of the next turn one head draws one card, and never again
    Given Angie has two cards in hand
    And Barry has two cards in hand
    And Edward has three cards in hand
    And Angie's team has 20 life
    When Angie casts “Blessed Wine”
    And the spell resolves
    Then Angie's team has 21 life
    And Angie has one card in hand
    When the upkeep of Edward's team begins
    Then Angie has one card in hand
    When the triggered ability of “Blessed Wine” resolves
    Then Angie has two cards in hand
    And Barry has two cards in hand
    And Edward has three cards in hand
    When the upkeep of Angie's team begins
    And the draw step of Angie's team begins
    Then Angie has three cards in hand
    And Barry has three cards in hand

  @id:delayed.sacrificed @clause:trigger.delayed @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scenario: What came back for a turn is sacrificed in the end step, and nothing else
    Given Angie has “Hill Giant” in her graveyard
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Barry has “Air Elemental” in his graveyard
    And Angie has “Glorious Anthem” in her graveyard
    Then Angie can't cast “Footsteps of the Goryo” targeting “Air Elemental”
    And Angie can't cast “Footsteps of the Goryo” targeting “Glorious Anthem”
    But Angie can cast “Footsteps of the Goryo” targeting “Hill Giant”
    When the spell resolves
    Then Angie controls “Hill Giant”
    When the end step of Angie's team begins
    And the triggered ability of “Footsteps of the Goryo” resolves
    Then Angie has “Hill Giant” in her graveyard
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”

  @id:delayed.not_own @clause:trigger.delayed @clause:effect.onto_battlefield @from:2009-10-01 @must
  Scenario: What the teammate has taken meanwhile cannot be sacrificed
    Given Angie has “Hill Giant” in her graveyard
    When Angie casts “Footsteps of the Goryo” targeting “Hill Giant”
    And the spell resolves
    And Barry casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Footsteps of the Goryo” resolves
    Then Barry controls “Hill Giant”

  @id:delayed.new_object @clause:trigger.delayed_object @clause:zone.new_object @from:2009-10-01 @must
  Scenario: What has died and come back since is another object, and is not sacrificed
    Given Angie has “Hill Giant” in her graveyard
    When Angie casts “Footsteps of the Goryo” targeting “Hill Giant”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Murder” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Zombify” targeting “Hill Giant”
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Footsteps of the Goryo” resolves
    Then Angie controls “Hill Giant”

  @id:delayed.fortune @clause:trigger.delayed @clause:turn.of_team @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: At the end of the extra turn that one head took the whole team loses, and not before
    When Angie casts “Final Fortune”
    And the spell resolves
    And the end step of Angie's team begins
    Then the game goes on
    When Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When the end step of Angie's team begins
    Then the game goes on
    When the triggered ability of “Final Fortune” resolves
    Then Angie's team loses the game
    And Edward's team wins the game

  @id:delayed.fortune.alone @clause:trigger.delayed @clause:turn.extra @variant:two-player @from:2005-08-01 @must
  Scenario: At the end of the extra turn who took it loses, and not before
    When Angie casts “Final Fortune”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Angie's team
    When the end step of Angie's team begins
    Then the game goes on
    When the triggered ability of “Final Fortune” resolves
    Then Angie's team loses the game

  @id:delayed.fortune.opponents_turn @clause:trigger.delayed @clause:turn.extra @from:2005-08-01 @must
  Scenario: An extra turn that is taken in the opponents' turn follows that one
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Barry casts “Final Fortune”
    And the spell resolves
    And the end step of Edward's team begins
    Then the game goes on
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team
    When the end step of Angie's team begins
    And the triggered ability of “Final Fortune” resolves
    Then Angie's team loses the game

  @id:delayed.fortune.another_turn @clause:trigger.delayed @clause:turn.extra @from:2005-08-01 @must
  Scenario: The end of another extra turn that comes before is not the end of that one
    When Angie casts “Final Fortune”
    And the spell resolves
    And Barry casts “Time Walk”
    And the spell resolves
    And Angie's team finishes its turn
    And the end step of Angie's team begins
    And Angie's team finishes its turn
    Then the game goes on
    And it is the upkeep of Angie's team
    When the end step of Angie's team begins
    And the triggered ability of “Final Fortune” resolves
    Then Angie's team loses the game

  @id:delayed.fortune.skipped @clause:trigger.delayed @clause:turn.skip @from:2005-08-01 @must
  Scenario: The end of an extra turn that is skipped never comes
    When Angie casts “Final Fortune”
    And the spell resolves
    And Barry casts “Meditate”
    And the spell resolves
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    When Edward's team finishes its turn
    Then it is the upkeep of Angie's team
    When Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    And the game goes on

  @id:delayed.fortune.cannot_lose @clause:trigger.delayed_once @clause:team.wins_and_loses @from:2005-08-01 @must
  Scenario: Where the teammate can't lose the team goes on, and no later turn is its last
    Given Barry controls “Platinum Angel”
    When Angie casts “Final Fortune”
    And the spell resolves
    And Angie's team finishes its turn
    And the end step of Angie's team begins
    And the triggered ability of “Final Fortune” resolves
    Then the game goes on
    When Angie's team finishes its turn
    And Edward's team finishes its turn
    And Angie's team finishes its turn
    Then it is the upkeep of Edward's team
    And the game goes on

  @id:delayed.left @clause:trigger.delayed @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: What waits goes with a player who leaves the game, and what was exiled stays there
    Given Edward controls “Hill Giant”
    When Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Flickerwisp” resolves
    And Angie concedes the game
    And the end step of Edward's team begins
    Then Edward owns “Hill Giant” in exile

  @id:delayed.commander @clause:trigger.delayed_object @clause:commander.exile @variant:commander @from:2011-02-04 @must
  Scenario: A commander that goes to the command zone instead does not come back
    Given Edward's commander is “Tobias Andrion”
    And Edward controls “Tobias Andrion”
    When Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Tobias Andrion” as the target
    And Edward puts his commander into the command zone
    And the triggered ability of “Flickerwisp” resolves
    And the end step of Angie's team begins
    And the triggered ability of “Flickerwisp” resolves
    Then Edward has “Tobias Andrion” in the command zone
    And Edward controls no creatures

  @id:delayed.end_of_combat @clause:trigger.delayed @clause:step.combat @from:2018-04-27 @must
  Scenario: What waits for the end of combat triggers as the end of combat step begins
    Given Angie controls “Hill Giant”
    And Edward controls “Wall of Junk”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Wall of Junk”
    And the triggered ability of “Wall of Junk” resolves
    And the end of combat step of Angie's team begins
    Then Edward controls “Wall of Junk”
    When the triggered ability of “Wall of Junk” resolves
    Then Edward has “Wall of Junk” in hand
    And it is the end of combat step of Angie's team

  @id:delayed.died @clause:trigger.delayed_object @from:2018-04-27 @must
  Scenario: What has died meanwhile does not come back at the end of combat
    Given Angie controls “Typhoid Rats”
    And Edward controls “Wall of Junk”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Typhoid Rats”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Typhoid Rats” with “Wall of Junk”
    And the triggered ability of “Wall of Junk” resolves
    And the postcombat main phase of Angie's team begins
    Then Edward has “Wall of Junk” in his graveyard
    And Edward has no cards in hand

  @id:flickered_aura.chosen @situation:flickered_aura @clause:aura.enters @clause:trigger.delayed_object @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: An Aura that comes back from exile enchants what its controller chooses then
    Given Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Angie casts “Unholy Strength” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Unholy Strength” as the target
    And the triggered ability of “Flickerwisp” resolves
    Then “Grizzly Bears” is 2/2
    When the end step of Angie's team begins
    And the triggered ability of “Flickerwisp” resolves
    And Angie chooses “Hill Giant” to be enchanted
    Then “Hill Giant” is 5/4
    And “Grizzly Bears” is 2/2

  @id:flickered_aura.protected @situation:flickered_aura @clause:aura.enters @clause:protection.aura @variant:two-headed-giant @variant:two-player @from:2009-07-11 @must
  Scenario: An Aura stays in exile where all that it could enchant is protected from it
    Given Angie controls “Grizzly Bears”
    And Edward controls “White Knight”
    When Angie casts “Unholy Strength” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Flickerwisp”
    And the spell resolves
    And Angie chooses “Unholy Strength” as the target
    And the triggered ability of “Flickerwisp” resolves
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Shock” targeting “Flickerwisp”
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Flickerwisp” resolves
    Then Angie owns “Unholy Strength” in exile
    And “White Knight” is 2/2
