# language: en
Feature: Combat damage between teams of three or four
  > Creatures of any head strike first, block together, and wait for their damage. Does it matter how many heads there are?

  @id:heads.first_strike.blocked @variant:three-headed-giant @clause:combat.first_strike @clause:combat.block @clause:team.more_heads @must
  Scenario Outline: A creature that strikes first kills the blocker of a third opponent and is dealt no damage
    Given Angie controls “Youthful Knight”
    And Victor controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Youthful Knight”
    And the declare blockers step of Angie's team begins
    And Victor blocks “Youthful Knight” with “Grizzly Bears”
    And the end of combat step of Angie's team begins
    Then Angie controls “Youthful Knight”
    And Victor controls no creatures

    Examples:
      | from       | rule  | whom          |
      | 2005-08-01 | 310.5 | Edward's team |
      | 2018-04-27 | 510.4 | Edward        |

  @id:heads.first_strike.teammate @variant:four-headed-giant @clause:combat.first_strike @clause:combat.attack @clause:team.more_heads @must
  Scenario Outline: Of four teammates one strikes first, and the fourth in the second step of the same combat
    Given Angie controls “Youthful Knight”
    And Dora controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Youthful Knight”
    And Dora attacks <whom> with “Hill Giant”
    And Angie's team chooses Walter as the player who is dealt the damage
    And the combat damage step of Angie's team begins
    Then Edward's team has 18 life
    When Angie's team passes priority
    And Edward's team passes priority
    Then Edward's team has 15 life

    Examples:
      | from       | rule  | whom          |
      | 2009-07-11 | 510.5 | Edward's team |
      | 2018-04-27 | 510.4 | Walter        |

  @id:heads.damage.when @variant:three-headed-giant @clause:combat.damage_when @clause:combat.damaged_player @clause:team.more_heads @must
  Scenario Outline: The damage of three attackers waits on the stack as one object, and later no more
    Given Edward's team has 30 life
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    And Celia controls “Turret Ogre”
    When the declare attackers step of Angie's team begins
    And Angie attacks <whom> with “Hill Giant”
    And Barry attacks <whom> with “Grizzly Bears”
    And Celia attacks <whom> with “Turret Ogre”
    And the combat damage step of Angie's team begins
    And Angie's team chooses Victor as the player who is dealt the damage
    Then Edward's team has <life> life

    Examples:
      | from       | rule  | whom          | life |
      | 2005-08-01 | 310.1 | Edward's team | 30   |
      | 2009-07-11 | 510.2 | Edward's team | 21   |
      | 2018-04-27 | 510.2 | Victor        | 21   |

  @id:heads.division.freely @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @from:2005-08-01 @until:2009-07-11 @must
  Scenario: The first and the fourth opponent block the same creature, and the attacking team divides its damage as it likes
    Given Angie controls “Wind Drake”
    And Dora controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Dora blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team divides the damage: 1 to “Wind Drake”, 1 to “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls a creature
    And Dora controls a creature
    And Edward controls no creatures

  @id:heads.division.in_order @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @until:2024-11-08 @must
  Scenario Outline: Among blockers of the first and the fourth opponent there was an order, and the first took lethal damage before the other
    Given Angie controls “Wind Drake”
    And Dora controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks <whom> with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Dora blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team orders the damage: first “Wind Drake”, then “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls no creatures
    And Dora controls a creature
    And Edward controls no creatures

    Examples:
      | from       | rule    | whom         |
      | 2009-07-11 | 806.7e  | Angie's team |
      | 2018-04-27 | 805.10f | Barry        |

  @id:heads.division.freely.now @situation:heads.division @variant:four-headed-giant @clause:combat.division @clause:combat.damage @clause:team.more_heads @from:2024-11-08 @must
  Scenario: Among blockers of the first and the fourth opponent there is no order any more
    Given Angie controls “Wind Drake”
    And Dora controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Wind Drake”
    And Dora blocks “Grizzly Bears” with “Hill Giant”
    And Edward's team divides the damage: 1 to “Wind Drake”, 1 to “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Angie controls a creature
    And Dora controls a creature
    And Edward controls no creatures
