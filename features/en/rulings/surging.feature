# language: en
Feature: Spells for their surge cost
  > A teammate has cast a spell this turn. May it lie on the stack still, and is the spell that surges another one for it?

  @id:ruling.boulder_salvo @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scenario: After a teammate's spell that has resolved, Boulder Salvo costs two mana and deals 4 damage
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Boulder Salvo” in hand
    And Edward controls “Air Elemental”
    Then Angie can't cast “Boulder Salvo” for its surge cost
    When Barry casts “Grizzly Bears”
    And the spell resolves
    Then Angie can cast “Boulder Salvo” for its surge cost
    When Angie chooses “Air Elemental” as the target
    And the spell resolves
    Then Edward has “Air Elemental” in his graveyard

  @id:ruling.boulder_salvo.full @situation:ruling.boulder_salvo @clause:spell.surge @from:2016-01-16 @must
  Scenario: For its mana cost Boulder Salvo deals no other damage
    Given it is the precombat main phase of Angie's team
    And Edward controls “Air Elemental”
    And Ronald controls “Obsianus Golem”
    When Angie casts “Boulder Salvo” targeting “Obsianus Golem”
    And the spell resolves
    Then Ronald controls “Obsianus Golem”
    When Barry casts “Boulder Salvo” targeting “Air Elemental”
    And the spell resolves
    Then Edward has “Air Elemental” in his graveyard

  @id:ruling.comparative_analysis @clause:spell.surge @clause:mana.own @from:2016-01-16 @must
  Scenario: A teammate's spell that is still on the stack lets Comparative Analysis cost three mana, and a player draws two cards
    Given it is the precombat main phase of Angie's team
    And Angie controls three “Mana Source”
    And Angie has “Comparative Analysis” in hand
    And Barry has two cards in hand
    Then Angie can't cast “Comparative Analysis” for its surge cost
    When Barry casts “Grizzly Bears”
    Then Angie can cast “Comparative Analysis” for its surge cost
    When Angie chooses Barry as the target
    And the spell resolves
    Then Barry has three cards in hand
    And Barry controls no creatures

  @id:ruling.comparative_analysis.full @situation:ruling.comparative_analysis @clause:spell.surge @from:2016-01-16 @must
  Scenario: For its mana cost Comparative Analysis lets its target draw no more than two cards
    Given it is the precombat main phase of Angie's team
    And Barry has one card in hand
    And Edward has three cards in hand
    When Angie casts “Comparative Analysis” targeting Edward
    And the spell resolves
    Then Edward has five cards in hand
    And Barry has one card in hand

  @id:ruling.grip_of_the_roil @clause:spell.surge @clause:step.untap_kept @clause:mana.own @from:2016-01-16 @must
  Scenario: While a teammate's spell is on the stack, Grip of the Roil costs two mana; the creature stays tapped for one untap step of its controller
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Grip of the Roil” in hand
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    And “Wind Drake” is tapped
    Then Angie can't cast “Grip of the Roil” for its surge cost
    When Barry casts “Grizzly Bears”
    Then Angie can cast “Grip of the Roil” for its surge cost
    When Angie chooses “Hill Giant” as the target
    And the spell resolves
    Then “Hill Giant” is tapped
    And Angie has one card in hand
    When the draw step of Edward's team begins
    Then “Hill Giant” is tapped
    And “Wind Drake” is untapped
    When the draw step of Angie's team begins
    Then “Hill Giant” is tapped
    When the draw step of Edward's team begins
    Then “Hill Giant” is untapped

  @id:ruling.grip_of_the_roil.countered @situation:ruling.grip_of_the_roil @clause:spell.surge @from:2016-01-16 @must
  Scenario: After a teammate's spell that was countered, Grip of the Roil can be cast for its surge cost
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Grip of the Roil” in hand
    And Edward controls “Hill Giant”
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Ronald casts “Cancel” targeting “Grizzly Bears”
    And the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Angie can cast “Grip of the Roil” for its surge cost
    When Angie chooses “Hill Giant” as the target
    And the spell resolves
    Then “Hill Giant” is tapped

  @id:ruling.grip_of_the_roil.full @situation:ruling.grip_of_the_roil @clause:spell.surge @clause:step.untap_kept @from:2016-01-16 @must
  Scenario: For its mana cost Grip of the Roil keeps a teammate's creature tapped no longer, whichever untap step comes before
    Given it is the precombat main phase of Angie's team
    And Angie controls “Air Elemental”
    And Barry controls “Hill Giant”
    And “Air Elemental” is tapped
    When Angie casts “Grip of the Roil” targeting “Hill Giant”
    And the spell resolves
    Then “Hill Giant” is tapped
    And Angie has one card in hand
    When the draw step of Angie's team begins
    Then “Hill Giant” is tapped
    But “Air Elemental” is untapped
    When the draw step of Edward's team begins
    And the draw step of Angie's team begins
    Then “Hill Giant” is untapped
