# language: fr
Fonctionnalité: Le début d'une partie de deux équipes
  > Le joueur à gauche du milieu de l'équipe tirée au sort commence. Que font les autres avant cela ?

  @id:versus.start @clause:versus.begins @clause:life.start_alone @clause:start.hands @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Chacun des quatre joueurs commence avec 20 points de vie et sept cartes, et le tour va d'abord au joueur de gauche d'une équipe
    Étant donné que Barry joue en premier
    Quand Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et qu'Angie garde sa main
    Alors c'est l'étape d'entretien de Barry
    Et Angie a 20 points de vie
    Et Barry a 20 points de vie
    Et Edward a 20 points de vie
    Et Ronald a 20 points de vie
    Et Ronald a sept cartes en main

  @id:versus.first_draw @clause:turn.first_draw_of_all @clause:step.draw @variant:team-vs-team @from:2011-09-30 @must
  Scénario: En équipe contre équipe, même le joueur qui joue en premier ne passe pas sa première pioche
    Étant donné que Ronald joue en premier
    Quand Ronald garde sa main
    Et qu'Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que la phase principale pré-combat de Ronald commence
    Alors Ronald a huit cartes en main
    Et Edward a sept cartes en main

  @id:versus.mulligan @clause:mulligan.order @clause:mulligan.first @variant:team-vs-team @from:2011-09-30 @must
  Scénario: Chaque joueur se décide dans l'ordre du tour, le coéquipier pas plus tôt que d'autres, et le premier mulligan est gratuit
    Étant donné que Barry joue en premier
    Quand Barry prend un mulligan
    Alors Angie ne peut pas prendre de mulligan
    Quand Edward garde sa main
    Et que Ronald garde sa main
    Alors Angie peut prendre un mulligan
    Quand Barry garde sa main
    Et qu'Angie garde sa main
    Alors c'est l'étape d'entretien de Barry
    Et Barry a sept cartes en main
    Et Angie a sept cartes en main
