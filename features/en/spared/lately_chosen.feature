# language: en
Feature: What a spell or ability can mean, and what it can't
  > A card speaks of creatures, of artifacts, of one player's things. What is there that it does not mean?

  @id:card.chosen.casualties @situation:card.chosen @clause:spell.several_modes @clause:target.choose @from:2019-05-03 @must
  Scenario: Each mode destroys a permanent of its own kind, whichever opponent's, and means no other kind
    Given Edward controls “Jade Statue”
    And Edward controls “Hill Giant”
    And Ronald controls “Bad Moon”
    And Ronald controls “Chandra, Pyrogenius”
    And Barry controls “Altar of the Goyf”
    Then Angie can't cast “Casualties of War” choosing mode 1, targeting “Hill Giant”
    And Angie can't cast “Casualties of War” choosing mode 2, targeting “Jade Statue”
    And Angie can't cast “Casualties of War” choosing mode 3, targeting “Hill Giant”
    And Angie can't cast “Casualties of War” choosing mode 4, targeting “Bad Moon”
    And Angie can't cast “Casualties of War” choosing mode 5, targeting “Hill Giant”
    But Angie can cast “Casualties of War” choosing modes 1 and 5, targeting “Jade Statue” and “Chandra, Pyrogenius”
    When the spell resolves
    Then Edward has “Jade Statue” in his graveyard
    And Ronald has “Chandra, Pyrogenius” in his graveyard
    And Edward controls “Hill Giant”
    And Ronald controls “Bad Moon”
    And Barry controls “Altar of the Goyf”

  @id:card.chosen.command @situation:card.chosen @clause:spell.several_modes @from:2009-07-11 @must
  Scenario: Creatures of the opponents are tapped, and nothing else of theirs
    Given Edward controls “Hill Giant”
    And Ronald controls “Jade Statue”
    And it is the precombat main phase of Angie's team
    When Angie casts “Cryptic Command” choosing modes 3 and 4
    And the spell resolves
    Then “Hill Giant” is tapped
    And “Jade Statue” is untapped

  @id:card.chosen.knight @situation:card.chosen @clause:trigger.modes @clause:target.choose @from:2018-10-05 @must
  Scenario: A Knight destroys a teammate's artifact where there is nothing else to destroy
    Given Barry controls “Jade Statue”
    And Edward controls “Hill Giant”
    When Angie casts “Knight of Autumn”
    And the spell resolves
    And Angie chooses mode 2
    And the triggered ability of “Knight of Autumn” resolves
    Then Barry has “Jade Statue” in his graveyard
    And Edward controls “Hill Giant”

  @id:card.chosen.indrik @situation:card.chosen @clause:trigger.no_target @clause:target.choose @from:2019-07-12 @must
  Scenario: A creature that fights another player's finds none in its controller's own, nor in what is none
    Given Angie controls “Grizzly Bears”
    And Edward controls “Jade Statue”
    When Angie casts “Affectionate Indrik”
    And the spell resolves
    Then the stack is empty
    And Angie controls “Grizzly Bears”

  @id:card.chosen.indrik_teammate @situation:card.chosen @clause:effect.fight @clause:target.choose @from:2019-07-12 @must
  Scenario: What fights a creature of another player may choose a teammate's, for a teammate is another player
    Given Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Jade Statue”
    When Angie casts “Affectionate Indrik”
    And the spell resolves
    And Angie does what the ability allows
    And the triggered ability of “Affectionate Indrik” resolves
    Then Barry has “Hill Giant” in his graveyard
    And Angie controls “Grizzly Bears”
    And Angie controls “Affectionate Indrik”

  @id:card.chosen.ignition @situation:card.chosen @clause:target.choose @from:2015-07-17 @must
  Scenario: A player's own creature is set alight, and neither a teammate's nor an artifact
    Given Angie controls “Jade Statue”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward's team has 20 life
    And Angie's team has 20 life
    And it is the precombat main phase of Angie's team
    Then Angie can't cast “Chandra's Ignition” targeting “Jade Statue”
    And Angie can't cast “Chandra's Ignition” targeting “Grizzly Bears”
    But Angie can cast “Chandra's Ignition” targeting “Hill Giant”
    When the spell resolves
    Then Edward's team has 14 life
    And Angie's team has 20 life
    And Barry has “Grizzly Bears” in his graveyard
    And Angie controls “Hill Giant”

  @id:card.chosen.one_target @situation:card.chosen @clause:target.choose @clause:cost.resources @from:2019-07-12 @must
  Scenario: What destroys a creature can't be activated while there is none, and can once a teammate's is there
    Given Angie's team has 40 life
    And Angie controls “Jade Statue”
    And Angie controls “Altar of the Goyf”
    And Angie controls “Underhanded Designs”
    And Angie controls ten “Mana Source”
    And it is the precombat main phase of Angie's team
    Then Angie can't activate the ability of “Underhanded Designs”
    When Barry casts “Grizzly Bears”
    And the spell resolves
    Then Angie can activate the ability of “Underhanded Designs”
    When the ability resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Angie has “Underhanded Designs” in her graveyard

  @id:card.chosen.likeness @situation:card.chosen @clause:object.copy @from:2009-07-11 @must
  Scenario: What becomes a copy of a creature has nothing to choose among artifacts
    Given Edward controls “Jade Statue”
    And Barry controls “Hill Giant”
    When Angie casts “Exercise of the Likeness” targeting “Hill Giant”
    And the spell resolves
    Then Angie has nothing to choose
    And Barry controls “Hill Giant”

  @id:card.chosen.regent @situation:card.chosen @clause:trigger.targeted @clause:object.you @from:2018-04-27 @must
  Scenario: A dragon heeds its controller's Dragons, and neither a teammate's nor a creature that is none
    Given Angie controls “Thunderbreak Regent”
    And Angie controls “Grizzly Bears”
    And Barry controls “Scourge of the Throne”
    And it is the precombat main phase of Edward's team
    When Edward casts “Giant Growth” targeting “Grizzly Bears”
    Then there is one spell or ability on the stack
    When Edward casts “Giant Growth” targeting “Scourge of the Throne”
    Then there are two spells and abilities on the stack
    When Edward casts “Giant Growth” targeting “Thunderbreak Regent”
    Then there are four spells and abilities on the stack

  @id:card.chosen.horobi @situation:card.chosen @clause:trigger.targeted @from:2015-01-23 @must
  Scenario: A spell that targets what is no creature destroys nothing by itself
    Given Angie controls “Horobi, Death's Wail”
    And Barry controls “Jade Statue”
    And Edward controls “Hill Giant”
    And it is the precombat main phase of Angie's team
    When Angie casts “Into the Roil” targeting “Jade Statue”
    Then there is one spell or ability on the stack
    When Angie casts “Into the Roil” targeting “Hill Giant”
    Then there are three spells and abilities on the stack
    When the triggered ability of “Horobi, Death's Wail” resolves
    Then Edward has “Hill Giant” in his graveyard
    And Barry controls “Jade Statue”

  @id:card.chosen.defiance @situation:card.chosen @clause:trigger.targeted @clause:step.cleanup @from:2015-01-23 @must
  Scenario: An instant or a sorcery is heeded where it targets one's own creature, an Aura or a spell on an artifact is not, and the next turn forgets it
    Given Angie controls “Wild Defiance”
    And Angie controls “Hill Giant”
    And Angie controls “Jade Statue”
    And it is the precombat main phase of Angie's team
    When Barry casts “Unholy Strength” targeting “Hill Giant”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie casts “Into the Roil” targeting “Jade Statue”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie casts “Angelic Blessing” targeting “Hill Giant”
    Then there are two spells and abilities on the stack
    When the spell resolves
    Then “Hill Giant” is 11/10
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 5/4

  @id:card.chosen.grave @situation:card.chosen @clause:trigger.step @clause:object.types @from:2009-07-11 @must
  Scenario: Who has nothing but Zombies sacrifices nothing, and the teammate sacrifices something else
    Given Angie controls “Call to the Grave”
    And Edward controls “Caged Zombie”
    And Ronald controls “Hill Giant”
    When the precombat main phase of Edward's team begins
    Then Edward controls “Caged Zombie”
    And Ronald has “Hill Giant” in his graveyard
