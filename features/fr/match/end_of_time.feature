# language: fr
@source:F @source:I @source:J
Fonctionnalité: La limite de temps d'un match est atteinte
  > La fin du temps est annoncée avant que quelqu'un ait gagné. Combien de temps la partie dure-t-elle encore ?

  @id:match.time.last_turn @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Plan du scénario: Sans gagnant après le dernier tour, la partie est un ex æquo
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que <tours> tours supplémentaires sont joués
    Alors la partie se termine en ex æquo

    Exemples:
      | à partir du | règle  | tours |
      | 2005-08-20  | FR 156 | cinq  |
      | 2006-12-20  | FR 156 | trois |

  @id:match.time.one_turn_left @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:I-EX12 @source:J-EX04 @must
  Plan du scénario: Avant le dernier tour, la partie continue
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que <tours> tours supplémentaires sont joués
    Alors la partie continue

    Exemples:
      | à partir du | règle  | tours  |
      | 2005-08-20  | FR 156 | quatre |
      | 2006-12-20  | FR 156 | deux   |

  @id:match.time.five_turns @situation:match.time @clause:match.turns_after_time @source:I-EX12 @from:2005-08-20 @until:2006-12-20 @must
  Scénario: Les équipes jouent les cinq tours en alternance, l'autre équipe d'abord
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que l'équipe d'Angie finit son tour
    Alors la partie continue
    Quand l'équipe d'Edward finit son tour
    Alors la partie se termine en ex æquo

  @id:match.time.three_turns @situation:match.time @clause:match.turns_after_time @source:F-EX16 @source:J-EX04 @from:2006-12-20 @must
  Scénario: Les équipes jouent les trois tours en alternance, l'autre équipe d'abord
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que l'équipe d'Edward finit son tour
    Et que l'équipe d'Angie finit son tour
    Alors la partie continue
    Quand l'équipe d'Edward finit son tour
    Alors la partie se termine en ex æquo

  @id:match.time.extra_turn @situation:match.time @clause:match.extra_turn @clause:match.turns_after_time @clause:turn.extra @must
  Plan du scénario: Un tour supplémentaire donné par un effet est l'un des tours qui suivent la fin du temps
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Quand Barry lance « Time Walk »
    Et que le sort se résout
    Et que la fin du temps est annoncée
    Et que l'équipe d'Angie finit son tour
    Et que <tours> tours supplémentaires sont joués
    Alors la partie continue
    Quand l'équipe d'Angie finit son tour
    Alors la partie se termine en ex æquo

    Exemples:
      | à partir du | règle  | tours  |
      | 2005-08-20  | FR 156 | quatre |
      | 2006-12-20  | FR 156 | deux   |
