# language: en
Feature: The life total of the team
  > A card reads a player's life total, or sets it. Which number does it read, and who of the team gains the life?

  @id:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  Scenario: Arbiter of Knollridge brings each team to the highest life total, and the chosen member gains what is missing
    Given it is the precombat main phase of Angie's team
    And Angie's team has 12 life
    And Edward's team has 25 life
    And Angie controls “Bloodbond Vampire”
    And Barry controls “Gideon's Company”
    When Angie casts “Arbiter of Knollridge”
    And the spell resolves
    And the triggered ability of “Arbiter of Knollridge” resolves
    And Angie's team chooses Barry as the affected player
    And Edward's team chooses Ronald as the affected player
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 25 life
    And Edward's team has 25 life
    And “Bloodbond Vampire” has no +1/+1 counters
    And “Gideon's Company” has two +1/+1 counters

  @id:ruling.arbiter_of_knollridge.own @situation:ruling.arbiter_of_knollridge @clause:life.set_each @clause:life.read @from:2010-04-23 @must
  Scenario: Where the own team has the highest life total, Arbiter of Knollridge lifts the other one
    Given it is the precombat main phase of Angie's team
    And Angie's team has 31 life
    And Edward's team has 4 life
    When Angie casts “Arbiter of Knollridge”
    And the spell resolves
    And the triggered ability of “Arbiter of Knollridge” resolves
    And Angie's team chooses Angie as the affected player
    And Edward's team chooses Edward as the affected player
    Then Angie's team has 31 life
    And Edward's team has 31 life

  @id:ruling.ayli @clause:life.read @clause:life.start @clause:object.you @from:2010-04-23 @must
  Scenario: With 10 life more than the team began with, Ayli, Eternal Pilgrim exiles a permanent for another creature of her controller
    Given it is the precombat main phase of Angie's team
    And Angie's team has 40 life
    And Angie controls “Ayli, Eternal Pilgrim”
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Edward controls “Fountain of Youth”
    And Angie controls “Plains”
    And Angie controls “Swamp”
    And Angie controls “Forest”
    When Angie activates the second ability of “Ayli, Eternal Pilgrim”
    And Angie chooses “Fountain of Youth” as the target
    And the ability resolves
    Then Edward owns “Fountain of Youth” in exile
    And Angie has “Grizzly Bears” in her graveyard
    And Angie controls “Ayli, Eternal Pilgrim”
    And Barry controls “Wind Drake”
    And “Plains” is tapped
    And “Swamp” is tapped
    And “Forest” is tapped

  @id:ruling.ayli.too_little @situation:ruling.ayli @clause:life.read @clause:life.start @from:2010-04-23 @must
  Scenario: Nine life more is too little for Ayli, Eternal Pilgrim
    Given it is the precombat main phase of Angie's team
    And Angie's team has 39 life
    And Angie controls “Ayli, Eternal Pilgrim”
    And Angie controls “Spear Spewer”
    And Edward controls “Fountain of Youth”
    Then Angie can't activate the second ability of “Ayli, Eternal Pilgrim”
    But Angie can activate the ability of “Spear Spewer”

  @id:ruling.blood_baron_of_vizkopa @clause:life.read @clause:object.you @from:2010-04-23 @must
  Scenario: Blood Baron of Vizkopa is bigger while its team has 30 life and the other one no more than 10
    Given it is the precombat main phase of Angie's team
    And Angie's team has 29 life
    And Edward's team has 12 life
    And Angie controls “Blood Baron of Vizkopa”
    And Barry controls “Bottle Gnomes”
    When Angie casts “Shock” targeting Ronald
    And the spell resolves
    Then Edward's team has 10 life
    And “Blood Baron of Vizkopa” is 4/4
    When Barry activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then “Blood Baron of Vizkopa” is 10/10
    When Angie casts “Shock” targeting Barry
    And the spell resolves
    Then Angie's team has 30 life
    And “Blood Baron of Vizkopa” is 10/10

  @id:ruling.blood_baron_of_vizkopa.too_much @situation:ruling.blood_baron_of_vizkopa @clause:life.read @from:2010-04-23 @must
  Scenario: Blood Baron of Vizkopa is as printed where the other team has 11 life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 40 life
    And Edward's team has 11 life
    And Angie controls “Blood Baron of Vizkopa”
    Then “Blood Baron of Vizkopa” is 4/4
    When Barry casts “Shock” targeting Edward
    And the spell resolves
    Then “Blood Baron of Vizkopa” is 10/10

  @id:ruling.blood_baron_of_vizkopa.flies @situation:ruling.blood_baron_of_vizkopa @clause:life.read @clause:combat.block @from:2018-04-27 @must
  Scenario: Blood Baron of Vizkopa flies while its team has 30 life and the other one no more than 10
    Given it is the precombat main phase of Angie's team
    And Angie's team has 30 life
    And Edward's team has 10 life
    And Angie controls “Blood Baron of Vizkopa”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Blood Baron of Vizkopa”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Blood Baron of Vizkopa” with “Hill Giant”
    But Ronald can block “Blood Baron of Vizkopa” with “Wind Drake”

  @id:ruling.gorm_the_great @clause:life.read @from:2018-04-27 @must
  Scenario: Beside Gorm the Great, Virtus the Veiled takes half of the team's life, whatever Gorm has dealt before
    Given it is the precombat main phase of Angie's team
    And Edward's team has 23 life
    And Angie controls “Gorm the Great”
    And Angie controls “Virtus the Veiled”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Gorm the Great”
    And Angie attacks Ronald with “Virtus the Veiled”
    And the combat damage step of Angie's team begins
    And the triggered ability of “Virtus the Veiled” resolves
    Then Edward's team has 10 life
    And “Gorm the Great” is untapped

  @id:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_kept @from:2017-07-08 @must
  Scenario: Oketra's Last Mercy brings the team back to 30 life, of which the caster alone gains some; the caster's lands stay tapped once
    Given it is the precombat main phase of Angie's team
    And Angie's team has 12 life
    And Angie controls “Bloodbond Vampire”
    And Barry controls “Gideon's Company”
    And Angie controls three “Mana Source”
    And Angie controls “Plains”
    And Angie controls “Hill Giant”
    And Barry controls “Forest”
    And “Plains” is tapped
    And “Hill Giant” is tapped
    And “Forest” is tapped
    When Angie casts “Oketra's Last Mercy”
    And the spell resolves
    And the triggered ability of “Bloodbond Vampire” resolves
    Then Angie's team has 30 life
    And “Bloodbond Vampire” has one +1/+1 counter
    And “Gideon's Company” has no +1/+1 counters
    When the draw step of Angie's team begins
    Then “Plains” is tapped
    But “Hill Giant” is untapped
    And “Forest” is untapped
    When the draw step of Edward's team begins
    And the draw step of Angie's team begins
    Then “Plains” is untapped

  @id:ruling.oketras_last_mercy.later @situation:ruling.oketras_last_mercy @clause:life.set_one @clause:life.start @clause:step.untap_open @from:2017-07-08 @must
  Scenario: A team with more than 30 life loses what is too much by Oketra's Last Mercy, and a land that is played afterwards stays tapped, too
    Given it is the precombat main phase of Angie's team
    And Angie's team has 37 life
    And Angie has “Forest” in hand
    And Barry has “Island” in hand
    When Angie casts “Oketra's Last Mercy”
    And the spell resolves
    And Angie plays “Forest” as a land
    And Angie activates the ability of “Forest”
    And Barry plays “Island” as a land
    And Barry activates the ability of “Island”
    Then Angie's team has 30 life
    When the draw step of Angie's team begins
    Then “Forest” is tapped
    But “Island” is untapped
