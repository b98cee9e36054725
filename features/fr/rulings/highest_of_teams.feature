# language: fr
Fonctionnalité: Le total de points de vie le plus élevé de tous les joueurs
  > Un planeswalker crée autant de jetons que le total de points de vie le plus élevé de tous les joueurs. Lequel est-ce ?

  @id:ruling.sorin_grim_nemesis @clause:life.read @from:2016-11-11 @must
  Scénario: Le total le plus élevé est celui d'une équipe, fût-ce l'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 7 points de vie
    Et que l'équipe d'Edward a 13 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a neuf marqueurs « loyauté »
    Quand Angie active la troisième capacité de « Sorin, Grim Nemesis »
    Et que la capacité se résout
    Alors Angie contrôle 13 jetons de créature
    Et Angie ne contrôle pas « Sorin, Grim Nemesis »
    Et Barry ne contrôle aucun jeton de créature

  @id:ruling.sorin_grim_nemesis.own @situation:ruling.sorin_grim_nemesis @clause:life.read @from:2016-11-11 @must
  Scénario: Si le total le plus élevé est celui de sa propre équipe, Sorin compte celui-là, et il reste la loyauté qui n'a pas été retirée
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 5 points de vie
    Et que l'équipe d'Edward a 3 points de vie
    Et qu'Angie contrôle « Sorin, Grim Nemesis »
    Et que « Sorin, Grim Nemesis » a dix marqueurs « loyauté »
    Quand Angie active la troisième capacité de « Sorin, Grim Nemesis »
    Et que la capacité se résout
    Alors Angie contrôle cinq jetons de créature 1/1
    Et « Sorin, Grim Nemesis » a un marqueur « loyauté »
