# language: fr
@source:F @source:I
Fonctionnalité: Les tours, phases et étapes sautés
  > Un joueur doit sauter ce que les coéquipiers ont ensemble. Son coéquipier le saute-t-il aussi ?

  @id:turn.skip.draw @situation:turn.skip.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand un joueur saute l'étape de pioche, aucun membre de l'équipe ne pioche, une fois
    Étant donné qu'Edward a deux cartes en main
    Et que Ronald a cinq cartes en main
    Quand Angie lance « Fatigue » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a deux cartes en main
    Et Ronald a cinq cartes en main
    Quand l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main
    Et Ronald a six cartes en main

  @id:turn.skip.draw.each_player @situation:turn.skip.draw.each_player @clause:turn.of_several @clause:turn.skip @from:2007-05-01 @must
  Scénario: Quand un seul effet fait sauter l'étape de pioche aux deux membres, l'équipe en saute une
    Étant donné qu'Edward a deux cartes en main
    Quand Angie lance « Exercice de la sécheresse »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a deux cartes en main
    Quand l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main

  @id:turn.skip.draw.each_player.first_text @situation:turn.skip.draw.each_player @clause:turn.of_several @clause:turn.skip @from:2005-08-01 @until:2007-05-01 @should
  Scénario: Tant que rien n'est écrit sur plusieurs membres, l'équipe saute une étape de pioche pour chacun d'eux
    Étant donné qu'Edward a deux cartes en main
    Quand Angie lance « Exercice de la sécheresse »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a deux cartes en main
    Quand l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a deux cartes en main
    Quand l'équipe d'Edward finit son tour
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main

  @id:turn.skip.turn @situation:turn.skip.turn @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand un joueur saute un tour, l'équipe le saute
    Quand l'équipe d'Angie passe la priorité
    Et que Ronald lance « Meditate »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward

  @id:turn.skip.turn.extra @situation:turn.skip.turn @clause:turn.skip @clause:turn.extra @from:2005-08-01 @must
  Scénario: Le prochain tour qu'une équipe saute peut être un tour supplémentaire
    Quand Angie lance « Time Warp » en ciblant Ronald
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Meditate »
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Edward
    Quand l'équipe d'Edward finit son tour
    Alors c'est l'étape d'entretien de l'équipe d'Angie

  @id:turn.skip.combat @situation:turn.skip.combat @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand un joueur saute la phase de combat, l'équipe la saute
    Quand Angie lance « Exercice de la trêve » en ciblant Ronald
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est la phase principale post-combat de l'équipe d'Edward

  @id:turn.skip.main @situation:turn.skip.main @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand un joueur saute une phase principale, l'équipe saute la première qui vient
    Quand Angie lance « Exercice des mains oisives » en ciblant Ronald
    Et que le sort se résout
    Et que l'étape de pioche de l'équipe d'Edward commence
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Alors c'est l'étape de début de combat de l'équipe d'Edward
    Quand la phase principale post-combat de l'équipe d'Edward commence
    Alors c'est la phase principale post-combat de l'équipe d'Edward

  @id:turn.skip.untap @situation:turn.skip.untap @clause:turn.of_team @clause:turn.skip @must
  Plan du scénario: Quand un joueur saute l'étape de dégagement et l'entretien, ce que contrôlent les deux reste engagé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque <attaqué> avec « Grizzlis »
    Et que l'équipe d'Edward choisit Angie comme joueur qui subit les blessures
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Et qu'Angie lance « Exercice du long sommeil » en ciblant Ronald
    Et que le sort se résout
    Et que l'équipe d'Angie finit son tour
    Alors c'est l'étape de pioche de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer <attaqué> avec « Grizzlis »
    Mais Ronald peut attaquer <attaqué> avec « Géant des collines »

    Exemples:
      | à partir du | attaqué          |
      | 2005-08-01  | l'équipe d'Angie |
      | 2018-04-27  | Angie            |

  @id:turn.skip.always.draw @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand un joueur saute toujours l'étape de pioche, aucun membre de l'équipe ne pioche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Yawgmoth's Bargain »
    Et qu'Angie a deux cartes en main
    Et que Barry a cinq cartes en main
    Et qu'Edward a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a deux cartes en main
    Et Barry a cinq cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a cinq cartes en main

  @id:turn.skip.always.draw.each_member @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Un second effet de la même sorte ne fait rien sauter de plus à l'équipe que l'étape de pioche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Yawgmoth's Bargain »
    Et que Barry contrôle « Yawgmoth's Bargain »
    Et que Barry a cinq cartes en main
    Et qu'Edward a deux cartes en main
    Quand la phase principale pré-combat de l'équipe d'Angie commence
    Alors Barry a cinq cartes en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors Edward a trois cartes en main

  @id:turn.skip.always.draw.over @situation:turn.skip.always.draw @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: L'étape n'est sautée que si ce qui en est la cause est encore là quand elle devrait commencer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Yawgmoth's Bargain »
    Et qu'Angie a deux cartes en main
    Et que Barry a cinq cartes en main
    Quand l'étape d'entretien de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Utter End » en ciblant « Yawgmoth's Bargain »
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie a trois cartes en main
    Et Barry a six cartes en main

  @id:turn.skip.always.upkeep @clause:turn.of_team @clause:turn.skip @must
  Plan du scénario: Quand tous les joueurs sautent toujours l'étape de dégagement et l'entretien, les deux équipes les sautent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Stasis »
    Et qu'Angie contrôle « Eon Hub »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque <attaqué> avec « Grizzlis »
    Et que l'équipe d'Edward choisit Angie comme joueur qui subit les blessures
    Et que l'équipe d'Edward finit son tour
    Alors c'est l'étape de pioche de l'équipe d'Angie
    Quand l'équipe d'Angie finit son tour
    Alors c'est l'étape de pioche de l'équipe d'Edward
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward ne peut pas attaquer <attaqué> avec « Grizzlis »
    Mais Ronald peut attaquer <attaqué> avec « Géant des collines »

    Exemples:
      | à partir du | attaqué          |
      | 2005-08-01  | l'équipe d'Angie |
      | 2018-04-27  | Angie            |

  @id:turn.skip.always.phases @clause:turn.of_team @clause:turn.skip @from:2005-08-01 @must
  Scénario: Quand un joueur saute toujours les phases principales et de combat, le tour de l'équipe passe de l'étape de pioche à l'étape de fin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Exercice du drapeau blanc »
    Quand l'étape de pioche de l'équipe d'Angie commence
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors c'est l'étape de fin de l'équipe d'Angie
