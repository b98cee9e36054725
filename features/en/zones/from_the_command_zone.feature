# language: en
Feature: What works in the command zone
  > Some commanders have abilities that work while they are in the command zone. Which of their abilities, for whom, and what when they leave it?

  @id:ruling.oloro @clause:life.shared @clause:object.you @from:2005-08-01 @must
  Scenario: Oloro sees the life that its controller gains, and none that a teammate does
    Given it is the precombat main phase of Angie's team
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls “Oloro, Ageless Ascetic”
    And Angie has “Angel's Mercy” in hand
    And Barry has “Angel's Mercy” in hand
    And Angie controls five “Mana Source”
    And Barry controls four “Mana Source”
    When Barry casts Barry's “Angel's Mercy”
    And the spell resolves
    Then the stack is empty
    And Angie's team has 27 life
    When Angie casts Angie's “Angel's Mercy”
    And the spell resolves
    And Angie does what the ability allows
    And the triggered ability of “Oloro, Ageless Ascetic” resolves
    Then Angie's team has 34 life
    And Edward's team has 18 life
    And Angie has one card in hand

  @id:presiding.upkeep @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: Oloro gains life for its owner in the command zone, and nothing triggers by that
    Given it is the precombat main phase of Edward's team
    And Angie has “Oloro, Ageless Ascetic” in the command zone
    And Angie's team has 20 life
    And Edward's team has 20 life
    And Angie controls two “Mana Source”
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When the triggered ability of “Oloro, Ageless Ascetic” resolves
    Then Angie's team has 22 life
    And the stack is empty
    When the upkeep of Edward's team begins
    Then the stack is empty
    And Edward's team has 20 life

  @id:presiding.there @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: On the battlefield Oloro has the one ability of its owner's upkeep, and not the other
    Given it is the precombat main phase of Edward's team
    And Angie controls “Oloro, Ageless Ascetic”
    And Angie's commander is “Oloro, Ageless Ascetic”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When the triggered ability of “Oloro, Ageless Ascetic” resolves
    And Angie does not do what the ability allows
    Then Angie's team has 22 life
    And there is one spell or ability on the stack

  @id:presiding.heads @clause:ability.zone @clause:trigger.step @variant:two-headed-giant-commander @from:2009-10-01 @should
  Scenario: Each head's commander has its own ability in the upkeep that both share
    Given it is the precombat main phase of Edward's team
    And Angie has “Oloro, Ageless Ascetic” in the command zone
    And Barry has “Oloro, Ageless Ascetic” in the command zone
    And Angie's team has 20 life
    And Edward's team has 20 life
    When the upkeep of Angie's team begins
    Then there are two spells and abilities on the stack
    When the draw step of Angie's team begins
    Then Angie's team has 24 life
    And Edward's team has 20 life

  @id:presiding.eminence @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: An ability that works in both zones works in the command zone, of its card's others none does
    Given it is the precombat main phase of Angie's team
    And Angie has “Arahbo, Roar of the World” in the command zone
    And Angie controls “Longtusk Cub”
    And Angie controls three “Mana Source”
    And Edward's team has 20 life
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Arahbo, Roar of the World” resolves
    Then “Longtusk Cub” is 5/5
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Longtusk Cub”
    Then the stack is empty

  @id:presiding.both @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: On the battlefield the ability that works in both zones works once, and the others do
    Given it is the precombat main phase of Angie's team
    And Angie controls “Arahbo, Roar of the World”
    And Angie's commander is “Arahbo, Roar of the World”
    And Angie controls “Longtusk Cub”
    And Angie controls three “Mana Source”
    And Edward's team has 20 life
    When the beginning of combat step of Angie's team begins
    And the triggered ability of “Arahbo, Roar of the World” resolves
    Then “Longtusk Cub” is 5/5
    And the stack is empty
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with “Longtusk Cub”
    And Angie does what the ability allows
    And the triggered ability of “Arahbo, Roar of the World” resolves
    Then “Longtusk Cub” is 10/10

  @id:presiding.hand @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: In a graveyard an ability that works in two other zones does not work
    Given it is the precombat main phase of Angie's team
    And Angie has “Arahbo, Roar of the World” in her graveyard
    And Angie controls “Longtusk Cub”
    When the beginning of combat step of Angie's team begins
    Then the stack is empty
    And “Longtusk Cub” is 2/2

  @id:presiding.cast @clause:ability.zone @clause:trigger.intervening_if @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that is cast has left the command zone, and works there no more
    Given it is the precombat main phase of Angie's team
    And Angie has “Oloro, Ageless Ascetic” in the command zone
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie casts “Oloro, Ageless Ascetic”
    And the spell resolves
    And the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    And Angie's team has 20 life

  @id:presiding.returns @clause:ability.zone @clause:trigger.step @variant:commander @variant:two-player-commander @from:2009-10-01 @must
  Scenario: A commander that goes back to the command zone works there from then on
    Given it is the precombat main phase of Angie's team
    And Angie controls “Oloro, Ageless Ascetic”
    And Angie's commander is “Oloro, Ageless Ascetic”
    And Angie controls “Goblin Bombardment”
    And Angie's team has 20 life
    And Edward's team has 20 life
    When Angie activates the ability of “Goblin Bombardment”
    And Angie chooses Edward as the target
    And Angie puts her commander into the command zone
    And the ability resolves
    Then Angie has “Oloro, Ageless Ascetic” in the command zone
    And Edward's team has 19 life
    When the upkeep of Edward's team begins
    And the upkeep of Angie's team begins
    Then there is one spell or ability on the stack
    When the triggered ability of “Oloro, Ageless Ascetic” resolves
    Then Angie's team has 22 life
    And the stack is empty
