# language: en
Feature: Legendary permanents and planeswalkers alike
  > A player casts a legend that a teammate or an opponent has already. Which of the two stay?

  @id:legends.all_go @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  Scenario: All of that name went, an opponent's too
    Given Edward controls “Alhammarret's Archive”
    When Barry casts “Alhammarret's Archive”
    And the spell resolves
    Then Barry controls no “Alhammarret's Archive”
    And Edward controls no “Alhammarret's Archive”
    And Barry has one card in his graveyard
    And Edward has one card in his graveyard

  @id:legends.all_go.teammate @situation:legends @clause:legend.rule @from:2005-08-01 @until:2013-07-13 @must
  Scenario: The teammate's legend of the same name went as well, and other permanents stayed
    Given Angie controls “Alhammarret's Archive”
    And Angie controls “Grizzly Bears”
    And Ronald controls “Grizzly Bears”
    And Edward controls “Mindslaver”
    When Barry casts “Alhammarret's Archive”
    And the spell resolves
    Then Barry controls no “Alhammarret's Archive”
    And Angie controls no “Alhammarret's Archive”
    And Angie controls “Grizzly Bears”
    And Ronald controls “Grizzly Bears”
    And Edward controls “Mindslaver”

  @id:legends.each_own @situation:legends @clause:legend.rule @from:2013-07-13 @must
  Scenario: Each player has one, teammates too
    Given Angie controls “Alhammarret's Archive”
    And Edward controls “Alhammarret's Archive”
    When Barry casts “Alhammarret's Archive”
    And the spell resolves
    Then Barry controls “Alhammarret's Archive”
    And Angie controls “Alhammarret's Archive”
    And Edward controls “Alhammarret's Archive”
    And Barry has nothing to choose

  @id:legends.one_stays @situation:legends @clause:legend.rule @from:2013-07-13 @must
  Scenario: Who has two chooses the one that stays
    Given Barry controls “Alhammarret's Archive”
    And Edward controls “Alhammarret's Archive”
    And Barry has “Alhammarret's Archive” in hand
    When Barry casts “Alhammarret's Archive”
    And the spell resolves
    Then Barry has to choose
    But Angie has nothing to choose
    And Edward has nothing to choose
    When Barry keeps the second “Alhammarret's Archive” on the battlefield
    Then Barry controls “Alhammarret's Archive”
    And Barry has the first “Alhammarret's Archive” in his graveyard
    And Edward controls “Alhammarret's Archive”

  @id:legends.walkers.all_go @situation:legends.walkers @clause:walker.rule @from:2009-07-11 @until:2013-07-13 @must
  Scenario: Planeswalkers of one type went, whoever controlled them
    Given Angie controls “Chandra, Flame's Catalyst”
    And Edward controls “Liliana, the Last Hope”
    When Barry casts “Chandra, Pyrogenius”
    And the spell resolves
    Then Barry controls no “Chandra, Pyrogenius”
    And Angie controls no “Chandra, Flame's Catalyst”
    And Edward controls “Liliana, the Last Hope”

  @id:legends.walkers.each_own @situation:legends.walkers @clause:walker.rule @from:2013-07-13 @until:2017-09-29 @must
  Scenario: Teammates could have one of the same type each, and one player only one
    Given Angie controls “Chandra, Flame's Catalyst”
    And Barry controls “Chandra, Flame's Catalyst”
    When Barry casts “Chandra, Pyrogenius”
    And the spell resolves
    Then Barry has to choose
    But Angie has nothing to choose
    When Barry keeps “Chandra, Pyrogenius” on the battlefield
    Then Barry controls “Chandra, Pyrogenius”
    And Barry controls no “Chandra, Flame's Catalyst”
    And Angie controls “Chandra, Flame's Catalyst”

  @id:legends.walkers.any @situation:legends.walkers @clause:walker.rule @from:2017-09-29 @must
  Scenario: One player has two of the same type
    Given Barry controls “Chandra, Flame's Catalyst”
    When Barry casts “Chandra, Pyrogenius”
    And the spell resolves
    Then Barry controls “Chandra, Pyrogenius”
    And Barry controls “Chandra, Flame's Catalyst”
    And Barry has nothing to choose
