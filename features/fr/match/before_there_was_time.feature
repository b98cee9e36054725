# language: fr
Fonctionnalité: Un match sans fin du temps
  > Dans les premiers jours de la variante, aucune règle de tournoi n'en parle. La fin du temps peut-elle être annoncée ?

  @id:match.before_time @clause:match.turns_after_time @should
  Plan du scénario: Avant que les tournois aient des règles pour les équipes, rien ne limitait la durée d'un match
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Alors la fin du temps <peut>

    Exemples:
      | à partir du | peut                      |
      | 2005-08-01  | ne peut pas être annoncée |
      | 2005-08-20  | peut être annoncée        |
