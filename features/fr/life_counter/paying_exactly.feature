# language: fr
Fonctionnalité: Le dernier point de vie payé
  > On demande à un compteur de points de vie si un point, ou rien, peut être payé, et par qui ensemble.

  @id:count.exact.one @clause:life.pay @clause:life.cannot_lose @from:2005-08-01 @must
  Scénario: Qui ne peut pas perdre de points de vie ne peut pas en payer un, et peut n'en payer aucun
    Étant donné qu'on ne compte que les points de vie et le poison
    Et qu'un effet empêche Angie de perdre des points de vie
    Et que l'équipe d'Angie a 10 points de vie
    Alors Angie ne peut pas payer 1 point de vie
    Mais Angie peut payer 0 point de vie
    Et l'équipe d'Angie a 10 points de vie

  @id:count.exact.teams @clause:life.pay_together @from:2009-07-11 @must
  Scénario: Ce que paient des joueurs de deux équipes pour un même coût est compté pour chaque équipe seule, et qui ne paie rien ne paie rien
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 5 points de vie
    Alors Angie peut payer 3 points de vie et Edward 3 pour un même coût
    Et l'équipe d'Angie a 2 points de vie
    Et l'équipe d'Edward a 2 points de vie
    Et Angie peut payer 0 point de vie et Barry 2 pour un même coût
    Et l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Edward a 2 points de vie

  @id:count.exact.exchange @clause:life.exchange @clause:life.set_one @from:2005-08-01 @until:2005-08-05 @must
  Scénario: Des coéquipiers n'échangent rien, même tant que le total de l'équipe elle-même devenait le nombre
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 21 points de vie
    Quand Angie et Barry échangent leurs totaux de points de vie
    Alors l'équipe d'Angie a 21 points de vie
