# language: fr
@source:F @source:I @source:W
Fonctionnalité: Piocher dans une bibliothèque vide
  > Un joueur doit piocher et n'a plus de cartes, alors que son coéquipier en a encore. L'équipe perd-elle ?

  @id:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @must
  Plan du scénario: Un joueur pioche dans une bibliothèque vide, et toute l'équipe perd
    Étant donné que <joueur> n'a aucune carte dans sa bibliothèque
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'équipe d'Edward finit son tour
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

    Exemples:
      | à partir du | joueur |
      | 2005-08-01  | Edward |
      | 2005-08-01  | Ronald |

  @id:game.lose.empty_library.last_card @situation:game.lose.empty_library @clause:draw.empty @clause:team.wins_and_loses @source:F-EX08 @source:I-EX04 @source:W-EX06 @variant:two-headed-giant @variant:two-player @variant:free-for-all @variant:commander @variant:two-player-commander @from:2005-08-01 @must
  Scénario: On ne perd pas en piochant la dernière carte, mais à la pioche suivante
    Étant donné qu'Edward a une carte dans sa bibliothèque
    Quand l'étape de pioche de l'équipe d'Edward commence
    Alors la partie continue
    Et Edward n'a aucune carte dans sa bibliothèque
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la partie continue
    Quand l'équipe d'Edward finit son tour
    Alors l'équipe d'Edward perd la partie
