# language: fr
@source:F @source:J
Fonctionnalité: Les choix qui portent sur les mains de départ
  > Les mulligans sont finis, ou presque. Qui a une carte à mettre au-dessous ou sur le champ de bataille, et quelle équipe décide d'abord ?

  @id:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scénario: Un membre qui a une petite main regarde sa carte, l'équipe qui commence avant l'autre
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald prend un mulligan
    Et que Barry prend un mulligan
    Et que Ronald prend un mulligan
    Et que Barry garde sa main
    Et que Ronald garde sa main
    Alors Barry doit faire un choix
    Et Barry a six cartes en main
    Mais Angie n'a aucun choix à faire
    Et Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire
    Quand Barry met la carte du dessus de sa bibliothèque au-dessous
    Alors Ronald doit faire un choix
    Mais Barry n'a aucun choix à faire
    Quand Ronald ne met aucune carte au-dessous de sa bibliothèque
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Ronald a six cartes en main
    Et Barry a 54 cartes dans sa bibliothèque

  @id:choices.look.other_team @situation:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scénario: Après la première équipe, un membre de l'autre équipe ayant une petite main regarde la carte du dessus
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald prend un mulligan
    Et que Barry prend un mulligan
    Et que Ronald prend un mulligan
    Et que Barry garde sa main
    Et que Ronald garde sa main
    Et que Barry ne met aucune carte au-dessous de sa bibliothèque
    Alors Ronald doit faire un choix
    Mais Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire
    Et Edward n'a aucun choix à faire

  @id:choices.look.full @situation:choices.look @clause:mulligan.later @clause:mulligan.order @from:2015-09-26 @until:2019-07-12 @must
  Scénario: Qui n'a pris que le mulligan gratuit a sept cartes et n'en regarde aucune
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Barry garde sa main
    Alors Barry n'a aucun choix à faire
    Et Barry a sept cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scénario: Après le deuxième mulligan une carte sur sept va au-dessous, d'abord dans l'équipe qui commence
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald prend un mulligan
    Et que Barry prend un mulligan
    Et que Ronald prend un mulligan
    Alors Barry doit faire un choix
    Et Barry a sept cartes en main
    Mais Angie n'a aucun choix à faire
    Et Edward n'a aucun choix à faire
    Et Ronald n'a aucun choix à faire

  @id:choices.bottom.other_team @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scénario: Après un mulligan, une carte de l'autre équipe va au-dessous après celle de la première équipe
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald prend un mulligan
    Et que Barry prend un mulligan
    Et que Ronald prend un mulligan
    Et que Barry met une carte au-dessous de sa bibliothèque
    Alors Ronald doit faire un choix
    Et Barry a six cartes en main
    Et Barry a 54 cartes dans sa bibliothèque
    Mais Barry n'a aucun choix à faire
    Et Edward n'a aucun choix à faire

  @id:choices.bottom.free @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scénario: Après le premier mulligan rien ne va au-dessous
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry prend un mulligan
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors Barry n'a aucun choix à faire
    Et Barry a sept cartes en main
    Et Barry a 53 cartes dans sa bibliothèque

  @id:choices.bottom.two @situation:choices.bottom @clause:mulligan.later @clause:mulligan.first @from:2019-07-12 @must
  Scénario: Chaque mulligan de plus coûte une carte de plus
    Étant donné que l'équipe d'Angie joue en premier
    Quand Barry garde sa main
    Et qu'Angie garde sa main
    Et qu'Edward garde sa main
    Et que Ronald prend un mulligan
    Et que Ronald prend un mulligan
    Et que Ronald met une carte au-dessous de sa bibliothèque
    Alors Ronald a six cartes en main
    Et Ronald a 54 cartes dans sa bibliothèque

  @id:choices.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scénario: D'une carte qui peut commencer la partie sur le champ de bataille, un membre de l'équipe qui commence décide d'abord
    Étant donné que l'équipe d'Edward joue en premier
    Et que Barry a « Leyline of the Meek » en main
    Et que Ronald a « Leyline of the Meek » en main
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Alors Ronald doit faire un choix
    Mais Edward n'a aucun choix à faire
    Et Angie n'a aucun choix à faire
    Et Barry n'a aucun choix à faire

  @id:choices.opening_hand.then @situation:choices.opening_hand @clause:start.opening_hand @from:2010-04-23 @must
  Scénario: L'équipe qui joue en second décide de ses cartes de départ quand celles de la première sont sur le champ de bataille
    Étant donné que l'équipe d'Edward joue en premier
    Et que Barry a « Leyline of the Meek » en main
    Et que Ronald a « Leyline of the Meek » en main
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Et que Ronald commence la partie avec « Leyline of the Meek » sur le champ de bataille
    Alors Barry doit faire un choix
    Et Ronald contrôle « Leyline of the Meek »
    Mais Ronald n'a aucun choix à faire
    Et Angie n'a aucun choix à faire
