# language: fr
Fonctionnalité: Une partie nulle, et le temps est écoulé
  > En élimination directe, une partie s'est achevée en ex æquo et aucune autre n'a commencé quand le temps expire. Comment gagne-t-on le match ?

  @id:match.drawn_then_won @clause:match.single_elimination @clause:match.games @from:2005-08-20 @must
  Scénario: Après une partie nulle et la fin du temps, une victoire peut encore être notée, et elle fait gagner le match
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand une partie ex æquo est enregistrée
    Et que la fin du temps est annoncée
    Alors le match continue
    Quand une victoire de l'équipe d'Edward est enregistrée
    Alors l'équipe d'Edward gagne le match
    Et l'équipe d'Angie perd le match

  @id:match.over @clause:match.games @from:2005-08-20 @must
  Scénario: Une fois le match gagné, aucune autre partie n'en est notée
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Alors une victoire de l'équipe d'Edward peut être enregistrée
    Et l'équipe d'Edward gagne le match
    Et une victoire de l'équipe d'Angie ne peut pas être enregistrée
    Et l'équipe d'Edward gagne le match
