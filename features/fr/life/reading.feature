# language: fr
@source:F @source:I @source:W
Fonctionnalité: Le total de points de vie d'un joueur
  > Un effet demande combien de points de vie a un joueur, mais l'équipe n'a qu'un total pour deux. Quel nombre lit-il ?

  @id:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Plan du scénario: Hidetsugu le malfaisant inflige à chacun la moitié de ce qu'il est censé avoir
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 17 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle   | total |
      | 2005-08-01  | 606.9a  | 9     |
      | 2010-04-23  | 806.10a | 1     |

  @id:life.read.hidetsugu.two_totals @situation:life.read.hidetsugu @clause:life.read @source:F-EX11 @source:I-EX07 @must
  Plan du scénario: Hidetsugu le malfaisant lit le total de chaque équipe séparément
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 22 points de vie
    Et qu'Angie contrôle « Hidetsugu le malfaisant »
    Quand Angie active la capacité de « Hidetsugu le malfaisant »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <Angie> points de vie
    Et l'équipe d'Edward a <Edward> points de vie

    Exemples:
      | à partir du | règle   | Angie | Edward |
      | 2005-08-01  | 606.9a  | 9     | 12     |
      | 2010-04-23  | 806.10a | 1     | 0      |

  @id:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2010-04-23 @must
  Scénario: La moitié de ses points de vie est la moitié de ceux de l'équipe, quand c'est un coût
    Étant donné que l'équipe d'Angie a 11 points de vie
    Et qu'Angie contrôle « Mal à l'affût »
    Et qu'Angie ne contrôle aucune créature
    Quand Angie active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 5 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Angie a 5 points de vie
    Et Angie contrôle une créature

  @id:life.read.lurking_evil.half @situation:life.read.lurking_evil @clause:life.read @clause:life.pay @source:W-EX11 @from:2005-08-01 @until:2010-04-23 @should
  Scénario: La règle de la moitié d'un joueur parlait d'effets, et l'on admet qu'elle vaut aussi pour les coûts
    Étant donné que l'équipe d'Angie a 11 points de vie
    Et qu'Angie contrôle « Mal à l'affût »
    Et qu'Angie ne contrôle aucune créature
    Quand Angie active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 8 points de vie
    Quand la capacité se résout
    Alors l'équipe d'Angie a 8 points de vie
    Et Angie contrôle une créature
