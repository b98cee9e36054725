# language: fr
Fonctionnalité: Un terrain à chaque tour
  > Chaque joueur d'une équipe peut jouer un terrain pendant le tour de l'équipe, et un autre au suivant. Qu'est-ce qui compte du tour d'avant ?

  @id:turn.land.next @situation:turn.land.next @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scénario: Le terrain joué au tour d'avant ne compte pas, et celui qui n'a pas été joué n'est pas rattrapé
    Étant donné qu'Angie a « Forêt » en main
    Et qu'Angie a « Plaine » en main
    Et que Barry a « Marais » en main
    Et que Barry a « Île » en main
    Quand Angie joue le terrain « Forêt »
    Alors Angie ne peut pas jouer le terrain « Plaine »
    Quand l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie joue le terrain « Plaine »
    Et que Barry joue le terrain « Marais »
    Alors Angie contrôle « Forêt »
    Et Angie contrôle « Plaine »
    Et Barry contrôle « Marais »
    Et Barry ne peut pas jouer le terrain « Île »
    Quand l'équipe d'Angie finit son tour
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry peut jouer le terrain « Île »

  @id:turn.land.extra @situation:turn.land.extra @clause:turn.each_plays_land @clause:turn.extra @from:2005-08-01 @must
  Scénario: Pendant un tour supplémentaire chaque joueur peut de nouveau jouer un terrain
    Étant donné qu'Angie a « Forêt » en main
    Et qu'Angie a « Plaine » en main
    Quand Angie joue le terrain « Forêt »
    Et que Barry lance « Time Warp » en ciblant Barry
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie peut jouer le terrain « Plaine »
