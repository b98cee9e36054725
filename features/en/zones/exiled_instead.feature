# language: en
Feature: Exiled instead of going to a graveyard
  > A card says that what would go to an opponent's graveyard is exiled instead. Whose cards are these, which, and has what is exiled died?

  @id:exiled_instead.opponent @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  Scenario: An opponent's creature that would die is exiled and has not died, and the spell that destroys it goes to its owner's graveyard
    Given Angie controls “Leyline of the Void”
    And Edward controls “Zulaport Cutthroat”
    And Edward controls “Grizzly Bears”
    And Angie's team has 20 life
    When Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward owns “Grizzly Bears” in exile
    And Edward has no cards in his graveyard
    And Angie has “Shock” in her graveyard
    When the end step of Angie's team begins
    Then Angie's team has 20 life

  @id:exiled_instead.teammate @clause:replacement.instead @clause:team.opponents @from:2006-05-01 @must
  Scenario: Under Leyline of the Void a teammate's creature dies
    Given Angie controls “Leyline of the Void”
    And Barry controls “Grizzly Bears”
    When Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    Then Barry has “Grizzly Bears” in his graveyard
    And Barry owns no cards in exile

  @id:exiled_instead.spell @clause:replacement.instead @clause:zone.graveyard @from:2006-05-01 @must
  Scenario: A spell of an opponent's is exiled as it resolves, and so are the cards that the other one discards
    Given Angie controls “Leyline of the Void”
    And Ronald has “Forest” in hand
    And Ronald has “Hill Giant” in hand
    When Angie casts “Mind Rot” targeting Ronald
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Ronald owns “Forest” in exile
    And Ronald owns “Hill Giant” in exile
    And Edward owns “Shock” in exile
    And Angie has “Mind Rot” in her graveyard

  @id:exiled_instead.creatures @clause:replacement.instead @from:2015-09-26 @must
  Scenario: Where only creatures are, other cards go to the graveyard
    Given Angie controls “Anafenza, the Foremost”
    And Ronald has “Forest” in hand
    And Ronald has “Hill Giant” in hand
    When Angie casts “Mind Rot” targeting Ronald
    And the spell resolves
    Then Ronald owns “Hill Giant” in exile
    And Ronald has “Forest” in his graveyard

  @id:exiled_instead.together @clause:replacement.instead @clause:trigger.dies @from:2015-09-26 @must
  Scenario: What would die together with the creature that says so is exiled, the teammate's is not
    Given Angie controls “Anafenza, the Foremost”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    When Angie casts “Day of Judgment”
    And the spell resolves
    Then Edward owns “Hill Giant” in exile
    And Angie has “Anafenza, the Foremost” in her graveyard
    And Barry has “Grizzly Bears” in his graveyard

  @id:exiled_instead.animated @clause:replacement.instead @clause:object.types @from:2015-09-26 @must
  Scenario: A land that is a creature as it would die is exiled
    Given Angie controls “Anafenza, the Foremost”
    And it is the precombat main phase of Edward's team
    And Edward controls “Treetop Village”
    And Edward controls six “Mana Source”
    When Edward activates the second ability of “Treetop Village”
    And the ability resolves
    And Edward casts “Day of Judgment”
    And the spell resolves
    Then Edward owns “Treetop Village” in exile

  @id:exiled_instead.counter @clause:target.choose @from:2018-04-27 @must
  Scenario: As Anafenza, the Foremost attacks, a counter is put on another tapped creature of its controller's, and on none of the teammate's
    Given Angie controls “Anafenza, the Foremost”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Anafenza, the Foremost” and “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Anafenza, the Foremost” resolves
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 2/2

  @id:exiled_instead.commander @clause:replacement.instead @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: A commander that would die is exiled, unless its owner puts it into the command zone
    Given Angie controls “Leyline of the Void”
    And Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    When Angie casts “Shock” targeting “Isamaru, Hound of Konda”
    And Edward does not put his commander into the command zone
    And the spell resolves
    Then Edward owns “Isamaru, Hound of Konda” in exile
    And Edward has no cards in his graveyard

  @id:exiled_instead.commander.together @clause:replacement.instead @clause:commander.graveyard @variant:commander @variant:two-player-commander @from:2020-07-03 @must
  Scenario: A commander that says so dies with what it lets be exiled, and is in the command zone then
    Given Angie controls “Anafenza, the Foremost”
    And Angie's commander is “Anafenza, the Foremost”
    And Edward controls “Hill Giant”
    When Angie casts “Day of Judgment”
    And Angie puts her commander into the command zone
    And the spell resolves
    Then Edward owns “Hill Giant” in exile
    And Angie has “Anafenza, the Foremost” in the command zone
