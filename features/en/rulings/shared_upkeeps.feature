# language: en
Feature: Upkeeps that two players share
  > An ability triggers in an upkeep. Does it do so once for the team, or once for each member, and of whom is something true?

  @id:ruling.celestial_force @clause:trigger.step @clause:life.shared @from:2005-08-01 @must
  Scenario: Celestial Force gives 3 life once in the upkeep of each team
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Barry controls “Celestial Force”
    When the draw step of Edward's team begins
    Then Angie's team has 23 life
    And Edward's team has 20 life
    When the draw step of Angie's team begins
    Then Angie's team has 26 life

  @id:ruling.ghirapur_orrery @clause:trigger.step @clause:trigger.intervening_if @from:2007-05-01 @must
  Scenario: Ghirapur Orrery lets the member without cards draw three, though the teammate has one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ghirapur Orrery”
    And Edward has no cards in hand
    And Ronald has one card in hand
    When the precombat main phase of Edward's team begins
    Then Edward has four cards in hand
    And Ronald has two cards in hand

  @id:ruling.ghirapur_orrery.both @situation:ruling.ghirapur_orrery @clause:trigger.step @from:2007-05-01 @must
  Scenario: Where neither member has cards, Ghirapur Orrery lets both draw three
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ghirapur Orrery”
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When the precombat main phase of Edward's team begins
    Then Edward has four cards in hand
    And Ronald has four cards in hand

  @id:ruling.call_to_the_grave @clause:trigger.step @clause:object.types @from:2007-05-01 @must
  Scenario: Each member sacrifices one creature to Call to the Grave in the upkeep that they share, and no Zombie
    Given it is the precombat main phase of Angie's team
    And Angie controls “Call to the Grave”
    And Angie controls “Grizzly Bears”
    And Edward controls two “Hill Giant”
    And Edward controls “Diregraf Ghoul”
    And Ronald controls “Goblin Piker”
    And Ronald controls “Fountain of Youth”
    When the draw step of Edward's team begins
    And Edward sacrifices the first “Hill Giant”
    Then Edward controls two creatures
    And Edward controls “Diregraf Ghoul”
    And Edward has the first “Hill Giant” in his graveyard
    And Ronald has “Goblin Piker” in his graveyard
    And Ronald controls “Fountain of Youth”
    And Angie controls “Grizzly Bears”
    When the draw step of Angie's team begins
    Then Angie has “Grizzly Bears” in her graveyard
