# language: en
@source:W
Feature: A creature that can attack only if something is true
  > Whether a creature can attack depends on something about the defending player, or on the attack as a whole. There are two defending players, and one attack.

  @id:combat.positive.each @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scenario: What must be true of the defending player must be true of both
    Given Angie controls “Island”
    And Edward controls “Sea Monster”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Sea Monster”
    But Edward can attack Angie's team with “Hill Giant”

  @id:combat.positive.both @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2005-08-01 @until:2007-02-01 @must
  Scenario: What is true of both defending players is enough
    Given Angie controls “Island”
    And Barry controls “Island”
    And Edward controls “Sea Monster”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Sea Monster”
    Then “Sea Monster” is attacking

  @id:combat.positive.either @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scenario: What is true of one defending player is enough
    Given Angie controls “Island”
    And Edward controls “Sea Monster”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Sea Monster”
    Then “Sea Monster” is attacking

  @id:combat.positive.neither @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2007-05-01 @until:2018-04-27 @must
  Scenario: What is true of neither defending player keeps the creature from attacking
    Given Angie controls “Forest”
    And Edward controls “Sea Monster”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Sea Monster”
    But Edward can attack Angie's team with “Hill Giant”

  @id:combat.positive.attacked @situation:combat.positive @clause:combat.attack_condition @source:W-EX14a @from:2018-04-27 @must
  Scenario: What must be true must be true of the player who is attacked
    Given Angie controls “Island”
    And Edward controls “Sea Monster”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Barry with “Sea Monster”
    But Edward can attack Angie with “Sea Monster”

  @id:combat.relative.each @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2005-08-01 @until:2007-02-01 @must
  Scenario: More creatures than one of the defending players were once too few
    Given Edward controls “Goblin Goon”
    And Edward controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Goblin Goon”
    But Edward can attack Angie's team with “Hill Giant”

  @id:combat.relative.either @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scenario: More creatures than one of the defending players are enough
    Given Edward controls “Goblin Goon”
    And Edward controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Goblin Goon”
    Then “Goblin Goon” is attacking

  @id:combat.relative.neither @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2007-05-01 @until:2018-04-27 @must
  Scenario: As many creatures as each defending player are too few
    Given Edward controls “Goblin Goon”
    And Edward controls “Hill Giant”
    And Angie controls two “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Goblin Goon”
    But Edward can attack Angie's team with “Hill Giant”

  @id:combat.relative.attacked @situation:combat.relative @clause:combat.attack_condition @source:W-EX14b @from:2018-04-27 @must
  Scenario: Who has more creatures is asked of the player who is attacked
    Given Edward controls “Goblin Goon”
    And Edward controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls two “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Barry with “Goblin Goon”
    But Edward can attack Angie with “Goblin Goon”

  @id:combat.negative.one @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scenario: What the defending player must lack both must lack
    Given Angie controls “Lurking Evil”
    And Edward controls “Exercise of the Absence”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Exercise of the Absence”
    But Edward can attack Angie's team with “Hill Giant”

  @id:combat.negative.none @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2007-05-01 @until:2018-04-27 @must
  Scenario: What both defending players lack is lacking
    Given Angie controls “Grizzly Bears”
    And Edward controls “Exercise of the Absence”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie's team with “Exercise of the Absence”
    Then “Exercise of the Absence” is attacking

  @id:combat.negative.attacked @situation:combat.negative @clause:combat.attack_condition @source:W-EX14c @from:2018-04-27 @must
  Scenario: What must be lacking must be lacking from the player who is attacked
    Given Angie controls “Lurking Evil”
    And Edward controls “Exercise of the Absence”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Exercise of the Absence”
    But Edward can attack Barry with “Exercise of the Absence”

  @id:combat.attacking_player.either @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scenario: More creatures than one of the attacking players are enough to block
    Given Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Ronald controls “Grizzly Bears”
    And Angie controls “Goblin Goon”
    And Angie controls “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Grizzly Bears” with “Goblin Goon”
    And the postcombat main phase of Edward's team begins
    Then Ronald controls a creature

  @id:combat.attacking_player.neither @situation:combat.attacking_player @clause:combat.block_condition @from:2007-05-01 @until:2018-04-27 @must
  Scenario: As many creatures as each attacking player are too few to block
    Given Edward controls two “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Ronald controls “Grizzly Bears”
    And Angie controls “Goblin Goon”
    And Angie controls “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Ronald attacks Angie's team with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Grizzly Bears” with “Goblin Goon”
    But Angie can block “Grizzly Bears” with “Vanilla 1/1”

  @id:combat.attacking_player.controller @situation:combat.attacking_player @clause:combat.block_condition @from:2018-04-27 @must
  Scenario: Who has more creatures is asked of the player whose creature would be blocked
    Given Edward controls “Hill Giant”
    And Ronald controls “Birds of Paradise”
    And Ronald controls “Grizzly Bears”
    And Angie controls “Goblin Goon”
    And Angie controls “Vanilla 1/1”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Grizzly Bears” with “Goblin Goon”
    But Angie can block “Hill Giant” with “Goblin Goon”

  @id:combat.attack.alone @situation:combat.attack.alone @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scenario: A creature that can't attack alone attacks beside a creature of the teammate
    Given Edward controls “Mogg Flunkies”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie's team with “Mogg Flunkies”
    But Edward can attack Angie's team with “Mogg Flunkies”
    And Ronald can attack Angie's team with “Hill Giant”

  @id:combat.attack.alone.now @situation:combat.attack.alone @clause:combat.attack @from:2018-04-27 @must
  Scenario: A creature that can't attack alone attacks one player beside an attack on the other
    Given Edward controls “Mogg Flunkies”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Mogg Flunkies”
    But Edward can attack Angie with “Mogg Flunkies”
    And Ronald can attack Barry with “Hill Giant”
