# language: fr
@source:W
Fonctionnalité: On demande à un compteur si des points de vie peuvent être payés
  > Un joueur paie des points de vie, ou les deux membres d'une équipe en paient pour un même coût. Combien au plus ?

  @id:count.pay @situation:count.pay @clause:life.pay @from:2008-07-15 @must
  Scénario: Dans un compteur, un joueur peut payer autant de points de vie que son équipe en a, et pas plus
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Alors Angie ne peut pas payer 11 points de vie
    Mais Angie peut payer 7 points de vie
    Et l'équipe d'Angie a 3 points de vie
    Et Barry ne peut pas payer 4 points de vie
    Mais Barry peut payer 3 points de vie
    Et l'équipe d'Angie perd la partie

  @id:count.pay.own @situation:count.pay @clause:life.pay @clause:life.read @from:2005-08-01 @until:2008-07-15 @should
  Scénario: Un joueur ne pouvait pas payer plus que la moitié de ce qu'a l'équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 13 points de vie
    Alors Angie ne peut pas payer 8 points de vie
    Mais Angie peut payer 7 points de vie
    Et l'équipe d'Angie a 6 points de vie

  @id:count.pay.nothing @situation:count.pay @clause:life.pay @from:2009-07-11 @must
  Scénario: On peut toujours payer 0 point de vie
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 1 point de vie
    Alors Angie ne peut pas payer 2 points de vie
    Mais Angie peut payer 0 point de vie
    Et l'équipe d'Angie a 1 point de vie
    Et la partie continue

  @id:count.pay.together @situation:count.pay.together @clause:life.pay_together @from:2009-07-11 @must
  Scénario: À deux, les membres ne peuvent pas payer plus que n'a leur équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Alors Angie ne peut pas payer 6 points de vie et Barry 5 pour un même coût
    Et Angie ne peut pas payer 11 points de vie et Barry 0 pour un même coût
    Mais Angie peut payer 6 points de vie et Barry 3 pour un même coût
    Et l'équipe d'Angie a 1 point de vie
    Et Angie a perdu 6 points de vie
    Et Barry a perdu 3 points de vie

  @id:count.pay.together.all @situation:count.pay.together @clause:life.pay_together @from:2009-07-11 @must
  Scénario: À deux, les membres peuvent payer tout ce qu'a leur équipe, et nul n'est obligé de payer quelque chose
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Alors Angie peut payer 0 point de vie et Barry 0 pour un même coût
    Et l'équipe d'Angie a 10 points de vie
    Et Angie peut payer 4 points de vie et Barry 6 pour un même coût
    Et l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Angie perd la partie

  @id:count.pay.together.alone @situation:count.pay.together @clause:life.pay_together @from:2008-07-15 @until:2009-07-11 @should
  Scénario: Rien n'était écrit sur ce que les deux membres paient ensemble
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Alors Angie ne peut pas payer 11 points de vie et Barry 0 pour un même coût
    Mais Angie peut payer 6 points de vie et Barry 5 pour un même coût
    Et l'équipe d'Angie perd la partie
