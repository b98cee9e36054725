# language: fr
@source:F @source:I @source:W
Fonctionnalité: Un compteur de points de vie dit quel nombre lisent les effets
  > Un effet a besoin du total de points de vie d'un joueur. Est-ce tout le total de l'équipe, ou sa moitié ?

  @id:count.read @clause:life.read @must
  Plan du scénario: Le total de points de vie de chaque membre d'une équipe à 17
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 17 points de vie
    Alors un effet considère que le total de points de vie d'Angie est de <nombre lu>
    Et un effet considère que le total de points de vie de Barry est de <nombre lu>
    Et l'équipe d'Angie a 17 points de vie

    Exemples:
      | à partir du | règle   | nombre lu |
      | 2005-08-01  | 606.9a  | 9         |
      | 2010-04-23  | 806.10a | 17        |

  @id:count.read.half @clause:life.read @must
  Plan du scénario: Chaque joueur perd la moitié de ce qu'il est censé avoir, tout étant lu avant toute perte
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand chaque joueur perd la moitié de ses points de vie, arrondie à l'unité inférieure
    Alors l'équipe d'Angie a <Angie> points de vie
    Et l'équipe d'Edward a <Edward> points de vie

    Exemples:
      | à partir du | règle   | Angie | Edward |
      | 2005-08-01  | 606.9a  | 9     | 16     |
      | 2010-04-23  | 806.10a | 1     | 0      |

  @id:count.read.half.one @situation:count.read.half @clause:life.read @must
  Plan du scénario: Un joueur perd la moitié de ce qu'il est censé avoir
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 17 points de vie
    Quand Barry perd la moitié de ses points de vie, arrondie à l'unité inférieure
    Alors l'équipe d'Angie a <total> points de vie
    Et Barry a perdu <perdus> points de vie
    Et Angie a perdu 0 point de vie

    Exemples:
      | à partir du | règle   | total | perdus |
      | 2005-08-01  | 606.9a  | 13    | 4      |
      | 2010-04-23  | 806.10a | 9     | 8      |

  @id:count.read.double @clause:life.set_one @clause:life.read @must
  Plan du scénario: Le total de points de vie d'un joueur d'une équipe à 17 double
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 17 points de vie
    Quand le total de points de vie de Barry double
    Alors l'équipe d'Angie a <total> points de vie

    Exemples:
      | à partir du | règle    | total |
      | 2005-08-01  | 606.9c   | 18    |
      | 2005-08-05  | FAQ 2005 | 26    |
      | 2010-04-23  | 806.10c  | 34    |
