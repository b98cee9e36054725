# language: en
Feature: Spells that say how much less they cost
  > A spell costs less by what it says itself. What is counted, whose, and down to what?

  @id:cheaper.everybody @situation:cheaper.everybody @clause:cost.total @from:2011-09-30 @must
  Scenario: Each creature on the battlefield makes Blasphemous Act cost one less, whosever it is
    Given Angie controls two “Mountain”
    And Angie has “Mountain” in hand
    And Angie controls three “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls two “Hill Giant”
    Then Angie can't cast “Blasphemous Act”
    When Angie plays “Mountain” as a land
    Then Angie can cast “Blasphemous Act”
    When the spell resolves
    Then Angie controls no creatures
    And Barry controls no creatures
    And Edward controls no creatures

  @id:cheaper.coloured @situation:cheaper.everybody @clause:cost.total @from:2011-09-30 @must
  Scenario: However many creatures there are, the coloured mana is paid
    Given Angie controls “Forest”
    And Angie has “Mountain” in hand
    And Angie controls ten “Grizzly Bears”
    Then Angie can't cast “Blasphemous Act”
    When Angie plays “Mountain” as a land
    Then Angie can cast “Blasphemous Act”

  @id:cheaper.own @situation:cheaper.own @clause:cost.total @from:2013-07-13 @must
  Scenario: Creature cards in the own graveyard make it cost less, other cards there and a teammate's do not
    Given Angie controls five “Forest”
    And Angie has “Mountain” in hand
    And Angie controls “Grizzly Bears”
    And Angie has “Grizzly Bears” in her graveyard
    And Angie has “Hill Giant” in her graveyard
    And Angie has “Shock” in her graveyard
    And Barry has “Hill Giant” in his graveyard
    Then Angie can't cast “Ghoultree”
    When Angie plays “Mountain” as a land
    Then Angie can cast “Ghoultree”
    When the spell resolves
    Then “Ghoultree” is 10/10

  @id:cheaper.there @situation:cheaper.own @clause:cost.total @clause:ability.static @from:2013-07-13 @must
  Scenario: On the battlefield Ghoultree says nothing of what other spells cost
    Given Angie controls “Ghoultree”
    And Angie controls five “Forest”
    And Angie has “Mountain” in hand
    And Angie has “Grizzly Bears” in her graveyard
    Then Angie can't cast “Obsianus Golem”
    When Angie plays “Mountain” as a land
    Then Angie can cast “Obsianus Golem”
