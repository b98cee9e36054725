# language: fr
@source:W @source:N
Fonctionnalité: Trois ou quatre joueurs partagent un total de points de vie
  > Les blessures, les gains et les pertes de points de vie touchent chaque joueur individuellement. Que devient le total d'une équipe de trois ou quatre, et quel nombre est celui d'un joueur ?

  @id:heads.damage.each.three @variant:three-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Ce qui est infligé à chacun des trois joueurs, leur équipe le perd trois fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 15 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 8 points de vie
    Et l'équipe d'Edward a 3 points de vie

  @id:heads.damage.each.four @variant:four-headed-giant @clause:life.shared @clause:team.more_heads @from:2005-08-01 @must
  Scénario: Ce qui est infligé à chacun des quatre joueurs, leur équipe le perd quatre fois
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 17 points de vie
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a 4 points de vie
    Et l'équipe d'Edward a 1 point de vie

  @id:heads.read.whole @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2010-04-23 @must
  Scénario: Un des trois joueurs est censé avoir tous les points de vie de l'équipe
    Étant donné que l'équipe d'Angie a 13 points de vie
    Et que Celia contrôle « Mal à l'affût »
    Quand Celia active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 6 points de vie

  @id:heads.read.share @situation:heads.read @variant:three-headed-giant @clause:life.read @clause:life.pay @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @should
  Scénario: On admet qu'un des trois joueurs avait un tiers des points de vie de l'équipe, arrondi à l'unité supérieure
    Étant donné que l'équipe d'Angie a 13 points de vie
    Et que Celia contrôle « Mal à l'affût »
    Quand Celia active la capacité de « Mal à l'affût »
    Alors l'équipe d'Angie a 10 points de vie

  @id:heads.set_each.sum @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2005-08-01 @until:2010-04-23 @must
  Scénario: Quand chacun des trois joueurs recevait un total de points de vie, leur équipe se retrouvait avec la somme
    Étant donné que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Et qu'Angie contrôle une créature
    Et que Barry contrôle deux créatures
    Et que Celia contrôle trois créatures
    Et qu'Edward contrôle une créature
    Quand Celia lance « Biorythme »
    Et que le sort se résout
    Alors l'équipe d'Angie a 6 points de vie
    Et l'équipe d'Edward a 1 point de vie

  @id:heads.set_each.chosen @situation:heads.set_each @variant:three-headed-giant @clause:life.set_each @clause:team.more_heads @from:2010-04-23 @must
  Scénario: Quand chacun des trois joueurs reçoit un total de points de vie, un seul d'entre eux, que l'équipe choisit, est affecté
    Étant donné que l'équipe d'Angie a 13 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Et qu'Angie contrôle une créature
    Et que Barry contrôle deux créatures
    Et que Celia contrôle trois créatures
    Et que Victor contrôle une créature
    Quand Celia lance « Biorythme »
    Et que le sort se résout
    Et que l'équipe d'Angie choisit Celia comme joueur affecté
    Et que l'équipe d'Edward choisit Victor comme joueur affecté
    Alors l'équipe d'Angie a 3 points de vie
    Et l'équipe d'Edward a 1 point de vie

  @id:heads.set_one @variant:three-headed-giant @clause:life.set_one @clause:team.more_heads @from:2010-04-23 @must
  Scénario: Quand un des trois joueurs reçoit un total de points de vie, leur équipe se retrouve avec ce total
    Étant donné que l'équipe d'Angie a 40 points de vie
    Et que l'équipe d'Edward a 25 points de vie
    Quand Angie lance « Magister Sphinx »
    Et que le sort se résout
    Et qu'Angie choisit Victor comme cible
    Et que la capacité déclenchée de « Magister Sphinx » se résout
    Alors l'équipe d'Edward a 10 points de vie
    Et l'équipe d'Angie a 40 points de vie

  @id:heads.cannot_gain @variant:four-headed-giant @clause:life.cannot_gain @clause:team.more_heads @must
  Plan du scénario: Un des quatre joueurs ne peut pas gagner de points de vie : le quatrième le peut-il ?
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Platinum Emperion »
    Et que Dora contrôle « Bottle Gnomes »
    Quand Dora active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a <total> points de vie

    Exemples:
      | à partir du | règle   | total |
      | 2005-08-01  | 606.9   | 23    |
      | 2010-04-23  | 806.10g | 20    |

  @id:heads.cannot_lose @variant:three-headed-giant @clause:life.cannot_lose @clause:team.more_heads @must
  Plan du scénario: Un des trois joueurs ne peut pas perdre de points de vie : les deux autres en perdent-ils ?
    Étant donné que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et que Celia contrôle « Platinum Emperion »
    Quand Angie lance « Rides de flammes »
    Et que le sort se résout
    Alors l'équipe d'Angie a <total> points de vie
    Et l'équipe d'Edward a 18 points de vie

    Exemples:
      | à partir du | règle  | total |
      | 2005-08-01  | 606.9  | 12    |
      | 2010-10-01  | 810.9h | 20    |
