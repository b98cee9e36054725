# language: en
Feature: Friends, foes and what players keep
  > A spell calls each player a friend or a foe. Who may be called what, and is a friend a teammate?

  @id:ruling.regnas_sanction @clause:effect.choice @clause:effect.steps @from:2018-06-08 @must
  Scenario: The caster of Regna's Sanction calls the own team friends, and each foe keeps one creature untapped
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Goblin Piker”
    And Edward controls “Air Elemental”
    And Ronald controls “Barkhide Mauler”
    And Ronald controls “Hulking Goblin”
    And “Hulking Goblin” is tapped
    And Barry controls “Leeches”
    When Angie casts “Regna's Sanction”
    And the spell resolves
    And Angie calls Angie and Barry friends and everybody else a foe
    And Edward chooses to keep “Air Elemental”
    Then “Grizzly Bears” has one +1/+1 counter
    And “Hill Giant” has one +1/+1 counter
    And “Leeches” has no +1/+1 counters
    And “Goblin Piker” is tapped
    And “Air Elemental” is untapped
    And “Barkhide Mauler” is untapped
    And “Air Elemental” has no +1/+1 counters

  @id:ruling.regnas_sanction.teammate @situation:ruling.regnas_sanction @clause:effect.choice @clause:effect.steps @from:2018-06-08 @must
  Scenario: A teammate may be called a foe, and an opponent a friend
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Goblin Piker”
    And Edward controls “Air Elemental”
    And Edward controls “Barkhide Mauler”
    When Angie casts “Regna's Sanction”
    And the spell resolves
    And Angie calls Edward a friend and everybody else a foe
    And Barry chooses to keep “Hill Giant”
    Then “Air Elemental” has one +1/+1 counter
    And “Barkhide Mauler” is untapped
    And “Grizzly Bears” has no +1/+1 counters
    And “Grizzly Bears” is untapped
    And “Hill Giant” is untapped
    And “Goblin Piker” is tapped

  @id:ruling.regnas_sanction.no_teammate @clause:effect.choice @clause:team.opponents @from:2018-06-08 @must
  Scenario: Whom one spell called a friend may be a foe to the next
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Air Elemental”
    And Edward controls “Barkhide Mauler”
    And Edward has two cards in hand
    When Angie casts “Regna's Sanction”
    And the spell resolves
    Then Angie has to choose
    When Angie calls Edward a friend and everybody else a foe
    And Angie casts “Khorvath's Fury”
    And Angie calls Angie and Barry friends and everybody else a foe
    And the spell resolves
    Then Angie's team has 30 life
    And Edward's team has 28 life
    And “Grizzly Bears” has no +1/+1 counters

  @id:friends.hands @clause:effect.choice @clause:effect.steps @clause:effect.discard @from:2018-06-08 @must
  Scenario: Friends get a new hand and one card more, even for an empty one, and foes are dealt damage for theirs
    Given it is the precombat main phase of Angie's team
    And Edward's team has 30 life
    And Angie has three cards in hand
    And Edward has three cards in hand
    And Ronald has one card in hand
    When Angie casts “Khorvath's Fury”
    And the spell resolves
    And Angie calls Angie and Barry friends and everybody else a foe
    Then Edward's team has 26 life
    And Angie's team has 30 life
    And Angie has three cards in hand
    And Angie has three cards in her graveyard
    And Barry has one card in hand
    And Edward has three cards in hand
    And Edward has no cards in his graveyard

  @id:friends.nobody @situation:friends.hands @clause:effect.choice @from:2018-06-08 @must
  Scenario: Everybody may be a foe, the caster too
    Given it is the precombat main phase of Angie's team
    And Barry has two cards in hand
    And Edward has one card in hand
    When Angie casts “Khorvath's Fury”
    And the spell resolves
    And Angie calls everybody a foe
    Then Edward's team has 29 life
    And Angie's team has 28 life
    And Barry has two cards in hand

  @id:keep.three @clause:effect.steps @clause:choice.order @from:2005-10-01 @must
  Scenario: Each player, and not each team, keeps three permanents, and who has no more keeps all
    Given it is the precombat main phase of Angie's team
    And Angie controls “Forest”
    And Angie controls “Swamp”
    And Angie controls “Island”
    And Angie controls “Plains”
    And Angie controls “Mountain”
    And Angie controls “Snow-Covered Mountain”
    And Angie controls “Snow-Covered Plains”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Hulking Goblin”
    And Edward controls “Leeches”
    And Ronald controls “Air Elemental”
    And Ronald controls “Goblin Piker”
    And Ronald controls “Barkhide Mauler”
    And Ronald controls “Irontread Crusher”
    When Angie casts “Razia's Purification”
    And the spell resolves
    And Angie chooses to keep “Forest”, “Swamp” and “Island”
    And Ronald chooses to keep “Air Elemental”, “Goblin Piker” and “Irontread Crusher”
    Then Angie controls “Forest”
    And Angie has “Mountain” in her graveyard
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Hulking Goblin”
    And Edward controls “Leeches”
    And Ronald controls “Air Elemental”
    And Ronald controls “Goblin Piker”
    And Ronald controls “Irontread Crusher”
    But Ronald has “Barkhide Mauler” in his graveyard
