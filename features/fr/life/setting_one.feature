# language: fr
@source:F @source:I @source:W
Fonctionnalité: Le total de points de vie d'un seul joueur est fixé
  > Un effet donne un total à un joueur, mais l'équipe n'a qu'un total pour deux. Avec combien finit-elle ?

  @id:life.set_one.magister_sphinx @clause:life.set_one @source:F-EX14 @source:W-EX12 @must
  Plan du scénario: Le Magister Sphinx cible un joueur d'une équipe à 25 points de vie
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 25 points de vie
    Quand Angie lance « Magister Sphinx »
    Et que le sort se résout
    Et qu'Angie choisit Edward comme cible
    Et que la capacité déclenchée de « Magister Sphinx » se résout
    Alors l'équipe d'Edward a <total> points de vie
    Et l'équipe d'Angie a 40 points de vie

    Exemples:
      | à partir du | règle    | total |
      | 2005-08-01  | 606.9c   | 10    |
      | 2005-08-05  | FAQ 2005 | 22    |
      | 2010-04-23  | 806.10c  | 10    |

  @id:life.set_one.twenty @clause:life.set_one @source:I-EX11 @source:I-EX16 @must
  Plan du scénario: Un sort fixe à 20 le total de points de vie de son contrôleur dans une équipe à 25
    Étant donné que l'équipe d'Angie a 25 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Blessed Wind » en ciblant Angie
    Et que le sort se résout
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a 30 points de vie

    Exemples:
      | à partir du | règle    | total |
      | 2005-08-01  | 606.9c   | 20    |
      | 2005-08-05  | FAQ 2005 | 32    |
      | 2010-04-23  | 806.10c  | 20    |

  @id:life.set_one.beacon @clause:life.set_one @clause:life.read @source:W-EX09 @must
  Plan du scénario: Le Flambeau de l'Immortalité double le total de points de vie d'un joueur d'une équipe à 17
    Étant donné que l'équipe d'Angie a 17 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand Angie lance « Flambeau de l'Immortalité » en ciblant Barry
    Et que le sort se résout
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a 30 points de vie

    Exemples:
      | à partir du | règle    | total |
      | 2005-08-01  | 606.9c   | 18    |
      | 2005-08-05  | FAQ 2005 | 26    |
      | 2010-04-23  | 806.10c  | 34    |
