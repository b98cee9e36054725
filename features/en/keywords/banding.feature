# language: en
Feature: Banding
  > Attackers form a band, and what blocks one of them blocks all. Which may be one, and who divides the damage then?

  @id:banding.one_without @clause:keyword.banding @from:2018-04-27 @must
  Scenario: All of a band but one have banding
    Given Angie controls “Benalish Hero”
    And Angie controls “Timber Wolves”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Hill Giant” and “Grizzly Bears” as a band
    And Angie can't attack Edward with “Benalish Hero”, “Hill Giant” and “Grizzly Bears” as a band
    But Angie can attack Edward with “Benalish Hero”, “Timber Wolves” and “Hill Giant” as a band
    And Angie can attack Edward with “Grizzly Bears”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 13 life

  @id:banding.one_band @clause:keyword.banding @from:2018-04-27 @must
  Scenario: A creature is in one band at most
    Given Angie controls “Benalish Hero”
    And Angie controls “Timber Wolves”
    And Angie controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Benalish Hero” in one band with “Timber Wolves” and in another with “Hill Giant”
    But Angie can attack Edward with “Benalish Hero”, “Timber Wolves” and “Hill Giant” as a band
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life

  @id:banding.one_whom @clause:keyword.banding_whom @from:2018-04-27 @must
  Scenario: A band attacks one of the defending players, though both are of one team
    Given Angie controls “Benalish Hero”
    And Angie controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Benalish Hero” and Ronald with “Hill Giant” as a band
    But Angie can attack Edward with “Benalish Hero”
    And Angie can attack Ronald with “Hill Giant”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life

  @id:banding.planeswalker @clause:keyword.banding_whom @from:2018-04-27 @must
  Scenario: No band attacks a player and that player's planeswalker
    Given Angie controls “Benalish Hero”
    And Angie controls “Hill Giant”
    And Edward controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Benalish Hero” and “Nissa, Voice of Zendikar” with “Hill Giant” as a band
    But Angie can attack “Nissa, Voice of Zendikar” with “Hill Giant”
    And Angie can attack Edward with “Benalish Hero”
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And “Nissa, Voice of Zendikar” has two loyalty counters

  @id:banding.teammates @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @should
  Scenario: The team declares its attack as one, and creatures of both members are a band
    Given Angie controls “Benalish Hero”
    And Barry controls “Hill Giant”
    And Ronald controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Hero”
    And Barry attacks Edward with “Hill Giant” in a band with “Benalish Hero”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Benalish Hero” with “Obsianus Golem”
    And Edward's team orders the damage: first “Benalish Hero”, then “Hill Giant”
    And Angie's team divides the damage: 0 to “Benalish Hero”, 4 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Barry has “Hill Giant” in his graveyard
    And Angie controls “Benalish Hero”

  @id:banding.given @clause:keyword.banding @from:2018-04-27 @must
  Scenario: A creature that is given banding joins a band with a second one that has none
    Given Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls “Helm of Chatzuk”
    And Barry controls “Plains”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When Barry activates the ability of “Helm of Chatzuk” targeting “Hill Giant”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant” and “Grizzly Bears” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Obsianus Golem”
    And Edward's team orders the damage: first “Grizzly Bears”, then “Hill Giant”
    And Angie's team divides the damage: 4 to “Hill Giant”, 0 to “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Hill Giant” in her graveyard
    And Angie controls “Grizzly Bears”

  @id:banding.helm @clause:keyword.banding @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: An artifact that taps gives banding to one creature until end of turn, and no longer
    Given Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Angie controls “Helm of Chatzuk”
    And Angie controls no “Mana Source”
    And Barry controls “Helm of Chatzuk”
    And Barry controls two “Plains”
    And Edward controls “Obsianus Golem”
    Then Angie can't activate the ability of Angie's “Helm of Chatzuk” targeting “Hill Giant”
    And Barry can't activate the ability of Barry's “Helm of Chatzuk” targeting Angie's “Helm of Chatzuk”
    But Barry can activate the ability of Barry's “Helm of Chatzuk” targeting “Hill Giant”
    When the ability resolves
    Then Barry's “Helm of Chatzuk” is tapped
    And Barry can't activate the ability of Barry's “Helm of Chatzuk” targeting “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Obsianus Golem”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Obsianus Golem” with “Hill Giant”
    And Angie blocks “Obsianus Golem” with “Grizzly Bears”
    And the combat damage step of Edward's team begins
    Then Edward has to choose
    And Angie has nothing to choose
    When Edward's team divides the damage: 3 to “Hill Giant”, 1 to “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Angie has “Hill Giant” in her graveyard
    And Angie controls “Grizzly Bears”

  @id:banding.baton @clause:keyword.banding @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: An artifact that does not tap gives banding to one creature after another, for that turn
    Given Angie controls “Hill Giant”
    And Angie controls “War Mammoth”
    And Angie controls “Baton of Morale”
    And Angie controls four “Plains”
    And Barry controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And Barry controls “Baton of Morale”
    And Barry controls “Plains”
    And Edward controls “Barkhide Mauler”
    Then Barry can't activate the ability of Barry's “Baton of Morale” targeting “Hill Giant”
    And Angie can't activate the ability of Angie's “Baton of Morale” targeting Barry's “Baton of Morale”
    But Angie can activate the ability of Angie's “Baton of Morale” targeting “Hill Giant”
    When the ability resolves
    And Angie activates the ability of Angie's “Baton of Morale” targeting “Grizzly Bears”
    And the ability resolves
    Then Angie can't activate the ability of Angie's “Baton of Morale” targeting “War Mammoth”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant” and “War Mammoth” as a band
    Then “War Mammoth” is attacking
    When the declare attackers step of Edward's team begins
    And Edward attacks Barry with “Barkhide Mauler”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Barkhide Mauler” with “Grizzly Bears”
    And Barry blocks “Barkhide Mauler” with “Wind Drake”
    And the combat damage step of Edward's team begins
    Then Edward has to choose
    And Barry has nothing to choose
    When Edward's team divides the damage: 4 to “Grizzly Bears”, 0 to “Wind Drake”
    And the postcombat main phase of Edward's team begins
    Then Barry has “Grizzly Bears” in his graveyard
    And Edward has “Barkhide Mauler” in his graveyard
    And Barry controls “Wind Drake”

  @id:banding.blocked @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2024-11-08 @must
  Scenario: What blocks one of a band blocks even the one that flies
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Mesa Pegasus” and “Hill Giant” as a band
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Mesa Pegasus” with “Obsianus Golem”
    But Edward can block “Hill Giant” with “Obsianus Golem”
    When the combat damage step of Angie's team begins
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 4 to “Mesa Pegasus”, 0 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Mesa Pegasus” in her graveyard
    And Angie controls “Hill Giant”

  @id:banding.blocked.group @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2010-04-23 @until:2018-04-27 @must
  Scenario: What blocks one of a band that attacks a team blocks even the one that flies
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Mesa Pegasus” and “Hill Giant” as a band
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Mesa Pegasus” with “Obsianus Golem”
    But Edward can block “Hill Giant” with “Obsianus Golem”
    When Edward's team orders the damage: first “Hill Giant”, then “Mesa Pegasus”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 4 to “Mesa Pegasus”, 0 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Mesa Pegasus” in her graveyard
    And Angie controls “Hill Giant”

  @id:banding.blocked.stacked @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2005-08-01 @until:2009-07-11 @must
  Scenario: What blocks one of a band blocks even the one that flies, and the damage is divided before it waits on the stack
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Mesa Pegasus” and “Hill Giant” as a band
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Mesa Pegasus” with “Obsianus Golem”
    But Edward can block “Hill Giant” with “Obsianus Golem”
    When the combat damage step of Angie's team begins
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 4 to “Mesa Pegasus”, 0 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Mesa Pegasus” in her graveyard
    And Angie controls “Hill Giant”

  @id:banding.no_band @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: Attackers with banding that are no band are blocked each by itself
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Benalish Hero”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Mesa Pegasus” and “Benalish Hero”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Benalish Hero” with “Obsianus Golem”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Angie has “Benalish Hero” in her graveyard
    And Angie controls “Mesa Pegasus”

  @id:banding.two_bands @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: What blocks one band does not block another
    Given Angie controls “Benalish Hero”
    And Angie controls “Hill Giant”
    And Angie controls “Timber Wolves”
    And Angie controls “Grizzly Bears”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Hero” and “Hill Giant” as a band
    And Angie attacks Edward with “Timber Wolves” and “Grizzly Bears” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Obsianus Golem”
    And Edward's team orders the damage: first “Hill Giant”, then “Benalish Hero”
    And Angie's team divides the damage: 4 to “Benalish Hero”, 0 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Angie has “Benalish Hero” in her graveyard
    And Angie controls “Hill Giant”

  @id:banding.menace @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: One creature that blocks another of the band blocks the one that has menace, too
    Given Angie controls “Benalish Hero”
    And Angie controls “Boggart Brute”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Hero” and “Boggart Brute” as a band
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Boggart Brute” with “Obsianus Golem”
    But Edward can block “Benalish Hero” with “Obsianus Golem”
    When Edward's team orders the damage: first “Benalish Hero”, then “Boggart Brute”
    And Angie's team divides the damage: 0 to “Benalish Hero”, 4 to “Boggart Brute”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Boggart Brute” in her graveyard
    And Angie controls “Benalish Hero”

  @id:banding.becomes_blocked @clause:keyword.banding_blocked @clause:trigger.blocks @from:2018-04-27 @must
  Scenario: A creature whose band is blocked becomes blocked, and what triggers by that does
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Trained Cheetah”
    And Edward controls “Wind Drake”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Mesa Pegasus” and “Trained Cheetah” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Mesa Pegasus” with “Wind Drake”
    And Edward's team orders the damage: first “Mesa Pegasus”, then “Trained Cheetah”
    And the triggered ability of “Trained Cheetah” resolves
    Then “Trained Cheetah” is 3/3
    When Angie's team divides the damage: 0 to “Mesa Pegasus”, 2 to “Trained Cheetah”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Wind Drake” in his graveyard
    And Angie controls “Trained Cheetah”
    And Angie controls “Mesa Pegasus”
    And Edward's team has 20 life

  @id:banding.lasts @clause:keyword.banding_lasts @clause:keyword.banding_blocked @from:2024-11-08 @must
  Scenario: A band lasts though nothing in it has banding any more, but then the other side divides
    Given Angie controls “Benalish Hero”
    And Angie controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Hero” and “Hill Giant” as a band
    And Angie's team passes priority
    And Ronald casts “Cytoshape” targeting “Benalish Hero”
    And Ronald chooses “Hill Giant” to be copied
    And the spell resolves
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Obsianus Golem”
    And the combat damage step of Angie's team begins
    Then Edward has to choose
    And Angie has nothing to choose
    When Edward's team divides the damage: 3 to “Benalish Hero”, 1 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Benalish Hero” in her graveyard
    And Edward has “Obsianus Golem” in his graveyard

  @id:banding.removed @clause:keyword.banding_removed @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: What leaves the combat leaves the band, and the others still are one
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Benalish Hero”
    And Angie controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Mesa Pegasus”, “Benalish Hero” and “Hill Giant” as a band
    And Angie's team passes priority
    And Ronald casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    And the declare blockers step of Angie's team begins
    And Edward blocks “Benalish Hero” with “Obsianus Golem”
    And Edward's team orders the damage: first “Benalish Hero”, then “Mesa Pegasus”
    And Angie's team divides the damage: 4 to “Mesa Pegasus”, 0 to “Benalish Hero”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Angie has “Mesa Pegasus” in her graveyard
    And Angie controls “Benalish Hero”

  @id:banding.first_strike @clause:keyword.banding_apart @from:2018-04-27 @must
  Scenario: First strike is that creature's alone, and not the band's
    Given Angie controls “Kjeldoran Skyknight”
    And Angie controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Kjeldoran Skyknight” and “Grizzly Bears” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Kjeldoran Skyknight” with “Wind Drake”
    And Edward's team orders the damage: first “Kjeldoran Skyknight”, then “Grizzly Bears”
    And Angie's team divides the damage: 0 to “Kjeldoran Skyknight”, 2 to “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Grizzly Bears” in her graveyard
    And Edward has “Wind Drake” in his graveyard
    And Angie controls “Kjeldoran Skyknight”

  @id:banding.first_strike.first @clause:keyword.banding_apart @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scenario: The one of a band that has first strike kills what blocks another before it deals damage
    Given Angie controls “Kjeldoran Skyknight”
    And Angie controls “Grizzly Bears”
    And Edward controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Kjeldoran Skyknight” and “Grizzly Bears” as a band
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Kjeldoran Skyknight” with “Vanilla 1/1”
    But Edward can block “Grizzly Bears” with “Vanilla 1/1”
    When Edward's team orders the damage: first “Grizzly Bears”, then “Kjeldoran Skyknight”
    And Angie's team divides the damage: 1 to “Kjeldoran Skyknight”, 0 to “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Vanilla 1/1” in his graveyard
    And Angie controls “Kjeldoran Skyknight”
    And Angie controls “Grizzly Bears”

  @id:banding.trample @clause:keyword.banding_apart @clause:combat.trample @from:2018-04-27 @must
  Scenario: Trample is that creature's alone, and not the band's
    Given Angie controls “War Elephant”
    And Angie controls “Hill Giant”
    And Edward controls “Vanilla 1/1”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Elephant” and “Hill Giant” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Vanilla 1/1”
    And Edward's team orders the damage: first “Hill Giant”, then “War Elephant”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    When Angie's team divides the damage: 1 to “Vanilla 1/1”, 1 to Edward
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 1 to “War Elephant”, 0 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward has “Vanilla 1/1” in his graveyard

  @id:banding.protection @clause:keyword.banding_apart @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2018-04-27 @must
  Scenario: A red creature blocks what is protected from red by blocking another of its band, and its damage may all go there
    Given Angie controls “Knights of Thorn”
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Knights of Thorn” and “Grizzly Bears” as a band
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Knights of Thorn” with “Hill Giant”
    But Edward can block “Grizzly Bears” with “Hill Giant”
    When Edward's team orders the damage: first “Grizzly Bears”, then “Knights of Thorn”
    And Angie's team divides the damage: 3 to “Knights of Thorn”, 0 to “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life
    And Edward has “Hill Giant” in his graveyard
    And Angie controls “Knights of Thorn”
    And Angie controls “Grizzly Bears”

  @id:banding.protection.other @clause:keyword.banding_apart @clause:keyword.banding_attacker @from:2018-04-27 @must
  Scenario: What is of another colour blocks the one that is protected, and its damage there is dealt
    Given Angie controls “Knights of Thorn”
    And Angie controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Knights of Thorn” and “Grizzly Bears” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Knights of Thorn” with “Wind Drake”
    And Edward's team orders the damage: first “Grizzly Bears”, then “Knights of Thorn”
    And Angie's team divides the damage: 2 to “Knights of Thorn”, 0 to “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Knights of Thorn” in her graveyard
    And Edward has “Wind Drake” in his graveyard
    And Angie controls “Grizzly Bears”

  @id:banding.blocker @situation:banding.blocker @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: What a creature with banding blocks has its damage divided by the defending team
    Given Angie controls “Hill Giant”
    And Edward controls “Benalish Hero”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Edward blocks “Hill Giant” with “Benalish Hero”
    And the combat damage step of Angie's team begins
    Then Edward has to choose
    And Angie has nothing to choose
    When Edward's team divides the damage: 0 to “Grizzly Bears”, 3 to “Benalish Hero”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Benalish Hero” in his graveyard
    And Edward controls “Grizzly Bears”
    And Angie has “Hill Giant” in her graveyard

  @id:banding.blocker.order @situation:banding.blocker @clause:keyword.banding_blocker @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The defending team that divides the damage of what a creature with banding blocks does not heed the order
    Given Angie controls “Hill Giant”
    And Edward controls “Benalish Hero”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Edward blocks “Hill Giant” with “Benalish Hero”
    And Angie's team orders the damage: first “Grizzly Bears”, then “Benalish Hero”
    And the combat damage step of Angie's team begins
    Then Edward has to choose
    And Angie has nothing to choose
    When Edward's team divides the damage: 0 to “Grizzly Bears”, 3 to “Benalish Hero”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Benalish Hero” in his graveyard
    And Edward controls “Grizzly Bears”
    And Angie has “Hill Giant” in her graveyard

  @id:banding.blocker.trample @clause:keyword.banding_blocker @clause:combat.trample @from:2018-04-27 @must
  Scenario: Of what tramples nothing goes past a blocker with banding, if its side likes
    Given Angie controls “War Mammoth”
    And Barry controls “War Mammoth”
    And Edward controls “Benalish Hero”
    And Edward controls “Vanilla 1/1”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And Barry attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks Angie's “War Mammoth” with “Benalish Hero”
    And Edward blocks Barry's “War Mammoth” with “Vanilla 1/1”
    And Edward's team divides the damage: 3 to “Benalish Hero”, 0 to Edward
    And Angie's team divides the damage: 1 to “Vanilla 1/1”, 2 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Edward has “Benalish Hero” in his graveyard
    And Edward has “Vanilla 1/1” in his graveyard

  @id:banding.blocker.later @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: What counts is who has banding as damage is divided, and not as creatures block
    Given Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Edward controls “Baton of Morale”
    And Edward controls two “Plains”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Edward blocks “Hill Giant” with “Wind Drake”
    And Angie's team passes priority
    And Edward activates the ability of “Baton of Morale” targeting “Wind Drake”
    And the ability resolves
    And the combat damage step of Angie's team begins
    Then Edward has to choose
    And Angie has nothing to choose
    When Edward's team divides the damage: 3 to “Grizzly Bears”, 0 to “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward controls “Wind Drake”

  @id:banding.blocker.teammate @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: A teammate's blocker with banding is enough, and what it does not block the attacking team divides
    Given Angie controls “Hill Giant”
    And Barry controls “Barkhide Mauler”
    And Edward controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    And Ronald controls “Icatian Phalanx”
    And Ronald controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Barkhide Mauler”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Hill Giant” with “Icatian Phalanx”
    And Edward blocks “Barkhide Mauler” with “Wind Drake”
    And Ronald blocks “Barkhide Mauler” with “Vanilla 1/1”
    And Edward's team divides the damage: 0 to “Grizzly Bears”, 3 to “Icatian Phalanx”
    And Angie's team divides the damage: 3 to “Wind Drake”, 1 to “Vanilla 1/1”
    And the postcombat main phase of Angie's team begins
    Then Ronald controls “Icatian Phalanx”
    And Edward controls “Grizzly Bears”
    And Angie has “Hill Giant” in her graveyard
    And Edward has “Wind Drake” in his graveyard
    And Ronald has “Vanilla 1/1” in his graveyard

  @id:banding.blocker.gone @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: Once the blocker with banding has gone the attacking team divides among those that still block
    Given Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Edward controls “Benalish Hero”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Edward blocks “Hill Giant” with “Wind Drake”
    And Edward blocks “Hill Giant” with “Benalish Hero”
    And Barry casts “Unsummon” targeting “Benalish Hero”
    And the spell resolves
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 3 to “Grizzly Bears”, 0 to “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Edward controls “Wind Drake”

  @id:banding.both @clause:keyword.banding_attacker @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scenario: With banding on both sides each side divides the damage of the other
    Given Angie controls “Benalish Hero”
    And Angie controls “Soul Warden”
    And Edward controls “Timber Wolves”
    And Edward controls “Vanilla 1/1”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Hero” and “Soul Warden” as a band
    And the declare blockers step of Angie's team begins
    And Edward blocks “Soul Warden” with “Vanilla 1/1”
    And Edward blocks “Benalish Hero” with “Timber Wolves”
    And the combat damage step of Angie's team begins
    Then Edward has to choose
    And Angie has nothing to choose
    When Edward's team divides the damage: 1 to “Vanilla 1/1”, 0 to “Timber Wolves”
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 0 to “Benalish Hero”, 1 to “Soul Warden”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Vanilla 1/1” in his graveyard
    And Edward controls “Timber Wolves”
    And Angie has “Soul Warden” in her graveyard
    And Angie controls “Benalish Hero”

  @id:banding.in_no_band @clause:keyword.banding_attacker @from:2024-11-08 @must
  Scenario: The attacking team divides the damage of what blocks a creature with banding, be it in no band
    Given Angie controls “Benalish Hero”
    And Barry controls “Hill Giant”
    And Edward controls “Obsianus Golem”
    And Edward controls “High Ground”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Benalish Hero”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks both “Benalish Hero” and “Hill Giant” with “Obsianus Golem”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Edward has nothing to choose
    When Angie's team divides the damage: 4 to “Benalish Hero”, 0 to “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie has “Benalish Hero” in her graveyard
    And Barry controls “Hill Giant”

  @id:banding.two_players @clause:keyword.banding @clause:keyword.banding_blocked @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scenario: In a game of single players, too, nothing of a blocked band is dealt to the player, and without a band it is
    Given Angie controls “Mesa Pegasus”
    And Angie controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    And Edward controls “Wall of Wood”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with “Grizzly Bears” and “Hill Giant” as a band
    But Angie can attack Edward with “Mesa Pegasus” and “Grizzly Bears” as a band
    And Angie can attack Edward with “Hill Giant”
    When the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Wall of Wood”
    And Edward's team orders the damage: first “Grizzly Bears”, then “Mesa Pegasus”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
