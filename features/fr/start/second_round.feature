# language: fr
Fonctionnalité: Un second tour de mulligans
  > Tous ont déclaré, et un seul membre de la seconde équipe fait un mulligan. Qui décide ensuite ?

  @id:second_round.second_team @clause:mulligan.order @from:2009-07-11 @must
  Scénario: Le membre de la seconde équipe qui a fait un mulligan déclare de nouveau, puis la partie commence
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward prend un mulligan
    Et que Ronald garde sa main
    Alors Angie ne peut pas garder sa main
    Et Edward peut garder sa main
    Et c'est l'étape d'entretien de l'équipe d'Angie
    Et Edward a sept cartes en main
    Et Ronald a sept cartes en main

  @id:second_round.by_team @situation:second_round.second_team @clause:mulligan.order @from:2006-10-01 @until:2009-07-11 @must
  Scénario: Quand une équipe faisait ses mulligans ensemble, la seconde le faisait une fois que la première avait gardé
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald prend un mulligan
    Alors Edward ne peut pas garder sa main
    Et Ronald peut garder sa main
    Et c'est l'étape d'entretien de l'équipe d'Angie
