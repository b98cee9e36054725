# language: en
Feature: Face down, and copies
  > What is seen of a creature that is face down, and what does a copy take from the object that it copies?

  @id:calibration.face.down @situation:calibration.face.down @clause:object.face_down @from:2010-04-23 @must
  Scenario: All other creatures but tokens are turned face down, and are creatures of 2/2 without a name
    Given Angie controls “Birds of Paradise”
    And Angie controls five “Mana Source”
    And Edward controls “Hill Giant”
    And Ronald controls a 1/1 Saproling token
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Birds of Paradise” is face down
    And “Birds of Paradise” is 2/2
    And “Hill Giant” is 2/2
    And Edward controls no “Hill Giant”
    And Ronald controls a 1/1 Saproling token
    And “Ixidron” is face up
    And “Ixidron” is 2/2

  @id:calibration.face.up @situation:calibration.face.down @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: A creature that is turned face up again has its name and its abilities back
    Given Angie controls “Spear Spewer”
    And Angie controls 13 “Mana Source”
    And Edward controls “Hill Giant”
    When Angie casts “Ixidron”
    And the spell resolves
    Then Angie can't activate the ability of “Spear Spewer”
    When Angie casts “Ixidor, Reality Sculptor”
    And the spell resolves
    And Angie activates the ability of “Ixidor, Reality Sculptor”
    And Angie chooses “Spear Spewer” as the target
    And the ability resolves
    Then “Spear Spewer” is face up
    And Angie controls “Spear Spewer”
    And Angie controls 13 “Mana Source”
    And “Hill Giant” is face down
    And “Ixidron” is 1/1
    But Angie can activate the ability of “Spear Spewer”

  @id:calibration.face.counters @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Counters stay on a creature that is turned face down or face up
    Given Angie controls “Hill Giant”
    And Angie controls 13 “Mana Source”
    And “Hill Giant” has two +1/+1 counters
    When Angie casts “Ixidron”
    And the spell resolves
    Then “Hill Giant” is 4/4
    And “Hill Giant” has two +1/+1 counters
    When Angie casts “Ixidor, Reality Sculptor”
    And the spell resolves
    And Angie activates the ability of “Ixidor, Reality Sculptor”
    And the ability resolves
    Then “Hill Giant” is 5/5

  @id:calibration.face.copied @situation:calibration.face.copied @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: A copy of a creature that is face down is a 2/2 without a name, and lies face up
    Given Angie controls “Hill Giant”
    When Angie casts “Ixidron”
    And the spell resolves
    And Angie casts “Cytoshape” targeting “Ixidron”
    And Angie chooses “Hill Giant” to be copied
    And the spell resolves
    Then “Ixidron” is 2/2
    And “Ixidron” is face up
    And Angie controls no “Ixidron”
    And Angie controls no “Hill Giant”
    When Angie's team finishes its turn
    Then “Ixidron” is 1/1
    And Angie controls “Ixidron”

  @id:calibration.face.copying @situation:calibration.face.copying @clause:object.face_down @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: A creature that is face down and becomes a copy shows it only once it is turned face up
    Given Angie controls “Hill Giant”
    And Angie controls 17 “Mana Source”
    When Angie casts “Ixidron”
    And the spell resolves
    And Angie casts “Birds of Paradise”
    And the spell resolves
    And Angie casts “Cytoshape” targeting “Hill Giant”
    And Angie chooses “Birds of Paradise” to be copied
    And the spell resolves
    Then “Hill Giant” is 2/2
    And “Hill Giant” is face down
    And Angie controls “Birds of Paradise”
    When Angie casts “Ixidor, Reality Sculptor”
    And the spell resolves
    And Angie activates the ability of “Ixidor, Reality Sculptor”
    And the ability resolves
    Then “Hill Giant” is 0/1
    And Angie controls two “Birds of Paradise”
    When Angie's team finishes its turn
    Then “Hill Giant” is 3/3
    And Angie controls “Birds of Paradise”

  @id:calibration.copy.counters @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: A copy keeps its own counters, and takes none
    Given Angie controls “Grizzly Bears”
    And “Grizzly Bears” has two +1/+1 counters
    And Edward controls “Hill Giant”
    And “Hill Giant” has nine +1/+1 counters
    When Angie casts “Cytoshape” targeting “Grizzly Bears”
    And Angie chooses “Hill Giant” to be copied
    And the spell resolves
    Then “Grizzly Bears” is 5/5
    And “Grizzly Bears” has two +1/+1 counters

  @id:calibration.copy.later @clause:object.copy @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: What becomes of the object that was copied does not matter to the copy
    Given Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Cytoshape” targeting “Grizzly Bears”
    And Angie chooses “Hill Giant” to be copied
    And the spell resolves
    And Angie casts “Unmake” targeting “Hill Giant”
    And the spell resolves
    Then Edward controls no “Hill Giant”
    And “Grizzly Bears” is 3/3
    And Angie controls “Hill Giant”

  @id:calibration.copy.legendary @clause:object.copy @from:2010-04-23 @must
  Scenario: Where nothing may be copied, nothing becomes a copy
    Given Edward controls “Isamaru, Hound of Konda”
    And Ronald controls “Tobias Andrion”
    When Angie casts “Cytoshape” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    Then Edward controls “Isamaru, Hound of Konda”
    And Ronald controls “Tobias Andrion”

  @id:calibration.copy.dies @clause:object.copy @clause:object.enters_as_copy @clause:trigger.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: A copy dies as what it is a copy of, and is itself in the graveyard
    Given Edward has “Bogardan Firefiend” in his graveyard
    And Edward controls “Grizzly Bears”
    When Angie casts “Body Double”
    And Angie chooses “Bogardan Firefiend” to be copied
    And the spell resolves
    And Angie casts “Shock” targeting “Body Double”
    And the spell resolves
    And Angie chooses “Grizzly Bears” as the target
    And the end step of Angie's team begins
    Then Edward controls no creatures
    And Angie has “Body Double” in her graveyard
    And Edward has “Bogardan Firefiend” in his graveyard

  @id:calibration.copy.enters @clause:object.enters_as_copy @clause:object.copy @clause:object.devotion @from:2016-01-16 @must
  Scenario: A copy has the cost of what it copies, and its ability triggers as it enters
    Given Edward has “Gray Merchant of Asphodel” in his graveyard
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Body Double”
    And Angie chooses “Gray Merchant of Asphodel” to be copied
    And the spell resolves
    And the triggered ability of “Body Double” resolves
    Then Edward's team has 16 life
    And Angie's team has 24 life

  @id:calibration.copy.as_it_enters @clause:object.enters_as_copy @clause:object.face_down @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: What happens as the copied creature enters happens as its copy does
    Given Angie has “Ixidron” in her graveyard
    And Edward controls “Hill Giant”
    When Angie casts “Body Double”
    And Angie chooses “Ixidron” to be copied
    And the spell resolves
    Then “Hill Giant” is face down
    And “Body Double” is 1/1
    And Angie controls “Ixidron”

  @id:calibration.copy.declined @clause:object.enters_as_copy @clause:creature.dies @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2010-04-23 @must
  Scenario: Who chooses nothing has no copy, but a creature that dies at once
    Given Edward has “Hill Giant” in his graveyard
    When Angie casts “Body Double”
    And Angie chooses nothing to be copied
    And the spell resolves
    Then Angie has “Body Double” in her graveyard
