# language: en
Feature: Who flies, who attacks alone, and until when
  > Creatures fight with what they have by their own text, or until the turn is over. What is left in the next one?

  @id:card.combat.fliers @situation:card.combat @clause:combat.block @clause:life.read @from:2018-04-27 @must
  Scenario: Fliers, some of them by the team's life or by counters, are not blocked by what does not fly
    Given Angie's team has 30 life
    And Angie controls “Horobi, Death's Wail”
    And Angie controls “Thunderbreak Regent”
    And Angie controls “Rankle, Master of Pranks”
    And Angie controls “Resolute Archangel”
    And Barry controls “Waveskimmer Aven”
    And Barry controls “Windborn Muse”
    And Barry controls “Serra Ascendant”
    And Barry controls “Voice of the Blessed”
    And “Voice of the Blessed” has four +1/+1 counters
    And Barry controls “Cruel Celebrant”
    And Edward controls “Grizzly Bears”
    And Edward controls “Wind Drake”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Horobi, Death's Wail”
    And Angie attacks Edward with “Thunderbreak Regent”
    And Angie attacks Edward with “Rankle, Master of Pranks”
    And Angie attacks Edward with “Resolute Archangel”
    And Barry attacks Edward with “Waveskimmer Aven”
    And Barry attacks Edward with “Windborn Muse”
    And Barry attacks Edward with “Serra Ascendant”
    And Barry attacks Edward with “Voice of the Blessed”
    And Barry attacks Edward with “Cruel Celebrant”
    And the declare blockers step of Angie's team begins
    Then “Voice of the Blessed” is untapped
    And “Serra Ascendant” is 6/6
    And “Serra Ascendant” is tapped
    And Edward can't block “Horobi, Death's Wail” with “Grizzly Bears”
    And Edward can't block “Thunderbreak Regent” with “Grizzly Bears”
    And Edward can't block “Rankle, Master of Pranks” with “Grizzly Bears”
    And Edward can't block “Resolute Archangel” with “Grizzly Bears”
    And Edward can't block “Waveskimmer Aven” with “Grizzly Bears”
    And Edward can't block “Windborn Muse” with “Grizzly Bears”
    And Edward can't block “Serra Ascendant” with “Grizzly Bears”
    And Edward can't block “Voice of the Blessed” with “Grizzly Bears”
    But Edward can block “Serra Ascendant” with “Wind Drake”
    And Edward can block “Cruel Celebrant” with “Grizzly Bears”

  @id:card.combat.three_counters @situation:card.combat @clause:ability.static @clause:combat.block @from:2018-04-27 @must
  Scenario: With three counters, or 29 life, nothing flies yet, nor stays untapped
    Given Angie's team has 29 life
    And Angie controls “Voice of the Blessed”
    And “Voice of the Blessed” has three +1/+1 counters
    And Angie controls “Serra Ascendant”
    And Edward controls “Grizzly Bears”
    And Ronald controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Voice of the Blessed” and “Serra Ascendant”
    And the declare blockers step of Angie's team begins
    Then “Voice of the Blessed” is tapped
    And “Serra Ascendant” is 1/1
    And Edward can block “Voice of the Blessed” with “Grizzly Bears”
    And Ronald can block “Serra Ascendant” with “Hill Giant”

  @id:card.combat.new @situation:card.combat @clause:combat.attack @clause:combat.vigilance @from:2018-04-27 @must
  Scenario: Creatures with haste attack as they come, one with vigilance stays untapped, and a teammate's new one waits
    Given it is the precombat main phase of Angie's team
    And Angie controls “Trusty Companion”
    And Edward controls “Hill Giant”
    And Edward controls “Plains”
    And Ronald controls “Forest”
    When Angie casts “Hazoret the Fervent”
    And the spell resolves
    And Angie casts “Rankle, Master of Pranks”
    And the spell resolves
    And Barry casts “Grizzly Bears”
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Barry can't attack Edward with “Grizzly Bears”
    But Angie can attack Edward with “Hazoret the Fervent”
    And Angie can attack Edward with “Rankle, Master of Pranks”
    And Angie can attack Edward with “Trusty Companion”
    When Angie chooses mode 3
    And the declare blockers step of Angie's team begins
    Then “Trusty Companion” is untapped
    And “Hazoret the Fervent” is tapped

  @id:card.combat.menace @situation:card.combat @clause:combat.block @from:2018-04-27 @must
  Scenario: A Crusader is not blocked by one creature, and heeds its controller's upkeep and no opponent's
    Given Angie controls “Stormfist Crusader”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Stormfist Crusader”
    And Barry attacks Edward with “Hill Giant”
    And the declare blockers step of Angie's team begins
    Then Edward can't block “Stormfist Crusader” with “Grizzly Bears”
    But Edward can block “Hill Giant” with “Grizzly Bears”
    When the upkeep of Edward's team begins
    Then the stack is empty
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack

  @id:card.combat.alone @situation:card.combat @clause:trigger.event @clause:combat.attacks_alone @from:2018-04-27 @must
  Scenario: Who heeds its controller's creature that attacks alone heeds no teammate's and no opponent's
    Given Angie controls “Altar of the Goyf”
    And Angie controls “Court Archers”
    And Angie controls “Goblin Champion”
    And Angie controls “Waveskimmer Aven”
    And Barry controls “Hill Giant”
    And Edward controls “Grizzly Bears”
    When the declare attackers step of Angie's team begins
    And Barry attacks Edward with “Hill Giant”
    Then the stack is empty
    And “Hill Giant” is 3/3
    When the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Grizzly Bears”
    Then the stack is empty
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Court Archers”
    Then there are four spells and abilities on the stack

  @id:card.combat.one_turn @situation:card.combat @clause:step.cleanup @clause:combat.attacks_alone @from:2018-04-27 @must
  Scenario: What a creature gets for attacking alone it has in this turn, and not in the opponents' next one
    Given Angie controls “Altar of the Goyf”
    And Angie controls “Goblin Champion”
    And Angie controls “Waveskimmer Aven”
    And Angie controls “Dawnray Archer”
    And Angie controls “Guardians of Akrasa”
    And Angie controls “First Sliver's Chosen”
    And Angie controls “Sigil of Valor”
    And Angie has “Grizzly Bears” in her graveyard
    And Barry controls “Hill Giant”
    And it is the precombat main phase of Angie's team
    And Angie controls “Mana Source”
    When Angie activates the ability of “Sigil of Valor”
    And Angie chooses “Waveskimmer Aven” as the target
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Waveskimmer Aven”
    And the declare blockers step of Angie's team begins
    Then “Waveskimmer Aven” is 12/14
    And “Hill Giant” is 3/3
    When the upkeep of Edward's team begins
    Then “Waveskimmer Aven” is 2/4

  @id:card.combat.bruiser @situation:card.combat @clause:combat.first_strike @clause:step.cleanup @from:2018-04-27 @must
  Scenario: First strike for an attack beside a teammate's Warrior is gone in the opponents' next turn
    Given Angie controls “Bull-Rush Bruiser”
    And Barry controls “Goblin Champion”
    And Barry controls “Hill Giant”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Bull-Rush Bruiser”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Bull-Rush Bruiser” with Edward's “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Edward has “Hill Giant” in his graveyard
    And Angie controls “Bull-Rush Bruiser”
    When the precombat main phase of Edward's team begins
    And Ronald casts “Act of Treason” targeting “Bull-Rush Bruiser”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Ronald attacks Angie with “Bull-Rush Bruiser”
    And the declare blockers step of Edward's team begins
    And Barry blocks “Bull-Rush Bruiser” with Barry's “Hill Giant”
    And the postcombat main phase of Edward's team begins
    Then Barry has “Hill Giant” in his graveyard
    And Angie has “Bull-Rush Bruiser” in her graveyard

  @id:card.combat.stampede @situation:card.combat @clause:combat.trample @clause:step.cleanup @from:2018-04-27 @must
  Scenario: A stampede helps attackers and not what is merely tapped, and lets Dinosaurs alone trample, in this turn alone
    Given Edward's team has 20 life
    And Angie's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Air Elemental”
    And “Air Elemental” is tapped
    And Angie controls “Ripjaw Raptor”
    And Edward controls “Grizzly Bears”
    And Angie controls “Glistener Elf”
    And Ronald controls “Goblin Champion”
    When the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Hill Giant” and “Ripjaw Raptor”
    And the declare blockers step of Angie's team begins
    And Edward blocks “Hill Giant” with “Grizzly Bears”
    And Ronald blocks “Ripjaw Raptor” with “Goblin Champion”
    And Angie casts “Dinosaur Stampede”
    And the spell resolves
    Then “Air Elemental” is 4/4
    And “Hill Giant” is 5/3
    When Angie's team divides the damage: 1 to “Goblin Champion”, 5 to Ronald
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 15 life
    When the precombat main phase of Edward's team begins
    And Edward casts “Act of Treason” targeting “Ripjaw Raptor”
    And the spell resolves
    And the declare attackers step of Edward's team begins
    And Edward attacks Angie with “Ripjaw Raptor”
    And the declare blockers step of Edward's team begins
    And Angie blocks “Ripjaw Raptor” with “Glistener Elf”
    And the postcombat main phase of Edward's team begins
    Then Angie's team has 20 life
