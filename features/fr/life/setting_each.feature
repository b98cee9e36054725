# language: fr
@source:F @source:I @source:W
Fonctionnalité: Le total de points de vie de chaque joueur est fixé
  > Un effet donne un total à chaque membre d'une équipe, mais l'équipe n'a qu'un total pour deux. Avec combien finit-elle ?

  @id:life.set_each.biorhythm @clause:life.set_each @source:F-EX15 @source:I-EX10 @must
  Plan du scénario: Biorythme avec trois créatures d'un côté et aucune de l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Et qu'Angie contrôle une créature
    Et que Barry contrôle deux créatures
    Et qu'Edward contrôle trois créatures
    Et que Ronald ne contrôle aucune créature
    Quand Ronald lance « Biorythme »
    Et que le sort se résout
    Et que l'équipe d'Angie choisit <chez Angie> comme joueur affecté
    Et que l'équipe d'Edward choisit <chez Edward> comme joueur affecté
    Alors l'équipe d'Angie a <Angie> points de vie
    Et l'équipe d'Edward a <Edward> points de vie
    Et la partie continue

    Exemples:
      | à partir du | règle   | chez Angie | chez Edward | Angie | Edward |
      | 2005-08-01  | 606.9b  | —          | —           | 3     | 3      |
      | 2010-04-23  | 806.10d | Angie      | Edward      | 1     | 3      |
      | 2010-04-23  | 806.10d | Barry      | Edward      | 2     | 3      |

  @id:life.set_each.biorhythm.none @situation:life.set_each.biorhythm @clause:life.set_each @source:F-EX15 @source:I-EX10 @from:2010-04-23 @must
  Scénario: L'équipe qui choisit pour Biorythme son membre sans créature perd
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Et que Barry contrôle deux créatures
    Et qu'Edward contrôle trois créatures
    Et que Ronald ne contrôle aucune créature
    Quand Ronald lance « Biorythme »
    Et que le sort se résout
    Et que l'équipe d'Angie choisit Barry comme joueur affecté
    Et que l'équipe d'Edward choisit Ronald comme joueur affecté
    Alors l'équipe d'Edward a 0 point de vie
    Et l'équipe d'Edward perd la partie
    Et l'équipe d'Angie a 2 points de vie
    Et l'équipe d'Angie gagne la partie

  @id:life.set_each.repay_in_kind @clause:life.set_each @clause:life.read @source:W-EX13 @must
  Plan du scénario: Rendre la pareille ramène une équipe à 7 et une équipe à 13 au total le plus bas
    Étant donné que l'équipe d'Angie a 7 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Quand Angie lance « Rendre la pareille »
    Et que le sort se résout
    Et que l'équipe d'Angie choisit <chez Angie> comme joueur affecté
    Et que l'équipe d'Edward choisit <chez Edward> comme joueur affecté
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle   | chez Angie | chez Edward | total |
      | 2005-08-01  | 606.9b  | —          | —           | 8     |
      | 2010-04-23  | 806.10d | Angie      | Edward      | 7     |
      | 2010-04-23  | 806.10d | Barry      | Ronald      | 7     |
