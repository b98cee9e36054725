# language: en
Feature: Rulings whose words came later
  > A card asks what was gained or what died this turn, or watches what is cast, discarded and sacrificed. Does a teammate count?

  @id:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: Three life gained by its controller cost the other team 6 in the own end step, and in no other one
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Edward's team has 30 life
    And Angie controls “Indulging Patrician”
    And Angie controls two “Bottle Gnomes”
    When Edward's team passes priority
    And Angie activates the ability of the first “Bottle Gnomes”
    And the ability resolves
    And the upkeep of Angie's team begins
    Then Edward's team has 30 life
    When the precombat main phase of Angie's team begins
    And Angie activates the ability of the second “Bottle Gnomes”
    And the ability resolves
    And the upkeep of Edward's team begins
    Then Edward's team has 24 life
    And Angie's team has 26 life

  @id:ruling.indulging_patrician.less @situation:ruling.indulging_patrician @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Two life gained are too little for Indulging Patrician, and what a teammate gains does not count
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Indulging Patrician”
    And Angie controls two “Fountain of Youth”
    And Angie controls ten “Mana Source”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And Angie activates the ability of the first “Fountain of Youth”
    And the ability resolves
    And Angie activates the ability of the second “Fountain of Youth”
    And the ability resolves
    And the upkeep of Edward's team begins
    Then Angie's team has 29 life
    And Edward's team has 20 life

  @id:ruling.indulging_patrician.attacks @situation:ruling.indulging_patrician @clause:damage.lifelink @clause:combat.damaged_player @from:2018-04-27 @must
  Scenario: What does not fly can't block Indulging Patrician, whose damage to a blocker gains its controller 1 life
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Indulging Patrician”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Indulging Patrician”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Indulging Patrician” with “Grizzly Bears”
    But Ronald can block “Indulging Patrician” with “Wind Drake”
    When the postcombat main phase of Angie's team begins
    Then Angie's team has 21 life
    And Edward's team has 20 life
    And “Indulging Patrician” is 1/4

  @id:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Life that its controller gains makes a flying Bat at each end step, and a teammate's gain makes none
    Given it is the precombat main phase of Edward's team
    And Angie controls “Regal Bloodlord”
    And Angie controls “Bottle Gnomes”
    And Barry controls “Bottle Gnomes”
    When Edward's team passes priority
    And Barry activates the ability of Barry's “Bottle Gnomes”
    And the ability resolves
    And the upkeep of Angie's team begins
    Then Angie controls no creature tokens
    When Angie activates the ability of Angie's “Bottle Gnomes”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    Then Angie controls a creature token
    And Angie controls a 1/1 creature token
    And Barry controls no creature tokens
    When the precombat main phase of Angie's team begins
    Then Angie controls a creature token

  @id:ruling.regal_bloodlord.bat @situation:ruling.regal_bloodlord @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  Scenario: One life gained is enough in an opponent's turn, the Bat is black and flies, and so does who made it
    Given it is the precombat main phase of Edward's team
    And Angie controls “Regal Bloodlord”
    And Angie controls “Fountain of Youth”
    And Angie controls two “Mana Source”
    And Edward controls “Hill Giant”
    And Ronald controls “Air Elemental”
    When Edward's team passes priority
    And Angie activates the ability of “Fountain of Youth”
    And the ability resolves
    And the precombat main phase of Angie's team begins
    And Angie casts “Tremor”
    And the spell resolves
    And Barry casts “Bad Moon”
    And the spell resolves
    Then Angie controls a 2/2 creature token
    And “Regal Bloodlord” is 3/5
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Regal Bloodlord”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Regal Bloodlord” with “Hill Giant”
    But Ronald can block “Regal Bloodlord” with “Air Elemental”

  @id:ruling.resplendent_angel @clause:trigger.intervening_if @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Five life gained by its controller make an Angel at each end step; four do not, nor does what a teammate gains
    Given Angie controls “Resplendent Angel”
    And Angie controls two “Bottle Gnomes”
    And Angie controls three “Fountain of Youth”
    And Angie controls ten “Mana Source”
    When Barry casts “Angel's Mercy”
    And the spell resolves
    And Angie activates the ability of the first “Bottle Gnomes”
    And the ability resolves
    And Angie activates the ability of the first “Fountain of Youth”
    And the ability resolves
    And the precombat main phase of Edward's team begins
    Then Angie controls no creature tokens
    When Edward's team passes priority
    And Angie activates the ability of the second “Bottle Gnomes”
    And the ability resolves
    And Edward's team passes priority
    And Angie activates the ability of the second “Fountain of Youth”
    And the ability resolves
    And Edward's team passes priority
    And Angie activates the ability of the third “Fountain of Youth”
    And the ability resolves
    And the upkeep of Angie's team begins
    Then Angie controls a 4/4 creature token
    And Angie controls a creature token
    And Barry controls no creature tokens

  @id:ruling.resplendent_angel.token @situation:ruling.resplendent_angel @clause:trigger.intervening_if @clause:combat.block @from:2018-04-27 @must
  Scenario: Both Angels fly, the token is white too, and only the one that is paid for is bigger and has lifelink for the turn
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Resplendent Angel”
    And Angie controls six “Mana Source”
    And Edward controls “Hill Giant”
    And Ronald controls “Air Elemental”
    When Angie casts “Beacon of Immortality” targeting Angie
    And the spell resolves
    And the precombat main phase of Angie's team begins
    Then Angie controls a 4/4 creature token
    When Barry casts “Crusade”
    And the spell resolves
    Then Angie controls a 5/5 creature token
    And “Resplendent Angel” is 4/4
    And Angie can activate the ability of “Resplendent Angel”
    When the ability resolves
    Then “Resplendent Angel” is 6/6
    And Angie controls a 5/5 creature token
    And Angie can't activate the ability of “Resplendent Angel”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Resplendent Angel”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Resplendent Angel” with “Hill Giant”
    But Ronald can block “Resplendent Angel” with “Air Elemental”
    When the postcombat main phase of Angie's team begins
    Then Angie's team has 46 life
    When the precombat main phase of Edward's team begins
    Then “Resplendent Angel” is 4/4

  @id:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that a teammate gains makes two Warriors in anybody's end step, though the team lost more
    Given it is the precombat main phase of Edward's team
    And Angie's team has 20 life
    And Angie controls “Fountain of Youth”
    And Angie controls two “Mana Source”
    And Barry controls “Regna, the Redeemer”
    When Edward casts the first “Shock” targeting Barry
    And the spell resolves
    And Edward casts the second “Shock” targeting Barry
    And the spell resolves
    And Edward's team passes priority
    And Angie activates the ability of “Fountain of Youth”
    And the ability resolves
    Then Angie's team has 17 life
    When the upkeep of Angie's team begins
    Then Barry controls two creature tokens
    And Barry controls two 1/1 creature tokens
    And Angie controls no creatures

  @id:ruling.regna.both @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: Two Warriors are made where both members have gained life several times, before Regna was there too
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And Barry casts the first “Angel's Mercy”
    And the spell resolves
    And Barry casts the second “Angel's Mercy”
    And the spell resolves
    And Barry casts “Regna, the Redeemer”
    And the spell resolves
    And the upkeep of Edward's team begins
    Then Barry controls two 1/1 creature tokens
    And Angie controls no creature tokens

  @id:ruling.regna.opponent @situation:ruling.regna @clause:trigger.intervening_if @clause:life.shared @from:2005-08-01 @must
  Scenario: Life that an opponent gains makes no Warriors, nor does life of an earlier turn
    Given it is the precombat main phase of Edward's team
    And Barry controls “Regna, the Redeemer”
    And Angie controls “Bottle Gnomes”
    And Edward controls “Bottle Gnomes”
    When the end step of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of Angie's “Bottle Gnomes”
    And the ability resolves
    And the precombat main phase of Angie's team begins
    Then Barry controls no creature tokens
    When Angie's team passes priority
    And Edward activates the ability of Edward's “Bottle Gnomes”
    And the ability resolves
    And the upkeep of Edward's team begins
    Then Barry controls no creature tokens

  @id:ruling.regna.flies @situation:ruling.regna @clause:trigger.intervening_if @from:2018-04-27 @must
  Scenario: Regna flies, and her Warriors are white and do not
    Given Barry controls “Regna, the Redeemer”
    And Edward controls “Wilt-Leaf Liege”
    And Ronald controls “Air Elemental”
    When Angie casts “Angel's Mercy”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    And Barry casts Barry's “Wilt-Leaf Liege”
    And the spell resolves
    Then Barry controls two 2/2 creature tokens
    And “Regna, the Redeemer” is 5/5
    When Angie casts the first “Tremor”
    And the spell resolves
    And Angie casts the second “Tremor”
    And the spell resolves
    Then Barry controls no creature tokens
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Regna, the Redeemer”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Regna, the Redeemer” with Edward's “Wilt-Leaf Liege”
    But Ronald can block “Regna, the Redeemer” with “Air Elemental”

  @id:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: After a teammate's spell that was countered Overwhelming Denial costs two mana, and can't be countered itself
    Given it is the precombat main phase of Angie's team
    And Angie controls two “Mana Source”
    And Angie has “Overwhelming Denial” in hand
    And Edward's team has 20 life
    When Barry casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Grizzly Bears”
    And the spell resolves
    And Angie's team passes priority
    And Ronald casts “Angel's Mercy”
    And Edward's team passes priority
    Then Angie can cast “Overwhelming Denial” for its surge cost
    When Angie chooses “Angel's Mercy” as the target
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Overwhelming Denial”
    And the spell resolves
    And the spell resolves
    Then Ronald has “Angel's Mercy” in his graveyard
    And Edward's team has 20 life

  @id:ruling.overwhelming_denial.full @situation:ruling.overwhelming_denial @clause:spell.surge @clause:effect.counter @from:2016-01-16 @must
  Scenario: The spell that it counters counts where a teammate cast it and it is still on the stack, and an opponent's does not
    Given it is the precombat main phase of Edward's team
    And Angie controls two “Mana Source”
    And Angie has “Overwhelming Denial” in hand
    When Edward casts “Angel's Mercy”
    And Edward's team passes priority
    Then Angie can't cast “Overwhelming Denial” for its surge cost
    When Barry casts “Shock” targeting Edward
    Then Angie can cast “Overwhelming Denial” for its surge cost
    When Angie chooses “Angel's Mercy” as the target
    And the spell resolves
    Then Edward has “Angel's Mercy” in his graveyard

  @id:ruling.sanctum_seeker @clause:life.shared @clause:object.you @clause:trigger.event @from:2018-04-27 @must
  Scenario: Each Vampire of its controller that attacks costs the other team 2 life and gives 1, Sanctum Seeker itself too
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Sanctum Seeker”
    And Angie controls “Indulging Patrician”
    And Angie controls “Grizzly Bears”
    And Barry controls “Regal Bloodlord”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Sanctum Seeker”
    And Angie attacks Edward with “Indulging Patrician”
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Regal Bloodlord”
    And the triggered ability of “Sanctum Seeker” resolves
    Then Edward's team has 18 life
    And Angie's team has 21 life
    When the triggered ability of “Sanctum Seeker” resolves
    And the declare blockers step of Angie's team begins
    Then Edward's team has 16 life
    And Angie's team has 22 life
    And “Sanctum Seeker” is 3/4

  @id:ruling.bontu @clause:life.shared @clause:object.you @clause:ability.static @from:2018-04-27 @must
  Scenario: Bontu the Glorified costs the other team 2 life for another creature, and attacks once one of its controller's has died
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Bontu the Glorified”
    And Angie controls “Grizzly Bears”
    And Angie controls “Fountain of Youth”
    And Angie controls two “Mana Source”
    And Edward controls “Bontu the Glorified”
    And Edward controls “Grizzly Bears”
    And Edward controls no “Mana Source”
    And Angie has “Air Elemental” as card 2 from the top of her library
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    When Barry casts “Murder” targeting Barry's “Wind Drake”
    And the spell resolves
    And Barry casts “Murder” targeting Edward's “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with Angie's “Bontu the Glorified”
    When the precombat main phase of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Angie can activate the ability of Angie's “Bontu the Glorified”
    When Angie's team passes priority
    Then Edward can't activate the ability of Edward's “Bontu the Glorified”
    When the ability resolves
    And Angie puts “Air Elemental” on the bottom of her library
    Then Edward's team has 18 life
    And Angie's team has 21 life
    And Angie has Angie's “Grizzly Bears” in her graveyard
    When the declare attackers step of Angie's team begins
    Then Angie can attack Edward with Angie's “Bontu the Glorified”

  @id:ruling.bontu.menace @situation:ruling.bontu @clause:combat.block @from:2024-11-08 @must
  Scenario: One blocker is too few for Bontu the Glorified, and one of each player will do
    Given Angie controls “Bontu the Glorified”
    And Angie controls “Wind Drake”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Obsianus Golem”
    When Barry casts “Murder” targeting “Wind Drake”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bontu the Glorified”
    And the declare blockers step of Angie's team begins
    Then Ronald can't block “Bontu the Glorified” with “Obsianus Golem”
    But Edward can block “Bontu the Glorified” with “Grizzly Bears”
    And Ronald can block “Bontu the Glorified” with “Obsianus Golem”

  @id:ruling.bontu.blocks @situation:ruling.bontu @clause:ability.static @clause:effect.indestructible @from:2018-04-27 @must
  Scenario: Bontu the Glorified blocks only once a creature of its controller has died that turn, and is not destroyed
    Given it is the precombat main phase of Edward's team
    And Angie controls “Bontu the Glorified”
    And Angie controls “Grizzly Bears”
    And Edward controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When Edward casts “Murder” targeting “Wind Drake”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Hill Giant” with “Bontu the Glorified”
    When the precombat main phase of Angie's team begins
    And the precombat main phase of Edward's team begins
    And Edward casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    And Edward casts “Murder” targeting “Bontu the Glorified”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can block “Hill Giant” with “Bontu the Glorified”

  @id:ruling.firebrand_archer @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  Scenario: A noncreature spell of its controller costs the other team 2 life, before it resolves; a creature and a teammate's spell cost nothing
    Given Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Firebrand Archer”
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Barry casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 20 life
    When Angie casts “Angel's Mercy”
    And the triggered ability of “Firebrand Archer” resolves
    Then Edward's team has 18 life
    And Angie's team has 27 life
    And “Firebrand Archer” is 2/1

  @id:ruling.guttersnipe @clause:life.shared @clause:object.you @clause:trigger.event @from:2005-08-01 @must
  Scenario: An instant and a sorcery of its controller each cost the other team 4 life, and an artifact costs nothing
    Given Edward's team has 20 life
    And Angie controls “Guttersnipe”
    When Angie casts “Fountain of Youth”
    And the spell resolves
    And Barry casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 20 life
    When Angie casts “Angel's Mercy”
    And the triggered ability of “Guttersnipe” resolves
    Then Edward's team has 16 life
    When the spell resolves
    And Angie casts “Tremor”
    And the triggered ability of “Guttersnipe” resolves
    Then Edward's team has 12 life

  @id:ruling.glint_horn_buccaneer @clause:life.shared @clause:object.you @clause:ability.only_if @from:2018-04-27 @must
  Scenario: While it attacks its controller discards to draw, which costs the other team 2 life; a teammate's card costs nothing
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls five “Mana Source”
    And Angie has “Glint-Horn Buccaneer” in hand
    And Angie has three cards in hand
    And Barry has two cards in hand
    And Edward has one card in hand
    When Angie casts “Glint-Horn Buccaneer”
    And the spell resolves
    Then Angie can't activate the ability of “Glint-Horn Buccaneer”
    When Barry casts “Burning Inquiry”
    And the spell resolves
    And the triggered ability of “Glint-Horn Buccaneer” resolves
    And the triggered ability of “Glint-Horn Buccaneer” resolves
    And the triggered ability of “Glint-Horn Buccaneer” resolves
    Then Edward's team has 14 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glint-Horn Buccaneer”
    Then Angie can activate the ability of “Glint-Horn Buccaneer”
    When Angie discards one card
    And the triggered ability of “Glint-Horn Buccaneer” resolves
    Then Edward's team has 12 life
    When the ability resolves
    Then Angie has two cards in hand
    And Barry has one card in hand
    And Angie's team has 20 life
    And Angie can't activate the ability of “Glint-Horn Buccaneer”
    And “Glint-Horn Buccaneer” is 2/4

  @id:ruling.caged_zombie @clause:life.shared @clause:ability.only_if @from:2005-08-01 @must
  Scenario: Once anybody's creature has died this turn Caged Zombie costs the other team 4 life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Caged Zombie”
    And Angie controls two “Mana Source”
    And Barry controls “Fountain of Youth”
    And Barry controls “Grizzly Bears”
    And Barry controls “Caged Zombie”
    Then Angie can't activate the ability of Angie's “Caged Zombie”
    When Barry casts “Murder” targeting “Grizzly Bears”
    And the spell resolves
    Then Barry can't activate the ability of Barry's “Caged Zombie”
    But Angie can activate the ability of Angie's “Caged Zombie”
    When the ability resolves
    Then Edward's team has 16 life
    And Angie's team has 20 life
    And Angie's “Caged Zombie” is 2/3
    And Angie's “Caged Zombie” is tapped

  @id:ruling.glint_horn_buccaneer.after @situation:ruling.glint_horn_buccaneer @clause:ability.only_if @from:2018-04-27 @must
  Scenario: Tapped after its attack Glint-Horn Buccaneer lets nobody discard
    Given Angie controls “Glint-Horn Buccaneer”
    And Angie controls two “Mana Source”
    And Angie has two cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glint-Horn Buccaneer”
    And the postcombat main phase of Angie's team begins
    Then “Glint-Horn Buccaneer” is tapped
    And Angie can't activate the ability of “Glint-Horn Buccaneer”
    When the precombat main phase of Edward's team begins
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Glint-Horn Buccaneer”
    Then Angie can activate the ability of “Glint-Horn Buccaneer”
    When Angie discards one card
    And the triggered ability of “Glint-Horn Buccaneer” resolves
    And the ability resolves
    Then Angie has three cards in hand

  @id:ruling.regna.partner @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scenario: Regna and Krav name each other, and lead a deck together
    Given Angie has “Regna, the Redeemer” in her deck
    And Angie has “Krav, the Unredeemed” in her deck
    And Angie's commander is “Regna, the Redeemer”
    And Angie's commander is “Krav, the Unredeemed”
    And Angie has 49 “Swamp” in her deck
    And Angie has 49 “Plains” in her deck
    Then Angie's deck is allowed in Commander
