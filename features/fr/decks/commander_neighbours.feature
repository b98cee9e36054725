# language: fr
Fonctionnalité: Cartes que les règles des decks de Commander ne visent pas
  > Une règle parle de certaines cartes d'un deck de Commander. Celles qui lui ressemblent sont-elles libres, et depuis quand vaut-elle ?

  @id:deck.commander.beside.before @clause:deck.copies @from:2005-08-01 @until:2009-10-01 @should
  Scénario: Avant les règles de Commander, aucun deck n'est un deck de Commander, et aucune carte n'entre dans ses parties
    Étant donné que le deck d'Angie contient 100 « Montagne »
    Et que le sideboard d'Angie contient « Rides de flammes »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et Angie ne peut pas prendre « Rides de flammes » en dehors de la partie en Commander

  @id:deck.commander.beside.outside @variant:commander @clause:deck.commander_size @from:2009-10-01 @until:2020-04-17 @should
  Scénario: Un effet ne prend aucune carte que le joueur n'a pas à côté de son deck
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient 99 « Montagne »
    Et que le sideboard d'Angie contient « Grizzlis »
    Et que le sideboard d'Edward contient « Rides de flammes »
    Alors Angie ne peut pas prendre « Rides de flammes » en dehors de la partie en Commander
    Mais Angie peut prendre « Grizzlis » en dehors de la partie en Commander

  @id:deck.commander.beside.choice.not_yet @variant:commander @clause:deck.commander_identity @from:2011-02-04 @until:2020-11-20 @should
  Scénario: Avant qu'il y ait des commandants dont on choisit la couleur, aucun choix ne compte
    Étant donné que le deck d'Angie contient « The Prismatic Piper »
    Et que le commandant d'Angie est « The Prismatic Piper »
    Et que la couleur choisie pour « The Prismatic Piper » est le bleu
    Et que le deck d'Angie contient 99 « Île »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Île » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.choice.none @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scénario: Si aucune couleur n'a été choisie, le commandant n'en a aucune
    Étant donné que le deck d'Angie contient « The Prismatic Piper »
    Et que le commandant d'Angie est « The Prismatic Piper »
    Et que le deck d'Angie contient 99 « Île »
    Alors « Île » est une raison de refuser le deck d'Angie en Commander
    Mais « The Prismatic Piper » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.choice.silent @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scénario: Une couleur choisie pour un commandant qui n'en demande pas ne compte pas
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que la couleur choisie pour « Hidetsugu le malfaisant » est le bleu
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le deck d'Angie contient « Île »
    Alors « Île » est une raison de refuser le deck d'Angie en Commander
    Mais « Montagne » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.swarm @variant:commander @clause:deck.commander_copies @from:2009-10-01 @must
  Scénario: Une carte qui se permet elle-même en nombre quelconque le fait ici aussi
    Étant donné que le deck d'Angie contient « Thraximundar »
    Et que le commandant d'Angie est « Thraximundar »
    Et que le deck d'Angie contient 30 « Relentless Rats »
    Et que le deck d'Angie contient 69 « Marais »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.beside.colour.first @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Au début, seuls les symboles étrangers écartent une carte, ni la couleur qu'elle se donne ni un indicateur
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du point »
    Et que le deck d'Angie contient « Exercice du visage peint »
    Et que le deck d'Angie contient « Ogre Savant »
    Et que le deck d'Angie contient 96 « Montagne »
    Alors « Ogre Savant » est une raison de refuser le deck d'Angie en Commander
    Mais « Exercice du point » n'est pas une raison de refuser le deck d'Angie en Commander
    Et « Exercice du visage peint » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.colour.any @variant:commander @clause:deck.commander_cards @from:2011-02-04 @until:2011-06-17 @must
  Scénario: Depuis février 2011, un symbole, une couleur que la carte se donne et un indicateur l'écartent, chacun à lui seul
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du point »
    Et que le deck d'Angie contient « Exercice du visage peint »
    Et que le deck d'Angie contient « Ogre Savant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 95 « Montagne »
    Alors « Ogre Savant » est une raison de refuser le deck d'Angie en Commander
    Et « Exercice du point » est une raison de refuser le deck d'Angie en Commander
    Et « Exercice du visage peint » est une raison de refuser le deck d'Angie en Commander
    Mais « Géant des collines » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.colour.printed @variant:commander @clause:deck.commander_cards @from:2011-06-17 @until:2011-09-30 @should
  Scénario: Depuis juin 2011, un symbole et une couleur que la carte se donne l'écartent, mais pas un indicateur
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du point »
    Et que le deck d'Angie contient « Exercice du visage peint »
    Et que le deck d'Angie contient « Ogre Savant »
    Et que le deck d'Angie contient 96 « Montagne »
    Alors « Ogre Savant » est une raison de refuser le deck d'Angie en Commander
    Et « Exercice du visage peint » est une raison de refuser le deck d'Angie en Commander
    Mais « Exercice du point » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.basics @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Au début, un terrain de base d'une autre couleur que celles du général est la raison, et celui d'une de ses couleurs n'en est pas une
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient 97 « Montagne »
    Et que le deck d'Angie contient « Forêt »
    Et que le deck d'Angie contient « Plaine »
    Alors « Plaine » est une raison de refuser le deck d'Angie en Commander
    Mais « Montagne » n'est pas une raison de refuser le deck d'Angie en Commander
    Et « Forêt » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.lands @variant:commander @clause:deck.commander_lands @clause:deck.commander_cards @from:2016-07-22 @must
  Scénario: Un terrain sans type de terrain peut produire n'importe quelle couleur, un terrain de base peut n'en produire aucune, et un symbole d'une autre couleur écarte un terrain
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Source de mana »
    Et que le deck d'Angie contient « Seat of the Synod »
    Et que le deck d'Angie contient deux « Wastes »
    Et que le deck d'Angie contient 95 « Montagne »
    Alors « Seat of the Synod » est une raison de refuser le deck d'Angie en Commander
    Mais « Source de mana » n'est pas une raison de refuser le deck d'Angie en Commander
    Et « Wastes » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.rainbow @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  Scénario: Un terrain avec un type de terrain qui produit du mana de n'importe quelle couleur n'est pas une carte pour un deck d'une seule couleur
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du pic irisé »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Exercice du pic irisé » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.ability @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  Scénario: Un symbole dans le coût d'une capacité écarte une carte, un symbole de la couleur du commandant non
    Étant donné que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient « Bosh, golem de fer »
    Et que le deck d'Angie contient « Oiseaux de paradis »
    Et que le deck d'Angie contient 97 « Forêt »
    Alors « Bosh, golem de fer » est une raison de refuser le deck d'Angie en Commander
    Mais « Oiseaux de paradis » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.restricted @variant:commander @clause:deck.banned @from:2011-02-04 @must
  Scénario: Une carte qu'une liste ne fait que restreindre peut être dans un deck de Commander
    Étant donné que la carte « Géant des collines » est restreinte dans le format
    Et que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.beside.alike @variant:commander @clause:deck.names @clause:deck.commander_copies @from:2022-04-29 @must
  Scénario: De deux cartes aux noms interchangeables, l'une comme l'autre est la raison
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du vrai nom »
    Et que le deck d'Angie contient « Exercice du nom de scène »
    Et que le deck d'Angie contient 97 « Montagne »
    Alors « Exercice du vrai nom » est une raison de refuser le deck d'Angie en Commander
    Et « Exercice du nom de scène » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.background.printed @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Un Historique imprimé et une carte qui en choisit un mènent un deck ensemble, quel que soit le premier nommé
    Étant donné que le deck d'Angie contient « Agent of the Iron Throne »
    Et que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Agent of the Iron Throne »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Marais »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.beside.background.not_yet @variant:commander @clause:deck.commander_partner @from:2016-11-11 @until:2022-06-10 @should
  Scénario: Avant une telle règle, l'Historique est lui-même une raison, l'autre carte non
    Étant donné que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le deck d'Angie contient « Acolyte of Bahamut »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Acolyte of Bahamut »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors « Acolyte of Bahamut » est une raison de refuser le deck d'Angie en Commander
    Mais « Gut, True Soul Zealot » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.background.other @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Un enchantement légendaire qui n'est pas un Historique ne mène pas de deck avec une carte qui en choisit un
    Étant donné que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le deck d'Angie contient « Exercice du trône »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Exercice du trône »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.beside.background.common @variant:commander @clause:deck.commander_background @from:2022-06-10 @must
  Scénario: Un Historique qui n'est pas légendaire ne mène aucun deck
    Étant donné que le deck d'Angie contient « Gut, True Soul Zealot »
    Et que le deck d'Angie contient « Exercice du passé commun »
    Et que le commandant d'Angie est « Gut, True Soul Zealot »
    Et que le commandant d'Angie est « Exercice du passé commun »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Exercice du passé commun » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.beside.companion.stranger @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scénario: Un Seigneur du Temps Docteur ne mène aucun deck avec une créature qui n'est pas une compagne
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du médecin »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Exercice du médecin »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Forêt »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.beside.companion.order @variant:commander @clause:deck.commander_companion @from:2023-10-13 @must
  Scénario: Une compagne du Docteur ne mène aucun deck avec une créature qui n'est pas un Docteur
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Ryan Sinclair »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Ryan Sinclair »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Angie contient 49 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.beside.back @variant:commander @clause:deck.commander_cards @clause:deck.commander_back @from:2011-09-30 @must
  Scénario: Une carte dont la face avant convient est exclue par la seule couleur de sa face arrière
    Étant donné que le deck d'Angie contient « Sylvia Brightspear »
    Et que le commandant d'Angie est « Sylvia Brightspear »
    Et que le deck d'Angie contient « Archangel Avacyn »
    Et que le deck d'Angie contient 98 « Plaine »
    Alors « Archangel Avacyn » est une raison de refuser le deck d'Angie en Commander
