# language: fr
Fonctionnalité: Le début d'une partie à quatre, chacun pour soi
  > En chacun pour soi, chaque joueur est seul contre tous les autres. Comment une telle partie commence-t-elle ?

  @id:free_for_all.life @situation:free_for_all.life @clause:life.start_alone @clause:start.hands @variant:free-for-all @from:2005-08-01 @must
  Scénario: Chacun des quatre joueurs commence avec 20 points de vie et sept cartes
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe de Martha a 20 points de vie
    Et Simon a sept cartes en main
    Et c'est l'étape d'entretien de l'équipe d'Angie

  @id:free_for_all.draw @situation:free_for_all.draw @clause:turn.first_draw_of_all @clause:step.draw @variant:free-for-all @from:2005-08-01 @must
  Scénario: Même le joueur qui joue en premier ne saute pas sa première pioche
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et qu'Edward garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a huit cartes en main
    Et Edward a sept cartes en main

  @id:free_for_all.mulligan.costs @situation:free_for_all.mulligan @clause:mulligan.later @clause:mulligan.order @variant:free-for-all @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Le premier mulligan de chaque joueur coûtait une carte, même dans les parties multijoueurs
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Alors Angie a six cartes en main
    Et Edward ne peut pas prendre de mulligan
    Quand Angie garde sa main
    Alors Edward peut prendre un mulligan
    Et Edward a six cartes en main

  @id:free_for_all.mulligan.free @situation:free_for_all.mulligan @clause:mulligan.first @clause:mulligan.order @variant:free-for-all @from:2009-10-01 @must
  Scénario: Le premier mulligan de chaque joueur est gratuit, et se prend quand tous ont décidé
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie prend un mulligan
    Et qu'Edward garde sa main
    Et que Martha prend un mulligan
    Alors Simon peut prendre un mulligan
    Et Angie a sept cartes en main
    Et Simon a sept cartes en main
    Quand Angie garde sa main
    Et que Martha garde sa main
    Et que Simon garde sa main
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Et Martha a sept cartes en main
