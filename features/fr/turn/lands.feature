# language: fr
@source:F @source:I
Fonctionnalité: Jouer des terrains
  > Une équipe joue son tour ensemble. Combien de terrains ses membres peuvent-ils jouer ?

  @id:turn.each_plays_land @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scénario: Chaque membre de l'équipe active joue un terrain, et personne d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Forêt » en main
    Et qu'Angie a « Île » en main
    Et que Barry a « Montagne » en main
    Et qu'Edward a « Marais » en main
    Quand Angie joue le terrain « Forêt »
    Alors Angie ne peut pas jouer le terrain « Île »
    Et Edward ne peut pas jouer le terrain « Marais »
    Mais Barry peut jouer le terrain « Montagne »
    Et Angie contrôle « Forêt »
    Et Barry contrôle « Montagne »
    Et Barry n'a aucune carte en main

  @id:turn.each_plays_land.next_turn @situation:turn.each_plays_land @clause:turn.each_plays_land @clause:turn.teams @from:2005-08-01 @must
  Scénario: Au tour suivant, les membres de l'autre équipe jouent un terrain chacun
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Forêt » en main
    Et qu'Edward a « Marais » en main
    Et que Ronald a « Plaine » en main
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie ne peut pas jouer le terrain « Forêt »
    Mais Edward peut jouer le terrain « Marais »
    Et Ronald peut jouer le terrain « Plaine »
