# language: fr
@source:W
Fonctionnalité: Trois joueurs paient des points de vie
  > L'un des trois joueurs paie des points de vie, ou deux d'entre eux le font pour le même coût. Combien au plus ?

  @id:heads.pay.whole @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:team.more_heads @from:2008-07-15 @must
  Scénario: Chacun des trois joueurs peut payer autant que ce qui reste à son équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Alors Celia ne peut pas payer 11 points de vie
    Mais Celia peut payer 6 points de vie
    Et Barry ne peut pas payer 5 points de vie
    Mais Barry peut payer 3 points de vie
    Et l'équipe d'Angie a 1 point de vie
    Et la partie continue

  @id:heads.pay.share @situation:heads.pay @variant:three-headed-giant @clause:life.pay @clause:life.read @clause:team.more_heads @from:2005-08-01 @until:2008-07-15 @should
  Scénario: L'un des trois joueurs ne pouvait pas payer plus que le tiers de ce qu'avait l'équipe, arrondi à l'unité supérieure
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 13 points de vie
    Alors Celia ne peut pas payer 6 points de vie
    Mais Celia peut payer 5 points de vie
    Et l'équipe d'Angie a 8 points de vie

  @id:heads.pay.together @variant:three-headed-giant @clause:life.pay_together @clause:team.more_heads @from:2009-07-11 @must
  Scénario: Deux des trois joueurs ne peuvent pas payer ensemble plus que ce qu'a leur équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Alors Angie ne peut pas payer 6 points de vie et Celia 5 pour un même coût
    Mais Angie peut payer 6 points de vie et Celia 3 pour un même coût
    Et l'équipe d'Angie a 1 point de vie
    Et Celia a perdu 3 points de vie
