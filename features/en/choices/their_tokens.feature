# language: en
Feature: Tokens that others create
  > A player other than the controller creates tokens. Whose are they in a team, and who is asked?

  @id:their_tokens.controller @situation:their_tokens @clause:object.you @from:2005-08-01 @must
  Scenario: The controller of what was destroyed creates the Beast, and neither teammate nor caster
    Given Ronald controls “Hill Giant”
    When Angie casts “Beast Within” targeting “Hill Giant”
    And the spell resolves
    Then Ronald has “Hill Giant” in his graveyard
    And Ronald controls a Beast token
    And Edward controls no Beasts
    And Angie controls no Beasts

  @id:their_tokens.own @situation:their_tokens @clause:object.you @from:2005-08-01 @must
  Scenario: A teammate's permanent becomes the teammate's Beast
    Given Barry controls “Forest”
    When Angie casts “Beast Within” targeting “Forest”
    And the spell resolves
    Then Barry has “Forest” in his graveyard
    And Barry controls a Beast token
    And Angie controls no Beasts

  @id:their_tokens.orchard @situation:their_tokens @clause:mana.tapped @clause:team.opponents @from:2005-08-01 @must
  Scenario: An opponent of the two is chosen for the Spirit, each time that the land is tapped for mana
    Given Angie controls “Forbidden Orchard”
    When Angie chooses green as the colour
    And Angie chooses Ronald as the target
    And Angie activates the ability of “Forbidden Orchard”
    Then Angie has one unspent mana
    When the triggered ability of “Forbidden Orchard” resolves
    Then Ronald controls a Spirit token
    And Edward controls no Spirits
    And Barry controls no Spirits

  @id:their_tokens.tempted @situation:their_tokens @clause:effect.offer @clause:team.opponents @from:2005-08-01 @must
  Scenario: Each opponent decides alone whether to be tempted, the teammate is not asked, and the caster gets one more for each who is
    Given Angie has one card in hand
    And Barry has no cards in hand
    And Edward has no cards in hand
    And Ronald has no cards in hand
    When Angie casts “Tempt with Bunnies”
    And Edward does what the ability allows
    And Ronald does not do what the ability allows
    And the spell resolves
    Then Angie controls two creature tokens
    And Edward controls a creature token
    And Ronald controls no creatures
    And Barry controls no creatures
    And Angie has two cards in hand
    And Edward has one card in hand
    And Ronald has no cards in hand
    And Barry has no cards in hand

  @id:their_tokens.both @situation:their_tokens @clause:effect.offer @clause:team.opponents @from:2005-08-01 @must
  Scenario: Where both members of the other team are tempted the caster has three
    Given Barry has no cards in hand
    When Angie casts “Tempt with Bunnies”
    And Edward does what the ability allows
    And Ronald does what the ability allows
    And the spell resolves
    Then Angie controls three creature tokens
    And Edward controls a creature token
    And Ronald controls a creature token
    And Barry controls no creatures
    And Barry has no cards in hand
