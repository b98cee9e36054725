# language: fr
@source:F @source:I @source:J @source:W
Fonctionnalité: Ce qui fait gagner un match
  > Une équipe a gagné une partie, ou personne ne l'a gagnée. Le match est-il terminé ?

  @id:match.one_win @situation:match.result @clause:match.games @from:2005-08-20 @must
  Scénario: Une seule partie gagnée fait gagner le match
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand une victoire de l'équipe d'Edward est enregistrée
    Alors l'équipe d'Edward gagne le match
    Et l'équipe d'Angie perd le match

  @id:match.drawn_game @situation:match.result @clause:match.games @from:2005-08-20 @must
  Scénario: Une partie ex æquo ne compte pas, et le match continue avec une autre partie
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand l'équipe d'Angie choisit de jouer en second
    Et qu'une partie ex æquo est enregistrée
    Alors le match continue
    Et une victoire de l'équipe d'Angie ne peut pas être enregistrée
    Mais l'équipe d'Angie peut choisir de jouer en premier
    Et une victoire de l'équipe d'Angie peut être enregistrée
    Et l'équipe d'Angie gagne le match

  @id:match.drawn_game.time_over @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scénario: Une fois le temps écoulé, aucune partie ne commence après une partie ex æquo
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Alors le match continue
    Quand une partie ex æquo est enregistrée
    Alors le match se termine en ex æquo

  @id:match.drawn_game.time_between @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scénario: Si la fin du temps est annoncée entre deux parties, le match se termine en ex æquo
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand une partie ex æquo est enregistrée
    Alors le match continue
    Quand la fin du temps est annoncée
    Alors le match se termine en ex æquo

  @id:match.win_after_time @situation:match.result @clause:match.games @clause:match.turns_after_time @from:2005-08-20 @must
  Scénario: Une équipe qui gagne pendant un des tours supplémentaires a gagné le match
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et qu'une victoire de l'équipe d'Edward est enregistrée
    Alors l'équipe d'Edward gagne le match
