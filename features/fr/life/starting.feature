# language: fr
@source:F @source:I @source:W
Fonctionnalité: Le total de points de vie de départ
  > Les membres d'une équipe partagent un seul total de points de vie. À combien commence-t-il ?

  @id:life.start @clause:life.start @must
  Plan du scénario: Les deux équipes commencent avec le même total
    Étant donné que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a <total> points de vie

    Exemples:
      | à partir du | règle  | total |
      | 2005-08-01  | 606.4a | 40    |
      | 2007-02-20  | FR 151 | 30    |

  @id:life.start.casual @situation:life.start @clause:life.start @must
  Plan du scénario: Hors tournoi, le total de départ a été abaissé plus tard
    Étant donné que la partie n'a pas lieu en tournoi
    Et que l'équipe d'Angie joue en premier
    Quand Angie garde sa main
    Et que Barry garde sa main
    Et qu'Edward garde sa main
    Et que Ronald garde sa main
    Alors l'équipe d'Angie a <points> points de vie
    Et l'équipe d'Edward a <points> points de vie

    Exemples:
      | à partir du | règle  | points |
      | 2005-08-01  | 606.4a | 40     |
      | 2007-05-01  | 606.4a | 30     |
