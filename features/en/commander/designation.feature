# language: en
@source:C
Feature: What stays the commander
  > Being the commander is no characteristic but belongs to the card. Is it one face down, and as a copy of something else? And is a copy of it one?

  @id:commander.mark.face_down @situation:commander.mark.face_down @clause:commander.designation @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that is turned face down shows no name, and is the commander
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Jenara, Asura of War” is face down
    And “Jenara, Asura of War” is 2/2
    And Angie controls no “Jenara, Asura of War”
    And “Ixidron” is 1/1
    And Angie's commander is “Jenara, Asura of War”

  @id:commander.mark.face_down.lethal @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty-one combat damage from a commander that is face down make a player lose
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has 19 +1/+1 counters
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Jenara, Asura of War” is face down
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.mark.face_down.twenty @situation:commander.mark.face_down.damage @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty from a commander that is face down are not enough
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has 18 +1/+1 counters
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Jenara, Asura of War” is face down
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team is still in the game
    And Edward's team has 20 life

  @id:commander.mark.face_down.added @situation:commander.mark.face_down.added @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: What a commander deals face up and what it deals face down is added up
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has eight +1/+1 counters
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    Then Edward's team has 29 life
    When Angie casts “Ixidron”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.mark.face_down.dies @situation:commander.mark.face_down.dies @clause:commander.designation @clause:commander.graveyard @clause:object.face_down @source:C-EX01a @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that dies face down is its owner's to put into the command zone
    Given Edward controls “Jenara, Asura of War”
    And Edward's commander is “Jenara, Asura of War”
    And Edward's team has 20 life
    And Angie controls “Hill Giant”
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Jenara, Asura of War” is face down
    And “Hill Giant” is 2/2
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Jenara, Asura of War”
    And Edward puts his commander into the command zone
    And the end step of Angie's team begins
    Then Edward has “Jenara, Asura of War” in the command zone
    And Angie has “Hill Giant” in her graveyard
    And Edward's team has 20 life

  @id:commander.mark.face_down.hand @situation:commander.mark.face_down.hand @clause:commander.designation @clause:commander.hand_library @clause:object.face_down @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scenario: A commander that returns to the hand from face down is its owner's to put into the command zone
    Given Edward controls “Jenara, Asura of War”
    And Edward's commander is “Jenara, Asura of War”
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Jenara, Asura of War” is face down
    When Angie casts “Unsummon” targeting “Jenara, Asura of War”
    And Edward puts his commander into the command zone
    And the spell resolves
    Then Edward has “Jenara, Asura of War” in the command zone

  @id:commander.mark.face_up @situation:commander.mark.face_up @clause:commander.designation @clause:object.face_down @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that is turned face up again is what it was, and the commander
    Given Angie controls “Jenara, Asura of War”
    And Angie controls 16 “Mana Source”
    And Angie's commander is “Jenara, Asura of War”
    When Angie casts “Ixidron”
    And the spell resolves
    And Angie casts “Ixidor, Reality Sculptor”
    And the spell resolves
    Then Angie can activate the ability of “Ixidor, Reality Sculptor”
    When the ability resolves
    Then Angie can't activate the ability of “Ixidor, Reality Sculptor”
    Then “Jenara, Asura of War” is face up
    And Angie controls “Jenara, Asura of War”
    And Angie controls 16 “Mana Source”
    And Angie's commander is “Jenara, Asura of War”

  @id:commander.mark.copying @situation:commander.mark.copying @clause:commander.designation @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that becomes a copy of something else looks like that, and is the commander
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And Edward controls “Air Elemental”
    When Angie casts “Cytoshape” targeting “Jenara, Asura of War”
    And Angie chooses “Air Elemental” to be copied
    And the spell resolves
    Then “Jenara, Asura of War” is 4/4
    And Angie controls “Air Elemental”
    And Angie controls no “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    When Angie's team finishes its turn
    Then “Jenara, Asura of War” is 3/3
    And Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”

  @id:commander.mark.copying.lethal @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @source:C-EX01b @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty-one combat damage from a commander that is a copy of something else make a player lose
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has 17 +1/+1 counters
    And Edward controls “Air Elemental”
    When Angie casts “Cytoshape” targeting “Jenara, Asura of War”
    And Angie chooses “Air Elemental” to be copied
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.mark.copying.twenty @situation:commander.mark.copying.damage @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty from a commander that is a copy of something else are not enough
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has 16 +1/+1 counters
    And Edward controls “Air Elemental”
    When Angie casts “Cytoshape” targeting “Jenara, Asura of War”
    And Angie chooses “Air Elemental” to be copied
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team is still in the game
    And Edward's team has 20 life

  @id:commander.mark.copying.exiled @situation:commander.mark.copying.exiled @clause:commander.designation @clause:commander.exile @clause:object.copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that is exiled as a copy of something else is its owner's to put into the command zone
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And Edward controls “Hill Giant”
    When Angie casts “Cytoshape” targeting “Jenara, Asura of War”
    And Angie chooses “Hill Giant” to be copied
    And the spell resolves
    And Angie casts “Unmake” targeting “Jenara, Asura of War”
    And Angie puts her commander into the command zone
    And the spell resolves
    Then Angie has “Jenara, Asura of War” in the command zone
    And Edward controls “Hill Giant”

  @id:commander.mark.copied @situation:commander.mark.copied @clause:commander.designation @clause:object.enters_as_copy @clause:object.copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A permanent that enters as a copy of a commander in a graveyard is a copy of it, and no commander
    Given Angie has “Thraximundar” in her graveyard
    And Angie's commander is “Thraximundar”
    When Angie casts “Body Double”
    And Angie chooses “Thraximundar” to be copied
    And the spell resolves
    Then “Body Double” is 6/6
    And Angie controls “Thraximundar”
    And Angie controls no “Body Double”
    And Angie has “Thraximundar” in her graveyard
    And Angie's commander is “Thraximundar”
    And “Body Double” is nobody's commander

  @id:commander.mark.copied.damage @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Twenty-four combat damage from a copy of a commander are not those of a commander
    Given Angie has “Thraximundar” in her graveyard
    And Edward controls two “Furnace of Rath”
    And Angie's commander is “Thraximundar”
    When Angie casts “Body Double”
    And Angie chooses “Thraximundar” to be copied
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Body Double”
    And the end of combat step of Angie's team begins
    Then Edward's team is still in the game
    And Edward's team has 16 life

  @id:commander.mark.copied.itself @situation:commander.mark.copied.damage @clause:commander.designation @clause:commander.damage @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: The commander itself deals twenty-four that make a player lose
    Given Angie has “Thraximundar” in the command zone
    And Edward controls two “Furnace of Rath”
    When Angie casts “Thraximundar”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Thraximundar”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.mark.copied.graveyard @situation:commander.mark.copied.graveyard @clause:commander.designation @clause:commander.graveyard @clause:object.enters_as_copy @source:C-EX01c @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A copy of a commander goes to the graveyard, and nobody is asked
    Given Angie has “Jenara, Asura of War” in her graveyard
    And Angie's commander is “Jenara, Asura of War”
    And Edward's team has 20 life
    And Angie controls “Goblin Bombardment”
    When Angie casts “Body Double”
    And Angie chooses “Jenara, Asura of War” to be copied
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And the ability resolves
    Then Angie has “Body Double” in her graveyard
    And Angie has “Jenara, Asura of War” in her graveyard
    And Edward's team has 19 life

  @id:commander.mark.copied.hand @situation:commander.mark.copied.hand @clause:commander.designation @clause:commander.hand_library @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2015-07-17 @must
  Scenario: A copy of a commander returns to the hand, and nobody is asked
    Given Angie has “Thraximundar” in her graveyard
    And Angie's commander is “Thraximundar”
    When Angie casts “Body Double”
    And Angie chooses “Thraximundar” to be copied
    And the spell resolves
    And Angie casts “Unsummon” targeting “Body Double”
    And the spell resolves
    Then Angie has “Body Double” in hand
    And Angie has “Thraximundar” in her graveyard

  @id:commander.mark.copied.again @situation:commander.mark.copied.again @clause:commander.designation @clause:commander.tax @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: What was a copy of a commander is cast again for its cost and nothing more
    Given Angie has “Jenara, Asura of War” in the command zone
    And Angie controls 14 “Mana Source”
    And Angie controls “Goblin Bombardment”
    When Angie casts “Jenara, Asura of War”
    And the spell resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie does not put her commander into the command zone
    And the ability resolves
    And Angie casts “Body Double”
    And Angie chooses “Jenara, Asura of War” to be copied
    And the spell resolves
    And Angie casts “Unsummon” targeting “Body Double”
    And the spell resolves
    Then Angie has “Body Double” in hand
    When Angie casts “Body Double”
    And the spell resolves
    Then “Body Double” is 3/3

  @id:commander.mark.copied.opponents @situation:commander.mark.copied.opponents @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A copy of an opponent's commander is a commander of nobody
    Given Edward has “Thraximundar” in his graveyard
    And Edward controls two “Furnace of Rath”
    And Edward's commander is “Thraximundar”
    When Angie casts “Body Double”
    And Angie chooses “Thraximundar” to be copied
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Body Double”
    And the end of combat step of Angie's team begins
    Then Edward's team is still in the game
    And Edward's team has 16 life
    And “Body Double” is nobody's commander

  @id:commander.mark.heads.face_down @situation:commander.mark.heads.face_down @clause:commander.designation @clause:commander.damage @clause:object.face_down @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: The team loses with the head to whom a commander that is face down has dealt twenty-one
    Given Barry controls “Jenara, Asura of War”
    And Barry's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has 19 +1/+1 counters
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Jenara, Asura of War” is face down
    And Barry's commander is “Jenara, Asura of War”
    When the declare attackers step of Angie's team begins
    And Barry attacks Ronald with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.mark.heads.copying @situation:commander.mark.heads.copying @clause:commander.designation @clause:commander.damage @clause:object.copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: The team loses with the head to whom a commander as a copy of something else has dealt twenty-one
    Given Angie controls “Jenara, Asura of War”
    And Angie's commander is “Jenara, Asura of War”
    And “Jenara, Asura of War” has 17 +1/+1 counters
    And Ronald controls “Air Elemental”
    When Barry casts “Cytoshape” targeting “Jenara, Asura of War”
    And Barry chooses “Air Elemental” to be copied
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Jenara, Asura of War”
    And the end of combat step of Angie's team begins
    Then Edward's team loses the game

  @id:commander.mark.heads.copied @situation:commander.mark.heads.copied @clause:commander.designation @clause:commander.damage @clause:object.enters_as_copy @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scenario: A teammate's copy of a commander is none, and its damage makes nobody lose
    Given Angie has “Thraximundar” in her graveyard
    And Edward controls two “Furnace of Rath”
    And Angie's commander is “Thraximundar”
    When Barry casts “Body Double”
    And Barry chooses “Thraximundar” to be copied
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Body Double”
    And the end of combat step of Angie's team begins
    Then the game goes on
    And Edward's team has 16 life
