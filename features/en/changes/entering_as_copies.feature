# language: en
Feature: What enters as a copy of what is there
  > A permanent may enter the battlefield as a copy of another. What does it see, count and keep?

  @id:copies.clone @clause:object.enters_as_copy @clause:object.copy @from:2005-08-01 @must
  Scenario: What a creature that is copied says of its entering holds for the copy, too
    Given Edward controls “Thragtusk”
    And Angie's team has 20 life
    When Angie casts “Clone”
    And the spell resolves
    And Angie chooses “Thragtusk” to be copied
    And the triggered ability of “Clone” resolves
    Then “Clone” is 5/3
    And Angie's team has 25 life

  @id:copies.clone.teammate @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: A creature of a teammate can be copied, as it is printed and without its counters
    Given Barry controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    When Angie casts “Clone”
    And the spell resolves
    And Angie chooses “Hill Giant” to be copied
    Then “Clone” is 3/3
    And “Hill Giant” is 5/5

  @id:copies.clone.nothing @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: What enters as a copy of nothing is what is printed on it, here with no toughness
    Given Edward controls “Hill Giant”
    When Angie casts “Clone”
    And the spell resolves
    And Angie chooses nothing to be copied
    Then Angie has “Clone” in her graveyard

  @id:copies.artifact @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: What copies artifacts copies no creature that is none
    Given Edward controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    When Angie casts “Sculpting Steel”
    And the spell resolves
    And Angie chooses “Obsianus Golem” to be copied
    Then “Sculpting Steel” is 4/6
    And Angie controls a creature

  @id:copies.artifact.none @clause:object.enters_as_copy @from:2005-08-01 @must
  Scenario: Where there is none to be copied, it enters as what it is
    Given Edward controls “Hill Giant”
    When Angie casts “Sculpting Steel”
    And the spell resolves
    Then Angie controls “Sculpting Steel”
    And Angie controls no creatures

  @id:copies.except @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  Scenario: A copy that is an artifact, too, is destroyed as one, and what it copies is not
    Given Edward controls “Hill Giant”
    When Angie casts “Phyrexian Metamorph”
    And the spell resolves
    And Angie chooses “Hill Giant” to be copied
    Then “Phyrexian Metamorph” is 3/3
    When Angie's team passes priority
    Then Edward can't cast “Naturalize” targeting “Hill Giant”
    But Edward can cast “Naturalize” targeting “Phyrexian Metamorph”
    When the spell resolves
    Then Angie has “Phyrexian Metamorph” in her graveyard

  @id:copies.of_a_copy @clause:object.enters_as_copy @clause:object.copy_except @from:2011-09-30 @must
  Scenario: A copy of a copy is what that copies, with its exception
    Given Edward controls “Hill Giant”
    When Angie casts “Phyrexian Metamorph”
    And the spell resolves
    And Angie chooses “Hill Giant” to be copied
    And Barry casts “Sculpting Steel”
    And the spell resolves
    And Barry chooses “Phyrexian Metamorph” to be copied
    Then “Sculpting Steel” is 3/3
