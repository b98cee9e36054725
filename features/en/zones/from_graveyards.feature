# language: en
Feature: Out of the own graveyard
  > A card says that it is cast, or an ability of it activated, while it is in a graveyard. By whom, for what, and where does it go?

  @id:ruling.angel_of_grace.from_graveyard @clause:ability.zone @clause:life.set_one @from:2010-04-23 @must
  Scenario: A team with more than 10 life loses what is too much as a member exiles the Angel of Grace, which no teammate can
    Given it is the precombat main phase of Angie's team
    And Angie's team has 27 life
    And Edward's team has 20 life
    And Angie has “Angel of Grace” in her graveyard
    And Angie controls six “Mana Source”
    And Barry controls six “Mana Source”
    Then Barry can't activate the ability of Angie's “Angel of Grace”
    But Angie can activate the ability of Angie's “Angel of Grace”
    And Angie owns “Angel of Grace” in exile
    And Angie's team has 27 life
    When the ability resolves
    Then Angie's team has 10 life
    And Edward's team has 20 life

  @id:ruling.angel_of_grace.gains @situation:ruling.angel_of_grace.from_graveyard @clause:ability.zone @clause:life.set_one @from:2010-04-23 @must
  Scenario: A team with less than 10 life gains the rest, but not by an Angel of Grace on the battlefield
    Given it is the precombat main phase of Angie's team
    And Angie's team has 3 life
    And Angie controls “Angel of Grace”
    And Angie controls six “Mana Source”
    And Barry has “Angel of Grace” in his graveyard
    And Barry controls six “Mana Source”
    Then Angie can't activate the ability of Angie's “Angel of Grace”
    But Barry can activate the ability of Barry's “Angel of Grace”
    When the ability resolves
    Then Angie's team has 10 life
    And Angie controls “Angel of Grace”

  @id:flashback.own @clause:spell.flashback @from:2005-08-01 @must
  Scenario: Who casts a spell from the own graveyard exiles it, and no teammate casts it from there
    Given it is the precombat main phase of Angie's team
    And Angie has “Think Twice” in her graveyard
    And Angie has ten cards in her library
    And Angie controls three “Mana Source”
    And Barry controls three “Mana Source”
    Then Barry can't cast Angie's “Think Twice”
    But Angie can cast Angie's “Think Twice”
    And there is one spell or ability on the stack
    When the spell resolves
    Then Angie has nine cards in her library
    And Angie owns “Think Twice” in exile
    And Angie has no cards in her graveyard

  @id:flashback.cost @clause:spell.flashback @from:2005-08-01 @must
  Scenario: The flashback cost is paid in place of the mana cost, be it more
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie has “Firebolt” in her graveyard
    And Angie controls four “Mana Source”
    And Barry has “Firebolt” in his graveyard
    And Barry controls five “Mana Source”
    Then Angie can't cast Angie's “Firebolt” targeting Edward
    But Barry can cast Barry's “Firebolt” targeting Edward
    And there is one spell or ability on the stack
    When the spell resolves
    Then Edward's team has 18 life
    And Barry owns “Firebolt” in exile

  @id:flashback.countered @clause:spell.flashback @clause:effect.counter @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: A spell from a graveyard that is countered is exiled, too, and one from a hand goes to the graveyard
    Given it is the precombat main phase of Angie's team
    And Angie has “Think Twice” in her graveyard
    And Angie has “Firebolt” in hand
    And Angie controls four “Mana Source”
    When Angie casts “Think Twice”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Think Twice”
    And the spell resolves
    Then Angie owns “Think Twice” in exile
    And Angie has no cards in her graveyard
    When Angie casts “Firebolt” targeting Edward
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Firebolt”
    And the spell resolves
    Then Angie has “Firebolt” in her graveyard
    And Angie owns one card in exile

  @id:flashback.none @clause:spell.flashback @variant:two-headed-giant @variant:two-player @from:2005-08-01 @must
  Scenario: What has no flashback is not cast from a graveyard
    Given it is the precombat main phase of Angie's team
    And Angie has “Shock” in her graveyard
    And Angie has “Think Twice” in her graveyard
    And Angie has ten cards in her library
    And Angie controls three “Mana Source”
    Then Angie can't cast “Shock” targeting Edward
    But Angie can cast “Think Twice”
    When the spell resolves
    Then Angie has nine cards in her library
    And Angie has “Shock” in her graveyard
