# language: fr
@source:F @source:I @source:J
Fonctionnalité: Les tours d'un match après la fin du temps
  > La fin du temps est annoncée avant qu'une équipe ait gagné le match. Quels tours joue-t-on encore, et à qui sont-ils ?

  @id:match.turns.swiss @situation:match.turns @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Plan du scénario: Le tour en cours s'achève, tant de tours suivent, puis le match se termine en ex æquo
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Alors il y a encore <tours> tours après celui-ci
    Quand l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Alors le match continue
    Quand l'équipe d'Edward finit son tour
    Alors le match se termine en ex æquo

    Exemples:
      | à partir du | règle  | tours | moins  |
      | 2005-08-20  | FR 156 | cinq  | quatre |
      | 2006-12-20  | FR 156 | trois | deux   |

  @id:match.turns.extra @situation:match.turns @clause:match.extra_turn @clause:match.turns_after_time @must
  Plan du scénario: Un tour supplémentaire donné par un effet est l'un de ces tours
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et qu'un effet donne un tour supplémentaire à l'équipe d'Angie
    Et que l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Alors le match continue
    Quand l'équipe d'Angie finit son tour
    Alors le match se termine en ex æquo

    Exemples:
      | à partir du | règle  | moins  |
      | 2005-08-20  | FR 156 | quatre |
      | 2006-12-20  | FR 156 | deux   |

  @id:match.turns.extra_left_over @situation:match.turns @clause:match.extra_turn @clause:match.turns_after_time @must
  Plan du scénario: Un tour supplémentaire qui viendrait après le dernier n'est pas joué
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Et qu'un effet donne un tour supplémentaire à l'équipe d'Edward
    Et que l'équipe d'Edward finit son tour
    Alors le match se termine en ex æquo

    Exemples:
      | à partir du | règle  | moins  |
      | 2005-08-20  | FR 156 | quatre |
      | 2006-12-20  | FR 156 | deux   |

  @id:match.turns.passed @situation:match.turns @clause:match.turns_after_time @must
  Plan du scénario: La fin du temps est annoncée alors que l'équipe active a passé la priorité pendant son étape de fin
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand l'équipe d'Angie passe la priorité pendant son étape de fin
    Et que la fin du temps est annoncée
    Alors il y a encore <tours> tours après celui-ci

    Exemples:
      | à partir du | règle   | tours  |
      | 2005-08-20  | FR 156  | cinq   |
      | 2006-12-20  | FR 156  | trois  |
      | 2019-01-21  | MTR 2.5 | quatre |

  @id:match.turns.said @situation:match.turns @clause:match.turns_after_time @must
  Plan du scénario: La fin du temps est annoncée alors que l'équipe active a seulement dit que son tour était fini
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand l'équipe d'Angie dit que son tour est fini
    Et que la fin du temps est annoncée
    Alors il y a encore <tours> tours après celui-ci

    Exemples:
      | à partir du | règle   | tours  |
      | 2005-08-20  | FR 156  | cinq   |
      | 2006-12-20  | FR 156  | trois  |
      | 2019-07-12  | MTR 2.5 | quatre |
