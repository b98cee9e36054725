# language: en
@source:W @source:N
Feature: Three or four players share one life total
  > Damage, gain and loss of life happen to each player individually. What becomes of the total of a team of three or four, and which number is one player's?

  @id:heads.damage.each.three @variant:three-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scenario: What each of three players is dealt their team loses three times
    Given Angie's team has 20 life
    And Edward's team has 15 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 8 life
    And Edward's team has 3 life

  @id:heads.damage.each.four @variant:four-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scenario: What each of four players is dealt their team loses four times
    Given Angie's team has 20 life
    And Edward's team has 17 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 4 life
    And Edward's team has 1 life

  @id:heads.read.whole @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2010-04-23 @must
  Scenario: One of three players is taken to have all of the team's life
    Given Angie's team has 13 life
    And Celia controls “Lurking Evil”
    When Celia activates the ability of “Lurking Evil”
    Then Angie's team has 6 life

  @id:heads.read.share @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @should
  Scenario: One of three players is taken to have had a third of the team's life, rounded up
    Given Angie's team has 13 life
    And Celia controls “Lurking Evil”
    When Celia activates the ability of “Lurking Evil”
    Then Angie's team has 10 life

  @id:heads.set_each.sum @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @must
  Scenario: Where each of three players got a life total, their team ended up with the sum
    Given Angie's team has 13 life
    And Edward's team has 13 life
    And Angie controls a creature
    And Barry controls two creatures
    And Celia controls three creatures
    And Edward controls a creature
    When Celia casts “Biorhythm”
    And the spell resolves
    Then Angie's team has 6 life
    And Edward's team has 1 life

  @id:heads.set_each.chosen @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2010-04-23 @must
  Scenario: Where each of three players gets a life total, only one of them, whom the team chooses, is affected
    Given Angie's team has 13 life
    And Edward's team has 13 life
    And Angie controls a creature
    And Barry controls two creatures
    And Celia controls three creatures
    And Victor controls a creature
    When Celia casts “Biorhythm”
    And the spell resolves
    And Angie's team chooses Celia as the affected player
    And Edward's team chooses Victor as the affected player
    Then Angie's team has 3 life
    And Edward's team has 1 life

  @id:heads.set_one @variant:three-headed-giant @clause:life.set_one @clause:team.more_heads @from:2010-04-23 @must
  Scenario: Where one of three players gets a life total, their team ends up with it
    Given Angie's team has 40 life
    And Edward's team has 25 life
    When Angie casts “Magister Sphinx”
    And the spell resolves
    And Angie chooses Victor as the target
    And the triggered ability of “Magister Sphinx” resolves
    Then Edward's team has 10 life
    And Angie's team has 40 life

  @id:heads.cannot_gain @variant:four-headed-giant @clause:life.cannot_gain @clause:team.more_heads @must
  Scenario Outline: One of four players can't gain life: can the fourth?
    Given Angie's team has 20 life
    And Angie controls “Platinum Emperion”
    And Dora controls “Bottle Gnomes”
    When Dora activates the ability of “Bottle Gnomes”
    And the ability resolves
    Then Angie's team has <life> life

    Examples:
      | from       | rule    | life |
      | 2005-08-01 | 606.9   | 23   |
      | 2010-04-23 | 806.10g | 20   |

  @id:heads.cannot_lose @variant:three-headed-giant @clause:life.cannot_lose @clause:team.more_heads @must
  Scenario Outline: One of three players can't lose life: do the other two?
    Given Angie's team has 20 life
    And Edward's team has 30 life
    And Celia controls “Platinum Emperion”
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has <life> life
    And Edward's team has 18 life

    Examples:
      | from       | rule   | life |
      | 2005-08-01 | 606.9  | 12   |
      | 2010-10-01 | 810.9h | 20   |
