# language: fr
@source:F @source:I @source:W
Fonctionnalité: On annonce un nouveau total à un compteur de points de vie
  > Un effet fixe le total de points de vie d'un ou de plusieurs joueurs. À combien une équipe se retrouve-t-elle ?

  @id:count.set_one @clause:life.set_one @must
  Plan du scénario: Le total de points de vie d'un joueur devient inférieur à celui de l'équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Edward a 25 points de vie
    Quand le total de points de vie d'Edward devient 10
    Alors l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle    | total |
      | 2005-08-01  | 606.9c   | 10    |
      | 2005-08-05  | FAQ 2005 | 22    |
      | 2010-04-23  | 806.10c  | 10    |

  @id:count.set_one.more @situation:count.set_one @clause:life.set_one @must
  Plan du scénario: Le total de points de vie d'un joueur devient supérieur à la moitié et inférieur au tout
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 25 points de vie
    Quand le total de points de vie d'Angie devient 20
    Alors l'équipe d'Angie a <total> points de vie

    Exemples:
      | à partir du | règle    | total |
      | 2005-08-01  | 606.9c   | 20    |
      | 2005-08-05  | FAQ 2005 | 32    |
      | 2010-04-23  | 806.10c  | 20    |

  @id:count.set_each @clause:life.set_each @must
  Plan du scénario: Les totaux de points de vie des deux membres deviennent deux nombres
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 13 points de vie
    Quand les totaux de points de vie d'Angie et de Barry deviennent 1 et 2
    Et que l'équipe d'Angie choisit <membre> comme joueur affecté
    Alors l'équipe d'Angie a <total> points de vie
    Et la partie continue

    Exemples:
      | à partir du | règle   | membre | total |
      | 2005-08-01  | 606.9b  | —      | 3     |
      | 2010-04-23  | 806.10d | Angie  | 1     |
      | 2010-04-23  | 806.10d | Barry  | 2     |

  @id:count.set_each.everybody @situation:count.set_each @clause:life.set_each @must
  Plan du scénario: Les totaux de points de vie des quatre joueurs deviennent quatre nombres
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Quand les totaux de points de vie d'Angie, de Barry, d'Edward et de Ronald deviennent 1, 2, 3 et 0
    Et que l'équipe d'Angie choisit <de l'équipe d'Angie> comme joueur affecté
    Et que l'équipe d'Edward choisit <de l'équipe d'Edward> comme joueur affecté
    Alors l'équipe d'Angie a <Angie> points de vie
    Et l'équipe d'Edward a <Edward> points de vie
    Et la partie continue

    Exemples:
      | à partir du | règle   | de l'équipe d'Angie | de l'équipe d'Edward | Angie | Edward |
      | 2005-08-01  | 606.9b  | —                   | —                    | 3     | 3      |
      | 2010-04-23  | 806.10d | Angie               | Edward               | 1     | 3      |
      | 2010-04-23  | 806.10d | Barry               | Edward               | 2     | 3      |

  @id:count.set_each.none @situation:count.set_each @clause:life.set_each @from:2010-04-23 @must
  Scénario: Une équipe qui choisit son membre à 0 perd
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Quand les totaux de points de vie d'Angie, de Barry, d'Edward et de Ronald deviennent 1, 2, 3 et 0
    Et que l'équipe d'Angie choisit Barry comme joueur affecté
    Et que l'équipe d'Edward choisit Ronald comme joueur affecté
    Alors l'équipe d'Edward a 0 point de vie
    Et l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:count.set_each.lost.sum @situation:count.set_each @clause:life.set_each @clause:life.shared @until:2010-04-23 @should
  Plan du scénario: Qui est censé avoir perdu des points de vie quand les deux totaux sont fixés, selon les premières règles
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 25 points de vie
    Quand les totaux de points de vie d'Angie et de Barry deviennent 3 et 4
    Et que l'équipe d'Angie choisit <membre> comme joueur affecté
    Alors l'équipe d'Angie a <total> points de vie
    Et Angie a perdu <perdus par Angie> points de vie
    Et Barry a perdu <perdus par Barry> points de vie

    Exemples:
      | à partir du | règle  | membre | total | perdus par Angie | perdus par Barry |
      | 2005-08-01  | 606.9b | —      | 7     | 10               | 9                |

  @id:count.set_each.lost @situation:count.set_each @clause:life.set_each @clause:life.shared @must
  Plan du scénario: Qui est censé avoir perdu des points de vie quand les deux totaux sont fixés
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 25 points de vie
    Quand les totaux de points de vie d'Angie et de Barry deviennent 3 et 4
    Et que l'équipe d'Angie choisit <membre> comme joueur affecté
    Alors l'équipe d'Angie a <total> points de vie
    Et Angie a perdu <perdus par Angie> points de vie
    Et Barry a perdu <perdus par Barry> points de vie

    Exemples:
      | à partir du | règle   | membre | total | perdus par Angie | perdus par Barry |
      | 2010-04-23  | 806.10d | Angie  | 3     | 22               | 0                |
      | 2010-04-23  | 806.10d | Barry  | 4     | 0                | 21               |
