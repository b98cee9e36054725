# language: en
Feature: What becomes a target
  > Abilities trigger as something becomes the target of a spell or ability. Does a teammate's count?

  @id:targeted.illusion @clause:trigger.targeted @clause:stack.top @from:2011-09-30 @must
  Scenario: An illusion is gone once anybody targets it, the teammate too, before that resolves
    Given Angie controls “Phantasmal Bear”
    And Barry controls “Phantasmal Bear”
    And Edward controls “Phantasmal Bear”
    When Barry casts “Giant Growth” targeting Angie's “Phantasmal Bear”
    And the triggered ability of Angie's “Phantasmal Bear” resolves
    Then Angie has “Phantasmal Bear” in her graveyard
    When the spell resolves
    And Angie casts “Shock” targeting Edward's “Phantasmal Bear”
    And the triggered ability of Edward's “Phantasmal Bear” resolves
    Then Edward has “Phantasmal Bear” in his graveyard
    And Barry controls “Phantasmal Bear”

  @id:targeted.triggered @clause:trigger.targeted @from:2015-01-23 @must
  Scenario: An ability that triggers targets the illusion too, and finds it no more
    Given Edward controls “Phantasmal Bear”
    And Ronald controls “Grizzly Bears”
    When the precombat main phase of Angie's team begins
    And Angie casts “Banisher Priest”
    And the spell resolves
    And Angie chooses Edward's “Phantasmal Bear” as the target
    And the triggered ability of “Phantasmal Bear” resolves
    Then Edward has “Phantasmal Bear” in his graveyard
    And Ronald controls “Grizzly Bears”

  @id:targeted.opponent @clause:trigger.targeted @clause:team.opponents @clause:life.shared @from:2015-09-26 @must
  Scenario: A dragon punishes an opponent's spell or ability, and no teammate's
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Thunderbreak Regent”
    And Barry controls “Grizzly Bears”
    And Ronald controls “Unspeakable Symbol”
    When Barry casts “Giant Growth” targeting “Thunderbreak Regent”
    And the spell resolves
    Then Angie's team has 20 life
    When the precombat main phase of Edward's team begins
    And Ronald casts “Giant Growth” targeting “Thunderbreak Regent”
    And the triggered ability of “Thunderbreak Regent” resolves
    Then Edward's team has 17 life
    When the spell resolves
    And Ronald activates the ability of “Unspeakable Symbol”
    And Ronald chooses “Thunderbreak Regent” as the target
    And the triggered ability of “Thunderbreak Regent” resolves
    Then Edward's team has 11 life
    When the ability resolves
    And Ronald casts “Giant Growth” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward's team has 11 life
    And Angie's team has 20 life

  @id:targeted.both @clause:trigger.targeted @clause:target.each @from:2011-09-30 @must
  Scenario: Each creature that a spell targets is destroyed, whosever it is, and no other one
    Given Angie controls “Horobi, Death's Wail”
    And Barry controls “Grizzly Bears”
    And Barry controls “Wall of Wood”
    And Ronald controls “Hill Giant”
    When the precombat main phase of Angie's team begins
    And Barry casts “Prey Upon” targeting “Grizzly Bears” and “Hill Giant”
    And the triggered ability of “Horobi, Death's Wail” resolves
    And the triggered ability of “Horobi, Death's Wail” resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    And Barry controls “Wall of Wood”
    And there is one spell or ability on the stack

  @id:targeted.spell @clause:trigger.targeted @from:2013-05-01 @must
  Scenario: What heeds spells heeds the teammate's too, on its controller's creatures, and no abilities
    Given Angie controls “Wild Defiance”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Unspeakable Symbol”
    When Barry casts “Indestructible Aura” targeting “Grizzly Bears”
    And the triggered ability of “Wild Defiance” resolves
    Then “Grizzly Bears” is 5/5
    When the spell resolves
    And Barry activates the ability of “Unspeakable Symbol”
    And Barry chooses “Grizzly Bears” as the target
    Then there is one spell or ability on the stack
    When the ability resolves
    Then “Grizzly Bears” is 6/6
    When Angie casts “Indestructible Aura” targeting “Hill Giant”
    Then there is one spell or ability on the stack
    When the spell resolves
    Then “Hill Giant” is 3/3

  @id:targeted.after_all @clause:trigger.targeted @clause:trigger.order @from:2011-09-30 @must
  Scenario: An illusion that an opponent's ability in turn targets is gone before that ability resolves
    Given Angie controls “Phantasmal Bear”
    And Edward controls “Bogardan Firefiend”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Shock” targeting “Bogardan Firefiend”
    And the spell resolves
    And Edward chooses “Phantasmal Bear” as the target
    Then there are two spells and abilities on the stack
    When the triggered ability of “Phantasmal Bear” resolves
    Then Angie has “Phantasmal Bear” in her graveyard
    And there is one spell or ability on the stack

  @id:targeted.sacrificed @situation:targeted.sacrificed @clause:trigger.targeted @from:2011-09-30 @must
  Scenario: What heeds targets does so as they are chosen, even where it is sacrificed for that very ability
    Given it is the precombat main phase of Angie's team
    And Angie controls “Horobi, Death's Wail”
    And Angie controls “Goblin Bombardment”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie sacrifices “Horobi, Death's Wail”
    And Angie activates the ability of “Goblin Bombardment” targeting “Hill Giant”
    And the triggered ability of “Horobi, Death's Wail” resolves
    Then Edward has “Hill Giant” in his graveyard
    And Angie has “Horobi, Death's Wail” in her graveyard
    And Barry controls “Grizzly Bears”

  @id:targeted.cost_of_spell @situation:targeted.sacrificed @clause:trigger.targeted @clause:cost.additional @from:2011-09-30 @must
  Scenario: What is sacrificed to pay for a spell still heeds what the spell was cast at
    Given it is the precombat main phase of Angie's team
    And Angie controls “Horobi, Death's Wail”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie sacrifices “Horobi, Death's Wail”
    And Angie casts “Fling” targeting “Hill Giant”
    And the triggered ability of “Horobi, Death's Wail” resolves
    Then Edward has “Hill Giant” in his graveyard
    And Barry controls “Grizzly Bears”
