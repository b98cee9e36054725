# language: en
Feature: What an ability costs, and nothing for less
  > A player has less mana than an ability costs, or what would be tapped is tapped already. What can be activated?

  @id:card.paid.mana @situation:card.paid @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scenario: With one mana none of these abilities can be activated, however much a teammate has
    Given it is the precombat main phase of Angie's team
    And Barry controls ten “Mana Source”
    And Angie has one card in hand
    And Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Hazoret the Fervent”
    And Angie controls “Legion Guildmage”
    And Angie controls “Slimefoot, the Stowaway”
    And Angie controls “Vampire Neonate”
    And Angie controls “Welder Automaton”
    And Angie controls “Ramunap Ruins”
    And Angie controls “Rank Officer”
    And Barry controls “Vampire Neonate”
    Then Angie can't activate the ability of “Hazoret the Fervent”
    And Angie can't activate the first ability of “Legion Guildmage”
    And Angie can't activate the ability of “Slimefoot, the Stowaway”
    And Angie can't activate the ability of Angie's “Vampire Neonate”
    And Angie can't activate the ability of “Welder Automaton”
    And Angie can't activate the third ability of “Ramunap Ruins”
    And Angie can't activate the ability of “Rank Officer”
    But Barry can activate the ability of Barry's “Vampire Neonate”

  @id:card.paid.tapped @situation:card.paid @clause:cost.resources @from:2018-04-27 @must
  Scenario: What is tapped for its ability is tapped once, and a teammate's is another
    Given it is the precombat main phase of Angie's team
    And Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Legion Guildmage”
    And Angie controls “Lightning-Rig Crew”
    And Angie controls “Vampire Neonate”
    And Angie controls “Ramunap Ruins”
    And Angie controls “Rank Officer”
    And Angie controls “Magosi, the Waterveil”
    And “Magosi, the Waterveil” has one eon counter
    And “Legion Guildmage” is tapped
    And Angie's “Lightning-Rig Crew” is tapped
    And “Vampire Neonate” is tapped
    And “Ramunap Ruins” is tapped
    And “Rank Officer” is tapped
    And “Magosi, the Waterveil” is tapped
    And Angie controls ten “Mana Source”
    And Barry controls “Lightning-Rig Crew”
    Then Angie can't activate the first ability of “Legion Guildmage”
    And Angie can't activate the ability of Angie's “Lightning-Rig Crew”
    And Angie can't activate the ability of “Vampire Neonate”
    And Angie can't activate the third ability of “Ramunap Ruins”
    And Angie can't activate the ability of “Rank Officer”
    And Angie can't activate the third ability of “Magosi, the Waterveil”
    But Barry can activate the ability of Barry's “Lightning-Rig Crew”

  @id:card.paid.desert @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  Scenario: A Desert is sacrificed to damage both opponents, and lies in its owner's graveyard
    Given Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Ramunap Ruins”
    And Angie controls “Forest”
    And Angie controls four “Mana Source”
    When Angie activates the third ability of “Ramunap Ruins”
    And the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    And Angie has “Ramunap Ruins” in her graveyard
    And Angie controls “Forest”

  @id:card.paid.inheritance @situation:card.paid @clause:cost.resources @clause:life.shared @from:2018-04-27 @must
  Scenario: An enchantment that is sacrificed takes 4 life from one opponent and gives 4 to its controller alone
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Ill-Gotten Inheritance”
    And Angie controls six “Mana Source”
    And Angie has “Shock” in hand
    When Angie activates the ability of “Ill-Gotten Inheritance”
    And Angie chooses Ronald as the target
    Then Angie has “Ill-Gotten Inheritance” in her graveyard
    When the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 24 life
    And Angie can't cast “Shock” targeting Edward
    But Barry can cast “Shock” targeting Edward

  @id:card.paid.monument @situation:card.paid @clause:cost.total @clause:mana.own @from:2018-04-27 @must
  Scenario: Black creatures cost one mana less, and no other spells
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bontu's Monument”
    And Angie controls two “Mana Source”
    And Angie has “Marauding Blight-Priest” in hand
    And Angie has “Footsteps of the Goryo” in hand
    And Angie has “Heartstabber Mosquito” in hand
    And Angie has “Grizzly Bears” in her graveyard
    Then Angie can't cast “Heartstabber Mosquito”
    And Angie can't cast “Footsteps of the Goryo” targeting “Grizzly Bears”
    But Angie can cast “Marauding Blight-Priest”

  @id:card.paid.monument_watch @situation:card.paid @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  Scenario: A creature spell takes life from both opponents, and another spell from nobody
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bontu's Monument”
    When Angie casts “Divination”
    Then there is one spell or ability on the stack
    When the spell resolves
    And Angie casts “Grizzly Bears”
    Then there are two spells and abilities on the stack
    When the triggered ability of “Bontu's Monument” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life

  @id:card.paid.mana_abilities @situation:card.paid @clause:mana.ability @clause:mana.own @from:2018-04-27 @must
  Scenario: Snow lands give one mana to who taps them, and no second one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Snow-Covered Plains”
    And Angie controls “Snow-Covered Swamp”
    And Angie controls “Plains”
    When Angie activates the ability of “Snow-Covered Plains”
    And Angie activates the ability of “Snow-Covered Swamp”
    Then Angie has two unspent mana
    And Barry has no unspent mana
    And “Snow-Covered Plains” is tapped
    And “Snow-Covered Swamp” is tapped
    And Angie can't activate the ability of “Snow-Covered Plains”
    And Angie can't activate the ability of “Snow-Covered Swamp”
    But Angie can activate the ability of “Plains”

  @id:card.paid.enters_tapped @situation:card.paid @clause:object.enters_tapped @clause:turn.each_plays_land @from:2018-04-27 @must
  Scenario: A land that enters tapped is tapped, and the one that a teammate plays is not
    Given it is the precombat main phase of Angie's team
    And Barry has “Magosi, the Waterveil” in hand
    And Angie has “Forest” in hand
    When Angie plays “Forest” as a land
    And Barry plays “Magosi, the Waterveil” as a land
    Then “Magosi, the Waterveil” is tapped
    And “Forest” is untapped

  @id:card.paid.salvo @situation:card.paid @clause:target.choose @clause:damage.source @from:2016-01-16 @must
  Scenario: Four damage of a spell or a planeswalker kill a creature of toughness 4, and none of toughness 5
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chandra, Pyrogenius”
    And “Chandra, Pyrogenius” has ten loyalty counters
    And Edward controls “Ripjaw Raptor”
    And Edward controls “Air Elemental”
    And Edward controls “Forest”
    And Ronald controls “Wall of Wood”
    Then Angie can't cast “Boulder Salvo” targeting “Forest”
    But Angie can cast “Boulder Salvo” targeting “Ripjaw Raptor”
    When the spell resolves
    Then Edward controls “Ripjaw Raptor”
    When the triggered ability of “Ripjaw Raptor” resolves
    And Angie activates the second ability of “Chandra, Pyrogenius”
    And Angie chooses “Air Elemental” as the target
    And the ability resolves
    Then Edward has “Air Elemental” in his graveyard
    And Edward controls “Ripjaw Raptor”
    And Ronald controls “Wall of Wood”
