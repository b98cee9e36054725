# language: en
Feature: Phasing
  > A permanent phases out: nothing sees it any more. When does it phase in, whose untap step is that, and what is it then?

  @id:phasing.keyword @situation:phasing @clause:phasing.untap_step @from:2010-04-23 @must
  Scenario: What has phasing phases out and in with the untap steps of its controller's team, both heads', and not with the other team's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Tolarian Drake”
    And Barry controls “Tolarian Drake”
    And Ronald controls “Tolarian Drake”
    And Barry controls “Hill Giant”
    When the upkeep of Angie's team begins
    Then Angie controls no “Tolarian Drake”
    And Barry controls no “Tolarian Drake”
    But Ronald controls “Tolarian Drake”
    And Barry controls “Hill Giant”
    When the upkeep of Edward's team begins
    Then Angie controls no “Tolarian Drake”
    And Barry controls no “Tolarian Drake”
    And Ronald controls no “Tolarian Drake”
    When the upkeep of Angie's team begins
    Then Angie controls “Tolarian Drake”
    And Barry controls “Tolarian Drake”
    But Ronald controls no “Tolarian Drake”
    When the upkeep of Edward's team begins
    Then Ronald controls “Tolarian Drake”
    And Angie controls “Tolarian Drake”

  @id:phasing.untaps @situation:phasing @clause:phasing.untap_step @clause:step.untap_kept @from:2010-04-23 @must
  Scenario: What was tapped as it phased out phases in before its team untaps, and so untaps with the rest
    Given it is the precombat main phase of Edward's team
    And Barry controls “Hill Giant”
    And Barry controls “Wind Drake”
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    When Edward casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    Then Barry controls no “Hill Giant”
    And “Wind Drake” is tapped
    When the upkeep of Angie's team begins
    Then Barry controls “Hill Giant”
    And “Hill Giant” is untapped
    And “Wind Drake” is untapped

  @id:phasing.own_turn @situation:phasing @clause:phasing.untap_step @from:2010-04-23 @must
  Scenario: What phases out in the own team's turn stays out through the other team's, whoever let it do so
    Given it is the precombat main phase of Angie's team
    And Barry controls “Hill Giant”
    And Ronald controls “Wind Drake”
    When Barry casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Reality Ripple” targeting “Wind Drake”
    And the spell resolves
    Then Barry controls no “Hill Giant”
    And Ronald controls no “Wind Drake”
    When the upkeep of Edward's team begins
    Then Barry controls no “Hill Giant”
    But Ronald controls “Wind Drake”
    When the upkeep of Angie's team begins
    Then Barry controls “Hill Giant”

  @id:phasing.attacks @situation:phasing @clause:phasing.no_zone @clause:object.newcomer @from:2018-04-27 @must
  Scenario: A creature that phased out in the turn in which it came can attack in the turn in which it phases in; one that comes then can't
    Given it is the precombat main phase of Angie's team
    When Angie casts “Grizzly Bears”
    And the spell resolves
    And Barry casts “Reality Ripple” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie controls no creatures
    When the precombat main phase of Angie's team begins
    And Barry casts “Hill Giant”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Hill Giant”
    But Angie can attack Edward with “Grizzly Bears”

  @id:phasing.triggers @situation:phasing @clause:phasing.no_zone @from:2013-05-01 @must
  Scenario: Nothing enters and nothing leaves as Thragtusk phases out and in, and so nothing triggers
    Given it is the precombat main phase of Edward's team
    And Barry controls “Thragtusk”
    When Edward casts “Reality Ripple” targeting “Thragtusk”
    And the spell resolves
    Then the stack is empty
    And Barry controls no creatures
    When the upkeep of Angie's team begins
    Then the stack is empty
    And Barry controls “Thragtusk”
    And Angie's team has 30 life
    When Barry casts “Murder” targeting “Thragtusk”
    And the spell resolves
    Then there is one spell or ability on the stack

  @id:phasing.sweeper @situation:phasing @clause:phasing.out @from:2010-04-23 @must
  Scenario: What is phased out is not hit by what hits all creatures, while the teammate's is
    Given it is the precombat main phase of Edward's team
    And Barry controls “Hill Giant”
    And Angie controls “Wind Drake”
    When Edward casts “Day of Judgment”
    And Edward's team passes priority
    And Angie casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then Angie has “Wind Drake” in her graveyard
    And Barry has no cards in his graveyard
    When the upkeep of Angie's team begins
    Then Barry controls “Hill Giant”

  @id:phasing.target @situation:phasing @clause:phasing.out @clause:target.illegal @from:2010-04-23 @must
  Scenario: What is phased out is no legal target any more, and can't be chosen as one
    Given it is the precombat main phase of Edward's team
    And Angie controls “Hill Giant”
    And Angie controls “Wind Drake”
    When Edward casts “Murder” targeting “Hill Giant”
    And Edward's team passes priority
    And Barry casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And the spell resolves
    Then Edward has “Murder” in his graveyard
    And Angie has no cards in her graveyard
    And Ronald can't cast “Murder” targeting “Hill Giant”
    But Ronald can cast “Murder” targeting “Wind Drake”
    When the upkeep of Angie's team begins
    Then Angie controls “Hill Giant”
    And Barry can cast “Murder” targeting “Hill Giant”

  @id:phasing.counters @situation:phasing @clause:phasing.no_zone @from:2022-02-18 @must
  Scenario: A counter that was put on a creature before it phased out is still there
    Given it is the precombat main phase of Angie's team
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    When Barry casts “Slip Out the Back” targeting “Hill Giant”
    And the spell resolves
    Then Angie controls no creatures
    And “Wind Drake” is 2/2
    When the upkeep of Edward's team begins
    Then Angie controls no creatures
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 4/4
    And “Hill Giant” has one +1/+1 counter

  @id:phasing.aura @situation:phasing @clause:phasing.attached @from:2010-04-23 @must
  Scenario: Auras phase out along with what they enchant and come back with it, an opponent's too, in no other untap step
    Given it is the precombat main phase of Edward's team
    And Angie controls “Hill Giant”
    And Barry controls “Wind Drake”
    And Angie controls three “Mana Source”
    When Edward casts “Unholy Strength” targeting “Hill Giant”
    And the spell resolves
    And Edward casts “Unholy Strength” targeting “Wind Drake”
    And the spell resolves
    And the precombat main phase of Angie's team begins
    And Angie casts “Vanishing” targeting “Hill Giant”
    And the spell resolves
    And Angie activates the ability of “Vanishing”
    And the ability resolves
    Then Angie controls no “Hill Giant”
    And Angie controls no “Vanishing”
    And Edward controls “Unholy Strength”
    And “Wind Drake” is 4/3
    When the upkeep of Edward's team begins
    Then Edward controls “Unholy Strength”
    And Edward has no cards in his graveyard
    When the upkeep of Angie's team begins
    Then “Hill Giant” is 5/4
    And Angie controls “Vanishing”
    And Edward controls two “Unholy Strength”

  @id:phasing.attacker @situation:phasing @clause:phasing.combat @from:2018-04-27 @must
  Scenario: An attacker that phases out is in combat no more; the teammate's goes on
    Given Ronald controls “Wind Drake”
    And Edward controls “Rainbow Efreet”
    And Edward controls two “Mana Source”
    And it is the precombat main phase of Edward's team
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Rainbow Efreet”
    And Ronald attacks Angie with “Wind Drake”
    And Edward activates the ability of “Rainbow Efreet”
    And the ability resolves
    Then Edward controls no creatures
    But “Wind Drake” is attacking
    When the end of combat step of Edward's team begins
    Then Angie's team has 28 life

  @id:phasing.blocker @situation:phasing @clause:phasing.combat @from:2018-04-27 @must
  Scenario: What a blocker blocked stays blocked as that phases out, and deals no damage
    Given Barry controls “Wind Drake”
    And Edward controls “Hill Giant”
    And Ronald controls “Grizzly Bears”
    And it is the precombat main phase of Edward's team
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Hill Giant” with “Wind Drake”
    And Edward's team passes priority
    And Angie casts “Reality Ripple” targeting “Wind Drake”
    And the spell resolves
    And the end of combat step of Edward's team begins
    Then Angie's team has 30 life
    When the upkeep of Angie's team begins
    Then Barry controls “Wind Drake”

  @id:phasing.emperion @situation:phasing @clause:phasing.out @clause:life.cannot_lose @from:2010-10-01 @must
  Scenario: While Platinum Emperion is phased out, the team's life total can change
    Given it is the precombat main phase of Edward's team
    And Angie controls “Platinum Emperion”
    When Edward casts “Shock” targeting Barry
    And the spell resolves
    Then Angie's team has 30 life
    When Ronald casts “Reality Ripple” targeting “Platinum Emperion”
    And the spell resolves
    And Edward casts “Shock” targeting Barry
    And the spell resolves
    Then Angie's team has 28 life
    When the upkeep of Angie's team begins
    And Barry casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 28 life

  @id:phasing.lands @situation:phasing @clause:phasing.untap_step @clause:object.you @from:2010-04-23 @must
  Scenario: Taniwha phases out its controller's lands alone, and goes itself as they come back
    Given it is the precombat main phase of Edward's team
    And Angie controls five “Mana Source”
    And Barry controls “Mountain”
    And Ronald controls “Forest”
    And Angie has “Taniwha” in hand
    When the precombat main phase of Angie's team begins
    And Angie casts “Taniwha”
    And the spell resolves
    Then Angie controls five “Mana Source”
    When the upkeep of Edward's team begins
    Then Angie controls “Taniwha”
    And the stack is empty
    When the upkeep of Angie's team begins
    Then Angie controls no “Taniwha”
    And Angie controls five “Mana Source”
    And the stack is empty
    When the upkeep of Angie's team begins
    Then Angie controls “Taniwha”
    When the triggered ability of “Taniwha” resolves
    Then Angie controls no “Mana Source”
    But Barry controls “Mountain”
    And Ronald controls “Forest”
    When the upkeep of Angie's team begins
    Then Angie controls no “Taniwha”
    And Angie controls five “Mana Source”

  @id:phasing.control @situation:phasing @clause:phasing.untap_step @clause:phasing.no_zone @from:2010-07-16 @must
  Scenario: What phased out while somebody else controlled it for a turn phases in with that player's team, and is its owner's
    Given it is the precombat main phase of Edward's team
    And Angie controls “Hill Giant”
    When Edward casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    Then Edward controls “Hill Giant”
    When Edward casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And the upkeep of Angie's team begins
    Then Angie controls no “Hill Giant”
    When the upkeep of Edward's team begins
    Then Angie controls “Hill Giant”
    And Edward controls no “Hill Giant”

  @id:phasing.priest @situation:phasing @clause:phasing.no_zone @clause:effect.until_leaves @from:2013-07-13 @must
  Scenario: Banisher Priest has not left as it is phased out, and what it has exiled stays where it is
    Given it is the precombat main phase of Angie's team
    And Ronald controls “Hill Giant”
    When Barry casts “Banisher Priest”
    And the spell resolves
    And the triggered ability of “Banisher Priest” resolves
    Then Ronald owns “Hill Giant” in exile
    When Angie casts “Reality Ripple” targeting “Banisher Priest”
    And the spell resolves
    Then Barry controls no creatures
    And Ronald owns “Hill Giant” in exile
    When the precombat main phase of Angie's team begins
    Then Barry controls “Banisher Priest”
    And Ronald owns “Hill Giant” in exile
    When Barry casts “Shock” targeting “Banisher Priest”
    And the spell resolves
    Then Ronald controls “Hill Giant”

  @id:phasing.veil @situation:phasing @clause:phasing.combat @clause:object.you @from:2018-04-27 @must
  Scenario: Teferi's Veil phases out its controller's attackers at end of combat, and not the teammate's
    Given Angie controls “Teferi's Veil”
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    And Barry controls “Wind Drake”
    And it is the precombat main phase of Angie's team
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Hill Giant”
    And Barry attacks Edward with “Wind Drake”
    And the triggered ability of “Teferi's Veil” resolves
    Then the stack is empty
    When the end of combat step of Angie's team begins
    Then Edward's team has 25 life
    And Angie controls “Hill Giant”
    When the triggered ability of “Teferi's Veil” resolves
    Then Angie controls no “Hill Giant”
    And Angie controls “Grizzly Bears”
    And “Wind Drake” is tapped
    When the upkeep of Angie's team begins
    Then “Hill Giant” is untapped

  @id:phasing.tokens.cease @situation:phasing.tokens @clause:phasing.tokens @from:2010-04-23 @until:2017-08-25 @must
  Scenario: A token that phased out ceased to exist
    Given it is the precombat main phase of Edward's team
    And Angie controls two 1/1 Goblin tokens
    When Edward casts “Reality Ripple” targeting Angie's first Goblin token
    And the spell resolves
    Then Angie controls a creature token
    When the upkeep of Angie's team begins
    Then Angie controls a creature token

  @id:phasing.tokens.stay @situation:phasing.tokens @clause:phasing.tokens @from:2017-08-25 @must
  Scenario: A token that phases out comes back like a card
    Given it is the precombat main phase of Edward's team
    And Angie controls two 1/1 Goblin tokens
    When Edward casts “Reality Ripple” targeting Angie's first Goblin token
    And the spell resolves
    Then Angie controls a creature token
    When the upkeep of Angie's team begins
    Then Angie controls two creature tokens

  @id:phasing.protection @situation:phasing.protection @clause:life.cannot_lose @clause:protection.player @clause:phasing.untap_step @from:2018-04-27 @must
  Scenario: Teferi's Protection keeps the whole team's life total, protects one head, and phases out that head's permanents
    Given it is the precombat main phase of Edward's team
    And Angie controls “Hill Giant”
    And Angie controls “Fountain of Youth”
    And Barry controls “Wind Drake”
    When Edward's team passes priority
    And Angie casts “Teferi's Protection”
    And the spell resolves
    Then Angie controls no “Hill Giant”
    And Angie controls no “Fountain of Youth”
    And Barry controls “Wind Drake”
    And Angie owns “Teferi's Protection” in exile
    And Edward can't cast “Shock” targeting Angie
    But Edward can cast “Shock” targeting Barry
    When the spell resolves
    And Edward casts “Flame Rift”
    And the spell resolves
    And Edward's team passes priority
    And Barry casts “Angel's Mercy”
    And the spell resolves
    Then Angie's team has 30 life
    And Edward's team has 22 life
    When the upkeep of Angie's team begins
    Then Angie controls “Hill Giant”
    And Angie controls “Fountain of Youth”
    When Barry casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 28 life

  @id:phasing.kept @situation:phasing @clause:phasing.no_zone @clause:step.untap_kept @from:2018-04-27 @must
  Scenario: What an effect keeps tapped in its controller's next untap step stays tapped as it phases in there, although the other team has untapped meanwhile
    Given it is the precombat main phase of Angie's team
    And Barry controls “Hill Giant”
    And Barry controls “Wind Drake”
    And “Hill Giant” is tapped
    And “Wind Drake” is tapped
    When Angie casts “Grip of the Roil” targeting “Hill Giant”
    And the spell resolves
    And Angie casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then “Hill Giant” is tapped
    And “Wind Drake” is untapped
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then “Hill Giant” is untapped

  @id:phasing.protection.infect @situation:phasing.protection @clause:protection.player @clause:poison.infect @from:2018-04-27 @must
  Scenario: Damage to who has protection from everything is prevented, and so brings no poison; damage to the teammate does
    Given it is the precombat main phase of Edward's team
    And Edward controls “Glistener Elf”
    And Ronald controls “Glistener Elf”
    When Edward's team passes priority
    And Barry casts “Teferi's Protection”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Glistener Elf”
    And Ronald attacks Barry with “Glistener Elf”
    And the end of combat step of Edward's team begins
    Then Angie's team has one poison counter
    And Angie's team has 30 life

  @id:phasing.protection.curse @situation:phasing.protection @clause:protection.player @clause:aura.gone @from:2018-04-27 @must
  Scenario: An Aura on who has protection from everything goes to the graveyard; one on the teammate stays
    Given it is the precombat main phase of Edward's team
    When Edward casts “Curse of Bloodletting” targeting Angie
    And the spell resolves
    And Ronald casts “Curse of Death's Hold” targeting Barry
    And the spell resolves
    And Edward's team passes priority
    And Angie casts “Teferi's Protection”
    And the spell resolves
    Then Edward has “Curse of Bloodletting” in his graveyard
    But Ronald controls “Curse of Death's Hold”

  @id:phasing.walker @situation:phasing @clause:phasing.combat @clause:combat.gone @from:2018-04-27 @must
  Scenario: A planeswalker that is attacked phases out, and who attacked it damages nobody
    Given it is the precombat main phase of Edward's team
    And Angie controls “Sorin, Lord of Innistrad”
    And “Sorin, Lord of Innistrad” has three loyalty counters
    And Edward controls “Hill Giant”
    When the declare attackers step of Edward's team begins
    And Edward attacks “Sorin, Lord of Innistrad” with “Hill Giant”
    And Edward's team passes priority
    And Angie casts “Teferi's Protection”
    And the spell resolves
    Then Angie controls no “Sorin, Lord of Innistrad”
    And “Hill Giant” is attacking
    When the upkeep of Angie's team begins
    Then “Sorin, Lord of Innistrad” has three loyalty counters
    And Angie's team has 30 life

  @id:phasing.left @situation:phasing.left @clause:phasing.left @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: What phased out under the control of who has left phases in once that player's turn would have begun
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Martha's team has 20 life
    And it is the precombat main phase of Martha's team
    And Angie controls “Hill Giant”
    And Edward controls “Wind Drake”
    When Martha casts “Act of Treason” targeting “Hill Giant”
    And the spell resolves
    And Martha casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And Martha casts “Reality Ripple” targeting “Wind Drake”
    And the spell resolves
    And Martha concedes the game
    And the upkeep of Angie's team begins
    Then Angie controls no “Hill Giant”
    And Edward controls no “Wind Drake”
    When the upkeep of Edward's team begins
    Then Angie controls no “Hill Giant”
    But Edward controls “Wind Drake”
    When the upkeep of Angie's team begins
    Then Angie controls “Hill Giant”

  @id:phasing.leaves @situation:phasing.left @clause:phasing.leaves @clause:team.leaves @variant:free-for-all @from:2018-04-27 @must
  Scenario: What is phased out leaves the game with its owner, and what phased out of an opponent's comes back
    Given Angie's team has 20 life
    And Edward's team has 20 life
    And Martha's team has 20 life
    And it is the precombat main phase of Martha's team
    And Martha controls “Hill Giant”
    And Edward controls “Wind Drake”
    When Martha casts “Reality Ripple” targeting “Hill Giant”
    And the spell resolves
    And Martha casts “Reality Ripple” targeting “Wind Drake”
    And the spell resolves
    And Martha concedes the game
    And the upkeep of Edward's team begins
    Then Edward controls “Wind Drake”
    When the upkeep of Angie's team begins
    And the upkeep of Edward's team begins
    Then Edward controls “Wind Drake”
    And Martha controls no creatures

  @id:phasing.protection.turns @situation:phasing.protection @clause:life.cannot_gain @clause:protection.player @clause:turn.teams @from:2018-04-27 @must
  Scenario: Teferi's Protection lasts through the other team's turn, which gains life as ever
    Given it is the precombat main phase of Angie's team
    When Angie casts “Teferi's Protection”
    And the spell resolves
    And the precombat main phase of Edward's team begins
    And Ronald casts “Angel's Mercy”
    And the spell resolves
    Then Edward's team has 37 life
    And Edward can't cast “Shock” targeting Angie
    But Edward can cast “Shock” targeting Barry
    When the spell resolves
    Then Angie's team has 30 life
    When the upkeep of Angie's team begins
    And Barry casts “Shock” targeting Angie
    And the spell resolves
    Then Angie's team has 28 life

  @id:phasing.chosen @situation:phasing.cards @clause:target.choose @clause:aura.enchant @from:2022-02-18 @must
  Scenario: Reality Ripple phases out artifacts and lands as well; Slip Out the Back and Vanishing mean creatures alone
    Given it is the precombat main phase of Angie's team
    And Angie controls “Fountain of Youth”
    And Edward controls “Mountain”
    And Barry controls “Glorious Anthem”
    And Ronald controls “Hill Giant”
    Then Angie can't cast “Reality Ripple” targeting “Glorious Anthem”
    And Angie can't cast “Slip Out the Back” targeting “Fountain of Youth”
    And Angie can't cast “Vanishing” targeting “Mountain”
    When Angie casts “Reality Ripple” targeting “Fountain of Youth”
    And the spell resolves
    And Angie casts “Reality Ripple” targeting “Mountain”
    And the spell resolves
    Then Angie controls no “Fountain of Youth”
    And Edward controls no “Mountain”
    And Angie can cast “Vanishing” targeting “Hill Giant”
    And Angie can cast “Slip Out the Back” targeting “Hill Giant”

  @id:phasing.fights @situation:phasing.cards @clause:combat.reach @clause:combat.trample @from:2018-04-27 @must
  Scenario: What has phasing fights while it is there: Tolarian Drake and Rainbow Efreet fly, and Taniwha tramples
    Given it is the precombat main phase of Angie's team
    And Angie controls “Taniwha”
    And Angie controls “Rainbow Efreet”
    And Barry controls “Tolarian Drake”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Taniwha” and “Rainbow Efreet”
    And Barry attacks Ronald with “Tolarian Drake”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Rainbow Efreet” with “Grizzly Bears”
    And Edward can't block “Tolarian Drake” with “Grizzly Bears”
    But Ronald can block “Tolarian Drake” with “Wind Drake”
    And Edward can block “Taniwha” with “Grizzly Bears”
    When the combat damage step of Angie's team begins
    And Angie's team divides the damage: 2 to “Grizzly Bears”, 5 to Edward
    Then Edward's team has 22 life

  @id:phasing.costs @situation:phasing.cards @clause:mana.own @from:2010-04-23 @must
  Scenario: Who phases out the own creature pays with the own mana, and a teammate's is of no use
    Given it is the precombat main phase of Angie's team
    And Angie controls “Rainbow Efreet”
    And Angie controls “Mana Source”
    And Barry controls two “Mana Source”
    When Barry casts “Vanishing” targeting “Rainbow Efreet”
    And the spell resolves
    Then Angie can't activate the ability of “Rainbow Efreet”
    And Barry can't activate the ability of “Vanishing”
    When the precombat main phase of Edward's team begins
    And the upkeep of Angie's team begins
    Then Angie can't activate the ability of “Rainbow Efreet”
    But Barry can activate the ability of “Vanishing”
    When the ability resolves
    Then Angie controls no “Rainbow Efreet”
    And Barry controls no “Vanishing”

  @id:phasing.tokens.own.cease @situation:phasing.tokens.own @clause:phasing.tokens @clause:phasing.untap_step @from:2010-04-23 @until:2017-08-25 @must
  Scenario: A token with phasing ceased to exist in its team's next untap step, and the card alone came back
    Given it is the precombat main phase of Edward's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Tolarian Drake”
    When the end step of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Kiki-Jiki, Mirror Breaker” targeting “Tolarian Drake”
    And the ability resolves
    Then Angie controls two “Tolarian Drake”
    When the upkeep of Angie's team begins
    Then Angie controls no “Tolarian Drake”
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then Angie controls “Tolarian Drake”
    And Angie controls no creature tokens

  @id:phasing.tokens.own.stay @situation:phasing.tokens.own @clause:phasing.tokens @clause:phasing.untap_step @from:2017-08-25 @must
  Scenario: A token with phasing comes back beside the card, and what was to be done to it in the end step meanwhile was not
    Given it is the precombat main phase of Edward's team
    And Angie controls “Kiki-Jiki, Mirror Breaker”
    And Angie controls “Tolarian Drake”
    When the end step of Edward's team begins
    And Edward's team passes priority
    And Angie activates the ability of “Kiki-Jiki, Mirror Breaker” targeting “Tolarian Drake”
    And the ability resolves
    Then Angie controls two “Tolarian Drake”
    When the upkeep of Angie's team begins
    Then Angie controls no “Tolarian Drake”
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then Angie controls two “Tolarian Drake”
    And Angie controls a creature token
