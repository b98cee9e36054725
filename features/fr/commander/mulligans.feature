# language: fr
@source:C
Fonctionnalité: Les mulligans avec des commandants
  > La main de départ d'un joueur ne lui plaît pas. Que deviennent ses cartes, combien en pioche-t-il, et jusqu'à quand l'ancienne règle vaut-elle ?

  @id:commander.mulligan.part @situation:commander.mulligan @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: On exilait de sa main les cartes que l'on voulait et l'on en piochait une de moins ; celui qui gardait sa main les remettait dans sa bibliothèque en la mélangeant
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie exile trois cartes de sa main
    Alors Angie a six cartes en main
    Et Angie a 90 cartes dans sa bibliothèque
    Quand Angie prend un mulligan
    Alors Angie a cinq cartes en main
    Et Angie a 88 cartes dans sa bibliothèque
    Quand Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a cinq cartes en main
    Et Angie a 94 cartes dans sa bibliothèque
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:commander.mulligan.whole @situation:commander.mulligan @clause:mulligan.later @variant:two-player-commander @must
  Plan du scénario: La main entière est mélangée dans la bibliothèque, et à deux joueurs aucun mulligan n'est gratuit
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie met <dessous> carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Angie a 93 cartes dans sa bibliothèque
    Quand Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Angie a 93 cartes dans sa bibliothèque
    Et c'est l'étape d'entretien de l'équipe d'Angie

    Exemples:
      | à partir du | règle | dessous |
      | 2016-01-16  | 103.4 | —       |
      | 2019-07-12  | 103.4 | une     |

  @id:commander.mulligan.cards @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: Celui qui exilait deux cartes gardait les autres et en piochait une
    Étant donné qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Grizzlis » en main
    Et qu'Angie a « Oiseaux de paradis » en main
    Et que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie exile « Géant des collines » et « Grizzlis » de sa main
    Alors Angie a six cartes en main
    Et Angie a « Oiseaux de paradis » en main
    Et Angie a 91 cartes dans sa bibliothèque
    Quand Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Angie a 93 cartes dans sa bibliothèque

  @id:commander.mulligan.to_nothing @clause:commander.mulligan @variant:two-player-commander @from:2009-10-01 @until:2016-01-16 @must
  Scénario: Celui qui exilait une carte n'en piochait aucune, et pouvait continuer jusqu'à une main vide
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie exile une carte de sa main
    Alors Angie a six cartes en main
    Et Angie a 92 cartes dans sa bibliothèque
    Quand Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Alors Angie a une carte en main
    Et Angie peut prendre un mulligan
    Et Angie n'a aucune carte en main
    Mais Angie ne peut pas prendre de mulligan
    Quand Angie garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a 99 cartes dans sa bibliothèque

  @id:commander.mulligan.seen @clause:commander.mulligan @variant:two-player-commander @until:2016-01-16 @must
  Plan du scénario: Les cartes exilées par les mulligans étaient d'abord visibles de tous, puis face cachée
    Étant donné qu'Angie a « Géant des collines » en main
    Et que l'équipe d'Angie joue en premier
    Alors Edward n'a pas le droit de regarder « Géant des collines »
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie exile « Géant des collines » de sa main
    Alors Angie a le droit de regarder « Géant des collines »
    Et Edward <droit> regarder « Géant des collines »

    Exemples:
      | à partir du | règle | droit               |
      | 2009-10-01  | 903.7 | a le droit de       |
      | 2012-02-01  | 903.8 | n'a pas le droit de |

  @id:commander.mulligan.two_heads @situation:commander.mulligan.two_heads @clause:commander.mulligan @clause:mulligan.order @clause:mulligan.first @variant:two-headed-giant-commander @from:2009-10-01 @until:2016-01-16 @should
  Scénario: Aucun mulligan d'une tête n'était gratuit, et tous ceux qui étaient déclarés étaient pris en même temps
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry prend un mulligan
    Et qu'Edward prend un mulligan
    Et que Ronald garde sa main
    Et qu'Angie exile trois cartes de sa main
    Et que Barry exile sept cartes de sa main
    Et qu'Edward exile une carte de sa main
    Alors Angie a six cartes en main
    Et Angie a 90 cartes dans sa bibliothèque
    Et Barry a six cartes en main
    Et Barry a 86 cartes dans sa bibliothèque
    Et Edward a six cartes en main
    Et Edward a 92 cartes dans sa bibliothèque
    Quand Barry garde sa main
    Alors Barry a 93 cartes dans sa bibliothèque
    Et Angie a 90 cartes dans sa bibliothèque
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et qu'Angie ne met aucune carte au-dessous de sa bibliothèque
    Et que Barry ne met aucune carte au-dessous de sa bibliothèque
    Et qu'Edward ne met aucune carte au-dessous de sa bibliothèque
    Alors Angie a 93 cartes dans sa bibliothèque
    Et Edward a 93 cartes dans sa bibliothèque
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:commander.mulligan.two_heads.free @situation:commander.mulligan.two_heads @clause:mulligan.first @clause:mulligan.later @variant:two-headed-giant-commander @should
  Plan du scénario: Le premier mulligan d'une tête est gratuit, et toute la main est remplacée
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors Angie a sept cartes en main
    Et Angie a 92 cartes dans sa bibliothèque
    Quand Angie prend un mulligan
    Et qu'Angie met <dessous> carte au-dessous de sa bibliothèque
    Alors Angie a six cartes en main
    Et Angie a 93 cartes dans sa bibliothèque

    Exemples:
      | à partir du | règle  | dessous |
      | 2016-01-16  | 103.4c | —       |
      | 2019-07-12  | 103.4c | une     |

  @id:commander.mulligan.teammate @clause:commander.mulligan @clause:mana.own @variant:two-headed-giant-commander @from:2012-02-01 @until:2016-01-16 @should
  Scénario: Un coéquipier pouvait regarder une main, mais non ce qui était exilé face cachée
    Étant donné qu'Angie a « Géant des collines » en main
    Et qu'Angie a « Grizzlis » en main
    Et que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie exile « Géant des collines » de sa main
    Alors Angie a le droit de regarder « Géant des collines »
    Et Barry n'a pas le droit de regarder « Géant des collines »
    Mais Barry a le droit de regarder « Grizzlis »
    Et Edward n'a pas le droit de regarder « Grizzlis »

  @id:commander.mulligan.look @clause:commander.mulligan @clause:mulligan.later @variant:two-player-commander @from:2015-09-26 @until:2016-01-16 @should
  Scénario: Celui qui commençait avec moins de sept cartes pouvait mettre la carte du dessus de sa bibliothèque au-dessous
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie exile deux cartes de sa main
    Et qu'Angie garde sa main
    Et qu'Angie met la carte du dessus de sa bibliothèque au-dessous
    Alors Angie a six cartes en main
    Et Angie a 93 cartes dans sa bibliothèque
    Et c'est l'étape d'entretien de l'équipe d'Angie
