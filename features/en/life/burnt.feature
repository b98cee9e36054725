# language: en
Feature: Life that mana burns
  > Until 2009 mana that was left cost its player life. Is that life lost like any other?

  @id:life.burnt.trigger @clause:mana.burn @clause:life.shared @clause:object.you @from:2005-08-01 @until:2009-07-11 @must
  Scenario: What triggers on a player's losing life triggers on mana burn, and not on the teammate's
    Given Angie's team has 10 life
    And Angie controls “Transcendence”
    And Angie controls “Mana Source”
    And Barry controls “Mana Source”
    When Angie activates the ability of Angie's “Mana Source”
    And Angie chooses green as the colour
    And the beginning of combat step of Angie's team begins
    Then Angie's team has 9 life
    When the triggered ability of “Transcendence” resolves
    Then Angie's team has 11 life
    When Barry activates the ability of Barry's “Mana Source”
    And Barry chooses red as the colour
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 10 life
    When the upkeep of Edward's team begins
    Then Angie's team has 10 life

  @id:life.burnt.added @clause:mana.burn @clause:mana.empties @clause:phase.extra @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Mana burns at the end of a phase that is followed by an additional one, and at the end of each of those
    Given Angie's team has 20 life
    And Angie controls “Grizzly Bears”
    And Barry controls “Forest”
    And Barry controls “Plains”
    And Barry controls “Swamp”
    When the postcombat main phase of Angie's team begins
    And Angie casts “Seize the Day” targeting “Grizzly Bears”
    And the spell resolves
    And Barry activates the ability of “Forest”
    And the beginning of combat step of Angie's team begins
    Then Barry has no unspent mana
    And Angie's team has 19 life
    When Barry activates the ability of “Plains”
    And the postcombat main phase of Angie's team begins
    Then Barry has no unspent mana
    And Angie's team has 18 life
    When Barry activates the ability of “Swamp”
    And the end step of Angie's team begins
    Then Barry has no unspent mana
    And Angie's team has 17 life

  @id:life.burnt.end @clause:mana.burn @clause:mana.empties @from:2005-08-01 @until:2009-07-11 @must
  Scenario: Mana of the end step burns as the turn ends, and not in the turn that follows
    Given Angie's team has 20 life
    And Angie controls “Forest”
    When the end step of Angie's team begins
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When the upkeep of Edward's team begins
    Then Angie has no unspent mana
    And Angie's team has 19 life

  @id:life.burnt.last_turns @situation:life.burnt.end @clause:mana.burn @clause:mana.empties @clause:match.turns_after_time @from:2005-08-20 @until:2009-07-11 @must
  Scenario: Mana burns in the turns that are still played once time is called, too
    Given Angie's team has 20 life
    And Angie controls “Forest”
    When time is called
    And the end step of Angie's team begins
    And Angie activates the ability of “Forest”
    Then Angie has one unspent mana
    When the upkeep of Edward's team begins
    Then Angie has no unspent mana
    And Angie's team has 19 life
