# language: en
Feature: Path of Mettle
  > An enchantment looks for keywords of creatures, of which one is enough. Whose creatures are they?

  @id:ruling.path_of_mettle @clause:object.you @clause:combat.attack @from:2018-04-27 @must
  Scenario: Path of Mettle transforms as two such creatures of its controller attack, and its other side deals both opponents 2 damage
    Given Angie controls “Path of Mettle”
    And Angie controls “Youthful Knight”
    And Angie controls “Sprite Dragon”
    And Angie controls two “Mountain”
    And Edward's team has 30 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight” and “Sprite Dragon”
    And the triggered ability of “Path of Mettle” resolves
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 27 life
    When Angie activates the second ability of “Path of Mettle”
    And the ability resolves
    Then Edward's team has 23 life

  @id:ruling.path_of_mettle.teammate @clause:object.you @from:2018-04-27 @must
  Scenario: A teammate's creature and one without such a keyword do not count
    Given Angie controls “Path of Mettle”
    And Angie controls “Youthful Knight”
    And Angie controls “Grizzly Bears”
    And Barry controls “Sprite Dragon”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight” and “Grizzly Bears”
    And Barry attacks Edward with “Sprite Dragon”
    And the postcombat main phase of Angie's team begins
    And Angie's team passes priority
    And Edward casts “Naturalize” targeting “Path of Mettle”
    And the spell resolves
    Then Angie has “Path of Mettle” in her graveyard

  @id:ruling.path_of_mettle.enters @clause:object.you @from:2018-04-27 @must
  Scenario: As Path of Mettle enters it deals damage to each creature that has none of its keywords, on both sides
    Given Angie controls “Zulaport Cutthroat”
    And Barry controls “Nomads en-Kor”
    And Barry controls “Sprite Dragon”
    And Edward controls “Grenzo's Cutthroat”
    And Edward controls “Coiling Oracle”
    When Angie casts “Path of Mettle”
    And the spell resolves
    And the triggered ability of “Path of Mettle” resolves
    Then Barry has “Nomads en-Kor” in his graveyard
    And Edward has “Coiling Oracle” in his graveyard
    And Barry controls “Sprite Dragon”
    And Edward controls “Grenzo's Cutthroat”

  @id:ruling.path_of_mettle.random @clause:effect.destroy @from:2018-04-27 @must
  Scenario: Chance chooses among creatures that attacked, and among no others
    Given Angie controls “Path of Mettle”
    And Angie controls “Youthful Knight”
    And Angie controls “Sprite Dragon”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Angie controls three “Plains”
    And Angie controls “Mountain”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight” and “Sprite Dragon”
    And the triggered ability of “Path of Mettle” resolves
    And the postcombat main phase of Angie's team begins
    And Angie casts “Shock” targeting “Sprite Dragon”
    And the spell resolves
    And Angie activates the third ability of “Path of Mettle”
    And the ability resolves
    Then Angie has “Youthful Knight” in her graveyard
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
