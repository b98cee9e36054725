# language: fr
Fonctionnalité: La fin d'un match à deux joueurs
  > La fin du temps est annoncée dans un match à deux joueurs, sans coéquipiers. Leurs tours sont courts, il en suit donc davantage.

  @id:match.turns.two_players @variant:two-player @clause:match.turns_after_time @from:2005-08-20 @must
  Scénario: Deux joueurs finissent le tour et en jouent cinq autres, puis le match se termine en ex æquo
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Alors il y a encore cinq tours après celui-ci
    Quand l'équipe d'Angie finit son tour
    Et que quatre tours supplémentaires sont joués
    Alors le match continue
    Quand l'équipe d'Edward finit son tour
    Alors le match se termine en ex æquo
