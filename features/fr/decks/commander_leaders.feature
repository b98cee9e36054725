# language: fr
@source:C
Fonctionnalité: Qui dirige un deck de Commander
  > Une créature légendaire est désignée comme commandant. En faut-il un, qu'est-ce qui peut l'être d'autre, et peut-il y en avoir deux ?

  @id:deck.commander.none @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scénario: Un deck que personne ne dirige n'est pas un deck de Commander
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scénario: Une créature qui n'est pas légendaire ne dirige aucun deck
    Étant donné que le deck d'Angie contient « Géant des collines »
    Et que le commandant d'Angie est « Géant des collines »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Géant des collines » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.no_creature @situation:deck.commander.creature @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scénario: Un artefact légendaire qui n'est ni créature ni véhicule ne dirige aucun deck
    Étant donné que le deck d'Angie contient « Jitte d'Umezawa »
    Et que le commandant d'Angie est « Jitte d'Umezawa »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors « Jitte d'Umezawa » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.not_there @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scénario: Le commandant est une carte du deck
    Étant donné que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 100 « Montagne »
    Alors « Hidetsugu le malfaisant » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.planeswalker.silent @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scénario: Un planeswalker qui n'en dit rien ne dirige aucun deck
    Étant donné que le deck d'Angie contient « Chandra, Pyrogenius »
    Et que le commandant d'Angie est « Chandra, Pyrogenius »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.planeswalker.not_yet @situation:deck.commander.planeswalker @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2015-01-23 @should
  Scénario: Aucun planeswalker ne dirige encore de deck
    Étant donné que le deck d'Angie contient « Daretti, Scrap Savant »
    Et que le commandant d'Angie est « Daretti, Scrap Savant »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.planeswalker @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @must
  Scénario: Un planeswalker qui le dit dirige un deck
    Étant donné que le deck d'Angie contient « Daretti, Scrap Savant »
    Et que le commandant d'Angie est « Daretti, Scrap Savant »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.says_so.not_yet @situation:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2015-01-23 @until:2022-02-18 @should
  Scénario: Une carte qui dit pouvoir mener un deck ne le peut pas encore, tant qu'il n'est question que des planeswalkers
    Étant donné que le deck d'Angie contient « Exercice du trône »
    Et que le commandant d'Angie est « Exercice du trône »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.says_so @variant:commander @clause:deck.commander_says_so @from:2022-02-18 @must
  Scénario: Toute carte qui le dit dirige un deck
    Étant donné que le deck d'Angie contient « Exercice du trône »
    Et que le commandant d'Angie est « Exercice du trône »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.vehicle.not_yet @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2016-11-11 @until:2025-07-25 @must
  Scénario: Un véhicule légendaire ne dirige encore aucun deck
    Étant donné que le deck d'Angie contient « Esika's Chariot »
    Et que le commandant d'Angie est « Esika's Chariot »
    Et que le deck d'Angie contient 99 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scénario: Un véhicule légendaire dirige un deck
    Étant donné que le deck d'Angie contient « Esika's Chariot »
    Et que le commandant d'Angie est « Esika's Chariot »
    Et que le deck d'Angie contient 99 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.vehicle.common @situation:deck.commander.vehicle @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scénario: Un véhicule qui n'est pas légendaire ne dirige aucun deck
    Étant donné que le deck d'Angie contient « Burner Rocket »
    Et que le commandant d'Angie est « Burner Rocket »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.spacecraft @variant:commander @clause:deck.commander_who @from:2025-07-25 @must
  Scénario: Un vaisseau spatial légendaire dirige un deck s'il a une force et une endurance
    Étant donné que le deck d'Angie contient « The Seriema »
    Et que le commandant d'Angie est « The Seriema »
    Et que le deck d'Angie contient 99 « Plaine »
    Et que le deck d'Edward contient « The Eternity Elevator »
    Et que le commandant d'Edward est « The Eternity Elevator »
    Et que le deck d'Edward contient 99 « Wastes »
    Alors le deck d'Angie est autorisé en Commander
    Et le deck d'Edward n'est pas autorisé en Commander

  @id:deck.commander.two @variant:commander @clause:deck.commander_who @from:2009-10-01 @must
  Scénario: Deux commandants, c'est un de trop
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice de la note de bas de page »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Exercice de la note de bas de page »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.partners.not_yet @situation:deck.commander.partners @variant:commander @clause:deck.commander_who @from:2009-10-01 @until:2016-11-11 @should
  Scénario: Deux cartes ne dirigent pas encore un deck ensemble
    Étant donné que le deck d'Angie contient « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Toggo, Goblin Weaponsmith »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.partners @variant:commander @clause:deck.commander_partner @clause:deck.commander_partner_identity @from:2016-11-11 @must
  Scénario: Deux partenaires dirigent un deck ensemble, aux couleurs des deux et avec cent cartes en tout
    Étant donné que le deck d'Angie contient « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Toggo, Goblin Weaponsmith »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.partners.one_only @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scénario: Pour mener un deck à deux, il faut que les deux commandants aient le partenariat
    Étant donné que le deck d'Angie contient « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Toggo, Goblin Weaponsmith »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.partners.three @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner @from:2016-11-11 @must
  Scénario: Trois partenaires, c'est trop
    Étant donné que le deck d'Angie contient « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient « Krark, the Thumbless »
    Et que le commandant d'Angie est « Toggo, Goblin Weaponsmith »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Krark, the Thumbless »
    Et que le deck d'Angie contient 97 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.partners.alone @situation:deck.commander.partners @variant:commander @clause:deck.commander_partner_identity @from:2016-11-11 @must
  Scénario: Un partenaire qui dirige seul n'apporte que sa propre couleur
    Étant donné que le deck d'Angie contient « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Toggo, Goblin Weaponsmith »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors « Numa, Joraga Chieftain » est une raison de refuser le deck d'Angie en Commander
    Et « Toggo, Goblin Weaponsmith » n'est pas une raison de refuser le deck d'Angie en Commander
