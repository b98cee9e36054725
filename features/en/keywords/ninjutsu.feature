# language: en
Feature: Ninjutsu
  > An unblocked attacker goes back to a hand, and a card in that hand attacks in its place. Whose attacker, when, and which head?

  @id:ninjutsu.team @situation:ninjutsu @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2005-08-01 @until:2018-04-27 @must
  Scenario: What enters by ninjutsu attacks the team as the returned attacker did, and the team says who is dealt its damage
    Given Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Angie has “Okiba-Gang Shinobi” in hand
    And Edward has two cards in hand
    And Ronald has two cards in hand
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward's team with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Okiba-Gang Shinobi”
    Then Angie has “Grizzly Bears” in hand
    And Angie has “Okiba-Gang Shinobi” in hand
    When the ability resolves
    Then “Okiba-Gang Shinobi” is attacking
    And “Okiba-Gang Shinobi” is tapped
    When Angie's team chooses Ronald as the player who is dealt the damage
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 17 life
    And Ronald has no cards in hand
    But Edward has two cards in hand

  @id:ninjutsu.head @situation:ninjutsu @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scenario: What enters by ninjutsu attacks the head that the returned attacker attacked, and nobody chooses
    Given Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Angie has “Okiba-Gang Shinobi” in hand
    And Barry controls “Hill Giant”
    And Edward has two cards in hand
    And Ronald has three cards in hand
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Okiba-Gang Shinobi”
    Then Angie has “Grizzly Bears” in hand
    And “Hill Giant” is attacking
    When the ability resolves
    Then Angie has nothing to choose
    And “Okiba-Gang Shinobi” is attacking
    And “Okiba-Gang Shinobi” is tapped
    When Ronald discards two cards
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 14 life
    And Ronald has one card in hand
    But Edward has two cards in hand

  @id:ninjutsu.other_head @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scenario: Of two unblocked attackers the one that is returned says which head the ninja attacks
    Given Angie controls “Grizzly Bears”
    And Angie controls “Typhoid Rats”
    And Angie controls five “Mana Source”
    And Angie has “Okiba-Gang Shinobi” in hand
    And Edward has two cards in hand
    And Ronald has two cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Grizzly Bears”
    And Angie attacks Edward with “Typhoid Rats”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Okiba-Gang Shinobi”
    And Angie chooses “Typhoid Rats” to be returned
    And the ability resolves
    Then Angie has “Typhoid Rats” in hand
    And “Grizzly Bears” is attacking
    When the postcombat main phase of Angie's team begins
    Then Edward has no cards in hand
    But Ronald has two cards in hand

  @id:ninjutsu.before @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: Before blockers are declared no attacker is unblocked yet, nor once combat is over
    Given Angie controls “Grizzly Bears”
    And Angie controls three “Mana Source”
    And Angie has “Ninja of the Deep Hours” in hand
    And Angie has “Mistblade Shinobi” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    Then Angie can't activate the ability of “Ninja of the Deep Hours”
    When the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Angie can activate the ability of “Ninja of the Deep Hours”
    When the ability resolves
    And Angie does not do what the ability allows
    And the postcombat main phase of Angie's team begins
    Then Angie controls “Ninja of the Deep Hours”
    And Angie can't activate the ability of “Mistblade Shinobi”

  @id:ninjutsu.end_of_combat @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: An attacker is unblocked until combat ends, and what enters after the damage deals none
    Given Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    And Angie has “Ninja of the Deep Hours” in hand
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the end of combat step of Angie's team begins
    Then Edward's team has 18 life
    And Angie can activate the ability of “Ninja of the Deep Hours”
    When the ability resolves
    Then “Ninja of the Deep Hours” is attacking
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 18 life
    And Angie has “Grizzly Bears” in hand

  @id:ninjutsu.blocked @clause:keyword.ninjutsu @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: A blocked attacker is not returned, not even once its blocker has gone
    Given Angie controls “Grizzly Bears”
    And Angie controls “Typhoid Rats”
    And Angie controls “War Mammoth”
    And Angie controls six “Mana Source”
    And Angie has “Murder” in hand
    And Angie has “Ninja of the Deep Hours” in hand
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Typhoid Rats”
    And Angie attacks Ronald with “War Mammoth”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Grizzly Bears” with “Hill Giant”
    And Angie casts “Murder” targeting “Hill Giant”
    And the spell resolves
    And Angie activates the ability of “Ninja of the Deep Hours”
    Then Angie has to choose
    And Angie can't choose “Grizzly Bears” to be returned
    When Angie chooses “Typhoid Rats” to be returned
    And the ability resolves
    Then “Ninja of the Deep Hours” is attacking
    And “Grizzly Bears” is attacking

  @id:ninjutsu.teammate @clause:keyword.ninjutsu @clause:cost.resources @from:2018-04-27 @must
  Scenario: The teammate's unblocked attacker is not returned, and a defending player returns none
    Given Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    And Angie has “Ninja of the Deep Hours” in hand
    And Barry controls “Hill Giant”
    And Barry controls “Mana Source”
    And Barry has “Mistblade Shinobi” in hand
    And Edward controls two “Mana Source”
    And Edward controls “Air Elemental”
    And Edward has “Ninja of the Deep Hours” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Grizzly Bears” with “Air Elemental”
    Then Angie can't activate the ability of Angie's “Ninja of the Deep Hours”
    But Barry can activate the ability of “Mistblade Shinobi”
    And Barry has “Hill Giant” in hand
    When Angie's team passes priority
    Then Edward can't activate the ability of Edward's “Ninja of the Deep Hours”
    When the ability resolves
    Then Barry controls “Mistblade Shinobi”
    And “Mistblade Shinobi” is attacking

  @id:ninjutsu.first_strike @clause:keyword.ninjutsu @clause:combat.first_strike @from:2018-04-27 @must
  Scenario: What enters after the first of two combat damage steps deals its damage in the second
    Given Angie controls “Youthful Knight”
    And Angie controls two “Mana Source”
    And Angie has “Ninja of the Deep Hours” in hand
    And Barry has no cards in hand
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Youthful Knight”
    And the combat damage step of Angie's team begins
    Then Edward's team has 18 life
    When Angie activates the ability of “Ninja of the Deep Hours”
    And the ability resolves
    And Angie does what the ability allows
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 16 life
    And Angie has “Youthful Knight” in hand
    And Angie has two cards in hand
    But Barry has no cards in hand

  @id:ninjutsu.walker @clause:keyword.ninjutsu_whom @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: What enters by ninjutsu attacks the planeswalker that the returned attacker attacked
    Given Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Angie has “Okiba-Gang Shinobi” in hand
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has five loyalty counters
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks “Nissa, Voice of Zendikar” with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Okiba-Gang Shinobi”
    And the ability resolves
    And the postcombat main phase of Angie's team begins
    Then “Nissa, Voice of Zendikar” has two loyalty counters
    And Edward's team has 20 life

  @id:ninjutsu.walker.gone @clause:keyword.ninjutsu_whom @clause:combat.enters_attacking @from:2018-04-27 @must
  Scenario: Where the planeswalker has gone before it enters the ninja attacks nobody
    Given Angie controls “Grizzly Bears”
    And Angie controls “Typhoid Rats”
    And Angie controls five “Mana Source”
    And Angie has “Okiba-Gang Shinobi” in hand
    And Ronald controls “Nissa, Voice of Zendikar”
    And “Nissa, Voice of Zendikar” has one loyalty counter
    And Barry controls “Youthful Knight”
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks “Nissa, Voice of Zendikar” with “Grizzly Bears”
    And Barry attacks “Nissa, Voice of Zendikar” with “Youthful Knight”
    And the combat damage step of Angie's team begins
    Then Ronald has “Nissa, Voice of Zendikar” in his graveyard
    When Angie activates the ability of “Okiba-Gang Shinobi”
    And the ability resolves
    Then Angie controls “Okiba-Gang Shinobi”
    And “Okiba-Gang Shinobi” is tapped
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:ninjutsu.twice @clause:keyword.ninjutsu @clause:keyword.ninjutsu_whom @from:2018-04-27 @must
  Scenario: An attacker more can be returned for the same card, which then enters once, and attacks whom the last one attacked
    Given Angie controls “Grizzly Bears”
    And Angie controls “Typhoid Rats”
    And Angie controls eight “Mana Source”
    And Angie has “Okiba-Gang Shinobi” in hand
    And Edward has two cards in hand
    And Ronald has two cards in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Ronald with “Typhoid Rats”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie chooses “Grizzly Bears” to be returned
    And Angie activates the ability of “Okiba-Gang Shinobi”
    And Angie chooses “Typhoid Rats” to be returned
    And Angie activates the ability of “Okiba-Gang Shinobi”
    Then Angie has “Grizzly Bears” in hand
    And Angie has “Typhoid Rats” in hand
    When the ability resolves
    Then Angie controls “Okiba-Gang Shinobi”
    When the ability resolves
    Then Angie controls “Okiba-Gang Shinobi”
    When the postcombat main phase of Angie's team begins
    Then Ronald has no cards in hand
    But Edward has two cards in hand

  @id:ninjutsu.not_in_hand @clause:keyword.ninjutsu @clause:ability.zone @from:2018-04-27 @must
  Scenario: A card that has left the hand before does not enter
    Given Angie controls “Grizzly Bears”
    And Angie controls “Guardian of New Benalia”
    And Angie controls two “Mana Source”
    And Angie has “Ninja of the Deep Hours” in hand
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Ninja of the Deep Hours”
    And Angie activates the ability of “Guardian of New Benalia”
    And Angie discards “Ninja of the Deep Hours”
    And the ability resolves
    And the ability resolves
    Then Angie has “Ninja of the Deep Hours” in her graveyard
    And Angie has “Grizzly Bears” in hand
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 20 life

  @id:ninjutsu.shown @clause:keyword.ninjutsu_shown @clause:hand.seen @from:2018-04-27 @must
  Scenario: The card is revealed to the opponents as long as the ability is on the stack, and no other card of the hand is
    Given Angie controls “Grizzly Bears”
    And Angie controls “Guardian of New Benalia”
    And Angie controls four “Mana Source”
    And Angie has “Ninja of the Deep Hours” in hand
    And Angie has “Mistblade Shinobi” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Edward may not look at “Ninja of the Deep Hours”
    But Barry may look at “Ninja of the Deep Hours”
    When Angie activates the ability of “Ninja of the Deep Hours”
    Then Edward may look at “Ninja of the Deep Hours”
    And Ronald may look at “Ninja of the Deep Hours”
    But Edward may not look at “Mistblade Shinobi”
    When the ability resolves
    Then Angie controls “Ninja of the Deep Hours”
    And Edward may not look at “Mistblade Shinobi”

  @id:ninjutsu.on_battlefield @clause:ability.zone @clause:keyword.ninjutsu @from:2018-04-27 @must
  Scenario: Ninjutsu is activated from a hand, and by nobody from the battlefield
    Given Angie controls “Grizzly Bears”
    And Angie controls “Ninja of the Deep Hours”
    And Angie controls two “Mana Source”
    And Angie has “Mistblade Shinobi” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Angie can't activate the ability of “Ninja of the Deep Hours”
    But Angie can activate the ability of “Mistblade Shinobi”

  @id:ninjutsu.damaged_player @clause:keyword.ninjutsu_whom @clause:target.choose @from:2018-04-27 @must
  Scenario: That player is the head that was dealt the damage, and neither the other one nor a teammate
    Given Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Angie has “Ink-Eyes, Servant of Oni” in hand
    And Edward has “Hill Giant” in his graveyard
    And Edward has “Air Elemental” in his graveyard
    And Edward has “Shock” in his graveyard
    And Ronald has “War Mammoth” in his graveyard
    And Angie has “Typhoid Rats” in her graveyard
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the first ability of “Ink-Eyes, Servant of Oni”
    And the ability resolves
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie can't choose “War Mammoth” as the target
    And Angie can't choose “Shock” as the target
    When Angie chooses “Air Elemental” as the target
    And Angie does what the ability allows
    And the triggered ability of “Ink-Eyes, Servant of Oni” resolves
    Then Angie controls “Air Elemental”
    And Edward has “Hill Giant” in his graveyard

  @id:ninjutsu.mistblade @clause:keyword.ninjutsu_whom @clause:target.choose @from:2018-04-27 @must
  Scenario: Mistblade Shinobi returns a creature of the head that it has damaged, if its controller likes
    Given Angie controls “Grizzly Bears”
    And Angie controls “Mana Source”
    And Angie has “Mistblade Shinobi” in hand
    And Edward controls “Hill Giant”
    And Edward controls “Air Elemental”
    And Edward controls “Plains”
    And Ronald controls “War Mammoth”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Mistblade Shinobi”
    And the ability resolves
    And the combat damage step of Angie's team begins
    Then Angie has to choose
    And Angie can't choose “War Mammoth” as the target
    And Angie can't choose “Plains” as the target
    When Angie chooses “Hill Giant” as the target
    And Angie does what the ability allows
    And the triggered ability of “Mistblade Shinobi” resolves
    Then Edward has “Hill Giant” in hand
    And Edward controls “Air Elemental”
    And Ronald controls “War Mammoth”

  @id:ninjutsu.zareth @clause:combat.enters_attacking @clause:combat.unblocked @clause:cost.resources @from:2018-04-27 @must
  Scenario: What is no ninjutsu lets its controller choose the other head, and only a Rogue is returned for it
    Given Angie controls “Grizzly Bears”
    And Angie controls “Moonglove Winnower”
    And Angie controls “Oona's Prowler”
    And Angie controls eight “Mana Source”
    And Angie has “Zareth San, the Trickster” in hand
    And Barry controls “Night Market Lookout”
    And Ronald has “Shock” in his graveyard
    And Ronald has “Hill Giant” in his graveyard
    And Ronald has “Plains” in his graveyard
    And Edward has “Air Elemental” in his graveyard
    And Edward's team has 20 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Moonglove Winnower”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    And Angie activates the ability of “Zareth San, the Trickster”
    Then Angie has “Moonglove Winnower” in hand
    And “Grizzly Bears” is attacking
    When the ability resolves
    Then Angie has to choose
    When Angie chooses Ronald as the defending player
    Then “Zareth San, the Trickster” is attacking
    And “Zareth San, the Trickster” is tapped
    When the combat damage step of Angie's team begins
    Then Edward's team has 14 life
    And Angie has to choose
    And Angie can't choose “Shock” as the target
    And Angie can't choose “Air Elemental” as the target
    When Angie chooses “Plains” as the target
    And Angie does what the ability allows
    And the triggered ability of “Zareth San, the Trickster” resolves
    Then Angie controls “Plains”

  @id:ninjutsu.zareth.no_rogue @clause:cost.resources @clause:combat.unblocked @from:2018-04-27 @must
  Scenario: Neither an unblocked attacker that is no Rogue nor the teammate's Rogue is returned for Zareth San
    Given Angie controls “Grizzly Bears”
    And Angie controls four “Mana Source”
    And Angie has “Zareth San, the Trickster” in hand
    And Angie controls “Oona's Prowler”
    And Barry controls “Moonglove Winnower”
    And Barry controls four “Mana Source”
    And Barry has “Zareth San, the Trickster” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Moonglove Winnower”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Angie can't activate the ability of Angie's “Zareth San, the Trickster”
    But Barry can activate the ability of Barry's “Zareth San, the Trickster”

  @id:ninjutsu.zareth.mana @clause:cost.resources @clause:mana.own @from:2018-04-27 @must
  Scenario: Zareth San enters for the mana of its own player, and not of a teammate
    Given Angie controls “Moonglove Winnower”
    And Angie controls three “Mana Source”
    And Angie has “Zareth San, the Trickster” in hand
    And Barry controls “Goblin Racketeer”
    And Barry controls four “Mana Source”
    And Barry has “Zareth San, the Trickster” in hand
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Moonglove Winnower”
    And Barry attacks Edward with “Goblin Racketeer”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Angie can't activate the ability of Angie's “Zareth San, the Trickster”
    But Barry can activate the ability of Barry's “Zareth San, the Trickster”
    And “Moonglove Winnower” is attacking
    And Barry has “Goblin Racketeer” in hand

  @id:ninjutsu.zareth.flash @clause:priority.timing @from:2018-04-27 @must
  Scenario: Zareth San is cast whenever an instant could be, and then attacks nobody
    Given Angie has “Zareth San, the Trickster” in hand
    And Angie has “War Mammoth” in hand
    When the upkeep of Edward's team begins
    And Edward's team passes priority
    Then Angie can't cast “War Mammoth”
    But Angie can cast “Zareth San, the Trickster”
    When the spell resolves
    Then Angie controls “Zareth San, the Trickster”
    And “Zareth San, the Trickster” is untapped

  @id:ninjutsu.regenerates @clause:ability.zone @clause:effect.regenerate @clause:mana.own @from:2018-04-27 @must
  Scenario: The other ability of a card with ninjutsu works on the battlefield, for the mana of its own controller
    Given Angie controls “Ink-Eyes, Servant of Oni”
    And Angie controls two “Mana Source”
    And Barry controls “Ink-Eyes, Servant of Oni”
    And Barry controls “Mana Source”
    Then Barry can't activate the second ability of Barry's “Ink-Eyes, Servant of Oni”
    And Angie can't activate the first ability of Angie's “Ink-Eyes, Servant of Oni”
    But Angie can activate the second ability of Angie's “Ink-Eyes, Servant of Oni”
    When the ability resolves
    And Angie's team passes priority
    And Ronald casts “Murder” targeting Angie's “Ink-Eyes, Servant of Oni”
    And the spell resolves
    Then Angie controls “Ink-Eyes, Servant of Oni”
    And Angie's “Ink-Eyes, Servant of Oni” is tapped
    When Angie's team passes priority
    And Ronald casts “Murder” targeting Barry's “Ink-Eyes, Servant of Oni”
    And the spell resolves
    Then Barry controls no creatures

  @id:ninjutsu.commander @clause:keyword.ninjutsu_commander @clause:keyword.ninjutsu @variant:two-headed-giant-commander @from:2020-01-24 @should
  Scenario: A commander with commander ninjutsu comes from the command zone for its own player's unblocked attacker, and for no teammate
    Given Angie's commander is “Yuriko, the Tiger's Shadow”
    And Angie has “Yuriko, the Tiger's Shadow” in the command zone
    And Angie controls “Grizzly Bears”
    And Angie controls five “Mana Source”
    And Angie has “Air Elemental” on top of her library
    And Angie controls “Typhoid Rats”
    And Barry controls “Hill Giant”
    And Barry controls two “Mana Source”
    And Barry has “Mistblade Shinobi” in hand
    And Edward's team has 60 life
    And Angie's team has 60 life
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Angie attacks Edward with “Typhoid Rats”
    And Barry attacks Ronald with “Hill Giant”
    Then Angie can't activate the ability of “Yuriko, the Tiger's Shadow”
    When the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Barry can't activate the ability of “Yuriko, the Tiger's Shadow”
    But Barry can activate the ability of “Mistblade Shinobi”
    When Angie activates the ability of “Yuriko, the Tiger's Shadow”
    And Angie chooses “Grizzly Bears” to be returned
    And the ability resolves
    And the ability resolves
    Then “Yuriko, the Tiger's Shadow” is attacking
    And “Mistblade Shinobi” is attacking
    When the combat damage step of Angie's team begins
    And the triggered ability of “Yuriko, the Tiger's Shadow” resolves
    Then Edward's team has 47 life
    And Angie's team has 60 life
    And the stack is empty
    And Angie has “Air Elemental” in hand
    And Angie has “Grizzly Bears” in hand

  @id:ninjutsu.commander.plain @clause:keyword.ninjutsu_commander @clause:keyword.ninjutsu @clause:ability.zone @variant:two-headed-giant-commander @from:2020-01-24 @should
  Scenario: Plain ninjutsu does not work in the command zone, and commander ninjutsu works in a hand, too
    Given Angie's commander is “Yuriko, the Tiger's Shadow”
    And Angie has “Yuriko, the Tiger's Shadow” in hand
    And Angie controls “Grizzly Bears”
    And Angie controls two “Mana Source”
    And Barry's commander is “Ink-Eyes, Servant of Oni”
    And Barry has “Ink-Eyes, Servant of Oni” in the command zone
    And Barry controls “Hill Giant”
    And Barry controls five “Mana Source”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Ronald with “Hill Giant”
    And the declare blockers step of Angie's team begins
    And Edward blocks with no creature
    Then Barry can't activate the first ability of “Ink-Eyes, Servant of Oni”
    But Angie can activate the ability of “Yuriko, the Tiger's Shadow”
    When the ability resolves
    Then “Yuriko, the Tiger's Shadow” is attacking
    And Angie has “Grizzly Bears” in hand
    But Barry has “Ink-Eyes, Servant of Oni” in the command zone
