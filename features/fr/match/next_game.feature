# language: fr
Fonctionnalité: Ce qui reste d'une partie ex æquo
  > Une partie s'est terminée ex æquo et une autre commence. Qu'est-ce qui compte encore de la première, et de qui est-ce le tour ?

  @id:match.next_game.passed @clause:match.games @clause:match.turns_after_time @from:2019-07-12 @must
  Scénario: Qu'une équipe ait fini son tour est oublié avec la partie
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand l'équipe d'Angie choisit de jouer en premier
    Et que l'équipe d'Angie dit que son tour est fini
    Et qu'une partie ex æquo est enregistrée
    Et que l'équipe d'Angie choisit de jouer en premier
    Et que la fin du temps est annoncée
    Alors il y a encore trois tours après celui-ci

  @id:match.next_game.extra @clause:match.games @clause:match.extra_turn @from:2005-08-20 @must
  Scénario: Un tour supplémentaire d'une partie ex æquo n'est pas joué dans la suivante
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie est tirée au sort
    Quand l'équipe d'Angie choisit de jouer en premier
    Et qu'un effet donne un tour supplémentaire à l'équipe d'Angie
    Et qu'une partie ex æquo est enregistrée
    Et que l'équipe d'Angie choisit de jouer en premier
    Et que l'équipe d'Angie finit son tour
    Alors l'équipe d'Angie ne peut pas passer la priorité pendant son étape de fin
    Mais l'équipe d'Edward peut passer la priorité pendant son étape de fin

  @id:match.next_game.between @clause:match.games @from:2005-08-20 @must
  Scénario: Entre deux parties ce n'est le tour de personne
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Alors l'équipe d'Angie peut passer la priorité pendant son étape de fin
    Quand une partie ex æquo est enregistrée
    Alors l'équipe d'Angie ne peut pas passer la priorité pendant son étape de fin
    Et l'équipe d'Edward ne peut pas dire que son tour est fini
    Et le match continue

  @id:match.next_game.life @clause:match.games @clause:match.single_elimination @from:2005-08-20 @must
  Scénario: Dans la partie suivante les deux équipes retrouvent leur total de départ : ils sont égaux et ne décident de rien
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand l'équipe d'Angie passe à 3 points de vie
    Et qu'une partie ex æquo est enregistrée
    Et que la fin du temps est annoncée
    Alors le match continue
    Quand l'équipe d'Edward passe à 29 points de vie
    Alors l'équipe d'Angie gagne le match
