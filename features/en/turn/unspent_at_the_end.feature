# language: en
Feature: Unspent mana at the end of a turn
  > Mana is added in the end step, and another end step follows, or a cleanup step in which players act. What is left of it?

  @id:unspent.end_again @situation:unspent.end @clause:mana.empties @clause:step.extra @from:2009-07-11 @must
  Scenario: Mana of an end step is gone in the additional one
    Given Angie controls “Exercise of the Long Evening”
    And Angie controls “Forest”
    When the end step of Angie's team begins
    And the triggered ability of “Exercise of the Long Evening” resolves
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the end step of Angie's team
    And Angie has no unspent mana

  @id:unspent.cleanup @situation:unspent.end @clause:mana.empties @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Mana of the end step is gone in the cleanup step in which something triggers
    Given Edward controls “Zulaport Cutthroat”
    And Barry controls “Liliana, the Last Hope”
    And Angie controls “Forest”
    When Barry casts “Giant Growth” targeting “Zulaport Cutthroat”
    And the spell resolves
    And Barry activates the first ability of “Liliana, the Last Hope”
    And Barry chooses “Zulaport Cutthroat” as the target
    And the ability resolves
    And the end step of Angie's team begins
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When Angie's team passes priority
    And Edward's team passes priority
    Then it is the cleanup step of Angie's team
    And Angie has no unspent mana

  @id:unspent.cleanup_again @situation:unspent.end @clause:mana.empties @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Mana of a cleanup step is gone in the cleanup step that follows it
    Given Edward controls “Zulaport Cutthroat”
    And Edward controls “Megrim”
    And Barry controls “Liliana, the Last Hope”
    And Ronald controls “Forest”
    And Angie controls four “Mana Source”
    And Angie has eight cards in hand
    And Angie has “Think Twice” in her graveyard
    When Angie casts “Giant Growth” targeting “Zulaport Cutthroat”
    And the spell resolves
    And Barry activates the first ability of “Liliana, the Last Hope”
    And Barry chooses “Zulaport Cutthroat” as the target
    And the ability resolves
    And the end step of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    And the triggered ability of “Zulaport Cutthroat” resolves
    And Angie casts “Think Twice”
    And the spell resolves
    And Angie's team passes priority
    And Ronald activates the ability of “Forest”
    Then Ronald has one unspent mana
    When Edward's team passes priority
    And Angie's team passes priority
    And Angie discards one card
    Then it is the cleanup step of Angie's team
    And Ronald has no unspent mana
