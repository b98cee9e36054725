# language: en
Feature: Krav and Regna
  > Krav lets a player gain life for creatures that are sacrificed, and Regna asks whether anybody of the team gained any. Who counts, how often, and until when?

  @id:ruling.krav.any_member @situation:ruling.krav @clause:life.shared @clause:trigger.intervening_if @clause:object.you @from:2018-04-27 @must
  Scenario: Life that the teammate gained counts for Regna, though the team has lost more since and Regna came only then
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Krav, the Unredeemed”
    And Angie controls eight “Mana Source”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Barry has three cards in his library
    And Angie has three cards in her library
    When Angie activates the ability of “Krav, the Unredeemed” with X = 2
    And Angie chooses Barry as the target
    And Angie sacrifices “Grizzly Bears” and “Hill Giant”
    And the ability resolves
    Then Angie's team has 22 life
    And Barry has one card in his library
    And Angie has three cards in her library
    And “Krav, the Unredeemed” has two +1/+1 counters
    And “Krav, the Unredeemed” is 5/5
    And Barry controls “Wind Drake”
    When Barry casts “Flame Rift”
    And the spell resolves
    And Angie casts “Regna, the Redeemer”
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Regna, the Redeemer” resolves
    Then Angie's team has 14 life
    And Angie controls two creature tokens

  @id:ruling.krav.two_tokens @situation:ruling.krav @clause:trigger.intervening_if @clause:life.shared @from:2018-04-27 @must
  Scenario: Two tokens come, though both members gained life, and more than once
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Krav, the Unredeemed”
    And Angie controls eight “Mana Source”
    And Angie controls “Regna, the Redeemer”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Barry controls “Bottle Gnomes”
    When Angie activates the ability of “Krav, the Unredeemed” with X = 2
    And Angie chooses Angie as the target
    And Angie sacrifices “Grizzly Bears” and “Hill Giant”
    And the ability resolves
    And Barry activates the ability of “Bottle Gnomes”
    And the ability resolves
    And the end step of Angie's team begins
    And the triggered ability of “Regna, the Redeemer” resolves
    Then Angie's team has 25 life
    And Angie controls two creature tokens
    And Barry controls no creature tokens

  @id:ruling.krav.too_late @situation:ruling.krav @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Life that is gained in the end step comes too late, in this turn and for the next one's
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Krav, the Unredeemed”
    And Angie controls eight “Mana Source”
    And Angie controls “Regna, the Redeemer”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When the end step of Angie's team begins
    And Angie activates the ability of “Krav, the Unredeemed” with X = 2
    And Angie chooses Angie as the target
    And Angie sacrifices “Grizzly Bears” and “Hill Giant”
    And the ability resolves
    And the upkeep of Edward's team begins
    Then Angie's team has 22 life
    And Angie controls no creature tokens
    When the upkeep of Angie's team begins
    Then Angie controls no creature tokens
