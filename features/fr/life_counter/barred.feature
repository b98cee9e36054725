# language: fr
@source:W
Fonctionnalité: Un compteur sait qui ne peut pas gagner ou perdre de points de vie
  > Un effet empêche un joueur de gagner ou de perdre des points de vie. En empêche-t-il aussi son coéquipier ?

  @id:count.cannot_gain @clause:life.cannot_gain @must
  Plan du scénario: Dans un compteur, un joueur ne peut pas gagner de points de vie : son coéquipier le peut-il ?
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'un effet empêche Angie de gagner des points de vie
    Quand Angie gagne 5 points de vie
    Alors l'équipe d'Angie a 20 points de vie
    Quand Barry gagne 5 points de vie
    Et qu'Edward gagne 5 points de vie
    Alors l'équipe d'Angie a <points de vie> points de vie
    Et l'équipe d'Edward a 25 points de vie
    Quand Barry perd 4 points de vie
    Alors l'équipe d'Angie a <après> points de vie

    Exemples:
      | à partir du | règle   | points de vie | après |
      | 2005-08-01  | 606.9   | 25            | 21    |
      | 2010-04-23  | 806.10g | 20            | 16    |

  @id:count.cannot_gain.set @situation:count.cannot_gain @clause:life.cannot_gain @clause:life.set_one @from:2010-04-23 @must
  Scénario: Un total de points de vie qui devrait monter reste le même, et un total qui descend change
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'un effet empêche Barry de gagner des points de vie
    Quand le total de points de vie d'Angie devient 25
    Alors l'équipe d'Angie a 20 points de vie
    Quand le total de points de vie d'Angie devient 15
    Alors l'équipe d'Angie a 15 points de vie

  @id:count.cannot_lose @clause:life.cannot_lose @must
  Plan du scénario: Dans un compteur, un joueur ne peut pas perdre de points de vie : son coéquipier en perd-il ?
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'un effet empêche Barry de perdre des points de vie
    Quand Barry subit 3 blessures
    Alors l'équipe d'Angie a 20 points de vie
    Quand Angie subit 4 blessures
    Et qu'Edward subit 4 blessures
    Alors l'équipe d'Angie a <points de vie> points de vie
    Et l'équipe d'Edward a 16 points de vie
    Quand Angie gagne 2 points de vie
    Alors l'équipe d'Angie a <après> points de vie

    Exemples:
      | à partir du | règle  | points de vie | après |
      | 2005-08-01  | 606.9  | 16            | 18    |
      | 2010-10-01  | 810.9h | 20            | 22    |

  @id:count.cannot_lose.paying @situation:count.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2010-10-01 @must
  Scénario: Personne ne paie de points de vie, sauf 0, dans une équipe dont un membre ne peut pas en perdre
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'un effet empêche Barry de perdre des points de vie
    Alors Angie ne peut pas payer 1 point de vie
    Et Barry ne peut pas payer 1 point de vie
    Et Angie ne peut pas payer 1 point de vie et Barry 0 pour un même coût
    Mais Angie peut payer 0 point de vie
    Et Angie peut payer 0 point de vie et Barry 0 pour un même coût
    Et l'équipe d'Angie a 20 points de vie

  @id:count.cannot_lose.paying.teammate @situation:count.cannot_lose.paying @clause:life.cannot_lose @clause:life.pay @from:2005-08-01 @until:2010-10-01 @should
  Scénario: Un coéquipier pouvait encore payer des points de vie
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'un effet empêche Barry de perdre des points de vie
    Alors Barry ne peut pas payer 1 point de vie
    Mais Angie peut payer 7 points de vie
    Et l'équipe d'Angie a 13 points de vie
