# language: fr
Fonctionnalité: Sauté deux fois, et pas sauté du tout
  > Les deux phases principales sont sautées, un effet arrive à l'étape de fin ou à la mauvaise étape, ou en même temps que quelque chose se déclenche. Qu'est-ce qui vient ensuite ?

  @id:passed_over.both_main @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scénario: Une équipe qui doit sauter deux phases principales saute les deux de son prochain tour, et aucune du suivant
    Quand Angie lance « Exercice des mains oisives » en ciblant Ronald
    Et que le sort se résout
    Et que Barry lance « Exercice des mains oisives » en ciblant Edward
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Edward
    Quand l'étape de fin de combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Edward
    Quand l'étape de pioche de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est la phase principale pré-combat de l'équipe d'Edward
    Quand l'étape de fin de combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est la phase principale post-combat de l'équipe d'Edward

  @id:passed_over.upkeep_too_late @clause:step.extra @clause:turn.of_team @from:2005-08-01 @must
  Scénario: Une étape d'entretien ajoutée pendant une phase principale ne vient ni à ce tour ni au suivant
    Quand Angie lance « Exercice de la matinée partagée »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de pioche de l'équipe d'Edward

  @id:passed_over.end_step @clause:turn.skip @clause:turn.of_team @from:2005-08-01 @must
  Scénario: Ce qu'un effet fait sauter à l'étape de fin est sauté au tour suivant
    Quand l'étape de fin de l'équipe d'Angie commence
    Et qu'Angie lance « Exercice du long sommeil » en ciblant Ronald
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape de pioche de l'équipe d'Edward

  @id:passed_over.end_step.draw @clause:turn.skip @clause:turn.of_several @from:2007-05-01 @must
  Scénario: Un effet à l'étape de fin qui fait sauter une étape de pioche à tous le fait pour les deux équipes, une fois pour chacune
    Étant donné qu'Angie a deux cartes en main
    Et qu'Edward a deux cartes en main
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que Barry lance « Exercice de la sécheresse »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main

  @id:passed_over.loses @clause:draw.empty @clause:turn.skip @from:2005-08-01 @must
  Scénario: Un joueur qui pioche d'une bibliothèque vide perd aussitôt, même s'il doit sauter un tour
    Étant donné que Barry a trois cartes dans sa bibliothèque
    Quand Barry lance « Meditate »
    Alors la partie continue
    Quand le sort se résout
    Alors l'équipe d'Angie perd la partie

  @id:passed_over.extra_turn @clause:turn.extra @clause:trigger.order @from:2021-09-24 @must
  Scénario: Ce qui se déclenche en même temps qu'un tour supplémentaire va aussitôt sur la pile, et le tour supplémentaire vient quand même
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que Barry contrôle « Soul Warden »
    Quand Angie lance « Alrund's Epiphany »
    Et que le sort se résout
    Et que la capacité déclenchée de « Soul Warden » se résout
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Et Angie contrôle deux jetons de créature
    Quand l'étape de début de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 22 points de vie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward

  @id:passed_over.second_team @clause:turn.teams @clause:mulligan.order @from:2009-07-11 @must
  Scénario: Quand l'autre équipe joue en premier, les tours vont d'elle à celle-ci et retour
    Étant donné que l'équipe d'Edward joue en premier
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'étape de fin de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape d'entretien de l'équipe d'Angie
