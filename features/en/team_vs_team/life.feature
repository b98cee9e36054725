# language: en
Feature: Life of one's own
  > Two teams of two play, and teammates share neither life nor poison counters. Who loses life, and who has lost?

  @id:versus.life.damage @clause:versus.teams @clause:life.start_alone @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Damage to one player leaves the teammate's life as it is
    Given Angie has 20 life
    And Edward has 20 life
    And Ronald has 20 life
    When Angie casts “Shock” targeting Edward
    And the spell resolves
    Then Edward has 18 life
    And Ronald has 20 life
    And Angie has 20 life

  @id:versus.life.each_player @clause:versus.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: What speaks of each player means all four, the teammate too
    Given Angie has 20 life
    And Barry has 19 life
    And Edward has 18 life
    And Ronald has 17 life
    When Angie casts “Flame Rift”
    And the spell resolves
    Then Angie has 16 life
    And Barry has 15 life
    And Edward has 14 life
    And Ronald has 13 life

  @id:versus.life.teammate @clause:versus.teams @clause:target.choose @variant:team-vs-team @from:2011-09-30 @must
  Scenario: A helpful spell can target the teammate, and its caster gains nothing by it
    Given Angie has 20 life
    And Barry has 7 life
    When Angie casts “Beacon of Immortality” targeting Barry
    And the spell resolves
    Then Barry has 14 life
    And Angie has 20 life

  @id:versus.life.hidetsugu @clause:life.read_alone @clause:versus.teams @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Half of the life of each player is half of what that player has alone
    Given Angie has 20 life
    And Barry has 7 life
    And Edward has 40 life
    And Ronald has 1 life
    And Angie controls “Heartless Hidetsugu”
    When Angie activates the ability of “Heartless Hidetsugu”
    And the ability resolves
    Then Angie has 10 life
    And Barry has 4 life
    And Edward has 20 life
    And Ronald has 1 life

  @id:versus.poison.own @clause:poison.lethal_alone @clause:team.loses_whole @variant:team-vs-team @from:2011-09-30 @must
  Scenario: Ten poison counters are too many for one player, and the teammate has none of them
    Given Edward has nine poison counters
    And Ronald has eight poison counters
    When Angie casts “Prologue to Phyresis”
    And the spell resolves
    Then Edward loses the game
    And Ronald has nine poison counters
    And Ronald is still in the game
    And the game goes on
