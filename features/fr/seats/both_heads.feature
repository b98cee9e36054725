# language: fr
Fonctionnalité: Chaque tête d'une équipe a son dégagement, sa main et ses choix
  > Ce qu'une étape fait pour une équipe, elle le fait pour chacun de ses joueurs. Le second joueur est-il oublié, ou l'équipe qui joue en second ?

  @id:seats.untap @clause:step.untap @from:2005-08-01 @must
  Scénario: Les permanents des deux joueurs actifs se dégagent, et ceux de l'autre équipe restent engagés
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Élémental de l'air »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Wind Drake » est engagée
    Et que la carte « Grizzlis » est engagée
    Et que la carte « Élémental de l'air » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Grizzlis » est dégagée
    Et la carte « Élémental de l'air » est dégagée
    Et la carte « Géant des collines » est engagée
    Et la carte « Wind Drake » est engagée
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée
    Et la carte « Wind Drake » est dégagée

  @id:seats.casts @situation:seats.casts @clause:trigger.event @from:2018-04-27 @must
  Scénario: Ce que lance la seconde tête déclenche une fois la capacité de cette tête, au tour de sa propre équipe et à celui de l'autre
    Étant donné que Barry contrôle « Guttersnipe »
    Et que Ronald contrôle « Guttersnipe »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Edward a 26 points de vie
    Et l'équipe d'Angie a 27 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 33 points de vie

  @id:seats.discards @clause:step.cleanup @from:2005-08-01 @must
  Scénario: Chacun des deux coéquipiers se défausse jusqu'à sept, dans son propre cimetière, et l'autre équipe garde ses cartes
    Étant donné qu'Angie a neuf cartes en main
    Et que Barry a huit cartes en main
    Et qu'Edward a neuf cartes en main
    Quand l'équipe d'Angie finit son tour
    Et qu'Angie défausse deux cartes
    Et que Barry défausse une carte
    Alors Angie a sept cartes en main
    Et Barry a sept cartes en main
    Et Edward a neuf cartes en main
    Et Angie a deux cartes dans son cimetière
    Et Barry a une carte dans son cimetière
    Et Edward n'a aucune carte dans son cimetière

  @id:seats.discards.second @situation:seats.discards @clause:step.cleanup @from:2005-08-01 @must
  Scénario: Le second joueur de l'équipe qui joue en second choisit quelle carte défausser
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que Ronald a « Grizzlis » en main
    Et que Ronald a « Géant des collines » en main
    Et que Ronald a huit cartes en main
    Et qu'Edward a sept cartes en main
    Quand l'équipe d'Edward finit son tour
    Et que Ronald se défausse de « Géant des collines »
    Alors Ronald a « Géant des collines » dans son cimetière
    Et Ronald a « Grizzlis » en main
    Et Ronald a sept cartes en main
    Et Edward a sept cartes en main

  @id:seats.discards.each @clause:object.you @from:2005-08-01 @must
  Scénario: Les deux adversaires se défaussent de deux cartes chacun, le coéquipier d'aucune
    Étant donné que Barry a trois cartes en main
    Et qu'Edward a trois cartes en main
    Et que Ronald a « Grizzlis » en main
    Et que Ronald a « Géant des collines » en main
    Et que Ronald a trois cartes en main
    Quand Angie lance « Unnerve »
    Et que le sort se résout
    Et qu'Edward défausse deux cartes
    Et que Ronald défausse deux cartes
    Alors Barry a trois cartes en main
    Et Barry n'a aucune carte dans son cimetière
    Et Edward a une carte en main
    Et Edward a deux cartes dans son cimetière
    Et Ronald a une carte en main
    Et Ronald a deux cartes dans son cimetière
    Et Ronald a « Grizzlis » dans son cimetière

  @id:seats.discards.target @clause:target.choose @from:2005-08-01 @must
  Scénario: Le joueur ciblé se défausse, et son coéquipier non
    Étant donné qu'Edward a trois cartes en main
    Et que Ronald a trois cartes en main
    Quand Barry lance « Mind Rot » en ciblant Ronald
    Et que le sort se résout
    Et que Ronald défausse deux cartes
    Alors Ronald a une carte en main
    Et Edward a trois cartes en main
    Et Ronald a deux cartes dans son cimetière
    Et Edward n'a aucune carte dans son cimetière
    Et Barry a « Mind Rot » dans son cimetière

  @id:seats.sacrifice @clause:object.you @from:2005-08-01 @must
  Scénario: Chaque joueur, le secondaire aussi, choisit la créature qu'il sacrifie, et elle gît dans son cimetière
    Étant donné que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Et que Ronald contrôle « Élémental de l'air »
    Quand Angie lance « Innocent Blood »
    Et que le sort se résout
    Et que Barry sacrifie « Géant des collines »
    Et que Ronald sacrifie « Wind Drake »
    Alors Barry a « Géant des collines » dans son cimetière
    Et Barry contrôle « Grizzlis »
    Et Ronald a « Wind Drake » dans son cimetière
    Et Ronald contrôle « Élémental de l'air »
    Et Edward n'a aucune carte dans son cimetière
    Et Angie a « Innocent Blood » dans son cimetière

  @id:seats.damage_wears_off @clause:step.damage_ends @from:2005-08-01 @must
  Scénario: Les blessures des créatures de chaque joueur disparaissent à la fin du tour
    Étant donné que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Turret Ogre »
    Et qu'Edward contrôle « Zulaport Cutthroat »
    Quand Angie lance « Pyroclasm »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et qu'Edward lance « Tremor »
    Et que le sort se résout
    Alors Barry contrôle « Géant des collines »
    Et Ronald contrôle « Turret Ogre »
    Et Edward a « Zulaport Cutthroat » dans son cimetière

  @id:seats.sorcery @clause:priority.act @from:2005-08-01 @must
  Scénario: Un rituel attend une phase principale de sa propre équipe et une pile vide ; un éphémère n'attend pas
    Étant donné qu'Edward contrôle « Grizzlis »
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors Edward ne peut pas lancer « Pyroclasm »
    Et Ronald ne peut pas lancer « Géant des collines »
    Mais Edward peut lancer « Shock » en ciblant Angie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Alors Angie ne peut pas lancer « Sizzle »
    Mais Angie peut lancer « Shock » en ciblant Edward

  @id:seats.sorcery.stack @situation:seats.sorcery @clause:priority.act @from:2005-08-01 @must
  Scénario: Tant que la pile n'est pas vide, l'équipe active ne lance pas de rituel, mais bien un éphémère
    Étant donné que l'équipe d'Edward a 20 points de vie
    Quand Angie lance « Shock » en ciblant Edward
    Alors Barry ne peut pas lancer « Sizzle »
    Mais Barry peut lancer « Shock » en ciblant Ronald
    Quand le sort se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Et Barry peut lancer « Sizzle »

  @id:seats.untap.four @situation:seats.untap.four @clause:step.untap @variant:free-for-all @from:2005-08-01 @must
  Scénario: De quatre joueurs chacun dégage à son propre tour, le dernier aussi
    Étant donné qu'Edward contrôle « Grizzlis »
    Et que Martha contrôle « Wind Drake »
    Et que Simon contrôle « Élémental de l'air »
    Et que la carte « Grizzlis » est engagée
    Et que la carte « Wind Drake » est engagée
    Et que la carte « Élémental de l'air » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Grizzlis » est dégagée
    Et la carte « Wind Drake » est engagée
    Quand l'étape d'entretien de l'équipe de Martha commence
    Alors la carte « Wind Drake » est dégagée
    Et la carte « Élémental de l'air » est engagée
    Quand l'étape d'entretien de l'équipe de Simon commence
    Alors la carte « Élémental de l'air » est dégagée
