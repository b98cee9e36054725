# language: en
Feature: What has gone this way
  > An effect destroys, exiles or has players sacrifice creatures, and the next one counts them. Which count, and for whom?

  @id:this_way.all @clause:effect.destroy @clause:effect.indestructible @clause:effect.regenerate @from:2016-11-11 @must
  Scenario: Each creature that is destroyed counts, whoever controls it; what is indestructible or regenerated does not
    Given Angie's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Air Elemental”
    And Edward controls “Darksteel Gargoyle”
    And Barry controls “Drudge Skeletons”
    And Barry controls “Swamp”
    When Barry activates the ability of “Drudge Skeletons”
    And the ability resolves
    And Angie casts “Fumigate”
    And the spell resolves
    Then Angie's team has 23 life
    And Edward controls “Darksteel Gargoyle”
    And Barry controls “Drudge Skeletons”
    And Angie controls no creatures

  @id:this_way.own @clause:object.as_it_was @clause:object.you @from:2019-07-12 @must
  Scenario: Of creatures that were one's own a teammate's are none
    Given Angie's team has 20 life
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Air Elemental”
    And Edward controls “Wind Drake”
    When Angie casts “Kaya's Wrath”
    And the spell resolves
    Then Angie's team has 22 life
    And Barry controls no creatures

  @id:this_way.each @clause:object.as_it_was @clause:life.shared @from:2016-01-16 @must
  Scenario: Each player loses life for the own creatures, so a team for those of both
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Air Elemental”
    And Ronald controls “Wind Drake”
    When Angie casts “Deadly Tempest”
    And the spell resolves
    Then Angie's team has 17 life
    And Edward's team has 19 life

  @id:this_way.sacrificed @clause:effect.choice @from:2011-06-17 @must
  Scenario: For each creature that another player sacrifices there is a Zombie, for the teammate's too and none for the own
    Given Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Air Elemental”
    When Angie casts “Syphon Flesh”
    And the spell resolves
    Then Angie controls two Zombies
    And Angie controls “Grizzly Bears”
    And Barry controls no creatures
    And Edward controls no creatures

  @id:this_way.exiled @clause:zone.exile @clause:object.you @from:2005-08-01 @must
  Scenario: A creature that is exiled counts for who controlled it, and for no teammate
    Given Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Air Elemental”
    When Angie casts “Exercise of the Broom”
    And the spell resolves
    Then Angie has one card in hand
    And Barry owns “Hill Giant” in exile

  @id:this_way.cost @clause:object.as_it_was @clause:cost.additional @from:2018-04-27 @must
  Scenario: What was sacrificed as a cost had so much power, counters and all, as it left
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    And Barry controls “Air Elemental”
    When Angie casts “Fling” targeting Ronald
    And the spell resolves
    Then Edward's team has 15 life
    And Angie has “Hill Giant” in her graveyard
    And Barry controls “Air Elemental”

  @id:this_way.cost.both @clause:object.as_it_was @clause:cost.additional @from:2010-04-23 @must
  Scenario: Power and toughness of a creature that was sacrificed are read one after the other, long after it has gone
    Given Angie's team has 20 life
    And Angie controls “Giant Spider”
    When Angie casts “Momentous Fall”
    And the spell resolves
    Then Angie's team has 24 life
    And Angie has two cards in hand

  @id:this_way.total @clause:object.as_it_was @clause:object.you @from:2018-04-27 @must
  Scenario: What an effect has the player sacrifice is measured, and nothing of the teammate's
    Given Angie's team has 20 life
    And Angie controls “Hill Giant”
    And Barry controls “Air Elemental”
    When Angie casts “Disciple of Bolas”
    And the spell resolves
    And the triggered ability of “Disciple of Bolas” resolves
    Then Angie's team has 23 life
    And Angie has three cards in hand
    And Barry controls “Air Elemental”
