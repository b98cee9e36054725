# language: en
Feature: Around the table
  > Players take from whoever sits next to them. Who is that, who chooses, and what becomes of what has changed hands?

  @id:ruling.inniaz @clause:seat.neighbour @clause:object.control @from:2018-04-27 @must
  Scenario: By Inniaz each player takes from the right, the one on the left from the teammate, and what attacks is in combat no more
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie controls “Inniaz, the Gale Force”
    And Angie controls “Wind Drake”
    And Angie controls “Air Elemental”
    And Barry controls “Fountain of Youth”
    And Barry controls “Forest”
    And Edward controls “Bonesplitter”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Inniaz, the Gale Force”, “Wind Drake” and “Air Elemental”
    And Angie chooses “Wind Drake” to be taken
    And the triggered ability of “Inniaz, the Gale Force” resolves
    Then Barry controls “Wind Drake”
    And Angie controls “Hill Giant”
    And Ronald controls “Bonesplitter”
    And Edward controls “Fountain of Youth”
    And Barry controls “Forest”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 12 life

  @id:table.few @clause:seat.neighbour @from:2018-04-27 @must
  Scenario: Two creatures with flying of one player and one of the teammate are not three of one player
    Given it is the precombat main phase of Angie's team
    And Angie controls “Inniaz, the Gale Force”
    And Angie controls “Wind Drake”
    And Angie controls “Hill Giant”
    And Barry controls “Air Elemental”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Inniaz, the Gale Force”, “Wind Drake” and “Hill Giant”
    Then the stack is empty

  @id:ruling.order_of_succession @clause:seat.neighbour @clause:object.control @from:2005-08-01 @must
  Scenario: By Order of Succession the next player to the left is a teammate for one, and an opponent for the other
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Edward controls “Air Elemental”
    And Ronald controls “Goblin Chieftain”
    When Angie casts “Order of Succession”
    And Angie chooses the left
    And Angie chooses “Hill Giant” to be taken
    And the spell resolves
    Then Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Barry controls “Air Elemental”
    And Edward controls “Goblin Chieftain”
    And Ronald controls “Grizzly Bears”

  @id:ruling.order_of_succession.right @situation:ruling.order_of_succession @clause:seat.neighbour @clause:object.control @from:2005-08-01 @must
  Scenario: Where Order of Succession goes to the right, the one who had the teammate next has an opponent, and the other the teammate
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Air Elemental”
    And Ronald controls “Goblin Chieftain”
    And Ronald controls “Wind Drake”
    When Angie casts “Order of Succession”
    And Angie chooses the right
    And Angie chooses “Goblin Chieftain” to be taken
    And the spell resolves
    Then Angie controls “Goblin Chieftain”
    And Barry controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Air Elemental”
    And Ronald controls “Wind Drake”

  @id:table.each_chooses @clause:seat.neighbour @clause:choice.order @from:2005-08-01 @must
  Scenario: Each player chooses what to take, and who has nothing gives nothing
    Given it is the precombat main phase of Angie's team
    And Edward controls “Air Elemental”
    And Edward controls “Wind Drake”
    And Ronald controls “Goblin Chieftain”
    And Ronald controls “Hill Giant”
    When Angie casts “Order of Succession”
    And Angie chooses the left
    And Barry chooses “Wind Drake” to be taken
    And Edward chooses “Hill Giant” to be taken
    And the spell resolves
    Then Barry controls “Wind Drake”
    And Edward controls “Air Elemental”
    And Edward controls “Hill Giant”
    And Ronald controls “Goblin Chieftain”
    And Angie controls no creatures

  @id:table.back @clause:seat.neighbour @clause:object.control @variant:two-player @from:2005-08-01 @must
  Scenario: Two players exchange a creature each, and the turn's end gives nothing back
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Edward controls “Air Elemental”
    When Angie casts “Order of Succession”
    And Angie chooses the right
    And the spell resolves
    And the precombat main phase of Edward's team begins
    Then Angie controls “Air Elemental”
    And Edward controls “Grizzly Bears”

  @id:table.each_chooses.right @situation:table.each_chooses @clause:seat.neighbour @clause:choice.order @from:2005-08-01 @must
  Scenario: To the right an opponent chooses before the teammate of who cast the spell
    Given it is the precombat main phase of Angie's team
    And Angie controls “Grizzly Bears”
    And Angie controls “Wall of Wood”
    And Edward controls “Air Elemental”
    And Edward controls “Wind Drake”
    When Angie casts “Order of Succession”
    And Angie chooses the right
    And the spell resolves
    Then Ronald has to choose
    But Angie has nothing to choose
    And Barry has nothing to choose
    And Edward has nothing to choose
