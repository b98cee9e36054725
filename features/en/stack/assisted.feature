# language: en
Feature: Spells that another player helps to pay for
  > Mana is each player's own. Who may pay a part of a spell with assist, how much of it, and whose is the spell?

  @id:assist.teammate @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scenario: A teammate pays generic mana of a spell with assist, which stays its caster's
    Given it is the precombat main phase of Angie's team
    And Angie controls “Plains”
    And Angie controls “Island”
    And Barry controls “Mountain”
    And Barry controls “Forest”
    And Barry controls “Swamp”
    When Angie casts “Skystreamer”, Barry paying 3 mana
    And the spell resolves
    And Angie chooses Barry as the target
    And the triggered ability of “Skystreamer” resolves
    Then Angie controls “Skystreamer”
    And Angie's team has 34 life
    And “Mountain” is tapped
    And “Forest” is tapped
    And “Swamp” is tapped
    And “Plains” is tapped
    And “Island” is tapped

  @id:assist.opponent @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scenario: An opponent may help to pay for a spell with assist as well
    Given it is the precombat main phase of Angie's team
    And Angie controls “Plains”
    And Edward controls “Mountain”
    And Edward controls “Forest”
    And Edward controls “Swamp”
    And Edward controls “Island”
    When Angie casts “Skystreamer”, Edward paying 4 mana
    And the spell resolves
    And Angie chooses Edward as the target
    And the triggered ability of “Skystreamer” resolves
    Then Angie controls “Skystreamer”
    And Edward's team has 34 life
    And “Island” is tapped

  @id:assist.some @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scenario: Who helps pays as much as that player likes, and no more than the generic mana
    Given it is the precombat main phase of Angie's team
    And Angie controls “Plains”
    And Angie controls “Snow-Covered Plains”
    And Angie controls “Mountain”
    And Angie controls “Forest”
    And Angie controls “Swamp”
    And Barry controls “Island”
    And Barry controls “Snow-Covered Island”
    And Barry controls “Snow-Covered Mountain”
    And Barry controls “Snow-Covered Forest”
    And Barry controls “Snow-Covered Swamp”
    Then Angie can't cast “Skystreamer”, Barry paying 5 mana
    And Angie can't cast “Skystreamer”, Angie paying 1 mana
    But Angie can cast “Skystreamer”, Barry paying 4 mana

  @id:assist.coloured @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scenario: The coloured mana is the caster's own to pay
    Given it is the precombat main phase of Angie's team
    And Angie controls “Mountain”
    And Barry controls “Plains”
    And Barry controls “Forest”
    And Barry controls “Swamp”
    And Barry controls “Island”
    And Angie has “Plains” in hand
    Then Angie can't cast “Skystreamer”, Barry paying 4 mana
    When Angie plays “Plains” as a land
    Then Angie can cast “Skystreamer”, Barry paying 4 mana

  @id:assist.without @situation:assist @clause:spell.assist @clause:mana.own @from:2018-06-08 @must
  Scenario: Nobody helps to pay for a spell without assist
    Given it is the precombat main phase of Angie's team
    And Angie controls “Island”
    And Angie controls “Snow-Covered Island”
    And Angie controls “Mountain”
    And Angie controls “Snow-Covered Mountain”
    And Angie controls “Forest”
    And Barry controls “Plains”
    Then Angie can't cast “Air Elemental”, Barry paying 1 mana
    But Angie can cast “Air Elemental”

  @id:assist.counter @clause:spell.assist @clause:effect.counter @from:2018-06-08 @must
  Scenario: In an opponent's turn a teammate helps to counter a spell
    Given it is the precombat main phase of Edward's team
    And Angie controls “Island”
    And Barry controls “Mountain”
    And Barry controls “Forest”
    And Barry controls “Swamp”
    When Edward casts “Charging Binox”, Ronald paying 7 mana
    And Edward's team passes priority
    And Angie casts “Out of Bounds”, Barry paying 3 mana, targeting “Charging Binox”
    And the spell resolves
    Then Edward has “Charging Binox” in his graveyard
    And “Swamp” is tapped

  @id:assist.trample @clause:combat.trample @from:2018-06-08 @must
  Scenario: Charging Binox deals what is left over to the player
    Given it is the precombat main phase of Angie's team
    And Angie controls “Charging Binox”
    And Edward controls “Hill Giant”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Charging Binox”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Charging Binox” with “Hill Giant”
    And the combat damage step of Angie's team begins
    And Angie's team divides the damage: 3 to “Hill Giant”, 4 to Edward
    Then Edward's team has 26 life
    And Edward has “Hill Giant” in his graveyard
    And Angie controls “Charging Binox”

  @id:assist.flying @clause:combat.reach @from:2018-06-08 @must
  Scenario: Skystreamer is blocked by no creature on the ground
    Given it is the precombat main phase of Angie's team
    And Angie controls “Skystreamer”
    And Edward controls “Hill Giant”
    And Edward controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Skystreamer”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Skystreamer” with “Hill Giant”
    But Edward can block “Skystreamer” with “Air Elemental”

  @id:assist.one @situation:assist @clause:spell.assist @from:2018-06-08 @must
  Scenario: One mana is help enough for a spell with assist
    Given it is the precombat main phase of Angie's team
    And Angie controls “Plains”
    And Angie controls “Mountain”
    And Angie controls “Forest”
    And Angie controls “Swamp”
    And Barry controls “Island”
    Then Angie can't cast “Skystreamer”
    But Angie can cast “Skystreamer”, Barry paying 1 mana
