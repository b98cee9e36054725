# language: en
Feature: Votes
  > Each player votes for one of two things. Who votes, and what of a team that is divided against another, or of two that stand against each other?

  @id:votes.tied @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Two against two is a tie, and each of both opponents loses 4 life
    Given Edward controls “Hill Giant”
    And Edward's team has 20 life
    And Angie's team has 20 life
    When Angie casts “Tyrant's Choice”
    And Angie votes for death
    And Barry votes for death
    And Edward votes for torture
    And Ronald votes for torture
    And the spell resolves
    Then Edward's team has 12 life
    And Angie's team has 20 life
    And Edward controls “Hill Giant”

  @id:votes.three @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Three votes of four decide, one of them an opponent's, and each opponent sacrifices a creature
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Barry controls “Shanodin Dryads”
    And Edward's team has 20 life
    When Angie casts “Tyrant's Choice”
    And Angie votes for death
    And Barry votes for death
    And Edward votes for torture
    And Ronald votes for death
    And the spell resolves
    Then Edward's team has 20 life
    And Edward has “Hill Giant” in his graveyard
    And Ronald has “Grizzly Bears” in his graveyard
    And Barry controls “Shanodin Dryads”

  @id:votes.of_the_mate @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: A teammate can vote against the controller, and decides
    Given Barry controls “Hill Giant”
    And Edward's team has 20 life
    When Angie casts “Tyrant's Choice”
    And Angie votes for death
    And Barry votes for torture
    And Edward votes for torture
    And Ronald votes for death
    And the spell resolves
    Then Edward's team has 12 life

  @id:votes.time @situation:votes @clause:effect.vote @clause:turn.extra @from:2014-06-06 @must
  Scenario: An extra turn that the votes give is the team's
    Given Angie has one card in hand
    And Barry has no cards in hand
    When Angie casts “Plea for Power”
    And Angie votes for time
    And Barry votes for time
    And Edward votes for knowledge
    And Ronald votes for time
    And the spell resolves
    Then Angie has no cards in hand
    When the upkeep of Angie's team begins
    Then Barry has no cards in hand
    When the precombat main phase of Angie's team begins
    Then Barry has one card in hand

  @id:votes.knowledge @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Where the votes are tied the controller alone draws three cards
    Given Angie has one card in hand
    And Barry has no cards in hand
    When Angie casts “Plea for Power”
    And Angie votes for time
    And Barry votes for time
    And Edward votes for knowledge
    And Ronald votes for knowledge
    And the spell resolves
    Then Angie has three cards in hand
    And Barry has no cards in hand

  @id:votes.carnage @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Three votes for carnage destroy all nonland permanents, the teammate's too
    Given it is the precombat main phase of Edward's team
    And Angie controls “Coercive Portal”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Plains”
    When the upkeep of Angie's team begins
    And Angie votes for homage
    And Barry votes for carnage
    And Edward votes for carnage
    And Ronald votes for carnage
    And the triggered ability of “Coercive Portal” resolves
    Then Angie has “Coercive Portal” in her graveyard
    And Barry has “Hill Giant” in his graveyard
    And Edward has “Grizzly Bears” in his graveyard
    And Edward controls “Plains”

  @id:votes.homage @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: A tie for homage draws its controller a card and leaves all where it is
    Given it is the precombat main phase of Edward's team
    And Angie controls “Coercive Portal”
    And Barry controls “Hill Giant”
    And Angie has no cards in hand
    When the upkeep of Angie's team begins
    And Angie votes for homage
    And Barry votes for homage
    And Edward votes for carnage
    And Ronald votes for carnage
    And the triggered ability of “Coercive Portal” resolves
    Then Angie has one card in hand
    And Angie controls “Coercive Portal”
    And Barry controls “Hill Giant”

  @id:votes.each @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Each vote counts for itself, and each opponent sacrifices and discards as often
    Given Edward controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Shanodin Dryads”
    And Ronald controls “Sea Monster”
    And Edward has four cards in hand
    And Ronald has four cards in hand
    And Barry has four cards in hand
    When Angie casts “Capital Punishment”
    And Angie votes for death
    And Barry votes for taxes
    And Edward votes for taxes
    And Ronald votes for taxes
    And the spell resolves
    And Edward sacrifices “Hill Giant”
    And Edward discards three cards
    And Ronald discards three cards
    Then Edward has “Hill Giant” in his graveyard
    And Edward controls two creatures
    And Ronald has “Sea Monster” in his graveyard
    And Edward has one card in hand
    And Ronald has one card in hand
    And Barry has four cards in hand

  @id:votes.orchard @situation:votes @clause:effect.vote @from:2014-06-06 @must
  Scenario: Counters for one sort of votes and life for the other, each as often as it was voted for
    Given Angie's team has 20 life
    When Angie casts “Orchard Elemental”
    And the spell resolves
    And Angie votes for sprout
    And Barry votes for harvest
    And Edward votes for harvest
    And Ronald votes for harvest
    And the triggered ability of “Orchard Elemental” resolves
    Then “Orchard Elemental” is 4/4
    And Angie's team has 29 life

  @id:votes.in_turn @situation:votes @clause:effect.vote @variant:free-for-all @from:2014-06-06 @must
  Scenario: Of four who play alone the controller votes first, and the next one only then
    Given Edward's team has 20 life
    When Angie casts “Tyrant's Choice”
    And the spell resolves
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie votes for torture
    Then Edward has to choose
    And Martha has nothing to choose
    When Edward votes for torture
    Then Martha has to choose
    And Simon has nothing to choose
    When Martha votes for torture
    Then Simon has to choose
    When Simon votes for death
    Then Edward's team has 16 life

  @id:votes.split @situation:votes.spell @clause:effect.vote @clause:effect.counter @from:2014-06-06 @must
  Scenario: Three votes for denial counter the spell, be it a teammate's
    Given Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    And Barry casts “Split Decision” targeting “Shock”
    And Angie votes for duplication
    And Barry votes for denial
    And Edward votes for denial
    And Ronald votes for denial
    And the spell resolves
    Then Angie has “Shock” in her graveyard
    And Edward's team has 20 life

  @id:votes.split.tied @situation:votes.spell @clause:effect.vote @clause:spell.copy @from:2014-06-06 @must
  Scenario: Two votes against two copy the spell, for who has asked for the votes
    Given Edward's team has 20 life
    When Angie casts “Shock” targeting Edward
    And Barry casts “Split Decision” targeting “Shock”
    And Angie votes for duplication
    And Barry votes for duplication
    And Edward votes for denial
    And Ronald votes for denial
    And the spell resolves
    And Barry chooses Ronald as the target
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life

  @id:votes.each_vote @situation:votes.guard @clause:effect.vote @from:2014-06-06 @must
  Scenario: Each vote counts, an opponent's too: three counters and one Soldier
    Given it is the precombat main phase of Angie's team
    When Angie casts “Lieutenants of the Guard”
    And Angie votes for strength
    And Barry votes for numbers
    And Edward votes for strength
    And Ronald votes for strength
    And the spell resolves
    And the triggered ability of “Lieutenants of the Guard” resolves
    Then “Lieutenants of the Guard” is 5/5
    And Angie controls a Soldier token
    And Barry controls no Soldier tokens

  @id:votes.black_rose @situation:votes.black_rose @clause:effect.vote @clause:object.you @from:2014-06-06 @must
  Scenario: With more votes for sickness the opponents' creatures shrink, and a teammate's does not
    Given Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When Angie casts “Bite of the Black Rose”
    And Angie votes for sickness
    And Barry votes for sickness
    And Edward votes for psychosis
    And Ronald votes for sickness
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    And “Hill Giant” is 1/1
    And Barry controls “Grizzly Bears”

  @id:votes.black_rose.tied @situation:votes.black_rose @clause:effect.vote @from:2014-06-06 @must
  Scenario: In a tie each opponent discards two cards, and the teammate none
    Given Edward has three cards in hand
    And Ronald has two cards in hand
    And Barry has two cards in hand
    And Edward controls “Grizzly Bears”
    When Angie casts “Bite of the Black Rose”
    And Angie votes for sickness
    And Barry votes for sickness
    And Edward votes for psychosis
    And Ronald votes for psychosis
    And Edward discards two cards
    And the spell resolves
    Then Edward has one card in hand
    And Ronald has no cards in hand
    And Barry has two cards in hand
    And Edward controls “Grizzly Bears”
