# language: fr
@source:W
Fonctionnalité: Un compteur déplace les totaux de points de vie entre joueurs
  > Deux joueurs échangent leurs totaux de points de vie, ou quelqu'un les redistribue. De qui peuvent-ils être, et qu'ont les équipes ensuite ?

  @id:count.exchange @situation:count.exchange @clause:life.exchange @clause:life.read @from:2010-04-23 @must
  Scénario: Dans un compteur, des joueurs de deux équipes échangent les totaux de points de vie de leurs équipes
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 29 points de vie
    Quand Angie et Ronald échangent leurs totaux de points de vie
    Alors l'équipe d'Angie a 29 points de vie
    Et l'équipe d'Edward a 10 points de vie
    Et Ronald a perdu 19 points de vie
    Et Edward a perdu 0 point de vie

  @id:count.exchange.halves @situation:count.exchange @clause:life.exchange @clause:life.read @from:2005-08-05 @until:2010-04-23 @should
  Scénario: Dans un compteur, des joueurs de deux équipes échangeaient leurs moitiés
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 29 points de vie
    Quand Angie et Ronald échangent leurs totaux de points de vie
    Alors l'équipe d'Angie a 20 points de vie
    Et l'équipe d'Edward a 19 points de vie

  @id:count.exchange.teammate @situation:count.exchange @clause:life.exchange @from:2010-04-23 @must
  Scénario: Dans un compteur, des coéquipiers n'échangent pas leurs totaux de points de vie
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 25 points de vie
    Quand Angie et Barry échangent leurs totaux de points de vie
    Alors l'équipe d'Angie a 25 points de vie
    Et Angie a perdu 0 point de vie
    Et Barry a perdu 0 point de vie

  @id:count.exchange.cannot_gain @situation:count.exchange @clause:life.exchange @clause:life.cannot_gain @from:2010-04-23 @must
  Scénario: Dans un compteur, rien n'est échangé avec une équipe qui ne peut pas gagner de points de vie et devrait en gagner
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 10 points de vie
    Et qu'un effet empêche Ronald de gagner des points de vie
    Quand Angie et Edward échangent leurs totaux de points de vie
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 10 points de vie

  @id:count.exchange.cannot_lose @situation:count.exchange @clause:life.exchange @clause:life.cannot_lose @from:2010-10-01 @must
  Scénario: Dans un compteur, rien n'est échangé avec une équipe qui ne peut pas perdre de points de vie et devrait en perdre
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'un effet empêche Ronald de perdre des points de vie
    Quand Angie et Edward échangent leurs totaux de points de vie
    Alors l'équipe d'Angie a 10 points de vie
    Et l'équipe d'Edward a 30 points de vie

  @id:count.redistribute @situation:count.redistribute @clause:life.redistribute @from:2010-04-23 @must
  Scénario: Un joueur qui redistribue des totaux de points de vie prend un joueur par équipe au plus
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 29 points de vie
    Alors Angie ne peut pas redistribuer les totaux de points de vie : 10 pour Angie, 10 pour Barry
    Et Angie ne peut pas redistribuer les totaux de points de vie : 29 pour Ronald, 29 pour Edward
    Mais Angie peut redistribuer les totaux de points de vie : 29 pour Barry, 10 pour Ronald
    Et l'équipe d'Angie a 29 points de vie
    Et l'équipe d'Edward a 10 points de vie

  @id:count.redistribute.others @situation:count.redistribute @clause:life.redistribute @from:2010-04-23 @must
  Scénario: On ne redistribue que les totaux de points de vie qu'ont ces joueurs
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 29 points de vie
    Alors Angie ne peut pas redistribuer les totaux de points de vie : 20 pour Angie, 19 pour Edward
    Et Angie ne peut pas redistribuer les totaux de points de vie : 29 pour Angie, 29 pour Edward
    Mais Angie peut redistribuer les totaux de points de vie : 10 pour Angie, 29 pour Edward
    Et l'équipe d'Angie a 10 points de vie
    Et l'équipe d'Edward a 29 points de vie

  @id:count.redistribute.teammates @situation:count.redistribute @clause:life.redistribute @clause:life.read @from:2005-08-01 @until:2010-04-23 @should
  Scénario: Rien n'était écrit sur deux joueurs d'une même équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Alors Angie ne peut pas redistribuer les totaux de points de vie : 10 pour Angie, 5 pour Barry
    Mais Angie peut redistribuer les totaux de points de vie : 5 pour Angie, 5 pour Barry
    Et l'équipe d'Angie a 10 points de vie

  @id:count.redistribute.cannot_gain @situation:count.redistribute @clause:life.redistribute @clause:life.cannot_gain @from:2018-04-27 @must
  Scénario: Une équipe qui ne peut pas gagner de points de vie ne reçoit pas de total plus élevé
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 30 points de vie
    Et que l'équipe d'Edward a 10 points de vie
    Et qu'un effet empêche Ronald de gagner des points de vie
    Alors Angie ne peut pas redistribuer les totaux de points de vie : 10 pour Angie, 30 pour Edward
    Mais Angie peut redistribuer les totaux de points de vie : 30 pour Angie, 10 pour Edward
    Et l'équipe d'Angie a 30 points de vie

  @id:count.redistribute.cannot_lose @situation:count.redistribute @clause:life.redistribute @clause:life.cannot_lose @from:2018-04-27 @must
  Scénario: Une équipe qui ne peut pas perdre de points de vie ne reçoit pas de total plus bas
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 10 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'un effet empêche Ronald de perdre des points de vie
    Alors Angie ne peut pas redistribuer les totaux de points de vie : 30 pour Angie, 10 pour Edward
    Mais Angie peut redistribuer les totaux de points de vie : 10 pour Angie, 30 pour Edward
    Et l'équipe d'Edward a 30 points de vie
