# language: en
Feature: A little less, and a colour that is given
  > Some damage of each source is prevented, some creatures have the colour that their maker gives them. Where does it begin and end?

  @id:small.armor @clause:replacement.once @clause:object.you @from:2005-08-01 @must
  Scenario: One of each source's damage is kept from its controller, all of it where it is one, and none from the teammate
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Urza's Armor”
    When Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 19 life
    When Edward casts “Dagger Caster”
    And the spell resolves
    And the triggered ability of “Dagger Caster” resolves
    Then Angie's team has 18 life
    When Edward casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 11 life

  @id:small.token_colour @clause:object.colour @clause:ability.static @from:2007-05-01 @must
  Scenario: A white Soldier token is made bigger by what makes white creatures bigger, and a green Saproling is not
    Given Barry controls “Crusade”
    And Angie controls “Verdant Force”
    And Edward controls “Soul Warden”
    When Angie casts “Bastion of Remembrance”
    And the spell resolves
    And the triggered ability of “Bastion of Remembrance” resolves
    Then Angie controls a 2/2 creature token
    And “Soul Warden” is 2/2
    When the draw step of Edward's team begins
    Then Angie controls a 1/1 Saproling token
    And “Verdant Force” is 7/7

  @id:small.angel_colour @situation:small.token_colour @clause:object.colour @from:2010-04-23 @must
  Scenario: The Angels of Luminarch Ascension and of Speaker of the Heavens are white
    Given Angie's team has 40 life
    And Barry controls “Crusade”
    And Angie controls “Speaker of the Heavens”
    And Barry controls “Luminarch Ascension”
    And “Luminarch Ascension” has four quest counters
    And Barry controls two “Plains”
    When Angie activates the ability of “Speaker of the Heavens”
    And the ability resolves
    Then Angie controls a 5/5 Angel token
    When Barry activates the ability of “Luminarch Ascension”
    And the ability resolves
    Then Barry controls a 5/5 Angel token

  @id:small.hand_block @clause:combat.block @from:2018-04-27 @must
  Scenario: A creature in hand does not block, nor is one blocked that stays at home
    Given Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward has “Corpse Knight” in hand
    And Edward controls “Soul Warden”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Hill Giant” with “Corpse Knight”
    And Edward can't block “Grizzly Bears” with “Soul Warden”
    But Edward can block “Hill Giant” with “Soul Warden”

  @id:small.two_controlled @clause:turn.control @variant:free-for-all @from:2010-10-01 @must
  Scenario: A player controls two others, each in that player's next turn
    Given Angie controls “Mindslaver”
    And Angie controls 12 “Swamp”
    When Angie activates the ability of “Mindslaver”
    And Angie chooses Edward as the target
    And the ability resolves
    And Angie casts “Worst Fears” targeting Martha
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't cast “Grizzly Bears”
    But Angie can cast “Grizzly Bears” for Edward
    When the spell resolves
    Then Edward controls “Grizzly Bears”
    When the precombat main phase of Martha's team begins
    Then Martha can't cast “Hill Giant”
    But Angie can cast “Hill Giant” for Martha
    When the spell resolves
    Then Martha controls “Hill Giant”
    When the precombat main phase of Simon's team begins
    Then Simon can cast “Wind Drake”
    When the spell resolves
    Then Simon controls “Wind Drake”

  @id:small.both_heads_control @situation:small.two_controlled @clause:turn.control @from:2010-10-01 @must
  Scenario: Who controls the second player makes the first player's decisions too, for one turn
    Given Barry controls “Mindslaver”
    And Barry controls four “Forest”
    When Barry activates the ability of “Mindslaver”
    And Barry chooses Ronald as the target
    And the ability resolves
    And the precombat main phase of Edward's team begins
    Then Edward can't cast “Grizzly Bears”
    But Barry can cast “Grizzly Bears” for Edward
    When the upkeep of Angie's team begins
    And the precombat main phase of Edward's team begins
    Then Edward can cast “Hill Giant”
