# language: fr
@source:F @source:I @source:W
Fonctionnalité: Un compteur de points de vie tient un seul total par équipe
  > Un programme compte les points de vie et le poison, et ne joue aucune carte. Qu'arrive-t-il à un joueur, et qu'arrive-t-il à l'équipe ?

  @id:count.start @clause:life.start @must
  Plan du scénario: Le compte commence au total de points de vie de départ d'une équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Alors l'équipe d'Angie a <points de vie> points de vie
    Et l'équipe d'Edward a <points de vie> points de vie
    Et la partie continue

    Exemples:
      | à partir du | règle  | points de vie |
      | 2005-08-01  | 606.4a | 40            |
      | 2007-02-20  | FR 151 | 30            |

  @id:count.start.casual @situation:count.start @clause:life.start @must
  Plan du scénario: Hors tournoi, le départ du compte a été abaissé plus tard
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que la partie n'a pas lieu en tournoi
    Alors l'équipe d'Angie a <points de vie> points de vie
    Et l'équipe d'Edward a <points de vie> points de vie

    Exemples:
      | à partir du | règle  | points de vie |
      | 2005-08-01  | 606.4a | 40            |
      | 2007-05-01  | 606.4a | 30            |

  @id:count.events @clause:life.shared @from:2005-08-01 @must
  Scénario: Ce qui arrive à un membre se voit sur le total de points de vie de l'équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Angie subit 3 blessures
    Et que Barry perd 4 points de vie
    Et qu'Angie gagne 2 points de vie
    Alors l'équipe d'Angie a 15 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Et la partie continue

  @id:count.events.each @clause:life.shared @from:2005-08-01 @must
  Scénario: Ce qui arrive à chaque joueur arrive deux fois à une équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 25 points de vie
    Quand chaque joueur subit 4 blessures
    Alors l'équipe d'Angie a 12 points de vie
    Et l'équipe d'Edward a 17 points de vie
    Quand chaque joueur gagne 3 points de vie
    Alors l'équipe d'Angie a 18 points de vie
    Et l'équipe d'Edward a 23 points de vie
    Quand chaque joueur perd 5 points de vie
    Alors l'équipe d'Angie a 8 points de vie
    Et l'équipe d'Edward a 13 points de vie

  @id:count.events.who @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie sont perdus par le joueur concerné, et non par son coéquipier
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Quand Angie subit 3 blessures
    Et qu'Angie perd 2 points de vie
    Et que Barry gagne 6 points de vie
    Alors Angie a perdu 5 points de vie
    Et Barry a perdu 0 point de vie
    Et l'équipe d'Angie a 21 points de vie

  @id:count.zero @clause:life.zero @clause:team.wins_and_loses @from:2005-08-01 @must
  Scénario: Une équipe qui arrive à 0 point de vie perd, ses deux membres ensemble
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 9 points de vie
    Quand Angie subit 5 blessures
    Alors la partie continue
    Quand Barry subit 4 blessures
    Alors l'équipe d'Angie a 0 point de vie
    Et l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie

  @id:count.zero.below @situation:count.zero @clause:life.zero @from:2005-08-01 @must
  Scénario: Une équipe qui tombe sous 0 point de vie perd aussi
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Edward a 7 points de vie
    Quand chaque joueur subit 4 blessures
    Alors l'équipe d'Edward a -1 point de vie
    Et l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:count.zero.both @situation:count.zero @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scénario: Deux équipes qui arrivent en même temps à 0 point de vie terminent ex æquo
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 6 points de vie
    Et que l'équipe d'Edward a 8 points de vie
    Quand chaque joueur subit 4 blessures
    Alors la partie se termine en ex æquo

  @id:count.zero.first @situation:count.zero @clause:game.over @clause:life.zero @from:2005-08-01 @must
  Scénario: Une équipe qui arrive à 0 point de vie avant l'autre perd
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 6 points de vie
    Et que l'équipe d'Edward a 8 points de vie
    Quand Edward subit 8 blessures
    Alors l'équipe d'Edward perd la partie
    Et l'équipe d'Angie gagne la partie

  @id:count.concede @clause:team.concedes @from:2005-08-01 @must
  Scénario: Un joueur qui concède fait perdre toute son équipe
    Étant donné qu'on ne compte que les points de vie et le poison
    Et que l'équipe d'Angie a 20 points de vie
    Quand Barry concède la partie
    Alors l'équipe d'Angie perd la partie
    Et l'équipe d'Edward gagne la partie
