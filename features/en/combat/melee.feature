# language: en
Feature: Bigger for each opponent attacked, cheaper for each there is
  > A keyword counts the opponents whom its player attacked, another those whom a spell's caster has. Whom does each count in a team?

  @id:melee.granted @situation:melee @clause:keyword.melee @clause:object.you @from:2018-04-27 @must
  Scenario: Each of a player's creatures is bigger by the two heads whom that player attacks, and a teammate's has nothing of it
    Given Angie controls “Adriana, Captain of the Guard”
    And Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Adriana, Captain of the Guard”
    And Angie attacks Ronald with “Hill Giant”
    And Barry attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then “Adriana, Captain of the Guard” is 6/6
    And “Hill Giant” is 5/5
    And “Grizzly Bears” is 2/2
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:melee.twice @situation:melee @clause:keyword.melee @from:2018-04-27 @must
  Scenario: A creature that has the ability twice grows twice
    Given Angie controls “Adriana, Captain of the Guard”
    And Angie controls “Wings of the Guard”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Wings of the Guard”
    And the declare blockers step of Angie's team begins
    Then “Wings of the Guard” is 3/3
    And “Adriana, Captain of the Guard” is 4/4

  @id:melee.all @situation:melee @clause:keyword.melee @variant:free-for-all @from:2016-08-26 @must
  Scenario: Among four players who attacks all three of the others has creatures bigger by 3
    Given Angie controls “Adriana, Captain of the Guard”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Adriana, Captain of the Guard”
    And Angie attacks Martha with “Hill Giant”
    And Angie attacks Simon with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    Then “Adriana, Captain of the Guard” is 7/7
    And “Hill Giant” is 6/6
    And “Grizzly Bears” is 5/5

  @id:undaunted.three @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  Scenario: Against three opponents a spell for seven mana is cast with four
    Given Angie controls four “Plains”
    And Edward controls “Hill Giant”
    And Edward controls “Megrim”
    Then Angie can cast “Sublime Exhalation”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
    And Edward controls “Megrim”
    And Angie has no unspent mana

  @id:undaunted.left @situation:undaunted @clause:keyword.undaunted @clause:cost.total @variant:free-for-all @from:2016-11-11 @must
  Scenario: Who has left the game is not counted any more
    Given Angie controls four “Plains”
    And Angie has “Plains” in hand
    And Edward controls “Hill Giant”
    When Simon concedes the game
    Then Angie can't cast “Sublime Exhalation”
    When Angie plays “Plains” as a land
    Then Angie can cast “Sublime Exhalation”
    When the spell resolves
    Then Edward has “Hill Giant” in his graveyard
