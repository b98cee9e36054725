# language: en
Feature: When an ability can be activated
  > An ability can be activated only as a sorcery, only in a part of a turn, or only once each turn. Whose turn is meant, and who counts?

  @id:limit.as_sorcery @clause:ability.as_sorcery @clause:turn.teams @from:2005-08-01 @must
  Scenario: Either head activates as a sorcery in a main phase of the team, on an empty stack, and no opponent does
    Given it is the precombat main phase of Edward's team
    And Barry controls “Sadistic Hypnotist”
    And Barry controls “Grizzly Bears”
    And Edward controls “Sadistic Hypnotist”
    And Edward controls “Grizzly Bears”
    And Edward has three cards in hand
    And Ronald has three cards in hand
    When Edward's team passes priority
    Then Barry can't activate the ability of Barry's “Sadistic Hypnotist”
    When the upkeep of Angie's team begins
    Then Barry can't activate the ability of Barry's “Sadistic Hypnotist”
    When the precombat main phase of Angie's team begins
    And Angie casts “Angel's Mercy”
    Then Barry can't activate the ability of Barry's “Sadistic Hypnotist”
    When the spell resolves
    Then Edward can't activate the ability of Edward's “Sadistic Hypnotist”
    But Barry can activate the ability of Barry's “Sadistic Hypnotist”
    When Barry sacrifices Barry's “Grizzly Bears”
    And Barry chooses Edward as the target
    And the ability resolves
    And Edward discards two cards
    Then Edward has one card in hand
    And Ronald has three cards in hand
    When the declare attackers step of Angie's team begins
    Then Barry can't activate the ability of Barry's “Sadistic Hypnotist”

  @id:limit.as_sorcery.itself @situation:limit.as_sorcery @clause:ability.as_sorcery @from:2005-08-01 @must
  Scenario: Where there is no other creature the one that says so is the only one to sacrifice
    Given Barry controls “Sadistic Hypnotist”
    And Barry controls “Fountain of Youth”
    And Ronald has three cards in hand
    When Barry activates the ability of “Sadistic Hypnotist”
    And Barry chooses Ronald as the target
    And the ability resolves
    And Ronald discards two cards
    Then Ronald has one card in hand
    And Barry controls “Fountain of Youth”

  @id:limit.as_sorcery.combat @clause:ability.as_sorcery @clause:turn.extra @from:2018-04-27 @must
  Scenario: A second combat phase is bought in a main phase and not in combat; the creatures of one head untap
    Given Angie controls “Aggravated Assault”
    And Angie controls six “Mana Source”
    And Angie controls “Grizzly Bears”
    And Barry controls “Hill Giant”
    And Edward controls “Aggravated Assault”
    And Edward controls five “Mana Source”
    And Edward has three cards in hand
    And Edward's team has 30 life
    When Angie's team passes priority
    Then Edward can't activate the ability of Edward's “Aggravated Assault”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    Then Angie can't activate the ability of Angie's “Aggravated Assault”
    When the postcombat main phase of Angie's team begins
    Then Angie can activate the ability of Angie's “Aggravated Assault”
    When the ability resolves
    Then “Grizzly Bears” is untapped
    But “Hill Giant” is tapped
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 23 life
    And Edward has three cards in hand
    And Angie can't activate the ability of Angie's “Aggravated Assault”

  @id:limit.your_turn @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scenario: An ability of one's own turn is activated in the turns of the team, its end step among them, and in no other
    Given Angie controls “Disrupting Scepter”
    And Angie controls two “Mana Source”
    And Barry controls “Disrupting Scepter”
    And Barry controls seven “Mana Source”
    And Edward has one card in hand
    And Ronald has one card in hand
    When the end step of Angie's team begins
    And Angie chooses Edward as the target
    Then Angie can't activate the ability of Angie's “Disrupting Scepter”
    But Barry can activate the ability of Barry's “Disrupting Scepter”
    When Barry chooses Ronald as the target
    And the ability resolves
    Then Ronald has no cards in hand
    And Edward has one card in hand
    And Barry can't activate the ability of Barry's “Disrupting Scepter”
    When the upkeep of Angie's team begins
    And the upkeep of Edward's team begins
    And Edward's team passes priority
    Then Barry can't activate the ability of Barry's “Disrupting Scepter”
    When the upkeep of Angie's team begins
    Then Barry can activate the ability of Barry's “Disrupting Scepter”

  @id:limit.your_upkeep @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scenario: An ability of one's own upkeep is activated in the team's, neither after it nor in that of the others
    Given it is the precombat main phase of Edward's team
    And Barry controls “Dwarven Weaponsmith”
    And Barry controls “Fountain of Youth”
    And Barry controls “Disrupting Scepter”
    And Angie controls “Dwarven Weaponsmith”
    And Angie controls “Grizzly Bears”
    When the upkeep of Angie's team begins
    And the precombat main phase of Angie's team begins
    Then Barry can't activate the ability of Barry's “Dwarven Weaponsmith”
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    Then Barry can't activate the ability of Barry's “Dwarven Weaponsmith”
    When the upkeep of Angie's team begins
    And Angie chooses “Grizzly Bears” as the target
    Then Angie can't activate the ability of Angie's “Dwarven Weaponsmith”
    But Barry can activate the ability of Barry's “Dwarven Weaponsmith”
    When Barry sacrifices “Fountain of Youth”
    And Barry chooses “Grizzly Bears” as the target
    And the ability resolves
    Then “Grizzly Bears” is 3/3
    And Barry's “Dwarven Weaponsmith” is tapped
    And Barry has “Fountain of Youth” in his graveyard
    And Barry can't activate the ability of Barry's “Dwarven Weaponsmith”

  @id:limit.your_upkeep.itself @situation:limit.your_upkeep @clause:ability.only_if @from:2005-08-01 @must
  Scenario: What is no creature gets no counter: where there is no other creature the only target is the one that makes it
    Given it is the precombat main phase of Edward's team
    And Barry controls “Dwarven Weaponsmith”
    And Barry controls “Fountain of Youth”
    And Barry controls “Disrupting Scepter”
    When the upkeep of Angie's team begins
    Then Barry can activate the ability of “Dwarven Weaponsmith”
    When Barry sacrifices “Fountain of Youth”
    And the ability resolves
    Then “Dwarven Weaponsmith” is 2/2
    And Barry can't activate the ability of “Dwarven Weaponsmith”

  @id:limit.before_attackers @clause:ability.only_if @clause:turn.teams @from:2005-08-01 @must
  Scenario: Before attackers are declared is until the declare attackers step of the team's own turn
    Given it is the precombat main phase of Edward's team
    And Barry controls “Goblin Firestarter”
    And Edward's team has 30 life
    When Edward's team passes priority
    Then Barry can't activate the ability of “Goblin Firestarter”
    When the declare attackers step of Angie's team begins
    And Angie attacks with no creature
    Then Barry can't activate the ability of “Goblin Firestarter”
    When the postcombat main phase of Angie's team begins
    Then Barry can't activate the ability of “Goblin Firestarter”
    When the upkeep of Edward's team begins
    And the beginning of combat step of Angie's team begins
    Then Barry can activate the ability of “Goblin Firestarter”
    When Barry chooses Edward as the target
    And the ability resolves
    Then Edward's team has 29 life
    And Barry has “Goblin Firestarter” in his graveyard

  @id:limit.before_attackers.skipped @situation:limit.before_attackers @clause:ability.only_if @clause:turn.skip @from:2012-02-01 @must
  Scenario: Where the team skips its combat phase the precombat main phase is the last chance
    Given it is the precombat main phase of Edward's team
    And Barry controls “Goblin Firestarter”
    And Ronald controls “Birds of Paradise”
    When Edward casts “Stonehorn Dignitary”
    And the spell resolves
    And Edward chooses Angie as the target
    And the triggered ability of “Stonehorn Dignitary” resolves
    And the postcombat main phase of Angie's team begins
    Then Barry can't activate the ability of “Goblin Firestarter”
    When the upkeep of Edward's team begins
    And the precombat main phase of Angie's team begins
    Then Barry can activate the ability of “Goblin Firestarter”
    When Barry chooses “Birds of Paradise” as the target
    And the ability resolves
    Then Ronald has “Birds of Paradise” in his graveyard

  @id:limit.skipped_combat @clause:turn.skip @from:2012-02-01 @must
  Scenario: A combat phase that a teammate is to skip is the team's, and the next one after it comes
    Given it is the precombat main phase of Edward's team
    When Edward casts “Stonehorn Dignitary”
    And the spell resolves
    And Edward chooses Angie as the target
    And the triggered ability of “Stonehorn Dignitary” resolves
    And the precombat main phase of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the postcombat main phase of Angie's team
    When the precombat main phase of Edward's team begins
    And Edward's team passes priority
    And Angie's team passes priority
    Then it is the beginning of combat step of Edward's team
    When the precombat main phase of Angie's team begins
    And Angie's team passes priority
    And Edward's team passes priority
    Then it is the beginning of combat step of Angie's team

  @id:limit.in_combat @clause:ability.only_if @clause:combat.lasts @from:2018-04-27 @must
  Scenario: What is a creature until end of combat blocks for the teammate and is one until the combat phase is over
    Given it is the precombat main phase of Edward's team
    And Angie controls “Jade Statue”
    And Angie controls three “Mana Source”
    And Ronald controls “Hill Giant”
    When Edward's team passes priority
    Then Angie can't activate the ability of “Jade Statue”
    When the declare attackers step of Edward's team begins
    And Ronald attacks Barry with “Hill Giant”
    And Edward's team passes priority
    Then Angie can activate the ability of “Jade Statue”
    When the ability resolves
    Then “Jade Statue” is 3/6
    When the declare blockers step of Edward's team begins
    Then Angie can block “Hill Giant” with “Jade Statue”
    When the end of combat step of Edward's team begins
    Then “Jade Statue” is 3/6
    When Edward's team passes priority
    Then Angie can't activate the ability of “Jade Statue”
    When the postcombat main phase of Edward's team begins
    Then Angie controls no creatures

  @id:limit.each_turn @clause:ability.each_turn @from:2005-08-01 @must
  Scenario: Once each turn is once in each, and each of two creatures counts by itself
    Given Angie controls “Rootwalla”
    And Angie controls six “Mana Source”
    And Barry controls “Rootwalla”
    And Barry controls two “Mana Source”
    When Angie activates the ability of Angie's “Rootwalla”
    Then Angie can't activate the ability of Angie's “Rootwalla”
    When the ability resolves
    Then Angie can't activate the ability of Angie's “Rootwalla”
    But Barry can activate the ability of Barry's “Rootwalla”
    When the upkeep of Edward's team begins
    Then Angie's “Rootwalla” is 2/2
    When Edward's team passes priority
    Then Angie can activate the ability of Angie's “Rootwalla”
    And Angie can't activate the ability of Angie's “Rootwalla”
    When the upkeep of Angie's team begins
    Then Angie can activate the ability of Angie's “Rootwalla”
    When the ability resolves
    Then Angie's “Rootwalla” is 4/4
    And Barry's “Rootwalla” is 2/2

  @id:limit.each_turn.taken @situation:limit.each_turn @clause:ability.each_turn @from:2009-07-11 @must
  Scenario: Who takes control of a creature that has activated an ability once each turn can activate it again only in the next
    Given it is the precombat main phase of Angie's team
    And Edward controls “Rootwalla”
    And Edward controls two “Mana Source”
    And Angie controls five “Mana Source”
    And Barry controls “Rootwalla”
    And Barry controls “Mana Source”
    When Angie's team passes priority
    And Edward activates the ability of Edward's “Rootwalla”
    And the ability resolves
    And Angie casts “Act of Treason” targeting Edward's “Rootwalla”
    And the spell resolves
    Then Angie can't activate the ability of Edward's “Rootwalla”
    And Barry can't activate the ability of Barry's “Rootwalla”
    When the upkeep of Edward's team begins
    Then Edward can activate the ability of Edward's “Rootwalla”
