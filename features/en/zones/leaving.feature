# language: en
Feature: What leaves the battlefield
  > Something is exiled for as long as a permanent is there, or triggers as one leaves. When does it come back, to whom, and what of it where a player leaves the game?

  @id:leaves.linked @clause:ability.linked @clause:trigger.leaves @clause:zone.owner @from:2009-10-01 @must
  Scenario: What Oblivion Ring has exiled comes back to its owner once the ability resolves that triggers as the Ring leaves
    Given Angie controls “Hill Giant”
    And Ronald controls “Glorious Anthem”
    And Edward controls “Forest”
    When Barry casts “Oblivion Ring”
    And the spell resolves
    And Barry chooses “Glorious Anthem” as the target
    And the triggered ability of “Oblivion Ring” resolves
    Then Ronald owns “Glorious Anthem” in exile
    And Barry controls “Oblivion Ring”
    When Angie casts “Naturalize” targeting “Oblivion Ring”
    And the spell resolves
    Then Ronald owns “Glorious Anthem” in exile
    When the triggered ability of “Oblivion Ring” resolves
    Then Ronald controls “Glorious Anthem”
    And Barry has “Oblivion Ring” in his graveyard

  @id:leaves.linked.each @situation:leaves.linked @clause:ability.linked @clause:trigger.leaves @from:2009-10-01 @must
  Scenario: Of two Rings each brings back what it has exiled itself, not what the other or another spell has
    Given Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When Barry casts Barry's “Oblivion Ring”
    And the spell resolves
    And Barry chooses “Hill Giant” as the target
    And the triggered ability of Barry's “Oblivion Ring” resolves
    And Angie casts Angie's “Oblivion Ring”
    And the spell resolves
    And Angie chooses “Grizzly Bears” as the target
    And the triggered ability of Angie's “Oblivion Ring” resolves
    And Angie casts “Unmake” targeting “Wind Drake”
    And the spell resolves
    And Angie casts “Naturalize” targeting Angie's “Oblivion Ring”
    And the spell resolves
    And the triggered ability of Angie's “Oblivion Ring” resolves
    Then Ronald controls “Grizzly Bears”
    And Ronald owns “Wind Drake” in exile
    And Edward owns “Hill Giant” in exile

  @id:leaves.linked.before @situation:leaves.linked @clause:ability.linked @clause:stack.top @from:2009-10-01 @must
  Scenario: A Ring that leaves before it has exiled anything brings nothing back, and what it exiles then stays away
    Given Ronald controls “Grizzly Bears”
    When Barry casts “Oblivion Ring”
    And the spell resolves
    And Barry chooses “Grizzly Bears” as the target
    And Angie casts “Naturalize” targeting “Oblivion Ring”
    And the spell resolves
    And the triggered ability of “Oblivion Ring” resolves
    Then Ronald controls “Grizzly Bears”
    When the triggered ability of “Oblivion Ring” resolves
    Then Ronald owns “Grizzly Bears” in exile
    When the upkeep of Edward's team begins
    Then Ronald owns “Grizzly Bears” in exile

  @id:leaves.linked.other @situation:leaves.linked @clause:target.choose @clause:ability.linked @from:2009-10-01 @must
  Scenario: The Ring exiles neither itself nor a land, and may exile what a teammate controls
    Given Angie controls three “Plains”
    And Barry controls “Grizzly Bears”
    When Angie casts “Oblivion Ring”
    And the spell resolves
    And the triggered ability of “Oblivion Ring” resolves
    Then Barry owns “Grizzly Bears” in exile
    And Angie controls three “Plains”

  @id:leaves.journey @clause:ability.linked @clause:trigger.leaves @clause:token.ceases @from:2009-10-01 @must
  Scenario: Journey to Nowhere exiles a creature and brings it back as it leaves; what is no creature stays
    Given Ronald controls “Grizzly Bears”
    And Ronald controls “Glorious Anthem”
    When Barry casts “Journey to Nowhere”
    And the spell resolves
    And the triggered ability of “Journey to Nowhere” resolves
    Then Ronald owns “Grizzly Bears” in exile
    And Ronald controls “Glorious Anthem”
    When Barry casts “Naturalize” targeting “Journey to Nowhere”
    And the spell resolves
    And the triggered ability of “Journey to Nowhere” resolves
    Then Ronald controls “Grizzly Bears”

  @id:leaves.may @clause:ability.linked @clause:trigger.leaves @clause:object.you @from:2011-09-30 @must
  Scenario: Fiend Hunter exiles another creature for as long as it is there
    Given Ronald controls “Grizzly Bears”
    When Barry casts “Fiend Hunter”
    And the spell resolves
    And Barry does what the ability allows
    And the triggered ability of “Fiend Hunter” resolves
    Then Ronald owns “Grizzly Bears” in exile
    And “Fiend Hunter” is 1/3
    When Barry casts “Unsummon” targeting “Fiend Hunter”
    And the spell resolves
    And the triggered ability of “Fiend Hunter” resolves
    Then Ronald controls “Grizzly Bears”

  @id:leaves.may.not @situation:leaves.may @clause:ability.linked @clause:object.you @from:2011-09-30 @must
  Scenario: Fiend Hunter need not exile anything, and no enchantment
    Given Ronald controls “Grizzly Bears”
    And Edward controls “Glorious Anthem”
    When Barry casts “Fiend Hunter”
    And the spell resolves
    And Barry does not do what the ability allows
    And the triggered ability of “Fiend Hunter” resolves
    Then Ronald controls “Grizzly Bears”
    And Barry controls “Fiend Hunter”

  @id:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  Scenario: What Banisher Priest has exiled is back under its owner's control as soon as the Priest has died, and no ability waits
    Given Ronald controls “Hill Giant”
    And Edward controls “Glorious Anthem”
    And Angie controls “Wind Drake”
    When Barry casts “Banisher Priest”
    And the spell resolves
    And the triggered ability of “Banisher Priest” resolves
    Then Ronald owns “Hill Giant” in exile
    And “Banisher Priest” is 2/2
    When the precombat main phase of Edward's team begins
    Then Ronald owns “Hill Giant” in exile
    When Edward casts “Shock” targeting “Banisher Priest”
    And the spell resolves
    Then Barry has “Banisher Priest” in his graveyard
    And Ronald controls “Hill Giant”
    And “Hill Giant” is 3/3
    And Angie controls “Wind Drake”

  @id:leaves.until.hand @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  Scenario: What Banisher Priest has exiled comes back untapped, wherever the Priest goes
    Given Ronald controls “Hill Giant”
    And “Hill Giant” is tapped
    And Barry controls “Grizzly Bears”
    When Barry casts “Banisher Priest”
    And the spell resolves
    And the triggered ability of “Banisher Priest” resolves
    And Angie casts “Evacuation”
    And the spell resolves
    Then Barry has “Banisher Priest” in hand
    And Barry has “Grizzly Bears” in hand
    And Ronald controls “Hill Giant”
    And “Hill Giant” is untapped

  @id:leaves.until.before @situation:leaves.until @clause:effect.until_leaves @from:2018-04-27 @must
  Scenario: A Priest that has died before its ability resolves exiles nothing
    Given Ronald controls “Hill Giant”
    And “Hill Giant” is tapped
    When Barry casts “Banisher Priest”
    And the spell resolves
    And Angie's team passes priority
    And Edward casts “Shock” targeting “Banisher Priest”
    And the spell resolves
    And the triggered ability of “Banisher Priest” resolves
    Then Ronald controls “Hill Giant”
    And “Hill Giant” is tapped

  @id:leaves.until.opponents @situation:leaves.until @clause:effect.until_leaves @clause:team.opponents @from:2018-04-27 @must
  Scenario: The Priest exiles no creature of a teammate, even where there is no other one
    Given Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”
    When Barry casts “Banisher Priest”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Angie controls “Hill Giant”
    And Barry controls “Grizzly Bears”

  @id:leaves.until.owner @situation:leaves.until @clause:effect.until_leaves @clause:zone.owner @from:2018-04-27 @must
  Scenario: A creature that an opponent had taken comes back to its owner, a teammate
    Given Angie controls “Hill Giant”
    When Angie's team finishes its turn
    And the precombat main phase of Edward's team begins
    And Edward casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    And Barry casts “Banisher Priest”
    And the spell resolves
    And the triggered ability of “Banisher Priest” resolves
    Then Angie owns “Hill Giant” in exile
    When Barry casts “Shock” targeting “Banisher Priest”
    And the spell resolves
    Then Angie controls “Hill Giant”

  @id:leaves.until.again @situation:leaves.until @clause:effect.until_leaves @clause:zone.new_object @from:2018-04-27 @must
  Scenario: What has come back and is exiled by something else stays away
    Given Ronald controls “Hill Giant”
    When Barry casts the first “Banisher Priest”
    And the spell resolves
    And the triggered ability of the first “Banisher Priest” resolves
    And Angie casts “Shock” targeting the first “Banisher Priest”
    And the spell resolves
    And Angie casts “Unmake” targeting “Hill Giant”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Ronald owns “Hill Giant” in exile

  @id:leaves.until.game @clause:effect.until_leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: What was exiled until a permanent leaves comes back where its player leaves the game
    Given Edward controls “Hill Giant”
    And Martha controls “Grizzly Bears”
    When Angie casts “Banisher Priest”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Banisher Priest” resolves
    Then Edward owns “Hill Giant” in exile
    When Angie concedes the game
    Then Edward controls “Hill Giant”
    And the game goes on

  @id:leaves.linked.game @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2009-10-01 @must
  Scenario: The ability that would bring a card back is gone with the player who leaves the game, and the card stays in exile
    Given Edward controls “Hill Giant”
    And Martha controls “Grizzly Bears”
    When Angie casts “Oblivion Ring”
    And the spell resolves
    And Angie chooses “Hill Giant” as the target
    And the triggered ability of “Oblivion Ring” resolves
    And Angie concedes the game
    And the end step of Edward's team begins
    Then Edward owns “Hill Giant” in exile

  @id:leaves.owner @clause:trigger.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: A creature leaves with its owner who leaves the game, and its ability is that of the player who controlled it
    Given Edward controls “Thragtusk”
    And Martha controls “Grizzly Bears”
    When Angie casts “Control Magic” targeting “Thragtusk”
    And the spell resolves
    And Edward concedes the game
    And the beginning of combat step of Angie's team begins
    Then Angie controls a 3/3 creature token
    And Martha controls no creature tokens

  @id:leaves.team @clause:trigger.leaves @clause:team.wins_and_loses @variant:two-headed-giant @from:2018-04-27 @must
  Scenario: Where the team loses that controls a Priest the game is over, and nothing comes back
    Given Ronald controls “Hill Giant”
    And Angie's team has 2 life
    When Barry casts “Banisher Priest”
    And the spell resolves
    And the triggered ability of “Banisher Priest” resolves
    And the precombat main phase of Edward's team begins
    And Edward casts “Shock” targeting Angie
    And the spell resolves
    Then Edward's team wins the game
    And Ronald owns “Hill Giant” in exile

  @id:leaves.enters @clause:trigger.leaves @clause:zone.new_object @from:2018-04-27 @must
  Scenario: Who controls what enters gains life, and who controls what leaves gets a Beast, whether it is exiled or returns to a hand
    Given Angie's team has 20 life
    When Angie casts the first “Thragtusk”
    And the spell resolves
    And the triggered ability of the first “Thragtusk” resolves
    Then Angie's team has 25 life
    When Angie casts “Unsummon” targeting the first “Thragtusk”
    And the spell resolves
    And the triggered ability of the first “Thragtusk” resolves
    Then Angie controls a creature token
    And Angie controls a 3/3 creature token
    And Barry controls no creature tokens
    When Angie casts the second “Thragtusk”
    And the spell resolves
    And the triggered ability of the second “Thragtusk” resolves
    Then Angie's team has 30 life
    And the second “Thragtusk” is 5/3
    When Barry casts “Unmake” targeting the second “Thragtusk”
    And the spell resolves
    And the triggered ability of the second “Thragtusk” resolves
    Then Angie controls two 3/3 creature tokens
    When Barry casts “Bad Moon”
    And the spell resolves
    Then Angie controls two 3/3 creature tokens

  @id:leaves.dies @clause:trigger.leaves @clause:trigger.dies @from:2018-04-27 @must
  Scenario: What dies leaves, too, and the Beast is green
    Given Barry controls “Thragtusk”
    When Angie casts “Murder” targeting “Thragtusk”
    And the spell resolves
    And the triggered ability of “Thragtusk” resolves
    And Barry casts “Wilt-Leaf Liege”
    And the spell resolves
    Then Barry controls a 4/4 creature token
    And Angie controls no creature tokens

  @id:leaves.another @clause:trigger.leaves @clause:object.you @from:2018-04-27 @must
  Scenario: Each other creature of the controller that leaves makes Ninth Bridge Patrol bigger, wherever it goes; a teammate's and what is no creature do not
    Given Angie controls “Ninth Bridge Patrol”
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Angie controls “Air Elemental”
    And Angie controls “Glorious Anthem”
    And Barry controls “Grizzly Bears”
    Then “Ninth Bridge Patrol” is 2/2
    When Barry casts “Naturalize” targeting “Glorious Anthem”
    And the spell resolves
    And Barry casts “Unsummon” targeting “Grizzly Bears”
    And the spell resolves
    And the beginning of combat step of Angie's team begins
    Then “Ninth Bridge Patrol” is 1/1
    When Angie casts “Unsummon” targeting “Hill Giant”
    And the spell resolves
    And the triggered ability of “Ninth Bridge Patrol” resolves
    Then “Ninth Bridge Patrol” is 2/2
    When Angie casts “Unmake” targeting “Wind Drake”
    And the spell resolves
    And the triggered ability of “Ninth Bridge Patrol” resolves
    Then “Ninth Bridge Patrol” is 3/3
    When Barry casts “Murder” targeting “Air Elemental”
    And the spell resolves
    And the triggered ability of “Ninth Bridge Patrol” resolves
    Then “Ninth Bridge Patrol” is 4/4
    When the postcombat main phase of Angie's team begins
    And Angie casts “Murder” targeting “Ninth Bridge Patrol”
    And the spell resolves
    Then Angie can cast “Tremor”

  @id:leaves.library @clause:trigger.leaves @from:2018-04-27 @must
  Scenario: What goes into a library leaves, too
    Given Angie controls “Thragtusk”
    And Edward controls “Thragtusk”
    When Barry casts “Time Ebb” targeting Angie's “Thragtusk”
    And the spell resolves
    And the triggered ability of Angie's “Thragtusk” resolves
    Then Angie controls a 3/3 creature token
    When Barry casts “Exercise of Oblivion” targeting Edward's “Thragtusk”
    And the spell resolves
    And the triggered ability of Edward's “Thragtusk” resolves
    Then Edward controls a 3/3 creature token

  @id:leaves.commander @clause:ability.linked @clause:commander.exile @variant:commander @from:2011-02-04 @must
  Scenario: A commander that goes to the command zone instead is not what a Ring brings back
    Given Edward's commander is “Tobias Andrion”
    And Edward controls “Tobias Andrion”
    When Angie casts “Oblivion Ring”
    And the spell resolves
    And the triggered ability of “Oblivion Ring” resolves
    And Edward puts his commander into the command zone
    And Angie casts “Naturalize” targeting “Oblivion Ring”
    And the spell resolves
    And the triggered ability of “Oblivion Ring” resolves
    Then Edward has “Tobias Andrion” in the command zone
    And Edward controls no creatures
