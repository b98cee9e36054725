# language: fr
@source:F @source:I
Fonctionnalité: Les tours supplémentaires
  > Un joueur reçoit un tour supplémentaire. Qui le joue, et quand ?

  @id:turn.extra.team @situation:turn.extra @clause:turn.of_team @clause:turn.extra @from:2005-08-01 @must
  Scénario: Un tour supplémentaire d'un joueur est un tour de toute l'équipe
    Étant donné qu'Angie a deux cartes en main
    Et que Barry a cinq cartes en main
    Et qu'Angie a « Time Warp » en main
    Quand Angie lance « Time Warp » en ciblant Angie
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a deux cartes en main
    Et Barry a six cartes en main
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward

  @id:turn.extra.other_team @situation:turn.extra @clause:turn.extra @from:2005-08-01 @must
  Scénario: Un tour supplémentaire de l'autre équipe vient avant son tour ordinaire
    Quand Angie lance « Time Warp » en ciblant Ronald
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:turn.extra.latest_first @situation:turn.extra @clause:turn.extra @from:2005-08-01 @must
  Scénario: De deux tours supplémentaires, le dernier créé est joué le premier
    Quand Angie lance « Time Warp » en ciblant Ronald
    Et que le sort se résout
    Et que Barry lance « Time Walk »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:turn.extra.each_player @situation:turn.extra.each_player @clause:turn.of_several @clause:turn.extra @from:2007-05-01 @must
  Scénario: Un effet qui donne un tour supplémentaire à chaque joueur en donne un à chaque équipe
    Quand Angie lance « Exercice de toutes les heures »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:turn.extra.each_player.first_text @situation:turn.extra.each_player @clause:turn.of_several @clause:turn.extra @from:2005-08-01 @until:2007-05-01 @should
  Scénario: Tant que rien n'est écrit sur plusieurs membres, chacun d'eux apporte un tour supplémentaire à l'équipe
    Quand Angie lance « Exercice de toutes les heures »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
