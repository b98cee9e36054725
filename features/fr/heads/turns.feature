# language: fr
@source:W @source:N
Fonctionnalité: Le tour d'une équipe de trois ou quatre
  > Trois ou quatre joueurs partagent un tour. Qui pioche, qui joue un terrain, et qui a la priorité ?

  @id:heads.draw @variant:three-headed-giant @clause:turn.each_draws @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Chacun des trois joueurs pioche une carte dans l'étape de pioche de son équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie a deux cartes en main
    Et que Barry a cinq cartes en main
    Et que Celia n'a aucune carte en main
    Et que Victor a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
    Et Barry a six cartes en main
    Et Celia a une carte en main
    Et Victor a trois cartes en main

  @id:heads.first_draw @variant:four-headed-giant @clause:turn.first_draw @clause:team.more_heads @from:2007-05-01 @must
  Scénario: Aucun des quatre joueurs de l'équipe qui joue en premier ne pioche à son premier tour, et chacun de l'autre équipe le fait
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et que Celia garde sa main
    Et que Dora garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Et que Walter garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Et Dora a sept cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a huit cartes en main
    Et Ronald a huit cartes en main
    Et Victor a huit cartes en main
    Et Walter a huit cartes en main

  @id:heads.first_draw.eras @variant:three-headed-giant @clause:turn.first_draw @clause:team.more_heads @should
  Plan du scénario: Des trois joueurs qui jouent en premier, seul celui de gauche piochait pendant un temps
    > Le texte nommait un joueur principal et un joueur secondaire, à droite et à gauche, et aucun joueur entre eux.
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et que Celia garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Et que Victor garde sa main
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a sept cartes en main
    Et Barry a sept cartes en main
    Et Celia a <Celia> cartes en main

    Exemples:
      | à partir du | règle  | Celia |
      | 2005-08-01  | 606.6a | sept  |
      | 2006-10-01  | 606.6b | huit  |
      | 2007-05-01  | 606.6b | sept  |

  @id:heads.land @variant:three-headed-giant @clause:turn.each_plays_land @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Chacun des trois joueurs joue un terrain dans le tour de son équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Forêt » en main
    Et que Barry a « Montagne » en main
    Et que Celia a « Plaine » en main
    Et que Celia a « Île » en main
    Et que Victor a « Marais » en main
    Quand Angie joue le terrain « Forêt »
    Et que Celia joue le terrain « Plaine »
    Alors Celia ne peut pas jouer le terrain « Île »
    Et Victor ne peut pas jouer le terrain « Marais »
    Mais Barry peut jouer le terrain « Montagne »

  @id:heads.priority @variant:three-headed-giant @clause:priority.teams @clause:priority.act @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Chacun des trois joueurs peut agir tant que son équipe a la priorité, et personne d'autre
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 40 points de vie
    Et qu'Angie contrôle « Wall of Blood »
    Et que Celia contrôle « Wall of Blood »
    Et que Victor contrôle « Wall of Blood »
    Quand Angie active la capacité de « Wall of Blood »
    Alors Victor ne peut pas activer la capacité de « Wall of Blood »
    Mais Celia peut activer la capacité de « Wall of Blood »
    Quand l'équipe d'Angie passe la priorité
    Alors Celia ne peut pas activer la capacité de « Wall of Blood »
    Mais Victor peut activer la capacité de « Wall of Blood »

  @id:heads.step.that_player @variant:three-headed-giant @clause:trigger.step @clause:team.more_heads @from:2007-05-01 @should
  Scénario: Une capacité qui parle du joueur dont c'est l'étape se déclenche pour chacun des trois adversaires
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Davriel, Rogue Shadowmage »
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Et que la capacité déclenchée de « Davriel, Rogue Shadowmage » se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Alors l'équipe d'Edward a 24 points de vie

  @id:heads.extra_turn @variant:three-headed-giant @clause:turn.of_team @clause:turn.extra @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Un tour supplémentaire d'un des trois joueurs est un tour de toute l'équipe
    Étant donné que Celia a deux cartes en main
    Et que Barry a cinq cartes en main
    Quand Angie lance « Time Warp » en ciblant Celia
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a six cartes en main
    Et Celia a trois cartes en main
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
