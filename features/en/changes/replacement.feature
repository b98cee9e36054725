# language: en
@source:R
Feature: What is replaced before it happens
  > Something doubles the life that you gain, or the damage that is dealt. Whom of a team does it concern, and who chooses what is applied first?

  @id:replacement.gain @clause:object.you @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that the teammate gains is not doubled by Boon Reflection
    Given Angie's team has 20 life
    And Angie controls “Boon Reflection”
    And Angie controls “Fountain of Youth”
    And Angie controls two “Mana Source”
    And Barry controls “Bottle Gnomes”
    When Angie activates the ability of “Fountain of Youth”
    And the ability resolves
    Then Angie's team has 22 life
    When Barry activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has 25 life

  @id:replacement.gain.several @situation:replacement.gain @clause:replacement.once @from:2005-08-01 @must
  Scenario: Each effect doubles once, so two of them quadruple
    Given Angie's team has 20 life
    And Angie controls “Boon Reflection”
    And Angie controls “Alhammarret's Archive”
    And Barry controls “Boon Reflection”
    And Angie controls “Bottle Gnomes”
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has 32 life

  @id:replacement.gain.order.doubled @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: The player who gains life applies what doubles it first
    Given Angie's team has 20 life
    And Angie controls “Boon Reflection”
    And Angie controls “Heron of Hope”
    And Angie controls “Bottle Gnomes”
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And Angie chooses to apply the effect of “Boon Reflection” first
    Then Angie's team has 27 life

  @id:replacement.gain.order.more @situation:replacement.gain.order @clause:replacement.order @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: The player who gains life applies what adds to it first
    Given Angie's team has 20 life
    And Angie controls “Boon Reflection”
    And Angie controls “Heron of Hope”
    And Angie controls “Bottle Gnomes”
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    And Angie chooses to apply the effect of “Heron of Hope” first
    Then Angie's team has 28 life

  @id:replacement.gain.cannot @clause:replacement.cannot @clause:life.cannot_gain @must
  Scenario Outline: Life that a player can't gain is not doubled
    Given Angie's team has 20 life
    And <player> controls “Platinum Emperion”
    And Angie controls “Boon Reflection”
    And Angie controls “Bottle Gnomes”
    When Angie activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has <life> life

    Examples:
      | from       | rule  | player | life |
      | 2005-08-01 | 103.2 | Angie  | 20   |
      | 2005-08-01 | 103.2 | Barry  | 26   |
      | 2010-04-23 | 101.2 | Angie  | 20   |
      | 2010-04-23 | 101.2 | Barry  | 20   |

  @id:replacement.damage @clause:replacement.once @clause:life.shared @from:2005-08-01 @must
  Scenario: Doubled damage to each player costs a team both members' doubled shares
    Given Angie's team has 30 life
    And Edward's team has 20 life
    And Barry controls “Furnace of Rath”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 14 life
    And Edward's team has 4 life

  @id:replacement.damage.creature @situation:replacement.damage @clause:replacement.once @from:2005-08-01 @must
  Scenario: Damage to a creature is doubled as well
    Given Edward's team has 20 life
    And Edward controls “Grizzly Bears”
    And Edward controls “Furnace of Rath”
    When Angie casts “Dagger Caster”
    And the spell resolves
    And the triggered ability of “Dagger Caster” resolves
    Then Edward controls no creatures
    And Edward's team has 16 life

  @id:replacement.lose @clause:object.you @clause:life.shared @from:2005-08-01 @must
  Scenario: Only the opponents of its controller lose twice the life, damage included
    Given Angie's team has 30 life
    And Edward's team has 30 life
    And Barry controls “Exercise of the Open Wound”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 22 life
    And Edward's team has 14 life

  @id:replacement.draw @clause:replacement.draw @clause:object.you @from:2006-10-01 @must
  Scenario: Cards that the teammate draws are not doubled by Alhammarret's Archive
    Given Barry has one card in hand
    And Edward has one card in hand
    And Ronald has one card in hand
    And Barry controls “Alhammarret's Archive”
    And Edward controls “Thought Reflection”
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Barry has five cards in hand
    And Edward has five cards in hand
    And Ronald has three cards in hand

  @id:replacement.draw.step @situation:replacement.draw @clause:replacement.draw @from:2005-08-01 @must
  Scenario: The first card in the team's draw step is one card, each further one of its controller two
    Given it is the precombat main phase of Edward's team
    And Angie has one card in hand
    And Barry has one card in hand
    And Angie controls “Alhammarret's Archive”
    When the draw step of Angie's team begins
    Then Angie has two cards in hand
    And Barry has two cards in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has three cards in hand

  @id:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @variant:two-headed-giant @variant:two-player @variant:free-for-all @from:2006-10-01 @must
  Scenario: Who draws nothing instead does not lose with an empty library
    Given Angie controls “Possessed Portal”
    And Angie has no cards in her library
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then the game goes on
    And Angie has no cards in her library

  @id:replacement.draw.teammate @situation:replacement.draw.nothing @clause:replacement.draw @clause:draw.empty @from:2006-10-01 @must
  Scenario: The teammate still draws, and the team loses with that empty library
    Given Angie controls “Exercise of the Closed Book”
    And Barry has no cards in his library
    When Angie casts “Vision Skeins”
    And the spell resolves
    Then Angie's team loses the game

  @id:lost_this_way.none @situation:lost_this_way @clause:life.cannot_lose @clause:life.shared @from:2013-05-01 @must
  Scenario: Who gains as much as was lost gains nothing where nobody could lose anything
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Edward controls “Platinum Emperion”
    When Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 20 life
    And Angie's team has 20 life

  @id:lost_this_way.doubled @situation:lost_this_way @clause:replacement.once @clause:life.shared @clause:object.you @from:2013-05-01 @must
  Scenario: Where each loss is doubled, as much as was lost is twice as much too
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Exercise of the Open Wound”
    When Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 8 life
    And Angie's team has 32 life

  @id:lost_this_way.doubled_one @situation:lost_this_way @clause:replacement.once @variant:two-player @from:2013-05-01 @must
  Scenario: Between two players what is gained is twice the loss that is doubled, once
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Exercise of the Open Wound”
    When Angie casts “Gray Merchant of Asphodel”
    And the spell resolves
    And the triggered ability of “Gray Merchant of Asphodel” resolves
    Then Edward's team has 14 life
    And Angie's team has 26 life

  @id:replacement.two_thieves @situation:replacement.two_thieves @clause:replacement.once @clause:replacement.instead @variant:two-headed-giant @variant:two-player @from:2013-07-13 @must
  Scenario: Two effects that each turn a draw of the opponents into one of the own player replace it once each
    Given it is the precombat main phase of Angie's team
    And Angie controls “Notion Thief”
    And Edward controls “Notion Thief”
    And Angie has two cards in hand
    And Edward has two cards in hand
    When Angie casts “Reach Through Mists”
    And the spell resolves
    Then Angie has two cards in hand
    And Edward has two cards in hand
