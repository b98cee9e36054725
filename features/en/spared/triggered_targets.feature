# language: en
Feature: What a triggered ability can't target
  > An ability triggers that targets one kind of creature. What becomes of it where there is none, and what does it spare beside the one that is chosen?

  @id:spared.targets.firefiend @clause:target.choose @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2016-07-22 @must
  Scenario: An ability that targets a creature does nothing where there is none, neither to a player nor to a planeswalker
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bogardan Firefiend”
    And Edward controls “Liliana, the Last Hope”
    And “Liliana, the Last Hope” has three loyalty counters
    When Angie casts “Shock” targeting “Bogardan Firefiend”
    And the spell resolves
    And the postcombat main phase of Angie's team begins
    Then Angie has “Bogardan Firefiend” in her graveyard
    And “Liliana, the Last Hope” has three loyalty counters
    And Edward's team has 20 life
    And Angie's team has 20 life

  @id:spared.targets.firefiend.one @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  Scenario: Of the creatures of several players the one that its controller chooses is dealt damage, and no other
    Given Angie controls “Bogardan Firefiend”
    And Barry controls “Grizzly Bears”
    And Edward controls “Birds of Paradise”
    And Ronald controls “Wind Drake”
    When Angie casts “Shock” targeting “Bogardan Firefiend”
    And the spell resolves
    And Angie chooses “Wind Drake” as the target
    And the triggered ability of “Bogardan Firefiend” resolves
    Then Ronald has “Wind Drake” in his graveyard
    And Edward controls “Birds of Paradise”
    And Barry controls “Grizzly Bears”

  @id:spared.targets.firefiend.three @situation:spared.targets.firefiend @clause:target.choose @from:2005-08-01 @must
  Scenario: Two damage leave a creature with toughness 3 where it is
    Given Angie controls “Bogardan Firefiend”
    And Barry controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When Angie casts “Shock” targeting “Bogardan Firefiend”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Bogardan Firefiend” resolves
    Then Ronald controls “Hill Giant”
    And Barry controls “Grizzly Bears”

  @id:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  Scenario: An ability that targets a creature of an opponent spares the teammate's and one's own where no opponent has any
    Given Angie controls “Territorial Hammerskull”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Edward controls “Mindslaver”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Territorial Hammerskull”
    And the end of combat step of Angie's team begins
    Then “Grizzly Bears” is untapped
    And “Hill Giant” is untapped
    And “Mindslaver” is untapped

  @id:spared.targets.hammerskull.one @situation:spared.targets.hammerskull @clause:target.choose @from:2018-04-27 @must
  Scenario: Where both opponents have creatures, the one that its controller chooses is tapped
    Given Angie controls “Territorial Hammerskull”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Territorial Hammerskull”
    And Angie chooses “Wind Drake” as the target
    And the triggered ability of “Territorial Hammerskull” resolves
    Then “Wind Drake” is tapped
    And “Hill Giant” is untapped
    And “Grizzly Bears” is untapped
