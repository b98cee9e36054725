# language: en
Feature: What mana is spent on
  > Some mana has no colour, and some remembers what it may be spent on, or what becomes of a spell that it pays for. What does it pay for?

  @id:mana.spent.colourless @situation:mana.spent.colourless @clause:cost.resources @clause:mana.own @from:2010-04-23 @must
  Scenario: Two mana without a colour pay for what any mana pays for, and for no coloured symbol
    Given Angie controls “Sol Ring”
    And Angie controls “Island”
    Then Angie can't cast “Shock” targeting Edward
    But Angie can cast “Divination”

  @id:mana.spent.both @situation:mana.spent.colourless @clause:mana.own @clause:cost.resources @from:2010-04-23 @must
  Scenario: What one permanent gives is two mana, in the pool of who taps it and of no teammate
    Given Angie controls “Sol Ring”
    When Angie activates the ability of “Sol Ring”
    Then Angie has two unspent mana
    And Barry has no unspent mana

  @id:mana.spent.colourless_symbol @situation:mana.spent.colourless @clause:cost.colourless @clause:mana.own @from:2016-01-16 @must
  Scenario: The symbol of mana without a colour is paid with such mana, and with none that has one
    Given Angie controls two “Forest”
    And Barry controls “Sol Ring”
    And Edward controls “Giant Spider”
    Then Angie can't cast “Spatial Contortion” targeting “Giant Spider”
    But Barry can cast “Spatial Contortion” targeting “Giant Spider”
    When the spell resolves
    Then “Giant Spider” is 5/1

  @id:mana.spent.only @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Mana that is for creature spells only pays for no other spell
    Given Angie controls two “Ancient Ziggurat”
    Then Angie can't cast “Shock” targeting Edward
    But Angie can cast “Grizzly Bears”

  @id:mana.spent.beside @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Where other mana pays for a sorcery, what is for creature spells stays unspent
    Given Angie controls “Ancient Ziggurat”
    And Angie controls “Mountain”
    And Angie controls “Plains”
    When Angie activates the ability of “Ancient Ziggurat”
    And Angie chooses green as the colour
    And Angie casts “Pyroclasm”
    Then Angie has one unspent mana

  @id:mana.spent.ability @situation:mana.spent.only @clause:mana.remembers @from:2010-04-23 @must
  Scenario: Mana that is for creature spells only pays for no ability of a creature
    Given Angie controls “Ancient Ziggurat”
    And Angie controls “Drudge Skeletons”
    And Barry controls “Drudge Skeletons”
    And Barry controls “Swamp”
    Then Angie can't activate the ability of “Drudge Skeletons”
    But Barry can activate the ability of “Drudge Skeletons”

  @id:mana.spent.uncountered @situation:mana.spent.uncountered @clause:mana.remembers @clause:spell.uncountered @from:2010-04-23 @must
  Scenario: A sorcery for which mana of Boseiju was spent is not countered
    Given Angie controls “Boseiju, Who Shelters All”
    And Angie controls two “Island”
    When Angie activates the ability of “Boseiju, Who Shelters All”
    And Angie casts “Divination”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Divination”
    And the spell resolves
    And the spell resolves
    Then Angie has two cards in hand

  @id:mana.spent.countered @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  Scenario: A creature spell for which the same mana was spent is countered
    Given Angie controls “Boseiju, Who Shelters All”
    And Angie controls “Forest”
    When Angie activates the ability of “Boseiju, Who Shelters All”
    And Angie casts “Grizzly Bears”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Grizzly Bears”
    And the spell resolves
    Then Angie has “Grizzly Bears” in her graveyard

  @id:mana.spent.next @situation:mana.spent.uncountered @clause:mana.remembers @from:2010-04-23 @must
  Scenario: A sorcery that other mana has paid for is countered, whatever paid for the one before it
    Given Angie controls “Boseiju, Who Shelters All”
    And Angie controls five “Island”
    When Angie activates the ability of “Boseiju, Who Shelters All”
    And Angie casts “Divination”
    And the spell resolves
    And Angie casts “Reach Through Mists”
    And Angie's team passes priority
    And Edward casts “Cancel” targeting “Reach Through Mists”
    And the spell resolves
    Then Angie has “Reach Through Mists” in her graveyard

  @id:mana.spent.charged @situation:mana.spent.charged @clause:cost.resources @clause:mana.ability @from:2010-04-23 @must
  Scenario: Each mana takes one of three charge counters, and without one there is none
    Given it is the precombat main phase of Angie's team
    When Angie casts “Sphere of the Suns”
    And the spell resolves
    Then “Sphere of the Suns” has three charge counters
    And “Sphere of the Suns” is tapped
    And Angie can't activate the ability of “Sphere of the Suns”
    When Angie's team finishes its turn
    And the precombat main phase of Angie's team begins
    And Angie chooses red as the colour
    Then Angie can activate the ability of “Sphere of the Suns”
    And “Sphere of the Suns” has two charge counters
    And Angie has one unspent mana
