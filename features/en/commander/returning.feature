# language: en
@source:C
Feature: Graveyard and exile
  > A commander that would go to the graveyard or into exile may go to the command zone. Since 2020 it goes there afterwards, and so it dies first.

  @id:commander.graveyard.returns @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @must
  Scenario Outline: The owner puts the commander into the command zone; whether it has died depends on the date
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Angie controls “Zulaport Cutthroat”
    And Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie puts her commander into the command zone
    And the end step of Angie's team begins
    Then Angie has “Isamaru, Hound of Konda” in the command zone
    And Angie's team has <life> life

    Examples:
      | from       | rule   | life |
      | 2009-10-01 | 903.10 | 20   |
      | 2020-07-03 | 903.9a | 21   |

  @id:commander.graveyard.stays @situation:commander.graveyard @clause:commander.graveyard @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: The owner leaves the commander in the graveyard: it has died, and still is the commander
    Given Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Angie controls “Zulaport Cutthroat”
    And Angie's team has 20 life
    When Angie's team passes priority
    And Edward casts “Shock” targeting “Isamaru, Hound of Konda”
    And the spell resolves
    And Angie does not put her commander into the command zone
    And the end step of Angie's team begins
    Then Angie's team has 21 life
    And Angie's commander is “Isamaru, Hound of Konda”

  @id:commander.graveyard.combat @situation:commander.graveyard.combat @clause:commander.graveyard @clause:creature.dies @variant:two-headed-giant-commander @should
  Scenario Outline: A commander that is destroyed in combat is its owner's to put into the command zone
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward controls “Zulaport Cutthroat”
    And Edward's team has 20 life
    And Angie controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Isamaru, Hound of Konda”
    And Edward puts his commander into the command zone
    And the end step of Angie's team begins
    Then Edward has “Isamaru, Hound of Konda” in the command zone
    And Edward's team has <life> life

    Examples:
      | from       | rule   | whom          | life |
      | 2009-10-01 | 903.10 | Edward's team | 20   |
      | 2018-04-27 | 903.9  | Edward        | 20   |
      | 2020-07-03 | 903.9a | Edward        | 21   |

  @id:commander.graveyard.teammate @situation:commander.graveyard.teammate @clause:commander.graveyard @clause:commander.designation @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: A card of a teammate's that is nobody's commander goes to the graveyard
    Given Barry controls “Tobias Andrion”
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Barry controls “Goblin Bombardment”
    And Edward's team has 20 life
    When Barry activates the ability of “Goblin Bombardment”
    And Barry chooses Edward as the target
    And the end step of Angie's team begins
    Then Edward's team has 19 life
    And Barry controls no “Tobias Andrion”
    And Angie controls “Isamaru, Hound of Konda”

  @id:commander.exile.returns @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: The owner puts a commander that is exiled into the command zone
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    When Angie casts “Unmake” targeting “Isamaru, Hound of Konda”
    And Edward puts his commander into the command zone
    And the spell resolves
    Then Edward has “Isamaru, Hound of Konda” in the command zone

  @id:commander.exile.stays @situation:commander.exile @clause:commander.exile @variant:commander @variant:two-player-commander @variant:two-headed-giant-commander @from:2009-10-01 @must
  Scenario: The owner leaves a commander in exile, and it does not return later
    Given Edward controls “Isamaru, Hound of Konda”
    And Edward's commander is “Isamaru, Hound of Konda”
    And Edward's team has 20 life
    When Angie casts “Unmake” targeting “Isamaru, Hound of Konda”
    And Edward does not put his commander into the command zone
    And the end step of Angie's team begins
    Then Edward controls no “Isamaru, Hound of Konda”
    And Edward's team has 20 life

  @id:commander.graveyard.order @situation:commander.graveyard.order @clause:commander.graveyard @clause:choice.order @variant:two-headed-giant-commander @from:2020-07-03 @must
  Scenario: Where commanders of both teams die together a member of the active team decides first
    Given it is the precombat main phase of Edward's team
    And Angie controls “Isamaru, Hound of Konda”
    And Angie's commander is “Isamaru, Hound of Konda”
    And Ronald controls “Tobias Andrion”
    And Ronald's commander is “Tobias Andrion”
    When Edward casts “Day of Judgment”
    And the spell resolves
    Then Ronald has to choose
    But Angie has nothing to choose
    And Edward has nothing to choose
