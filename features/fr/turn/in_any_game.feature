# language: fr
Fonctionnalité: Un tour et ses étapes, dans n'importe quelle partie
  > Des joueurs sans coéquipiers jouent leurs tours. Qui dégage, pioche et se défausse, qu'est-ce qui finit avec le tour, et qu'est-ce qui revient encore une fois ?

  @id:general.turn.cleanup_discards @clause:step.cleanup @clause:zone.hand @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: À l'étape de nettoyage, seul le joueur actif se défausse jusqu'à sept
    Étant donné qu'Angie a neuf cartes en main
    Et qu'Edward a huit cartes en main
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et qu'Angie défausse deux cartes
    Alors Angie a sept cartes en main
    Et Angie a deux cartes dans son cimetière
    Et Edward a huit cartes en main

  @id:general.turn.own_draw @clause:step.draw @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: À une étape de pioche, seul le joueur actif pioche une carte
    Étant donné qu'Angie a deux cartes en main
    Et qu'Edward a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a quatre cartes en main
    Et Angie a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
    Et Edward a quatre cartes en main

  @id:general.turn.untaps_own @clause:step.untap @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: À une étape de dégagement, seuls les permanents du joueur actif se dégagent
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et que la carte « Géant des collines » est engagée
    Et que la carte « Wind Drake » est engagée
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la carte « Wind Drake » est dégagée
    Et la carte « Géant des collines » est engagée
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Alors la carte « Géant des collines » est dégagée

  @id:general.turn.extra_last_first @clause:turn.extra @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: De deux tours supplémentaires, le dernier créé vient en premier
    Quand Angie lance « Time Warp » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Time Walk »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward

  @id:general.turn.second_combat @clause:phase.extra @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Dans une phase de combat supplémentaire, une créature dégagée attaque encore une fois
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Seize the Day » en ciblant « Géant des collines »
    Et que le sort se résout
    Alors la carte « Géant des collines » est dégagée
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie

  @id:general.turn.until_end @clause:step.cleanup @clause:layers.lasting @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Ce qui vaut jusqu'à la fin du tour concerne les créatures de ce moment, et finit à l'étape de nettoyage
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand Angie lance « Glorious Charge »
    Et que le sort se résout
    Et qu'Angie lance « Grizzlis »
    Et que le sort se résout
    Alors la créature « Géant des collines » est 4/4
    Et la créature « Grizzlis » est 2/2
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 4/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:general.turn.no_attack @clause:combat.no_attack @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Même si rien n'attaque, l'étape de déclaration des attaquants continue jusqu'à ce que tous aient passé
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie n'attaque avec aucune créature
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de déclaration des attaquants de l'équipe d'Angie

  @id:general.turn.controlled @clause:turn.control @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: Qui contrôle un joueur décide pendant son prochain tour, et dans aucun après
    Étant donné que l'équipe d'Edward a 40 points de vie
    Et qu'Edward contrôle « Wall of Blood »
    Et qu'Angie contrôle « Mindslaver »
    Et qu'Angie contrôle quatre « Source de mana »
    Quand Angie active la capacité de « Mindslaver »
    Et qu'Angie choisit Edward comme cible
    Et que la capacité se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward ne peut pas activer la capacité de « Wall of Blood »
    Mais Angie peut activer la capacité de « Wall of Blood » pour Edward
    Et l'équipe d'Edward a 39 points de vie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Angie ne peut pas activer la capacité de « Wall of Blood » pour Edward
    Mais Edward peut activer la capacité de « Wall of Blood »
