# language: fr
Fonctionnalité: Le début d'une partie à deux joueurs
  > Deux joueurs regardent leur main de départ. Qui décide d'abord, que coûte chaque mulligan, et qui pioche au premier tour ?

  @id:general.start.two.second @clause:mulligan.later @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scénario: Le deuxième mulligan coûte une deuxième carte, et qui n'en a pris qu'un garde six cartes
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward prend un mulligan
    Alors Angie doit faire un choix
    Quand Angie met une carte au-dessous de sa bibliothèque
    Alors Edward doit faire un choix
    Quand Edward met une carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Edward a six cartes en main
    Quand Angie prend un mulligan
    Et qu'Angie met deux cartes au-dessous de sa bibliothèque
    Et qu'Edward garde sa main
    Alors Angie a cinq cartes en main
    Et Edward a six cartes en main
    Quand Angie garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:general.start.two.fewer_drawn @situation:general.start.two.second @clause:mulligan.later @variant:two-player @variant:two-player-commander @from:2016-01-16 @until:2019-07-12 @must
  Scénario: Chaque mulligan faisait piocher une carte de moins
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Alors Angie a six cartes en main
    Quand Angie prend un mulligan
    Alors Angie a cinq cartes en main
    Quand Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a cinq cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:general.start.two.in_turn @clause:mulligan.order @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scénario: Le joueur qui commence décide d'abord
    Étant donné que l'équipe d'Edward joue en premier
    Alors Angie ne peut pas prendre de mulligan
    Mais Edward peut prendre un mulligan
    Et Angie peut prendre un mulligan
    Et Edward doit faire un choix
    Quand Edward met une carte au-dessous de sa bibliothèque
    Alors Angie doit faire un choix
    Quand Angie met une carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Edward a six cartes en main

  @id:general.start.two.kept @situation:general.start.two.in_turn @clause:mulligan.order @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scénario: Qui a gardé sa main ne prend pas de mulligan quand l'autre joueur en a pris un
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Alors Edward peut prendre un mulligan
    Et Edward doit faire un choix
    Quand Edward met une carte au-dessous de sa bibliothèque
    Alors Angie ne peut pas prendre de mulligan
    Mais Edward peut garder sa main
    Et c'est l'étape d'entretien de l'équipe d'Angie
    Et Angie a sept cartes en main
    Et Edward a six cartes en main

  @id:general.start.two.second_turn @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Seule la première étape de pioche est passée, et celle du joueur qui commence
    Étant donné que l'équipe d'Edward joue en premier
    Quand Edward garde sa main
    Et qu'Angie garde sa main
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a sept cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a huit cartes en main
    Quand Angie défausse une carte
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a huit cartes en main
    Et Angie a sept cartes en main

  @id:general.start.two.six_and_a_draw @situation:general.start.two.second @clause:mulligan.later @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2019-07-12 @must
  Scénario: Qui commence avec six cartes pioche comme toujours
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward prend un mulligan
    Et qu'Edward met une carte au-dessous de sa bibliothèque
    Et qu'Edward garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Et Edward a six cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a sept cartes en main

  @id:general.start.two.bottom @situation:general.start.two.second @clause:mulligan.later @variant:two-player @from:2019-07-12 @must
  Scénario: Ce qui est mis au-dessous est dans la bibliothèque
    Étant donné que l'équipe d'Angie joue en premier
    Alors Angie a 53 cartes dans sa bibliothèque
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie met une carte au-dessous de sa bibliothèque
    Alors Angie a 54 cartes dans sa bibliothèque
    Et Angie a six cartes en main
    Et Edward a 53 cartes dans sa bibliothèque

  @id:general.start.two.no_draw_step @situation:general.start.two.second_turn @clause:turn.first_draw @variant:two-player @variant:two-player-commander @from:2016-01-16 @must
  Scénario: Le premier tour passe de l'entretien à la phase principale
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est la phase principale pré-combat de l'équipe d'Angie
    Et Angie a sept cartes en main
