# language: en
Feature: What nobody may choose
  > Somebody has to choose, and names what the rules do not let him have. What becomes of the choice?

  @id:choice.refused.trample.before @situation:choice.refused.trample @clause:combat.trample @clause:combat.damaged_player @from:2005-08-01 @until:2018-04-27 @must
  Scenario: Damage that tramples over a blocker goes to no player before the blocker has what kills it
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Grizzly Bears”
    And Angie's team chooses Edward as the player who is dealt the damage
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 1 to “Grizzly Bears”, 2 to Edward
    And Angie's team can't divide the damage: 3 to “Grizzly Bears”, 1 to Edward
    When Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Ronald has “Grizzly Bears” in his graveyard

  @id:choice.refused.trample @situation:choice.refused.trample @clause:combat.trample @from:2018-04-27 @must
  Scenario: Damage that tramples over a blocker goes to the player who is attacked once the blocker has what kills it, and no sooner
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Ronald controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “War Mammoth” with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 1 to “Grizzly Bears”, 2 to Edward
    And Angie's team can't divide the damage: 2 to “Grizzly Bears”, 1 to Ronald
    And Angie's team can't divide the damage: 3 to “Grizzly Bears”, 1 to Edward
    When Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Ronald has “Grizzly Bears” in his graveyard

  @id:choice.refused.trample.two @clause:combat.trample @from:2018-04-27 @must
  Scenario: Of two blockers of two players each has to have what kills it before damage tramples over them
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Birds of Paradise”
    And Ronald controls “Soul Warden”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks “War Mammoth” with “Birds of Paradise”
    And Ronald blocks “War Mammoth” with “Soul Warden”
    And Angie's team orders the damage: first “Birds of Paradise”, then “Soul Warden”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 1 to “Birds of Paradise”, 0 to “Soul Warden”, 2 to Edward
    When Angie's team divides the damage: 1 to “Birds of Paradise”, 1 to “Soul Warden”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward has “Birds of Paradise” in his graveyard
    And Ronald has “Soul Warden” in his graveyard

  @id:choice.refused.order.before @situation:choice.refused.order @clause:combat.division @clause:combat.order @from:2009-07-11 @until:2018-04-27 @must
  Scenario: Of blockers that the attacking team has put in order the second was dealt nothing before the first had what killed it
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Hill Giant” with “Wind Drake”
    And Angie's team orders the damage: first “Grizzly Bears”, then “Wind Drake”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 1 to “Grizzly Bears”, 2 to “Wind Drake”
    When Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Ronald controls “Wind Drake”

  @id:choice.refused.order @situation:choice.refused.order @clause:combat.division @clause:combat.order @from:2018-04-27 @until:2024-11-08 @must
  Scenario: The second of two blockers in order is dealt nothing before the first has what kills it
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Hill Giant” with “Wind Drake”
    And Angie's team orders the damage: first “Grizzly Bears”, then “Wind Drake”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 1 to “Grizzly Bears”, 2 to “Wind Drake”
    When Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Grizzly Bears” in his graveyard
    And Ronald controls “Wind Drake”

  @id:choice.refused.total @clause:combat.division @from:2024-11-08 @must
  Scenario: What blockers are dealt comes to what the attacker deals, neither more nor less
    Given Angie controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Hill Giant” with “Wind Drake”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 2 to “Grizzly Bears”, 2 to “Wind Drake”
    And Angie's team can't divide the damage: 1 to “Grizzly Bears”, 1 to “Wind Drake”
    When Angie's team divides the damage: 1 to “Grizzly Bears”, 2 to “Wind Drake”
    And the postcombat main phase of Angie's team begins
    Then Edward controls “Grizzly Bears”
    And Ronald has “Wind Drake” in his graveyard

  @id:choice.refused.blocker @clause:combat.division_blocker @from:2024-11-08 @must
  Scenario: What a creature that blocks two deals to them comes to its power
    Given Angie controls “Obsianus Golem”
    And Angie controls “High Ground”
    And Barry controls “Wind Drake”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And Ronald attacks Angie with “Grizzly Bears”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Hill Giant” with “Obsianus Golem”
    And Angie blocks “Grizzly Bears” with “Obsianus Golem”
    And the combat damage step of Edward's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 3 to “Hill Giant”, 2 to “Grizzly Bears”
    And Angie's team can't divide the damage: 2 to “Hill Giant”, 1 to “Grizzly Bears”
    When Angie's team divides the damage: 2 to “Hill Giant”, 2 to “Grizzly Bears”
    And the postcombat main phase of Edward's team begins
    Then Edward controls “Hill Giant”
    And Ronald has “Grizzly Bears” in his graveyard

  @id:choice.refused.sacrifice @clause:effect.choice @clause:object.you @from:2005-08-01 @must
  Scenario: Who has to sacrifice a creature can't let a teammate's or an opponent's go
    Given Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Ronald controls “Grizzly Bears”
    And Angie controls “Soul Warden”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    Then Edward has to choose
    And Edward can't sacrifice “Grizzly Bears”
    And Edward can't sacrifice “Soul Warden”
    And Edward can't sacrifice “Hill Giant” and “Wind Drake”
    When Edward sacrifices “Wind Drake”
    Then Edward has “Wind Drake” in his graveyard
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”

  @id:choice.refused.another @clause:target.choose @from:2009-07-11 @must
  Scenario: A triggered ability that means another permanent can't mean what it is of, nor what is of a kind that it spares
    Given Angie controls three “Plains”
    And Barry controls “Hill Giant”
    And Edward controls “Forest”
    And Edward controls “Fountain of Youth”
    When Angie casts “Oblivion Ring”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Oblivion Ring” as the target
    And Angie can't choose “Forest” as the target
    And Angie can't choose Edward as the target
    When Angie chooses “Fountain of Youth” as the target
    And the triggered ability of “Oblivion Ring” resolves
    Then Edward owns “Fountain of Youth” in exile
    And Barry controls “Hill Giant”

  @id:choice.refused.own_tapped @clause:target.choose @from:2018-04-27 @must
  Scenario: A triggered ability that means a tapped creature of its controller can't mean a teammate's
    Given Angie controls “Anafenza, the Foremost”
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    And Angie controls “Obsianus Golem”
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Anafenza, the Foremost”, “Hill Giant” and “Wind Drake”
    And Barry attacks Edward with “Grizzly Bears”
    Then Angie has to choose
    And Angie can't choose “Grizzly Bears” as the target
    And Angie can't choose “Obsianus Golem” as the target
    And Angie can't choose “Anafenza, the Foremost” as the target
    When Angie chooses “Hill Giant” as the target
    And the triggered ability of “Anafenza, the Foremost” resolves
    Then “Hill Giant” is 4/4
    And “Grizzly Bears” is 2/2

  @id:choice.refused.shroud @clause:target.choose @from:2015-01-23 @must
  Scenario: A triggered ability can't mean a creature with shroud, whoever controls it
    Given Angie controls three “Plains”
    And Barry controls “Mist Leopard”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Fiend Hunter”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Mist Leopard” as the target
    And Angie can't choose “Fiend Hunter” as the target
    When Angie chooses “Hill Giant” as the target
    And Angie does what the ability allows
    And the triggered ability of “Fiend Hunter” resolves
    Then Edward owns “Hill Giant” in exile

  @id:choice.refused.found @clause:effect.search @clause:effect.choice @from:2009-07-11 @must
  Scenario: Who may look for a basic land can't find another card
    Given Angie has ten cards in her library
    And Angie has “Hill Giant” in her library
    And Angie has “Forest” in her library
    When Angie casts “Rampant Growth”
    And the spell resolves
    Then Angie has to choose
    And Angie can't find “Hill Giant” in her library
    When Angie finds “Forest” in her library
    Then Angie controls “Forest”

  @id:choice.refused.from_hand @clause:effect.choice @clause:object.you @from:2009-07-11 @must
  Scenario: Who may put a creature from the own hand onto the battlefield can't put a land there, or a teammate's card
    Given Angie controls “Elvish Piper”
    And Angie controls “Forest”
    And Angie has “Hill Giant” in hand
    And Angie has “Swamp” in hand
    And Barry has “Wind Drake” in hand
    When Angie activates the ability of “Elvish Piper”
    And the ability resolves
    Then Angie has to choose
    And Angie can't put “Swamp” from her hand onto the battlefield
    And Angie can't put “Wind Drake” from her hand onto the battlefield
    When Angie puts “Hill Giant” from her hand onto the battlefield
    Then Angie controls “Hill Giant”
    And Angie has “Swamp” in hand
    And Barry has “Wind Drake” in hand

  @id:choice.refused.copied @clause:object.enters_as_copy @from:2009-07-11 @must
  Scenario: What enters as a copy of a creature can't be a copy of an artifact
    Given Barry controls “Fountain of Youth”
    And Edward controls “Hill Giant”
    When Angie casts “Clone”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Fountain of Youth” to be copied
    When Angie chooses “Hill Giant” to be copied
    Then Angie controls a 3/3 creature

  @id:choice.refused.modes @clause:trigger.modes @from:2022-02-18 @must
  Scenario: Of an ability that chooses one of several modes nobody chooses two
    Given Angie's team has 20 life
    And Edward controls “Fountain of Youth”
    When Angie casts “Knight of Autumn”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose modes 1 and 3
    When Angie chooses mode 3
    And the triggered ability of “Knight of Autumn” resolves
    Then Angie's team has 24 life
    And “Knight of Autumn” is 2/1

  @id:choice.refused.affected @clause:life.set_each @from:2010-04-23 @must
  Scenario: A team picks one of its own members as the player who is affected
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls a creature
    And Ronald controls two creatures
    When Angie casts “Biorhythm”
    And the spell resolves
    Then Angie has to choose
    And Angie's team can't choose Edward as the affected player
    When Angie's team chooses Angie as the affected player
    Then Ronald has to choose
    And Edward's team can't choose Angie as the affected player
    When Edward's team chooses Ronald as the affected player
    Then Angie's team has 1 life
    And Edward's team has 2 life

  @id:choice.refused.greatest @clause:effect.choice @from:2018-04-27 @must
  Scenario: Who has to sacrifice a creature of the greatest power can't let a smaller one go
    Given Edward controls “Hill Giant”
    And Edward controls “Air Elemental”
    And Edward controls “Barkhide Mauler”
    And Ronald controls “Grizzly Bears”
    When Angie casts “Crackling Doom”
    And the spell resolves
    Then Edward has to choose
    And Edward can't sacrifice “Hill Giant”
    When Edward sacrifices “Air Elemental”
    Then Edward controls “Hill Giant”
    And Edward controls “Barkhide Mauler”
    And Ronald has “Grizzly Bears” in his graveyard

  @id:choice.refused.vote @clause:effect.vote @from:2015-01-23 @must
  Scenario: A vote for a permanent that the caster controls is none
    Given Angie controls “Fountain of Youth”
    And Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    And Edward controls “Forest”
    When Angie casts “Council's Judgment”
    And the spell resolves
    Then Angie has to choose
    And Angie can't vote for “Fountain of Youth”
    And Angie can't vote for “Forest”
    When Angie votes for “Hill Giant”
    Then Barry has to choose
    And Barry can't vote for “Fountain of Youth”
    When Barry votes for “Wind Drake”
    Then Edward has to choose
    When Edward votes for “Hill Giant”
    Then Ronald has to choose
    When Ronald votes for “Wind Drake”
    Then Barry owns “Wind Drake” in exile
    And Edward owns “Hill Giant” in exile

  @id:choice.refused.legend @clause:legend.rule @from:2013-07-13 @must
  Scenario: Of two legendary permanents of one name it is one of the own that stays, and not a teammate's
    Given Angie controls “Isamaru, Hound of Konda”
    And Barry controls “Isamaru, Hound of Konda”
    And Angie has “Isamaru, Hound of Konda” in hand
    When Angie casts “Isamaru, Hound of Konda”
    And the spell resolves
    Then Angie has to choose
    And Angie can't keep Barry's “Isamaru, Hound of Konda” on the battlefield
    When Angie keeps Angie's first “Isamaru, Hound of Konda” on the battlefield
    Then Angie has Angie's second “Isamaru, Hound of Konda” in her graveyard
    And Barry controls “Isamaru, Hound of Konda”

  @id:choice.refused.opponent @clause:effect.clash @clause:team.opponents @from:2009-07-11 @must
  Scenario: Who clashes with an opponent can't do so with the teammate
    Given Angie has “Air Elemental” on top of her library
    And Barry has “Wind Drake” on top of his library
    And Edward has “Plains” on top of his library
    And Ronald has “Grizzly Bears” on top of his library
    When Angie casts “Oaken Brawler”
    And the spell resolves
    And the triggered ability of “Oaken Brawler” resolves
    Then Angie has to choose
    And Angie can't choose Barry as the opponent
    And Angie can't choose Angie as the opponent
    When Angie chooses Ronald as the opponent
    Then Angie has to choose
    When Angie puts no card on the bottom of her library
    Then Ronald has to choose
    When Ronald puts no card on the bottom of his library
    Then “Oaken Brawler” is 3/5

  @id:choice.refused.discard @clause:effect.discard @from:2009-07-11 @must
  Scenario: Who has to discard a card can't discard a teammate's
    Given Barry has “Air Elemental” in hand
    And Edward has “Wind Drake” in hand
    And Ronald has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in hand
    When Angie casts “Syphon Mind”
    And the spell resolves
    Then Ronald has to choose
    And Ronald can't discard “Wind Drake”
    When Ronald discards “Hill Giant”
    Then Ronald has “Grizzly Bears” in hand
    And Ronald has “Hill Giant” in his graveyard
    And Edward has “Wind Drake” in his graveyard
    And Barry has “Air Elemental” in his graveyard

  @id:choice.refused.proliferate @clause:counters.proliferate @from:2016-11-11 @must
  Scenario: Nothing without a counter is chosen to get another
    Given Barry controls “Hill Giant”
    And “Hill Giant” has two +1/+1 counters
    And Angie controls “Wind Drake”
    And Barry has two energy counters
    When Angie casts “Steady Progress”
    And the spell resolves
    Then Angie has to choose
    And Angie can't choose “Wind Drake” to get another counter
    And Angie can't choose “Hill Giant” and Angie to get another counter each
    When Angie chooses “Hill Giant” to get another counter
    Then “Hill Giant” has three +1/+1 counters
    And Barry has two energy counters

  @id:choice.refused.enchanted @clause:aura.enters @from:2009-07-11 @must
  Scenario: An Aura that is put onto the battlefield is put on nothing that it can't enchant
    Given it is the precombat main phase of Angie's team
    And Angie has “Claustrophobia” in hand
    And Edward controls “Grizzly Bears”
    And Edward controls “Air Elemental”
    And Edward controls “Fountain of Youth”
    And Barry controls “Mist Leopard”
    When Angie casts “Show and Tell”
    And the spell resolves
    Then Angie has to choose
    When Angie puts “Claustrophobia” from her hand onto the battlefield
    Then Angie has to choose
    And Angie can't choose “Fountain of Youth” to be enchanted
    When Angie chooses “Mist Leopard” to be enchanted
    And the triggered ability of “Claustrophobia” resolves
    Then “Mist Leopard” is tapped
    And “Grizzly Bears” is untapped

  @id:choice.refused.general.trample @clause:combat.trample @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: A blocker has to get what kills it before its attacker's damage tramples over it
    Given Edward's team has 20 life
    And Angie controls “War Mammoth”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Edward blocks “War Mammoth” with “Grizzly Bears”
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie's team can't divide the damage: 1 to “Grizzly Bears”, 2 to Edward
    And Angie's team can't divide the damage: 2 to “Grizzly Bears”, 2 to Edward
    When Angie's team divides the damage: 2 to “Grizzly Bears”, 1 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Edward has “Grizzly Bears” in his graveyard

  @id:choice.refused.general.sacrifice @clause:effect.choice @clause:object.you @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scenario: Who has to sacrifice a creature can't sacrifice another player's, nor two of the own
    Given Edward controls “Hill Giant”
    And Edward controls “Wind Drake”
    And Angie controls “Soul Warden”
    When Angie casts “Cruel Edict” targeting Edward
    And the spell resolves
    Then Edward has to choose
    And Edward can't sacrifice “Soul Warden”
    And Edward can't sacrifice “Hill Giant” and “Wind Drake”
    When Edward sacrifices “Wind Drake”
    Then Edward has “Wind Drake” in his graveyard
    And Edward controls “Hill Giant”
    And Angie controls “Soul Warden”
