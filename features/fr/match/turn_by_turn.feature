# language: fr
Fonctionnalité: Les tours d'un match
  > Un tour finit, ou un effet en donne un autre. De qui est le suivant, qui peut dire qu'il est fini, et dans lequel la fin du temps est-elle annoncée ?

  @id:match.turn.whose @clause:match.turns_after_time @from:2005-08-20 @must
  Scénario: Seule l'équipe dont c'est le tour peut le finir, et les équipes jouent en alternance
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Alors l'équipe d'Edward ne peut pas passer la priorité pendant son étape de fin
    Et l'équipe d'Edward ne peut pas dire que son tour est fini
    Mais l'équipe d'Angie peut dire que son tour est fini
    Quand l'équipe d'Angie finit son tour
    Alors l'équipe d'Angie ne peut pas passer la priorité pendant son étape de fin
    Mais l'équipe d'Edward peut passer la priorité pendant son étape de fin
    Quand l'équipe d'Edward finit son tour
    Alors l'équipe d'Edward ne peut pas passer la priorité pendant son étape de fin
    Mais l'équipe d'Angie peut passer la priorité pendant son étape de fin

  @id:match.turn.extra @clause:match.extra_turn @from:2005-08-20 @must
  Scénario: De deux tours supplémentaires, le dernier donné se joue d'abord, chacun une fois, puis c'est à l'autre équipe
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand un effet donne un tour supplémentaire à l'équipe d'Edward
    Et qu'un effet donne un tour supplémentaire à l'équipe d'Angie
    Et que l'équipe d'Angie finit son tour
    Alors l'équipe d'Edward ne peut pas passer la priorité pendant son étape de fin
    Mais l'équipe d'Angie peut passer la priorité pendant son étape de fin
    Quand l'équipe d'Angie finit son tour
    Alors l'équipe d'Angie ne peut pas passer la priorité pendant son étape de fin
    Mais l'équipe d'Edward peut passer la priorité pendant son étape de fin
    Quand l'équipe d'Edward finit son tour
    Alors l'équipe d'Edward ne peut pas passer la priorité pendant son étape de fin
    Mais l'équipe d'Angie peut passer la priorité pendant son étape de fin

  @id:match.turn.before_time @clause:match.turns_after_time @from:2006-12-20 @must
  Scénario: Les tours joués avant la fin du temps ne comptent pas, ni un tour fini avant le présent
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand l'équipe d'Angie passe la priorité pendant son étape de fin
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que la fin du temps est annoncée
    Alors il y a encore trois tours après celui-ci
    Quand l'équipe d'Angie finit son tour
    Alors il y a encore deux tours après celui-ci

  @id:match.turn.passed @clause:match.passed_turn @clause:match.turns_after_time @from:2019-01-21 @until:2019-07-12 @must
  Scénario: Si l'équipe avait passé dans son étape de fin, la fin du temps était annoncée dans le tour suivant
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand l'équipe d'Angie passe la priorité pendant son étape de fin
    Et que la fin du temps est annoncée
    Alors il y a encore quatre tours après celui-ci

  @id:match.turn.said @clause:match.turns_after_time @from:2019-01-21 @until:2019-07-12 @must
  Scénario: Si l'équipe avait seulement dit qu'elle avait fini, la fin du temps était annoncée dans le tour présent
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand l'équipe d'Angie dit que son tour est fini
    Et que la fin du temps est annoncée
    Alors il y a encore trois tours après celui-ci

  @id:match.turn.time_twice @clause:match.turns_after_time @from:2005-08-20 @must
  Scénario: La fin du temps n'est annoncée qu'une fois par match
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Alors la fin du temps peut être annoncée
    Et la fin du temps ne peut pas être annoncée

  @id:match.turn.time_between @clause:match.single_elimination @from:2005-08-20 @must
  Scénario: La fin du temps n'est plus annoncée quand les points de vie doivent décider du match
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand une partie ex æquo est enregistrée
    Alors la fin du temps peut être annoncée
    Et la fin du temps ne peut pas être annoncée
    Et le match continue
