# language: en
@source:F @source:I @source:W
Feature: One player's life total
  > An effect asks how much life one player has, but the team has one total for both. Which number does it read?

  @id:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Scenario Outline: Heartless Hidetsugu deals each player half of what that player is taken to have
    Given Angie's team has 17 life
    And Edward's team has 17 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has <total> life
    And Edward's team has <total> life

    Examples:
      | from       | rule    | total |
      | 2005-08-01 | 606.9a  | 9     |
      | 2010-04-23 | 806.10a | 1     |

  @id:life.read.hidetsugu.two_totals @situation:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Scenario Outline: Heartless Hidetsugu reads each team's total for itself
    Given Angie's team has 17 life
    And Edward's team has 22 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie's team has <Angie> life
    And Edward's team has <Edward> life

    Examples:
      | from       | rule    | Angie | Edward |
      | 2005-08-01 | 606.9a  | 9     | 12     |
      | 2010-04-23 | 806.10a | 1     | 0      |

  @id:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2010-04-23 @must
  Scenario: Half of one's life is half of the team's life, where it is a cost
    Given Angie's team has 11 life
    And Angie controls “Lurking Evil”
    And Angie controls no creatures
    When Angie activates the ability of “Lurking Evil”
    Then Angie's team has 5 life
    When the ability resolves
    Then Angie's team has 5 life
    And Angie controls a creature

  @id:life.read.lurking_evil.half @situation:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2005-08-01 @until:2010-04-23 @should
  Scenario: The rule about one player's half spoke of effects, and is taken to hold for costs as well
    Given Angie's team has 11 life
    And Angie controls “Lurking Evil”
    And Angie controls no creatures
    When Angie activates the ability of “Lurking Evil”
    Then Angie's team has 8 life
    When the ability resolves
    Then Angie's team has 8 life
    And Angie controls a creature

  @id:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @source:I-EX09 @must
  Scenario Outline: Lurking Jackals become a creature when an opponent is read to have 10 life or less
    Given Edward's team has <before> life
    And Angie controls “Lurking Jackals”
    And Angie controls “Acolyte of Xathrid”
    And Angie controls two “Mana Source”
    When Angie activates the ability of “Acolyte of Xathrid”
    And Angie chooses Ronald as the target
    And the ability resolves
    And the triggered ability of “Lurking Jackals” resolves
    Then Edward's team has <after> life
    And “Lurking Jackals” is 3/2

    Examples:
      | from       | rule    | before | after |
      | 2005-08-01 | 606.9a  | 21     | 20    |
      | 2010-04-23 | 806.10a | 11     | 10    |

  @id:life.read.lurking_jackals.too_much @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @source:I-EX09 @must
  Scenario Outline: Where an opponent has one life more, Lurking Jackals stay an enchantment
    Given Edward's team has <before> life
    And Angie controls “Lurking Jackals”
    And Barry controls “Acolyte of Xathrid”
    And Barry controls two “Mana Source”
    When Barry activates the ability of “Acolyte of Xathrid”
    And Barry chooses Ronald as the target
    And the ability resolves
    And the end step of Angie's team begins
    Then Edward's team has <after> life
    And Angie controls no creatures

    Examples:
      | from       | rule    | before | after |
      | 2005-08-01 | 606.9a  | 22     | 21    |
      | 2010-04-23 | 806.10a | 12     | 11    |

  @id:life.read.lurking_jackals.own_team @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @source:F-EX13 @from:2005-08-01 @must
  Scenario: The life of the own team does not matter to Lurking Jackals
    Given Angie's team has 7 life
    And Angie controls “Lurking Jackals”
    And Barry controls “Acolyte of Xathrid”
    And Barry controls two “Mana Source”
    When Barry activates the ability of “Acolyte of Xathrid”
    And Barry chooses Angie as the target
    And the ability resolves
    And the end step of Angie's team begins
    Then Angie's team has 6 life
    And Angie controls no creatures

  @id:life.read.lurking_jackals.once @situation:life.read.lurking_jackals @clause:life.read @clause:trigger.state @must
  Scenario Outline: Lurking Jackals become a creature for good, and do not trigger again
    Given Edward's team has <before> life
    And Angie controls “Lurking Jackals”
    And Barry controls “Acolyte of Xathrid”
    And Barry controls three “Mana Source”
    When Barry activates the ability of “Acolyte of Xathrid”
    And Barry chooses Edward as the target
    And the ability resolves
    And the triggered ability of “Lurking Jackals” resolves
    Then “Lurking Jackals” is 3/2
    When Barry casts “Shock” targeting Edward
    And the spell resolves
    And Angie's team finishes its turn
    Then “Lurking Jackals” is 3/2
    And Edward's team has <after> life

    Examples:
      | from       | rule    | before | after |
      | 2005-08-01 | 606.9a  | 21     | 18    |
      | 2010-04-23 | 806.10a | 11     | 8     |
