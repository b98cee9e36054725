# language: en
Feature: Asked once more
  > What has a token that attacks or blocks, whom does a card mean, what has to block, and what does an ability cost?

  @id:more.knights @situation:more.knights @clause:combat.vigilance @from:2024-11-08 @must
  Scenario: A Knight of Chivalric Alliance that has attacked still blocks in the next turn of the opponents
    Given it is the precombat main phase of Angie's team
    And Angie controls “Chivalric Alliance”
    And Angie controls two “Mana Source”
    And Angie has “Grizzly Bears” in hand
    And Edward controls “Hill Giant”
    When Angie activates the ability of “Chivalric Alliance”
    And the ability resolves
    Then Angie controls a Knight token
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with the first Knight token
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    Then Angie can attack Edward with the first Knight token
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Hill Giant” with the first Knight token

  @id:more.knights.saga @situation:more.knights @clause:combat.vigilance @clause:saga.chapter @from:2018-04-27 @must
  Scenario: A Knight of History of Benalia that has attacked still blocks in the next turn of the opponents
    Given Angie controls “History of Benalia”
    And Edward controls “Hill Giant”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “History of Benalia” resolves
    Then Angie controls a Knight token
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Knight token
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Hill Giant” with the first Knight token

  @id:more.vampires @clause:damage.lifelink @from:2018-04-27 @must
  Scenario: The Vampires of Sorin, Grim Nemesis have lifelink
    Given it is the precombat main phase of Angie's team
    And Angie's team has 2 life
    And Edward's team has 3 life
    And Angie controls “Sorin, Grim Nemesis”
    And “Sorin, Grim Nemesis” has nine loyalty counters
    When Angie activates the third ability of “Sorin, Grim Nemesis”
    And the ability resolves
    And the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Vampire Knight token
    And the postcombat main phase of Angie's team begins
    Then Angie's team has 3 life

  @id:more.assassins @clause:team.loses_whole @from:2018-04-27 @must
  Scenario: Who is dealt combat damage by an Assassin of Vraska the Unseen loses the game, and the team with that player
    Given it is the precombat main phase of Angie's team
    And Angie controls “Vraska the Unseen”
    And “Vraska the Unseen” has seven loyalty counters
    When Angie activates the third ability of “Vraska the Unseen”
    And the ability resolves
    Then Angie controls three 1/1 creature tokens
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Assassin token
    And the postcombat main phase of Angie's team begins
    Then Edward's team loses the game

  @id:more.spirits @clause:object.colour @clause:combat.block @from:2018-04-27 @must
  Scenario: The Spirit of Rousing of Souls is white and flies
    Given it is the precombat main phase of Angie's team
    And Angie controls “Crusade”
    And Edward controls “Grizzly Bears”
    And Edward controls “Giant Spider”
    And Edward has “Forest” on top of his library
    And Ronald has “Forest” on top of his library
    And Barry has “Forest” on top of his library
    And Angie has “Shock” on top of her library
    When Angie casts “Rousing of Souls”
    And the spell resolves
    Then Angie controls a 2/2 Spirit token
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Spirit token
    And the declare blockers step of Angie's team begins
    Then Edward can't block Angie's first Spirit token with “Grizzly Bears”
    But Edward can block Angie's first Spirit token with “Giant Spider”

  @id:more.wave @clause:combat.prohibition @clause:object.you @from:2018-10-05 @must
  Scenario: In a turn of the opponents Cosmotronic Wave keeps none of the own creatures from blocking
    Given it is the precombat main phase of Edward's team
    And Edward controls “Grizzly Bears”
    And Angie controls “Hill Giant”
    When Edward's team passes priority
    And Angie casts “Quicken”
    And the spell resolves
    And Edward's team passes priority
    And Angie casts “Cosmotronic Wave”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Grizzly Bears” with “Hill Giant”

  @id:more.absence @clause:combat.prohibition @clause:object.colour @from:2018-04-27 @must
  Scenario: What can't attack who controls a black permanent attacks who controls a red one
    Given it is the precombat main phase of Angie's team
    And Angie controls “Exercise of the Absence”
    And Edward controls “Hill Giant”
    And Ronald controls “Bad Moon”
    When the declare attackers step of Angie's team begins
    Then Angie can't attack Ronald with “Exercise of the Absence”
    But Angie can attack Edward with “Exercise of the Absence”

  @id:more.mirror @clause:priority.timing @from:2018-04-27 @must
  Scenario: A creature with flash is cast in the turn of the opponents, and one without is not
    Given it is the precombat main phase of Edward's team
    When Edward's team passes priority
    Then Angie can't cast “Hill Giant”
    But Angie can cast “Exercise of the Mirror”

  @id:more.melee @clause:combat.block_required @from:2018-04-27 @must
  Scenario: Under Grand Melee each creature blocks if it can
    Given it is the precombat main phase of Edward's team
    And Angie controls “Grand Melee”
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    Then Angie can't block with no creature
    But Angie can block “Grizzly Bears” with “Hill Giant”

  @id:more.lure @clause:combat.block_required @from:2018-04-27 @must
  Scenario: A creature that can block the one with Lure does not stay at home
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When Angie casts “Lure” targeting “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block with no creature
    But Edward can block “Hill Giant” with “Grizzly Bears”

  @id:more.note @clause:effect.surveil @clause:trigger.enters @from:2024-11-08 @must
  Scenario: Ransom Note surveils as it comes
    Given it is the precombat main phase of Angie's team
    And Angie has “Hill Giant” on top of her library
    When Angie casts “Ransom Note”
    And the spell resolves
    And the triggered ability of “Ransom Note” resolves
    And Angie puts “Hill Giant” into her graveyard
    Then Angie has “Hill Giant” in her graveyard

  @id:more.note.goads @clause:combat.goad @clause:spell.modes @from:2024-11-08 @must
  Scenario: Ransom Note goads a creature, and nothing that is none
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ransom Note”
    And Angie controls two “Mana Source”
    And Edward controls “Hill Giant”
    And Edward controls “Bad Moon”
    When Angie chooses mode 2
    Then Angie can't activate the ability of “Ransom Note” targeting “Bad Moon”
    But Angie can activate the ability of “Ransom Note” targeting “Hill Giant”
    When the ability resolves
    And the declare attackers step of Edward's team begins
    Then Edward can't attack with no creature
    But Edward can attack Barry with “Hill Giant”

  @id:more.contortion @clause:target.choose @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Spatial Contortion means creatures alone, and is over with the turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Sol Ring”
    And Edward controls “Giant Spider”
    And Edward controls “Bad Moon”
    Then Angie can't cast “Spatial Contortion” targeting “Bad Moon”
    But Angie can cast “Spatial Contortion” targeting “Giant Spider”
    When the spell resolves
    Then “Giant Spider” is 5/1
    When the upkeep of Edward's team begins
    Then “Giant Spider” is 2/4

  @id:more.sower @clause:target.choose @from:2018-04-27 @must
  Scenario: Sower of Temptation takes a creature and no enchantment, and flies over what has neither flying nor reach
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    And Edward controls “Bad Moon”
    And Edward controls “Grizzly Bears”
    And Edward controls “Giant Spider”
    When Angie casts “Sower of Temptation”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Bad Moon” as the target
    When Angie chooses “Hill Giant” as the target
    And the triggered ability of “Sower of Temptation” resolves
    Then Angie controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Sower of Temptation”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Sower of Temptation” with “Grizzly Bears”
    But Edward can block “Sower of Temptation” with “Giant Spider”

  @id:more.moat @situation:combat.moat @clause:combat.prohibition @from:2018-04-27 @must
  Scenario: Teferi's Moat does not stop creatures of its colour that fly
    Given Angie controls “Teferi's Moat”
    And the colour chosen for “Teferi's Moat” is blue
    And Edward controls “Wind Drake”
    And Edward controls “Alluring Siren”
    When the declare attackers step of Edward's team begins
    Then Edward can't attack Angie with “Alluring Siren”
    But Edward can attack Angie with “Wind Drake”

  @id:more.torgaar @clause:life.set_one @variant:three-headed-giant @from:2018-04-27 @must
  Scenario: Half of a starting life total of 45 is 22, rounded down
    Given it is the precombat main phase of Angie's team
    And Edward's team has 40 life
    When Angie casts “Torgaar, Famine Incarnate”
    And the spell resolves
    And Angie chooses Edward as the target
    And the triggered ability of “Torgaar, Famine Incarnate” resolves
    Then Edward's team has 22 life

  @id:more.doom @clause:effect.choice @clause:object.types @from:2018-04-27 @must
  Scenario: An opponent without creatures sacrifices nothing to Crackling Doom
    Given it is the precombat main phase of Angie's team
    And Edward controls “Copper Tablet”
    And Ronald controls “Hill Giant”
    When Angie casts “Crackling Doom”
    And the spell resolves
    Then Edward controls “Copper Tablet”
    And Ronald has “Hill Giant” in his graveyard

  @id:more.boseiju @clause:cost.resources @from:2018-04-27 @must
  Scenario: Mana of Boseiju, Who Shelters All costs two life
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Angie controls “Boseiju, Who Shelters All”
    When Angie activates the ability of “Boseiju, Who Shelters All”
    Then Angie's team has 18 life

  @id:more.saprolings @clause:token.ceases @clause:target.choose @from:2018-04-27 @must
  Scenario: Of the Saprolings of two teammates one is shot, and the other one blocks
    Given it is the precombat main phase of Edward's team
    And Angie controls “Verdant Force”
    And Barry controls “Verdant Force”
    And Edward controls “Hill Giant”
    When the upkeep of Angie's team begins
    And the triggered ability of Angie's “Verdant Force” resolves
    And the triggered ability of Barry's “Verdant Force” resolves
    Then Angie controls a Saproling token
    And Barry controls a Saproling token
    When Angie's team passes priority
    And Edward casts “Shock” targeting Angie's first Saproling token
    And the spell resolves
    Then Angie controls no Saproling tokens
    And Barry controls a Saproling token
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Barry can block “Hill Giant” with the first Saproling token

  @id:more.boseiju.tapped @situation:more.boseiju @clause:cost.resources @from:2018-04-27 @must
  Scenario: Boseiju, Who Shelters All enters tapped, and is tapped for its mana once a turn
    Given it is the precombat main phase of Angie's team
    And Barry controls “Boseiju, Who Shelters All”
    And Angie has “Boseiju, Who Shelters All” in hand
    When Angie plays “Boseiju, Who Shelters All” as a land
    Then Angie can't activate the ability of Angie's “Boseiju, Who Shelters All”
    But Barry can activate the ability of Barry's “Boseiju, Who Shelters All”
    And Barry can't activate the ability of Barry's “Boseiju, Who Shelters All”

  @id:more.boseiju.instant @situation:more.boseiju @clause:mana.remembers @clause:spell.uncountered @from:2018-04-27 @must
  Scenario: An instant for which mana of Boseiju was spent is not countered
    Given Angie controls “Boseiju, Who Shelters All”
    And Angie controls “Island”
    And Edward controls “Hill Giant”
    When Angie activates the ability of “Boseiju, Who Shelters All”
    And Angie casts “Into the Roil” targeting “Hill Giant”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Into the Roil”
    And the spell resolves
    And the spell resolves
    Then Edward has “Hill Giant” in hand

  @id:more.decision @clause:target.choose @from:2018-04-27 @must
  Scenario: Split Decision is about instants and sorceries, and about no creature spell
    Given it is the precombat main phase of Edward's team
    When Edward casts “Hill Giant”
    And Edward's team passes priority
    Then Angie can't cast “Split Decision” targeting “Hill Giant”
    When the spell resolves
    And Edward casts “Divination”
    And Edward's team passes priority
    Then Angie can cast “Split Decision” targeting “Divination”

  @id:more.decision.instant @situation:more.decision @clause:target.choose @from:2018-04-27 @must
  Scenario: Split Decision is about an instant
    Given it is the precombat main phase of Edward's team
    When Edward casts “Reach Through Mists”
    And Edward's team passes priority
    Then Angie can cast “Split Decision” targeting “Reach Through Mists”

  @id:more.lieutenants @clause:object.colour @clause:effect.vote @from:2018-04-27 @must
  Scenario: The Soldiers of Lieutenants of the Guard are white
    Given it is the precombat main phase of Angie's team
    And Angie controls “Crusade”
    When Angie casts “Lieutenants of the Guard”
    And the spell resolves
    And the triggered ability of “Lieutenants of the Guard” resolves
    And Angie votes for numbers
    And Barry votes for numbers
    And Edward votes for strength
    And Ronald votes for strength
    Then Angie controls two 2/2 Soldier tokens

  @id:more.angels @situation:more.knights @clause:combat.vigilance @from:2018-04-27 @must
  Scenario: An Angel of Resplendent Angel that has attacked still blocks in the next turn of the opponents
    Given it is the precombat main phase of Angie's team
    And Angie controls “Resplendent Angel”
    And Edward controls “Hill Giant”
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And the end step of Angie's team begins
    And the triggered ability of “Resplendent Angel” resolves
    And the declare attackers step of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first Angel token
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Hill Giant” with the first Angel token

  @id:more.saheeli @clause:effect.search @from:2018-04-27 @must
  Scenario: Saheeli Rai finds artifacts with different names
    Given it is the precombat main phase of Angie's team
    And Angie controls “Saheeli Rai”
    And “Saheeli Rai” has seven loyalty counters
    And Angie has “Fountain of Youth” in her library
    And Angie has “Fountain of Youth” in her library
    And Angie has “Copper Tablet” in her library
    And Angie has ten cards in her library
    When Angie activates the third ability of “Saheeli Rai”
    And the ability resolves
    Then Angie has to choose
    And Angie can't find the first “Fountain of Youth” and the second “Fountain of Youth” in her library
    When Angie finds the first “Fountain of Youth” and “Copper Tablet” in her library
    Then Angie controls “Copper Tablet”

  @id:more.blocker @situation:lands.no_more @clause:combat.no_creature_any_more @clause:ability.static @variant:two-headed-giant @variant:two-player @from:2018-04-27 @must
  Scenario: A blocking land that was no creature for a moment is dealt no damage as one again
    Given it is the precombat main phase of Edward's team
    And Angie controls “Ambush Commander”
    And Angie controls “Forest”
    And Angie controls “Kamahl, Fist of Krosa”
    And Angie controls two “Mana Source”
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Forest”
    And Edward casts “Murder” targeting “Ambush Commander”
    And the spell resolves
    And Edward's team passes priority
    And Angie activates the first ability of “Kamahl, Fist of Krosa”
    And Angie chooses “Forest” as the target
    And the ability resolves
    Then “Forest” is 1/1
    When the postcombat main phase of Edward's team begins
    Then Angie controls “Forest”

  @id:more.control @clause:layers.order @clause:layers.lasting @from:2018-04-27 @must
  Scenario: Whoever took control last has it, though what came first was said to last until end of turn
    Given it is the precombat main phase of Angie's team
    And Edward controls “Hill Giant”
    When Angie casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls “Hill Giant”
    When Barry casts “Control Magic” targeting “Hill Giant”
    And the spell resolves
    Then Barry controls “Hill Giant”
    When the upkeep of Edward's team begins
    Then Barry controls “Hill Giant”
