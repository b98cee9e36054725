# language: en
Feature: A copy against each opponent
  > A card in a graveyard comes back as a token for each opponent. Whom does each of them attack, and how long do they stay?

  @id:encore.each @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  Scenario: Of two heads each is an opponent: one token has to attack the one, and one the other
    Given Angie has “Impulsive Pilferer” in her graveyard
    And Edward's team has 30 life
    And Angie controls four “Mountain”
    When Angie activates the ability of “Impulsive Pilferer”
    And the ability resolves
    Then Angie controls two 1/1 creature tokens
    And Angie owns “Impulsive Pilferer” in exile
    And Barry controls no creature tokens
    When the declare attackers step of Angie's team begins
    Then Angie can't attack with no creature
    And Angie can't attack Edward with the first “Impulsive Pilferer” token and the second “Impulsive Pilferer” token
    But Angie can attack Edward with the first “Impulsive Pilferer” token
    And Angie can attack Ronald with the second “Impulsive Pilferer” token
    When the postcombat main phase of Angie's team begins
    Then Edward's team has 28 life

  @id:encore.wrong_one @situation:encore @clause:keyword.encore @clause:combat.attack_required @variant:free-for-all @from:2024-11-08 @must
  Scenario: In the turn order each of three tokens has to attack its own opponent
    Given Angie has “Impulsive Pilferer” in her graveyard
    And Edward's team has 20 life
    And Martha's team has 20 life
    And Simon's team has 20 life
    And Angie controls four “Mountain”
    When Angie activates the ability of “Impulsive Pilferer”
    And the ability resolves
    Then Angie controls three creature tokens
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first “Impulsive Pilferer” token
    And Angie attacks Martha with the second “Impulsive Pilferer” token
    And Angie attacks Simon with the third “Impulsive Pilferer” token
    And the postcombat main phase of Angie's team begins
    Then Edward's team has 19 life
    And Martha's team has 19 life
    And Simon's team has 19 life

  @id:encore.gone @situation:encore @clause:keyword.encore @clause:combat.attack_required @from:2024-11-08 @must
  Scenario: Where one token is destroyed before combat the other one still has to attack its own opponent
    Given Angie has “Impulsive Pilferer” in her graveyard
    And Edward's team has 30 life
    And Angie controls four “Mountain”
    When Angie activates the ability of “Impulsive Pilferer”
    And the ability resolves
    And Angie's team passes priority
    And Edward casts “Shock” targeting Angie's first “Impulsive Pilferer” token
    And the spell resolves
    And the declare attackers step of Angie's team begins
    Then Angie can't attack Edward with the first “Impulsive Pilferer” token
    But Angie can attack Ronald with the first “Impulsive Pilferer” token

  @id:encore.blocked @situation:encore @clause:keyword.encore @clause:combat.block @from:2024-11-08 @must
  Scenario: A token that is blocked dies, and the other one deals its damage
    Given Angie has “Impulsive Pilferer” in her graveyard
    And Edward controls “Hill Giant”
    And Edward's team has 30 life
    And Angie controls four “Mountain”
    When Angie activates the ability of “Impulsive Pilferer”
    And the ability resolves
    And the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first “Impulsive Pilferer” token
    And Angie attacks Ronald with the second “Impulsive Pilferer” token
    And the declare blockers step of Angie's team begins
    And Edward blocks Angie's second “Impulsive Pilferer” token with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie controls a creature token
    And Edward's team has 29 life

  @id:encore.next_end @situation:encore @clause:keyword.encore @clause:trigger.delayed @from:2024-11-08 @must
  Scenario: As the end step begins all of them are sacrificed, and each has died
    Given Angie has “Impulsive Pilferer” in her graveyard
    And Angie controls four “Mountain”
    When the postcombat main phase of Angie's team begins
    And Angie activates the ability of “Impulsive Pilferer”
    And the ability resolves
    Then Angie controls two creature tokens
    And Angie controls no Treasure tokens
    When Angie's team finishes its turn
    Then Angie controls no creature tokens
    And Angie controls two Treasure tokens

  @id:encore.sorcery @situation:encore @clause:keyword.encore @clause:ability.only_if @from:2024-11-08 @must
  Scenario: Encore can be activated only when a sorcery could be cast, and by the card's owner alone
    Given Angie has “Impulsive Pilferer” in her graveyard
    And Barry controls four “Mountain”
    And Angie controls five “Mountain”
    When Angie casts “Shock” targeting Edward
    Then Angie can't activate the ability of “Impulsive Pilferer”
    When the spell resolves
    Then Barry can't activate the ability of “Impulsive Pilferer”
    But Angie can activate the ability of “Impulsive Pilferer”
