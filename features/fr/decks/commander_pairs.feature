# language: fr
@source:C
Fonctionnalité: Deux cartes qui dirigent ensemble un deck Commander
  > Certaines cartes disent avec quelle autre carte elles peuvent diriger un deck. Avec laquelle, depuis quand, et de telles capacités se combinent-elles parfois ?

  @id:deck.commander.named.not_yet @situation:deck.commander.named @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2018-06-08 @should
  Scénario: Deux cartes qui se nomment l'une l'autre comme partenaires ne dirigent pas encore de deck ensemble
    Étant donné que le deck d'Angie contient « Khorvath Brightflame »
    Et que le deck d'Angie contient « Sylvia Brightspear »
    Et que le commandant d'Angie est « Khorvath Brightflame »
    Et que le commandant d'Angie est « Sylvia Brightspear »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.named @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scénario: Deux cartes qui se nomment l'une l'autre comme partenaires dirigent un deck ensemble
    Étant donné que le deck d'Angie contient « Khorvath Brightflame »
    Et que le deck d'Angie contient « Sylvia Brightspear »
    Et que le commandant d'Angie est « Khorvath Brightflame »
    Et que le commandant d'Angie est « Sylvia Brightspear »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.named.one_sided @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scénario: Pour deux commandants, il ne suffit pas que l'un nomme l'autre
    Étant donné que le deck d'Angie contient « Khorvath Brightflame »
    Et que le deck d'Angie contient « Exercice de la jumelle jalouse »
    Et que le commandant d'Angie est « Khorvath Brightflame »
    Et que le commandant d'Angie est « Exercice de la jumelle jalouse »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Plaine »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.named.combined @situation:deck.commander.named @variant:commander @clause:deck.commander_partner_with @from:2018-06-08 @must
  Scénario: Une carte qui nomme son partenaire et une carte ayant le partenariat ne dirigent pas de deck ensemble
    Étant donné que le deck d'Angie contient « Khorvath Brightflame »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Khorvath Brightflame »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.friends.not_yet @situation:deck.commander.friends @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2021-11-19 @should
  Scénario: Deux amis pour la vie ne dirigent pas encore de deck ensemble
    Étant donné que le deck d'Angie contient « Exercice du vieil ami »
    Et que le deck d'Angie contient « Exercice du nouvel ami »
    Et que le commandant d'Angie est « Exercice du vieil ami »
    Et que le commandant d'Angie est « Exercice du nouvel ami »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.friends @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  Scénario: Deux amis pour la vie dirigent un deck ensemble
    Étant donné que le deck d'Angie contient « Exercice du vieil ami »
    Et que le deck d'Angie contient « Exercice du nouvel ami »
    Et que le commandant d'Angie est « Exercice du vieil ami »
    Et que le commandant d'Angie est « Exercice du nouvel ami »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.friends.combined @situation:deck.commander.friends @variant:commander @clause:deck.commander_friends @from:2021-11-19 @must
  Scénario: Un ami pour la vie et une carte ayant le partenariat ne dirigent pas de deck ensemble
    Étant donné que le deck d'Angie contient « Exercice du vieil ami »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Exercice du vieil ami »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.background.not_yet @situation:deck.commander.background @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  Scénario: Aucun historique ne dirige encore de deck avec qui que ce soit
    Étant donné que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le deck d'Angie contient « Acolyte of Bahamut »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Acolyte of Bahamut »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.background @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Une carte qui choisit un historique et un historique légendaire dirigent un deck ensemble
    Étant donné que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le deck d'Angie contient « Acolyte of Bahamut »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Acolyte of Bahamut »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.background.stranger @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Avec une créature qui n'en choisit pas, un historique ne dirige aucun deck
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Acolyte of Bahamut »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Acolyte of Bahamut »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Acolyte of Bahamut » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.background.creature @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Une carte qui choisit un historique ne dirige pas de deck avec une créature à la place
    Étant donné que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.background.alone @situation:deck.commander.background @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Un historique ne dirige aucun deck seul
    Étant donné que le deck d'Angie contient « Acolyte of Bahamut »
    Et que le commandant d'Angie est « Acolyte of Bahamut »
    Et que le deck d'Angie contient 99 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Acolyte of Bahamut » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.companion.not_yet @situation:deck.commander.companion @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2023-10-13 @should
  Scénario: Un compagnon du Docteur et un Docteur ne dirigent pas encore de deck ensemble
    Étant donné que le deck d'Angie contient « Ryan Sinclair »
    Et que le deck d'Angie contient « Exercice du médecin »
    Et que le commandant d'Angie est « Ryan Sinclair »
    Et que le commandant d'Angie est « Exercice du médecin »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.companion @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scénario: Un compagnon du Docteur et un Seigneur du Temps et Docteur dirigent un deck ensemble
    Étant donné que le deck d'Angie contient « Ryan Sinclair »
    Et que le deck d'Angie contient « Exercice du médecin »
    Et que le commandant d'Angie est « Ryan Sinclair »
    Et que le commandant d'Angie est « Exercice du médecin »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.companion.other_type @situation:deck.commander.companion @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scénario: Un Docteur qui a un type de créature de plus n'en est pas un pour un compagnon
    Étant donné que le deck d'Angie contient « Ryan Sinclair »
    Et que le deck d'Angie contient « Exercice du faux médecin »
    Et que le commandant d'Angie est « Ryan Sinclair »
    Et que le commandant d'Angie est « Exercice du faux médecin »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.kind.not_yet @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2021-11-19 @until:2025-11-14 @should
  Scénario: De partenaires d'une même sorte, il n'y a encore que les amis pour la vie
    Étant donné que le deck d'Angie contient « Exercice du premier survivant »
    Et que le deck d'Angie contient « Exercice du second survivant »
    Et que le commandant d'Angie est « Exercice du premier survivant »
    Et que le commandant d'Angie est « Exercice du second survivant »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.kind @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  Scénario: Deux partenaires d'une même sorte quelconque dirigent un deck ensemble
    Étant donné que le deck d'Angie contient « Exercice du premier survivant »
    Et que le deck d'Angie contient « Exercice du second survivant »
    Et que le commandant d'Angie est « Exercice du premier survivant »
    Et que le commandant d'Angie est « Exercice du second survivant »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.kind.mixed @situation:deck.commander.kind @variant:commander @clause:deck.commander_friends @from:2025-11-14 @must
  Scénario: Deux partenaires de sortes différentes ne dirigent pas de deck ensemble
    Étant donné que le deck d'Angie contient « Exercice du premier survivant »
    Et que le deck d'Angie contient « Exercice du nouvel ami »
    Et que le commandant d'Angie est « Exercice du premier survivant »
    Et que le commandant d'Angie est « Exercice du nouvel ami »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander
