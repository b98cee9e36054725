# language: en
Feature: The next so many points of damage
  > The next damage to a creature is dealt to another or to a player instead, so much of it. Who is dealt what?

  @id:redirected.point @clause:replacement.redirect @clause:replacement.shield @from:2005-08-01 @must
  Scenario: One point of two is dealt to the other creature, and only the next one
    Given Angie controls “Nomads en-Kor”
    And Angie controls “Air Elemental”
    And Barry controls “Hill Giant”
    Then Angie can't activate the ability of “Nomads en-Kor” targeting “Hill Giant”
    But Angie can activate the ability of “Nomads en-Kor” targeting “Air Elemental”
    When the ability resolves
    And Angie casts “Pyroclasm”
    And the spell resolves
    Then Angie has “Nomads en-Kor” in her graveyard
    And Barry controls “Hill Giant”
    When Angie casts “Shock” targeting “Air Elemental”
    And the spell resolves
    Then Angie has “Air Elemental” in her graveyard

  @id:redirected.all_points @clause:replacement.redirect @from:2006-12-20 @must
  Scenario: Who has one point redirected three times is dealt nothing of three points
    Given Angie controls “Nomads en-Kor”
    And Angie controls “Air Elemental”
    When Angie activates the ability of “Nomads en-Kor” targeting “Air Elemental”
    And the ability resolves
    And Angie activates the ability of “Nomads en-Kor” targeting “Air Elemental”
    And the ability resolves
    And Angie activates the ability of “Nomads en-Kor” targeting “Air Elemental”
    And the ability resolves
    And Angie casts “Lightning Helix” targeting “Nomads en-Kor”
    And the spell resolves
    Then Angie controls “Nomads en-Kor”
    And Angie controls “Air Elemental”
    When Angie casts “Shock” targeting “Nomads en-Kor”
    And the spell resolves
    Then Angie has “Nomads en-Kor” in her graveyard
    And Angie controls “Air Elemental”
    When Angie casts “Shock” targeting “Air Elemental”
    And the spell resolves
    Then Angie has “Air Elemental” in her graveyard

  @id:redirected.gone @clause:replacement.redirect @from:2005-08-01 @must
  Scenario: Where the other creature is gone the damage stays where it was
    Given Angie controls “Nomads en-Kor”
    And Angie controls “Grizzly Bears”
    When Angie activates the ability of “Nomads en-Kor” targeting “Grizzly Bears”
    And the ability resolves
    And Angie casts “Shock” targeting “Grizzly Bears”
    And the spell resolves
    And Angie casts “Shock” targeting “Nomads en-Kor”
    And the spell resolves
    Then Angie has “Nomads en-Kor” in her graveyard

  @id:redirected.to_itself @clause:replacement.redirect @from:2005-08-01 @must
  Scenario: A white creature of anybody is spared one point, which the other is dealt
    Given Angie controls “Daughter of Autumn”
    And Angie controls two “Plains”
    And Barry controls “True Believer”
    And Barry controls “Grizzly Bears”
    Then Angie can't activate the ability of “Daughter of Autumn” targeting “Grizzly Bears”
    But Angie can activate the ability of “Daughter of Autumn” targeting “True Believer”
    When the ability resolves
    And Barry casts “Pyroclasm”
    And the spell resolves
    Then Barry controls “True Believer”
    And Barry has “Grizzly Bears” in his graveyard
    And Angie controls “Daughter of Autumn”
    When Barry casts “Shock” targeting “True Believer”
    And the spell resolves
    Then Barry has “True Believer” in his graveyard
    When Barry casts “Shock” targeting “Daughter of Autumn”
    And the spell resolves
    Then Angie has “Daughter of Autumn” in her graveyard

  @id:redirected.to_player @clause:replacement.redirect @clause:life.shared @from:2005-08-01 @must
  Scenario: A point that would be dealt to a legendary creature is dealt to the player, and so is lost by the team
    Given Angie's team has 20 life
    And Angie controls “Vassal's Duty”
    And Angie controls two “Plains”
    And Angie controls “Daughter of Autumn”
    And Barry controls “Isamaru, Hound of Konda”
    Then Angie can't activate the ability of “Vassal's Duty” targeting “Isamaru, Hound of Konda”
    But Angie can activate the ability of “Vassal's Duty” targeting “Daughter of Autumn”
    When the ability resolves
    And Barry casts “Shock” targeting “Daughter of Autumn”
    And the spell resolves
    Then Angie's team has 19 life
    And Angie controls “Daughter of Autumn”
    When Barry casts “Shock” targeting “Daughter of Autumn”
    And the spell resolves
    Then Angie's team has 19 life
    And Angie controls “Daughter of Autumn”
    When Barry casts “Shock” targeting “Daughter of Autumn”
    And the spell resolves
    Then Angie has “Daughter of Autumn” in her graveyard
