# language: fr
Fonctionnalité: Un match à élimination directe sans gagnant
  > Les tours supplémentaires ont été joués et personne n'a gagné, mais une équipe doit accéder à la ronde suivante. Laquelle ?

  @id:match.elimination.life @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @must
  Plan du scénario: L'équipe qui a le moins de points de vie perd le match
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie passe à 12 points de vie
    Et que l'équipe d'Edward passe à 9 points de vie
    Et que l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Alors le match continue
    Quand l'équipe d'Edward finit son tour
    Alors l'équipe d'Angie gagne le match
    Et l'équipe d'Edward perd le match

    Exemples:
      | à partir du | règle  | moins  |
      | 2005-08-20  | FR 157 | quatre |
      | 2006-12-20  | FR 157 | deux   |

  @id:match.elimination.swiss @situation:match.elimination @clause:match.turns_after_time @must
  Plan du scénario: Dans une ronde suisse, les points de vie ne décident de rien et le match se termine en ex æquo
    Étant donné que le match se joue dans une ronde suisse
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie passe à 12 points de vie
    Et que l'équipe d'Edward passe à 9 points de vie
    Et que l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Et que l'équipe d'Edward finit son tour
    Alors le match se termine en ex æquo

    Exemples:
      | à partir du | règle  | moins  |
      | 2005-08-20  | FR 156 | quatre |
      | 2006-12-20  | FR 156 | deux   |

  @id:match.elimination.equal @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @must
  Plan du scénario: À égalité de points de vie, la partie continue jusqu'à ce qu'une équipe soit devant
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie passe à 12 points de vie
    Et que l'équipe d'Edward passe à 12 points de vie
    Et que l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Et que l'équipe d'Edward finit son tour
    Alors le match continue
    Quand <équipe> passe à <vie> points de vie
    Alors l'équipe d'Edward gagne le match

    Exemples:
      | à partir du | règle  | moins  | équipe            | vie |
      | 2005-08-20  | FR 157 | quatre | l'équipe d'Angie  | 11  |
      | 2005-08-20  | FR 157 | quatre | l'équipe d'Edward | 13  |
      | 2006-12-20  | FR 157 | deux   | l'équipe d'Angie  | 11  |
      | 2006-12-20  | FR 157 | deux   | l'équipe d'Edward | 13  |

  @id:match.elimination.resolving @situation:match.elimination @clause:match.single_elimination @clause:match.turns_after_time @should
  Plan du scénario: Un changement pendant la résolution d'un sort décide aussitôt, ou seulement s'il dure jusqu'à la vérification suivante
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que <moins> tours supplémentaires sont joués
    Et que l'équipe d'Edward finit son tour
    Alors le match continue
    Quand pendant la résolution d'un sort, l'équipe d'Angie passe à 10 points de vie
    Et que pendant la résolution d'un sort, l'équipe d'Edward passe à <total> points de vie
    Alors <issue>

    Exemples:
      | à partir du | règle   | moins  | total | issue                            |
      | 2005-08-20  | FR 157  | quatre | —     | l'équipe d'Edward gagne le match |
      | 2006-12-20  | FR 157  | deux   | —     | l'équipe d'Edward gagne le match |
      | 2010-10-01  | MTR 2.5 | deux   | 10    | le match continue                |

  @id:match.elimination.drawn_game @situation:match.elimination @clause:match.single_elimination @clause:match.games @from:2005-08-20 @must
  Scénario: Après une partie ex æquo pendant les tours supplémentaires, la première équipe devant dans une autre partie gagne
    Étant donné que le match se joue dans une ronde à élimination directe
    Et que l'équipe d'Angie joue en premier
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie passe à 3 points de vie
    Et qu'une partie ex æquo est enregistrée
    Alors le match continue
    Quand l'équipe d'Edward passe à 25 points de vie
    Alors l'équipe d'Angie gagne le match
