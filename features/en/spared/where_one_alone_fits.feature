# language: en
Feature: Where one alone fits
  > A choice with one answer is none. What fits a card's words where everything stands beside it that almost does?

  @id:parts.ambush_commander @clause:target.choose @clause:cost.resources @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Ambush Commander goes itself where it is the only Elf, for two mana, and what it makes bigger is a creature and as before in the next turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Ambush Commander”
    And Angie controls “Hill Giant”
    And Angie controls “Bad Moon”
    And Angie controls “Mana Source”
    And Angie has “Swamp” in hand
    Then Angie can't activate the ability of “Ambush Commander” targeting “Hill Giant”
    When Angie plays “Swamp” as a land
    Then Angie can't activate the ability of “Ambush Commander” targeting “Bad Moon”
    But Angie can activate the ability of “Ambush Commander” targeting “Hill Giant”
    And Angie has “Ambush Commander” in her graveyard
    When the ability resolves
    Then “Hill Giant” is 6/6
    When the upkeep of Edward's team begins
    Then “Hill Giant” is 3/3

  @id:parts.anafenza @clause:target.choose @clause:object.you @from:2018-04-27 @must
  Scenario: Anafenza's counter finds the other tapped creature of its controller's among what is untapped, is no creature, attacks for the teammate, or is Anafenza
    Given Angie controls “Anafenza, the Foremost”
    And Angie controls “Hill Giant”
    And “Hill Giant” is tapped
    And Angie controls “Wind Drake”
    And Angie controls “Mountain”
    And “Mountain” is tapped
    And Barry controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Anafenza, the Foremost”
    And Barry attacks Edward with “Grizzly Bears”
    And the triggered ability of “Anafenza, the Foremost” resolves
    Then “Hill Giant” is 4/4
    And “Wind Drake” is 2/2

  @id:parts.angel_of_grace @clause:cost.resources @clause:ability.zone @from:2018-04-27 @must
  Scenario: Angel of Grace is exiled from the graveyard for six mana, and for five it is not
    Given it is the precombat main phase of Angie's team
    And Angie's team has 3 life
    And Angie has “Angel of Grace” in her graveyard
    And Angie controls five “Plains”
    And Angie has “Forest” in hand
    Then Angie can't activate the ability of “Angel of Grace”
    When Angie plays “Forest” as a land
    Then Angie can activate the ability of “Angel of Grace”
    And Angie owns “Angel of Grace” in exile
    And “Forest” is tapped

  @id:parts.arahbo @clause:trigger.step @clause:combat.attacks @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scenario: Arahbo finds its controller's only Cat beside the teammate's, has that Cat alone trample, and neither acts in the opponents' combat nor outlasts the turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Arahbo, Roar of the World”
    And Angie controls “Longtusk Cub”
    And Angie controls “Grizzly Bears”
    And Angie controls three “Mana Source”
    And Barry controls “Longtusk Cub”
    And Ronald controls “Hill Giant”
    And Edward's team has 20 life
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Arahbo, Roar of the World” resolves
    Then Angie's “Longtusk Cub” is 5/5
    And Barry's “Longtusk Cub” is 2/2
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Arahbo, Roar of the World” and “Grizzly Bears”
    And Barry attacks Edward with Barry's “Longtusk Cub”
    Then the stack is empty
    When the upkeep of Edward's team begins
    Then Angie's “Longtusk Cub” is 2/2
    When the declare attackers step of Edward's team begins
    Then the stack is empty
    And Angie's “Longtusk Cub” is 2/2

  @id:parts.arahbo.tramples @situation:parts.arahbo @clause:combat.trample @clause:effect.offer @clause:step.cleanup @from:2018-04-27 @must
  Scenario: The Cat that Arahbo doubles tramples over its blocker, and is as small as before in the next turn
    Given it is the precombat main phase of Angie's team
    And Angie controls “Arahbo, Roar of the World”
    And Angie controls “Longtusk Cub”
    And Angie controls three “Mana Source”
    And Ronald controls “Hill Giant”
    And Ronald controls “War Mammoth”
    And Edward's team has 20 life
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Arahbo, Roar of the World” resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Longtusk Cub”
    And Angie does what the ability allows
    And the triggered ability of “Arahbo, Roar of the World” resolves
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Longtusk Cub” with “Hill Giant”
    And Angie's team divides the damage: 3 to “Hill Giant”, 7 to Edward
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 13 life
    And Ronald has “Hill Giant” in his graveyard
    When the declare attackers step of Edward's team begins
    Then “Longtusk Cub” is 2/2
    When Ronald attacks Angie with “War Mammoth”
    And the declare attackers step of Angie's team begins
    Then “Longtusk Cub” is 5/5

  @id:parts.austere @clause:spell.several_modes @clause:effect.destroy @from:2018-04-27 @must
  Scenario: Austere Command for artifacts and great creatures destroys no enchantment, no small creature and no planeswalker
    Given Edward controls “Copper Tablet”
    And Edward controls “Bad Moon”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Air Elemental”
    And Ronald controls “Chandra, Pyrogenius”
    When Angie casts “Austere Command” choosing modes 1 and 4
    And the spell resolves
    Then Edward has “Copper Tablet” in his graveyard
    And Edward controls “Bad Moon”
    And Edward controls “Grizzly Bears”
    And Ronald has “Air Elemental” in his graveyard
    And Ronald controls “Chandra, Pyrogenius”

  @id:parts.assault @clause:object.two_faces @clause:object.colour @from:2018-04-27 @must
  Scenario: Assault kills what it is aimed at, and the Elephant of Battery is green
    Given it is the precombat main phase of Angie's team
    And Angie controls “Wilt-Leaf Liege”
    And Edward controls “Grizzly Bears”
    When Angie casts “Assault // Battery” targeting “Grizzly Bears”
    And the spell resolves
    Then Edward has “Grizzly Bears” in his graveyard
    When Barry casts the second face of “Assault // Battery”
    And the spell resolves
    Then Barry controls a 3/3 creature token
    When Angie casts the second face of “Assault // Battery”
    And the spell resolves
    Then Angie controls a 4/4 creature token

  @id:parts.beast_within @clause:object.colour @clause:effect.destroy @from:2018-04-27 @must
  Scenario: The Beast that comes for what Beast Within destroys is green
    Given Edward controls “Wilt-Leaf Liege”
    And Edward controls “Bad Moon”
    When Angie casts “Beast Within” targeting “Bad Moon”
    And the spell resolves
    Then Edward controls a 4/4 creature token

  @id:parts.binding @clause:saga.chapter @clause:target.choose @clause:object.you @from:2018-04-27 @must
  Scenario: Binding the Old Gods finds the opponents' only permanent that is no land, and no card but a Forest
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bad Moon”
    And Barry controls “Hill Giant”
    And Edward controls “Mountain”
    And Ronald controls “Fountain of Youth”
    And Angie has “Plains” in her library
    And Angie has “Grizzly Bears” in her library
    And Angie has ten cards in her library
    When Angie casts “Binding the Old Gods”
    And the spell resolves
    And the triggered ability of “Binding the Old Gods” resolves
    Then Ronald has “Fountain of Youth” in his graveyard
    And Edward controls “Mountain”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Binding the Old Gods” resolves
    Then Angie controls no “Plains”
    And Angie controls no “Grizzly Bears”

  @id:parts.binding.deathtouch @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:object.you @clause:step.cleanup @from:2018-04-27 @must
  Scenario: The last chapter of Binding the Old Gods gives deathtouch to its controller's creatures, not to the enchantment beside them nor to others' creatures, and for this turn alone
    Given it is the precombat main phase of Edward's team
    And Angie controls “Binding the Old Gods”
    And “Binding the Old Gods” has two lore counters
    And Angie controls “Goblin Bombardment”
    And Angie controls “Grizzly Bears”
    And Angie controls “Shanodin Dryads”
    And Barry controls “Wind Drake”
    And Edward controls “War Mammoth”
    And Edward controls “Air Elemental”
    And Ronald controls “Obsianus Golem”
    And Ronald controls “Hill Giant”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Binding the Old Gods” resolves
    And Angie activates the ability of “Goblin Bombardment”
    And Angie chooses “Hill Giant” as the target
    And Angie sacrifices “Shanodin Dryads”
    And the ability resolves
    Then Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Grizzly Bears”
    And Barry attacks Edward with “Wind Drake”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Grizzly Bears” with “Obsianus Golem”
    And Edward blocks “Wind Drake” with “Air Elemental”
    And the postcombat main phase of Angie's team begins
    Then Ronald has “Obsianus Golem” in his graveyard
    And Edward controls “Air Elemental”

  @id:parts.binding.over @situation:parts.binding @clause:saga.chapter @clause:damage.deathtouch @clause:step.cleanup @from:2018-04-27 @must
  Scenario: In the opponents' turn that deathtouch is over, and theirs never was
    Given it is the precombat main phase of Edward's team
    And Angie controls “Binding the Old Gods”
    And “Binding the Old Gods” has two lore counters
    And Angie controls “Grizzly Bears”
    And Barry controls “Obsianus Golem”
    And Edward controls “War Mammoth”
    And Ronald controls “Shanodin Dryads”
    When the precombat main phase of Angie's team begins
    And the triggered ability of “Binding the Old Gods” resolves
    And the declare attackers step of Angie's team begins
    And Barry attacks Ronald with “Obsianus Golem”
    And the declare blockers step of Angie's team begins
    And Ronald blocks “Obsianus Golem” with “Shanodin Dryads”
    And the postcombat main phase of Angie's team begins
    Then Barry controls “Obsianus Golem”
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “War Mammoth”
    And the declare blockers step of Edward's team begins
    And Angie blocks “War Mammoth” with “Grizzly Bears”
    And Edward's team divides the damage: 2 to “Grizzly Bears”, 1 to Angie
    And the postcombat main phase of Edward's team begins
    Then Edward controls “War Mammoth”

  @id:parts.blasphemous @clause:planeswalker.damage @clause:object.types @from:2018-04-27 @must
  Scenario: Blasphemous Act deals 13 damage, which the greatest creature outlives, and costs no planeswalker loyalty
    Given Edward controls “Hill Giant”
    And “Hill Giant” has 11 +1/+1 counters
    And Edward controls “Chandra, Pyrogenius”
    And Ronald controls “Air Elemental”
    When Angie casts “Blasphemous Act”
    And the spell resolves
    Then Ronald has “Air Elemental” in his graveyard
    And Edward controls “Hill Giant”
    And “Chandra, Pyrogenius” has five loyalty counters

  @id:parts.bloodghast @clause:combat.cant_block @clause:trigger.enters @from:2018-04-27 @must
  Scenario: Bloodghast can't block, and no creature that enters brings it back
    Given it is the precombat main phase of Angie's team
    And Angie controls “Bloodghast”
    And Barry has “Bloodghast” in his graveyard
    And Edward controls “Hill Giant”
    When Barry casts “Grizzly Bears”
    And the spell resolves
    Then the stack is empty
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Hill Giant”
    And the declare blockers step of Edward's team begins
    Then Angie can't block “Hill Giant” with Angie's “Bloodghast”
    But Barry can block “Hill Giant” with “Grizzly Bears”

  @id:parts.bloodghast.lowest @clause:life.read @variant:free-for-all @from:2018-04-27 @must
  Scenario: Bloodghast has haste as soon as one opponent of several has 10 life
    Given it is the precombat main phase of Angie's team
    And Edward's team has 10 life
    And Martha's team has 20 life
    When Angie casts “Bloodghast”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can attack Martha with “Bloodghast”

  @id:parts.brave @clause:protection.target @clause:object.you @clause:object.types @clause:step.cleanup @from:2018-04-27 @must
  Scenario: Brave the Elements protects its caster's white creatures from one colour, neither the enchantment beside them nor the teammate's, and until the turn ends
    Given it is the precombat main phase of Angie's team
    And Angie controls “Youthful Knight”
    And Angie controls “Ajani's Welcome”
    And Barry controls “Youthful Knight”
    When Angie casts “Brave the Elements”
    And the spell resolves
    And Angie chooses green as the colour
    And Angie's team passes priority
    Then Edward can't cast “Giant Growth” targeting Angie's “Youthful Knight”
    But Edward can cast “Giant Growth” targeting Barry's “Youthful Knight”
    And Edward can cast “Naturalize” targeting “Ajani's Welcome”
    And Edward can cast “Unsummon” targeting Angie's “Youthful Knight”

  @id:parts.brave.over @situation:parts.brave @clause:protection.target @clause:step.cleanup @from:2018-04-27 @must
  Scenario: In the next turn what it protected can be meant again
    Given it is the precombat main phase of Angie's team
    And Angie controls “Youthful Knight”
    When Angie casts “Brave the Elements”
    And the spell resolves
    And Angie chooses green as the colour
    And the precombat main phase of Edward's team begins
    Then Edward can cast “Giant Growth” targeting “Youthful Knight”

  @id:parts.cankerbloom @clause:cost.resources @clause:ability.modes @from:2018-04-27 @must
  Scenario: Cankerbloom asks for one mana
    Given it is the precombat main phase of Angie's team
    And Angie controls “Cankerbloom”
    And Angie controls no “Mana Source”
    And Angie has “Forest” in hand
    Then Angie can't activate the ability of “Cankerbloom”
    When Angie plays “Forest” as a land
    Then Angie can activate the ability of “Cankerbloom”
