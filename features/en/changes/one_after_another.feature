# language: en
Feature: One change after another
  > Several things change the same event or the same creature, or end at different times. Who chooses first, and what is left?

  @id:changes.after.damage_order @clause:replacement.order @clause:choice.order @from:2018-04-27 @must
  Scenario: Of the players who are dealt combat damage at the same time the active team's chooses first what modifies it
    Given Edward's team has 30 life
    And Edward controls “Furnace of Rath”
    And Angie controls “Hill Giant”
    And Barry controls “Barkhide Mauler”
    And Ronald controls “Air Elemental”
    When Angie casts “Mending Hands” targeting “Hill Giant”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Barkhide Mauler”
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Hill Giant” with “Air Elemental”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    But Edward has nothing to choose
    When Angie chooses to apply the effect of “Mending Hands” first
    Then Edward has to choose
    When Edward chooses to apply the effect of “Furnace of Rath” first
    Then Edward's team has 26 life
    And Angie controls “Hill Giant”

  @id:changes.after.all_of_it @clause:replacement.shield @from:2018-04-27 @must
  Scenario: A shield that prevents the damage of two creatures to the last point leaves nothing to choose
    Given Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Goblin Piker”
    When Angie's team passes priority
    And Edward casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Goblin Piker”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:changes.after.gone @clause:layers.lasting @from:2018-04-27 @must
  Scenario: A creature that has died meanwhile is not made bigger, and nothing else is
    Given Angie controls “Lunk Errant”
    And Barry controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Lunk Errant”
    And Angie's team passes priority
    And Ronald casts “Grasp of Darkness” targeting “Lunk Errant”
    And the spell resolves
    And the triggered ability of “Lunk Errant” resolves
    Then Angie has “Lunk Errant” in her graveyard
    And “Hill Giant” is 3/3
    And it is the declare attackers step of Angie's team

  @id:changes.after.two_copies @clause:object.copy @clause:layers.lasting @from:2007-02-20 @must
  Scenario: A copy until the next turn of the team outlasts a copy until end of turn, and ends as that turn begins
    Given Edward controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Air Elemental”
    When Angie casts “Exercise of the Likeness” targeting “Grizzly Bears”
    And the spell resolves
    And Angie chooses “Hill Giant” to be copied
    Then “Grizzly Bears” is 3/3
    When Barry casts “Cytoshape” targeting “Grizzly Bears”
    And the spell resolves
    And Barry chooses “Air Elemental” to be copied
    Then “Grizzly Bears” is 4/4
    When the upkeep of Edward's team begins
    Then “Grizzly Bears” is 3/3
    When the end step of Edward's team begins
    Then “Grizzly Bears” is 3/3
    When the upkeep of Angie's team begins
    Then “Grizzly Bears” is 2/2

  @id:changes.after.first_draw @clause:replacement.draw @clause:step.draw @from:2015-07-17 @must
  Scenario: In each draw step of the team the first card is drawn as it is, and only what is drawn later becomes two
    Given Barry controls “Alhammarret's Archive”
    And Barry has one card in hand
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Barry has two cards in hand
    When Barry casts “Divination”
    And the spell resolves
    Then Barry has five cards in hand
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Barry has six cards in hand
