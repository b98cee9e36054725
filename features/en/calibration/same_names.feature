# language: en
Feature: Two of one name
  > Two cards have the same name. Which of them is meant, and what is there to pay with?

  @id:calibration.two.same_name.spells @situation:calibration.two.same_name @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scenario: Of two spells of one name the one that was cast last resolves first
    Given Angie's team has 5 life
    And Edward's team has 6 life
    When Angie casts “Beacon of Immortality” targeting Angie
    And Angie's team passes priority
    And Edward casts “Beacon of Immortality” targeting Edward
    And the spell resolves
    Then Angie's team has 5 life
    And Edward's team has 12 life
    When the spell resolves
    Then Angie's team has 10 life
    And Edward's team has 12 life

  @id:calibration.two.same_name.named @situation:calibration.two.same_name @variant:two-player @clause:priority.pass @from:2005-08-01 @must
  Scenario: Both spells of one name have resolved once the one that was cast first has
    Given Angie's team has 5 life
    And Edward's team has 6 life
    When Angie casts “Beacon of Immortality” targeting Angie
    And Angie's team passes priority
    And Edward casts “Beacon of Immortality” targeting Edward
    And Angie's “Beacon of Immortality” resolves
    Then Angie's team has 10 life
    And Edward's team has 12 life

  @id:calibration.two.same_name.attackers @situation:calibration.two.same_name @variant:two-player @clause:combat.block @from:2005-08-01 @must
  Scenario: Of two attackers of one name the one that is blocked dies
    Given Edward's team has 20 life
    And Angie controls two “Grizzly Bears”
    And Edward controls “Hill Giant”
    When the declare attackers step of Angie's team begins
    And Angie attacks Edward with the first “Grizzly Bears”
    And Angie attacks Edward with the second “Grizzly Bears”
    And the declare blockers step of Angie's team begins
    And Edward blocks Angie's second “Grizzly Bears” with “Hill Giant”
    And the postcombat main phase of Angie's team begins
    Then Angie has the second “Grizzly Bears” in her graveyard
    And Angie controls “Grizzly Bears”
    And the first “Grizzly Bears” is 2/2
    And Edward's team has 18 life

  @id:calibration.two.mana @situation:calibration.two.mana @variant:two-player @clause:cost.resources @from:2005-08-01 @must
  Scenario: Five sources of mana do not pay for a spell that costs six
    Given Angie controls five “Plains”
    And Edward controls six “Plains”
    Then Angie can't cast “Beacon of Immortality” targeting Angie
    When Angie's team passes priority
    Then Edward can cast “Beacon of Immortality” targeting Edward
