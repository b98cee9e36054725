# language: en
Feature: A cost that is paid in one of two ways
  > Each symbol of a spell's cost is one red mana or two of any. With which lands can it be cast?

  @id:cost.two_or_red @situation:cost.two_or_red @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scenario: Flame Javelin costs three red mana, or two of any for each red one that is missing, and the teammate's do not help
    Given Edward's team has 20 life
    And Angie controls two “Mountain”
    And Angie controls “Forest”
    And Barry controls “Mountain”
    And Barry controls four “Forest”
    And Edward controls three “Mountain”
    Then Angie can't cast “Flame Javelin” targeting Edward
    But Barry can cast “Flame Javelin” targeting Edward
    When the spell resolves
    Then Edward's team has 16 life
    When Angie's team passes priority
    Then Edward can cast “Flame Javelin” targeting Ronald
    When the spell resolves
    Then Edward's team has 12 life

  @id:cost.two_or_red.four @situation:cost.two_or_red @clause:cost.resources @from:2018-04-27 @must
  Scenario: With two mountains and two forests Flame Javelin is cast, and with one mountain and three forests it is not
    Given Angie controls two “Mountain”
    And Angie controls two “Forest”
    And Barry controls “Mountain”
    And Barry controls three “Forest”
    And Edward controls “Verdant Force”
    And Ronald controls “Barkhide Mauler”
    Then Barry can't cast “Flame Javelin” targeting “Barkhide Mauler”
    But Angie can cast “Flame Javelin” targeting “Barkhide Mauler”
    When the spell resolves
    Then Ronald has “Barkhide Mauler” in his graveyard
    And Edward controls “Verdant Force”
