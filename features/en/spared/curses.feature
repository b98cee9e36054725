# language: en
Feature: Curses on one head
  > An Aura enchants a player. What does it mean for that player, for the teammate, and when the player leaves?

  @id:curse.damage @clause:aura.enchant @clause:life.shared @from:2012-02-01 @must
  Scenario: Damage to the head that is cursed is doubled, and the teammate's is not
    Given Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Curse of Bloodletting” targeting Edward
    And the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Edward's team has 8 life
    And Angie's team has 12 life

  @id:curse.combat_damage @clause:aura.enchant @clause:combat.damage @from:2018-04-27 @must
  Scenario: Combat damage is doubled where the head that is cursed is attacked
    Given Edward's team has 20 life
    And Angie controls “Hill Giant”
    And Angie controls “Grizzly Bears”
    When Angie casts “Curse of Bloodletting” targeting Ronald
    And the spell resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Ronald with “Hill Giant”
    And Angie attacks Edward with “Grizzly Bears”
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 12 life

  @id:curse.targets @clause:aura.enchant @clause:target.choose @from:2012-02-01 @must
  Scenario: A curse is put on a player, a teammate as well, and on no creature
    Given Edward controls “Hill Giant”
    And Angie's team has 20 life
    Then Angie can't cast “Curse of Bloodletting” targeting “Hill Giant”
    But Angie can cast “Curse of Bloodletting” targeting Barry
    When the spell resolves
    And Angie casts “Flame Rift”
    And the spell resolves
    Then Angie's team has 8 life

  @id:curse.upkeep @clause:aura.enchant @clause:step.upkeep @from:2011-09-30 @must
  Scenario: In the upkeep that both heads share a curse triggers once, for the head that is cursed
    Given Edward has seven cards in his library
    And Ronald has eight cards in his library
    When Angie casts “Curse of the Bloody Tome” targeting Ronald
    And the spell resolves
    And the upkeep of Edward's team begins
    And the triggered ability of “Curse of the Bloody Tome” resolves
    And the draw step of Edward's team begins
    Then Ronald has two cards in his graveyard
    And Ronald has five cards in his library
    And Edward has six cards in his library
    And Edward has no cards in his graveyard

  @id:curse.other_upkeep @clause:aura.enchant @clause:step.upkeep @from:2011-09-30 @must
  Scenario: In the other team's upkeep a curse does nothing, though its controller is of that team
    Given Ronald has eight cards in his library
    And Angie has seven cards in her library
    When Angie casts “Curse of the Bloody Tome” targeting Ronald
    And the spell resolves
    And the upkeep of Edward's team begins
    And the triggered ability of “Curse of the Bloody Tome” resolves
    And the upkeep of Angie's team begins
    And the draw step of Angie's team begins
    Then Ronald has two cards in his graveyard
    And Angie has six cards in her library

  @id:curse.creatures @clause:aura.enchant @clause:ability.static @from:2011-09-30 @must
  Scenario: Creatures of the head that is cursed are smaller, and the teammate's are not
    Given Edward controls “Hill Giant”
    And Edward controls “Glorious Anthem”
    And Ronald controls “Grizzly Bears”
    And Angie controls “Wind Drake”
    And Barry controls “Sea Monster”
    When Angie casts “Curse of Death's Hold” targeting Ronald
    And the spell resolves
    Then “Grizzly Bears” is 1/1
    And “Hill Giant” is 4/4
    And “Wind Drake” is 2/2
    And “Sea Monster” is 6/6

  @id:curse.left @clause:aura.gone @clause:team.leaves @variant:free-for-all @from:2012-02-01 @must
  Scenario: The curse of a player who leaves the game is put into its owner's graveyard
    Given Angie controls “Hill Giant”
    When Angie casts “Curse of Bloodletting” targeting Edward
    And the spell resolves
    And Angie casts “Curse of Death's Hold” targeting Martha
    And the spell resolves
    And Edward concedes the game
    Then Angie has “Curse of Bloodletting” in her graveyard
    And Angie controls “Curse of Death's Hold”

  @id:curse.controller_left @clause:aura.gone @clause:team.leaves @variant:free-for-all @from:2012-02-01 @must
  Scenario: A curse goes with its owner, and who was cursed is so no longer
    Given Edward controls “Hill Giant”
    When Angie casts “Curse of Death's Hold” targeting Edward
    And the spell resolves
    Then “Hill Giant” is 2/2
    When Angie concedes the game
    Then “Hill Giant” is 3/3
