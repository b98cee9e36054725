# language: en
Feature: What changes at once, and what is forgotten
  > A number that an effect reads changes in the middle of a step, or was another one last turn. What holds at this moment?

  @id:changes.at_once.combat @clause:layers.order @clause:life.read @from:2018-04-27 @must
  Scenario: Creatures that are larger for the life of their team shrink as combat damage takes that life, not a step later
    Given it is the precombat main phase of Edward's team
    And Angie's team has 31 life
    And Angie controls “Path of Bravery”
    And Barry controls “Path of Bravery”
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Hill Giant”
    Then “Grizzly Bears” is 3/3
    And “Wind Drake” is 3/3
    When the combat damage step of Edward's team begins
    Then Angie's team has 28 life
    And “Grizzly Bears” is 2/2
    And “Wind Drake” is 2/2

  @id:changes.at_once.last_turn @clause:object.you @clause:trigger.intervening_if @from:2010-06-18 @must
  Scenario: Life that was lost in one turn is no life lost in the next
    Given Angie controls “Luminarch Ascension”
    And Barry controls “Luminarch Ascension”
    When Barry casts “Shock” targeting Angie
    And the spell resolves
    And the end step of Edward's team begins
    And the triggered ability of Angie's “Luminarch Ascension” resolves
    And Angie does what the ability allows
    Then Angie's “Luminarch Ascension” has one quest counter

  @id:changes.at_once.nothing_left @clause:replacement.order @clause:replacement.nothing @clause:replacement.shield @from:2018-04-27 @must
  Scenario: Damage from one source that is prevented whole stays prevented when the rest is doubled
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Ronald controls “Furnace of Rath”
    When Angie casts “Mending Hands” targeting Edward
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    And Edward chooses to apply the effect of “Mending Hands” first
    And Edward chooses the damage to prevent: 2 from “Hill Giant”, 2 from “Grizzly Bears”
    Then Edward's team has 18 life
