# language: fr
@source:C
Fonctionnalité: La construction d'un deck de Commander
  > Une carte dirige le deck. Combien de cartes contient-il, combien d'exemplaires de chacune, et le deck du coéquipier entre-t-il en compte ?

  @id:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scénario: Cent cartes, commandant compris
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.size.too_few @situation:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scénario: Quatre-vingt-dix-neuf cartes avec le commandant ne suffisent pas
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.size.too_many @situation:deck.commander.size @variant:commander @clause:deck.commander_size @from:2009-10-01 @must
  Scénario: Cent cartes en plus du commandant, c'est une de trop
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 100 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scénario: Deux cartes de même nom, c'est une de trop
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient deux « Géant des collines »
    Et que le deck d'Angie contient 97 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.copies.one @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scénario: Un exemplaire de chaque nom convient, et les terrains de base, même neigeux, sont libres
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient « Rides de flammes »
    Et que le deck d'Angie contient 90 « Montagne »
    Et que le deck d'Angie contient sept « Montagne enneigée »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.copies.english_name @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scénario: Deux langues ne font pas deux noms
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient un exemplaire en français de « Géant des collines »
    Et que le deck d'Angie contient un exemplaire en japonais de « Géant des collines »
    Et que le deck d'Angie contient 97 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Géant des collines » est une raison de refuser le deck d'Angie en Commander
    Et « Montagne » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.copies.own_number @situation:deck.commander.copies @variant:commander @clause:deck.commander_copies @from:2011-02-04 @must
  Scénario: Une carte qui permet d'en avoir sept n'en permet pas huit ici non plus
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient sept « Seven Dwarves »
    Et que le deck d'Angie contient 92 « Montagne »
    Et que le deck d'Edward contient « Hidetsugu le malfaisant »
    Et que le commandant d'Edward est « Hidetsugu le malfaisant »
    Et que le deck d'Edward contient huit « Seven Dwarves »
    Et que le deck d'Edward contient 91 « Montagne »
    Alors le deck d'Angie est autorisé en Commander
    Et le deck d'Edward n'est pas autorisé en Commander

  @id:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_copies @from:2011-02-04 @should
  Scénario: Les coéquipiers peuvent jouer les mêmes cartes, car chaque deck est jugé séparément
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le deck de Barry contient « Hidetsugu le malfaisant »
    Et que le commandant de Barry est « Hidetsugu le malfaisant »
    Et que le deck de Barry contient « Géant des collines »
    Et que le deck de Barry contient 98 « Montagne »
    Alors les decks de l'équipe d'Angie sont autorisés en Commander

  @id:deck.commander.alone.one_wrong @situation:deck.commander.alone @variant:two-headed-giant-commander @clause:deck.commander_size @from:2011-02-04 @should
  Scénario: Le deck du coéquipier ne répare pas ce qui ne va pas dans l'autre
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le deck de Barry contient « Hidetsugu le malfaisant »
    Et que le commandant de Barry est « Hidetsugu le malfaisant »
    Et que le deck de Barry contient 100 « Montagne »
    Alors les decks de l'équipe d'Angie ne sont pas autorisés en Commander

  @id:deck.commander.banned @variant:commander @clause:deck.banned @from:2011-02-04 @must
  Scénario: Une carte bannie par la liste du jeu n'est dans aucun deck
    Étant donné que la carte « Géant des collines » est bannie dans le format
    Et que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le deck d'Edward contient « Hidetsugu le malfaisant »
    Et que le commandant d'Edward est « Hidetsugu le malfaisant »
    Et que le deck d'Edward contient 99 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et le deck d'Edward est autorisé en Commander

  @id:deck.commander.side.first @situation:deck.commander.side @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2025-07-25 @should
  Scénario: Rien n'interdit encore un sideboard
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Et que le sideboard d'Angie contient « Géant des collines »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.side @situation:deck.commander.side @variant:commander @clause:deck.commander_sideboard @from:2025-07-25 @must
  Scénario: Il n'y a plus de sideboard en Commander
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Et que le sideboard d'Angie contient « Géant des collines »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.outside.any @situation:deck.commander.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  Scénario: Un effet peut prendre n'importe quelle carte du sideboard
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le sideboard d'Angie contient « Géant des collines »
    Et que le sideboard d'Angie contient « Grizzlis »
    Alors Angie peut prendre « Géant des collines » en dehors de la partie en Commander
    Et Angie peut prendre « Grizzlis » en dehors de la partie en Commander

  @id:deck.commander.outside.limits @situation:deck.commander.outside @variant:commander @clause:deck.commander_outside @from:2020-04-17 @until:2025-07-25 @must
  Scénario: Ce qui vient de l'extérieur porte un nouveau nom et les couleurs du commandant
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le sideboard d'Angie contient « Géant des collines »
    Et que le sideboard d'Angie contient « Grizzlis »
    Et que le sideboard d'Angie contient « Rides de flammes »
    Alors Angie ne peut pas prendre « Géant des collines » en dehors de la partie en Commander
    Et Angie ne peut pas prendre « Grizzlis » en dehors de la partie en Commander
    Et Angie peut prendre « Rides de flammes » en dehors de la partie en Commander

  @id:deck.commander.outside @variant:commander @clause:deck.commander_outside @from:2025-07-25 @must
  Scénario: Aucune carte ne vient de l'extérieur par un effet qui ne parle pas de Commander
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Et que le sideboard d'Angie contient « Rides de flammes »
    Alors Angie ne peut pas prendre « Rides de flammes » en dehors de la partie en Commander
