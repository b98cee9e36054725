# language: en
Feature: Given away, searched for, clashed and exerted
  > Things change hands, others search, two libraries clash, and a creature is exerted. Who is meant?

  @id:given.away @clause:object.control @clause:target.choose @from:2018-04-27 @must
  Scenario: An opponent gains control of what is one's own, and of nothing of the teammate's
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    Then Angie can't cast “Harmless Offering” targeting “Grizzly Bears” and Edward
    But Angie can cast “Harmless Offering” targeting “Hill Giant” and Edward
    When the spell resolves
    Then Edward controls “Hill Giant”
    And Ronald controls no creatures
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    Then Edward can attack Angie with “Hill Giant”

  @id:given.away.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: What was given away comes back as that player leaves, and goes as its owner does
    Given Angie controls “Hill Giant”
    When Angie casts “Harmless Offering” targeting “Hill Giant” and Edward
    And the spell resolves
    Then Edward controls “Hill Giant”
    When Edward concedes the game
    Then Angie controls “Hill Giant”

  @id:given.exchanged @clause:effect.exchange @clause:object.control @from:2018-04-27 @must
  Scenario: Two creatures change hands, a teammate's and an opponent's
    Given Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Switcheroo” targeting “Grizzly Bears” and “Hill Giant”
    And the spell resolves
    Then Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Angie controls no creatures

  @id:given.exchanged.gone @clause:effect.exchange @from:2018-04-27 @must
  Scenario: Of two creatures that would be exchanged, where one is gone the other stays
    Given Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Switcheroo” targeting “Grizzly Bears” and “Hill Giant”
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And the spell resolves
    Then Edward controls “Hill Giant”
    And Barry controls no creatures

  @id:given.searched @clause:effect.search @clause:effect.offer @from:2009-07-01 @must
  Scenario: Whoever controlled the creature may search the own library for a basic land, which enters tapped
    Given Edward controls “Hill Giant”
    And Edward has “Plains” in his library
    When Angie casts “Path to Exile” targeting “Hill Giant”
    And the spell resolves
    And Edward does what the ability allows
    And Edward finds “Plains” in his library
    Then Edward owns “Hill Giant” in exile
    And Edward controls “Plains”
    And “Plains” is tapped

  @id:given.is_attacked @clause:trigger.is_attacked @variant:free-for-all @from:2018-04-27 @must
  Scenario: Whoever attacks the cursed player draws, once however many attack, and nobody draws for other attacks
    Given Martha controls “Hill Giant”
    And Martha controls “Grizzly Bears”
    And Martha controls “Wind Drake”
    When Angie casts “Curse of Verbosity” targeting Edward
    And the spell resolves
    Then Angie has no cards in hand
    When the precombat main phase of Martha's team begins
    Then Martha has one card in hand
    When the declare attackers step of Martha's team begins
    And Martha attacks Edward with “Hill Giant” and “Grizzly Bears”
    And Martha attacks Simon with “Wind Drake”
    And the triggered ability of “Curse of Verbosity” resolves
    And the postcombat main phase of Martha's team begins
    Then Martha has two cards in hand
    And Angie has one card in hand
    And Simon has no cards in hand

  @id:given.clash @clause:effect.clash @clause:team.opponents @from:2009-07-11 @must
  Scenario: The higher mana value wins a clash with one opponent, and cards go to the bottom as each likes
    Given Angie has “Air Elemental” on top of her library
    And Edward has “Plains” on top of his library
    And Ronald has “Grizzly Bears” on top of his library
    When Angie casts “Oaken Brawler”
    And the spell resolves
    And the triggered ability of “Oaken Brawler” resolves
    And Angie chooses Ronald as the opponent
    And Angie puts no card on the bottom of her library
    And Ronald puts the top card of his library on the bottom
    Then “Oaken Brawler” is 3/5
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has “Air Elemental” in hand

  @id:given.clash.lost @clause:effect.clash @from:2009-07-11 @must
  Scenario: Nobody wins where both are worth the same
    Given Angie has “Grizzly Bears” on top of her library
    And Edward has “Wind Drake” on top of his library
    And Ronald has “Grizzly Bears” on top of his library
    When Angie casts “Oaken Brawler”
    And the spell resolves
    And the triggered ability of “Oaken Brawler” resolves
    And Angie chooses Ronald as the opponent
    And Angie puts no card on the bottom of her library
    And Ronald puts no card on the bottom of his library
    Then “Oaken Brawler” is 2/4

  @id:given.exert @clause:combat.exert @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: An exerted creature does not untap in the team's next untap step, and another does
    Given Angie controls “Glorybringer”
    And Barry controls “Hill Giant”
    And Ronald controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glorybringer”
    And Barry attacks Edward with “Hill Giant”
    And Angie does what the ability allows
    And the triggered ability of “Glorybringer” resolves
    Then Ronald has “Air Elemental” in his graveyard
    When the upkeep of Angie's team begins
    Then “Glorybringer” is tapped
    And “Hill Giant” is untapped
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then “Glorybringer” is untapped

  @id:given.exert.not @clause:combat.exert @from:2018-04-27 @must
  Scenario: Where its controller does not exert Glorybringer nothing triggers and it untaps
    Given Angie controls “Glorybringer”
    And Ronald controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glorybringer”
    And Angie does not do what the ability allows
    And the upkeep of Angie's team begins
    Then “Glorybringer” is untapped
    And Ronald controls “Air Elemental”

  @id:given.by_ability @clause:object.control @clause:target.choose @from:2011-06-17 @must
  Scenario: What an ability gives away is one's own, and the opponent who is chosen has it
    Given Angie controls “Zedruu the Greathearted”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Angie controls three “Mana Source”
    Then Angie can't activate the ability of “Zedruu the Greathearted” targeting “Grizzly Bears” and Ronald
    But Angie can activate the ability of “Zedruu the Greathearted” targeting “Hill Giant” and Ronald
    When the ability resolves
    Then Ronald controls “Hill Giant”
    And Edward controls no creatures
