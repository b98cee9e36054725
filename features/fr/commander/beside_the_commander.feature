# language: fr
Fonctionnalité: Ce qui est compté à côté d'un commandant
  > Un commandant a infligé assez de blessures et un autre non, ou une main est échangée encore et encore. Qu'est-ce qui décide ?

  @id:commander.beside.damage @clause:commander.damage @variant:two-headed-giant-commander @from:2018-04-27 @should
  Scénario: 21 blessures d'un commandant à une tête suffisent, même si un autre commandant lui en a infligé moins
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que Barry contrôle « Tobias Andrion »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que le commandant de Barry est « Tobias Andrion »
    Et que « Isamaru, Hound of Konda » a 19 marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Isamaru, Hound of Konda »
    Et que Barry attaque Edward avec « Tobias Andrion »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie

  @id:commander.beside.mulligans @clause:commander.mulligan @variant:two-player-commander @from:2011-02-04 @until:2016-01-16 @must
  Scénario: Qui n'exile aucune carte garde toute sa main et peut prendre autant de mulligans qu'il veut
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et qu'Angie exile zéro carte de sa main
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Et qu'Angie prend un mulligan
    Alors Angie a sept cartes en main
    Et Angie peut prendre un mulligan
