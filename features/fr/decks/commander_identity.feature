# language: fr
@source:C
Fonctionnalité: L'identité couleur et les cartes d'un deck de Commander
  > Les couleurs du commandant décident des cartes permises dans le deck. Quels symboles comptent, et quels terrains conviennent ?

  @id:deck.commander.bosh.general @situation:deck.commander.bosh @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Au début, seul le coût du général compte, et Bosh ne va même pas dans son propre deck
    Étant donné que le deck d'Angie contient « Bosh, golem de fer »
    Et que le commandant d'Angie est « Bosh, golem de fer »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors « Géant des collines » est une raison de refuser le deck d'Angie en Commander
    Et « Bosh, golem de fer » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  Scénario: Bosh est rouge, car son texte contient un symbole rouge
    Étant donné que le deck d'Angie contient « Bosh, golem de fer »
    Et que le commandant d'Angie est « Bosh, golem de fer »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.bosh.red_only @situation:deck.commander.bosh @variant:commander @clause:deck.commander_identity @source:C-EX02 @from:2011-02-04 @must
  Scénario: Bosh n'est que rouge
    Étant donné que le deck d'Angie contient « Bosh, golem de fer »
    Et que le commandant d'Angie est « Bosh, golem de fer »
    Et que le deck d'Angie contient « Grizzlis »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Grizzlis » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.bosh.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @must
  Scénario: Un symbole dans le texte exclut une carte incolore d'un autre deck
    Étant donné que le deck d'Angie contient « Numa, Joraga Chieftain »
    Et que le commandant d'Angie est « Numa, Joraga Chieftain »
    Et que le deck d'Angie contient « Bosh, golem de fer »
    Et que le deck d'Angie contient 98 « Forêt »
    Alors « Bosh, golem de fer » est une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  Scénario: Avec Moût, il y a des cartes rouges, vertes, des deux couleurs ou d'aucune
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient « Géant des collines »
    Et que le deck d'Angie contient « Grizzlis »
    Et que le deck d'Angie contient « Ange de platine »
    Et que le deck d'Angie contient « Fountain of Youth »
    Et que le deck d'Angie contient 48 « Montagne »
    Et que le deck d'Angie contient 47 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.wort.foreign @situation:deck.commander.wort @variant:commander @clause:deck.commander_cards @source:C-EX03 @from:2009-10-01 @must
  Scénario: Avec Moût, il n'y a pas d'autre couleur, ni dans un coût ni dans un texte
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient « Antienne glorieuse »
    Et que le deck d'Angie contient « Ogre Savant »
    Et que le deck d'Angie contient « Double Cleave »
    Et que le deck d'Angie contient 48 « Montagne »
    Et que le deck d'Angie contient 48 « Forêt »
    Alors « Antienne glorieuse » est une raison de refuser le deck d'Angie en Commander
    Et « Ogre Savant » est une raison de refuser le deck d'Angie en Commander
    Et « Double Cleave » est une raison de refuser le deck d'Angie en Commander
    Et « Forêt » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.wort.lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2011-02-04 @must
  Scénario: Avec Moût, il y a des montagnes, des forêts et des terrains qui sont les deux
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient « Taiga »
    Et que le deck d'Angie contient 50 « Montagne »
    Et que le deck d'Angie contient 48 « Forêt »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.wort.other_lands @situation:deck.commander.wort @variant:commander @clause:deck.commander_lands @source:C-EX04 @from:2009-10-01 @must
  Scénario: Avec Moût, il n'y a ni plaines, ni îles, ni marais
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient 96 « Montagne »
    Et que le deck d'Angie contient « Plaine »
    Et que le deck d'Angie contient « Île »
    Et que le deck d'Angie contient « Marais »
    Alors « Plaine » est une raison de refuser le deck d'Angie en Commander
    Et « Île » est une raison de refuser le deck d'Angie en Commander
    Et « Marais » est une raison de refuser le deck d'Angie en Commander
    Et « Montagne » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.crossroads.free @situation:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Au début, seul le mana des terrains de base est regardé
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient « Badlands »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.crossroads @variant:commander @clause:deck.commander_lands @from:2011-02-04 @must
  Scénario: Un terrain qui est une montagne et un marais n'est pas dans un deck sans noir
    Étant donné que le deck d'Angie contient « Moût, la Mère-pilleuse »
    Et que le commandant d'Angie est « Moût, la Mère-pilleuse »
    Et que le deck d'Angie contient « Badlands »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.reminder @variant:commander @clause:deck.commander_reminder @from:2011-09-30 @must
  Scénario: Un symbole dans un texte aide-mémoire ne compte ni pour le commandant ni pour une carte
    Étant donné que le deck d'Angie contient « Exercice de la note de bas de page »
    Et que le commandant d'Angie est « Exercice de la note de bas de page »
    Et que le deck d'Angie contient 98 « Montagne »
    Et que le deck d'Angie contient « Antienne glorieuse »
    Et que le deck d'Edward contient « Hidetsugu le malfaisant »
    Et que le commandant d'Edward est « Hidetsugu le malfaisant »
    Et que le deck d'Edward contient « Exercice de la note de bas de page »
    Et que le deck d'Edward contient 98 « Montagne »
    Alors « Antienne glorieuse » est une raison de refuser le deck d'Angie en Commander
    Et le deck d'Edward est autorisé en Commander

  @id:deck.commander.defined @variant:commander @clause:deck.commander_identity @from:2011-02-04 @must
  Scénario: La couleur qu'une carte se donne fait partie de son identité
    Étant donné que le deck d'Angie contient « Exercice du visage peint »
    Et que le commandant d'Angie est « Exercice du visage peint »
    Et que le deck d'Angie contient 99 « Île »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.defined.passenger.free @situation:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2009-10-01 @until:2011-02-04 @must
  Scénario: Au début, la couleur d'une carte ne compte pas, seulement ses symboles
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du visage peint »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.defined.passenger @variant:commander @clause:deck.commander_cards @from:2011-02-04 @must
  Scénario: Une carte qui se donne une autre couleur n'est pas dans le deck
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Exercice du visage peint »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie n'est pas autorisé en Commander

  @id:deck.commander.indicator @variant:commander @clause:deck.commander_identity @from:2011-09-30 @must
  Scénario: L'indicateur de couleur compte, pour le commandant comme pour une carte
    Étant donné que le deck d'Angie contient « Exercice du point »
    Et que le commandant d'Angie est « Exercice du point »
    Et que le deck d'Angie contient 99 « Île »
    Et que le deck d'Edward contient « Hidetsugu le malfaisant »
    Et que le commandant d'Edward est « Hidetsugu le malfaisant »
    Et que le deck d'Edward contient « Exercice du point »
    Et que le deck d'Edward contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander
    Et le deck d'Edward n'est pas autorisé en Commander

  @id:deck.commander.back @variant:commander @clause:deck.commander_back @from:2011-09-30 @must
  Scénario: La face arrière compte, pour le commandant comme pour une carte
    Étant donné que le deck d'Angie contient « Archangel Avacyn »
    Et que le commandant d'Angie est « Archangel Avacyn »
    Et que le deck d'Angie contient 50 « Plaine »
    Et que le deck d'Angie contient 49 « Montagne »
    Et que le deck d'Edward contient « Hidetsugu le malfaisant »
    Et que le commandant d'Edward est « Hidetsugu le malfaisant »
    Et que le deck d'Edward contient « Archangel Avacyn »
    Et que le deck d'Edward contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander
    Et « Archangel Avacyn » est une raison de refuser le deck d'Edward en Commander

  @id:deck.commander.three_colours @variant:commander @clause:deck.commander_identity @clause:deck.commander_cards @from:2009-10-01 @must
  Scénario: Un commandant de trois couleurs fait place à chacune d'elles
    Étant donné que le deck d'Angie contient « Thraximundar »
    Et que le commandant d'Angie est « Thraximundar »
    Et que le deck d'Angie contient 33 « Montagne »
    Et que le deck d'Angie contient 33 « Île »
    Et que le deck d'Angie contient 32 « Marais »
    Et que le deck d'Angie contient « Magister Sphinx »
    Alors « Magister Sphinx » est une raison de refuser le deck d'Angie en Commander
    Et « Île » n'est pas une raison de refuser le deck d'Angie en Commander

  @id:deck.commander.alternatives.not_yet @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_back @from:2011-09-30 @until:2023-10-13 @should
  Scénario: De la couleur d'une aventure, il n'est pas encore question
    Étant donné que le deck d'Angie contient « Hidetsugu le malfaisant »
    Et que le commandant d'Angie est « Hidetsugu le malfaisant »
    Et que le deck d'Angie contient « Kellan, the Fae-Blooded »
    Et que le deck d'Angie contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.alternatives @situation:deck.commander.alternatives @variant:commander @clause:deck.commander_alternatives @from:2023-10-13 @must
  Scénario: La couleur d'une aventure compte, pour le commandant et pour une carte
    Étant donné que le deck d'Angie contient « Kellan, the Fae-Blooded »
    Et que le commandant d'Angie est « Kellan, the Fae-Blooded »
    Et que le deck d'Angie contient 50 « Montagne »
    Et que le deck d'Angie contient 49 « Plaine »
    Et que le deck d'Edward contient « Hidetsugu le malfaisant »
    Et que le commandant d'Edward est « Hidetsugu le malfaisant »
    Et que le deck d'Edward contient « Kellan, the Fae-Blooded »
    Et que le deck d'Edward contient 98 « Montagne »
    Alors le deck d'Angie est autorisé en Commander
    Et « Kellan, the Fae-Blooded » est une raison de refuser le deck d'Edward en Commander

  @id:deck.commander.choice @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @from:2020-11-20 @must
  Scénario: Une couleur qu'un commandant fait choisir à son joueur compte pour le deck
    Étant donné que le deck d'Angie contient « The Prismatic Piper »
    Et que le commandant d'Angie est « The Prismatic Piper »
    Et que la couleur choisie pour « The Prismatic Piper » est le bleu
    Et que le deck d'Angie contient 99 « Île »
    Alors le deck d'Angie est autorisé en Commander

  @id:deck.commander.choice.other @situation:deck.commander.choice @variant:commander @clause:deck.commander_choice @clause:deck.commander_lands @from:2020-11-20 @must
  Scénario: Une couleur qui n'a pas été choisie ne compte pas
    Étant donné que le deck d'Angie contient « The Prismatic Piper »
    Et que le commandant d'Angie est « The Prismatic Piper »
    Et que la couleur choisie pour « The Prismatic Piper » est le rouge
    Et que le deck d'Angie contient 99 « Île »
    Alors le deck d'Angie n'est pas autorisé en Commander
    Et « Île » est une raison de refuser le deck d'Angie en Commander
