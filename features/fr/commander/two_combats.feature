# language: fr
@source:C
Fonctionnalité: Les blessures d'un commandant dans deux combats
  > Jusqu'en 2018, on attaquait une équipe, et l'équipe attaquante choisissait, à l'assignation des blessures, la tête qui les subissait : à chaque combat de nouveau. Qu'est-ce qui s'additionne ?

  @id:commander.damage.two_heads.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scénario: Ce qu'un même commandant infligeait à une tête, puis à l'autre, ne s'additionnait pas
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Isamaru, Hound of Konda »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Quand l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la partie continue
    Et l'équipe d'Edward a 18 points de vie

  @id:commander.damage.over_turns.assigned @situation:commander.damage.two_heads @clause:commander.damage @variant:two-headed-giant-commander @from:2009-10-01 @until:2018-04-27 @should
  Scénario: Ce qu'un même commandant infligeait deux fois à la même tête s'additionnait
    Étant donné qu'Angie contrôle « Isamaru, Hound of Konda »
    Et que le commandant d'Angie est « Isamaru, Hound of Konda »
    Et que « Isamaru, Hound of Konda » a neuf marqueurs +1/+1
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Isamaru, Hound of Konda »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Quand l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'équipe d'Angie finit son tour
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Isamaru, Hound of Konda »
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward perd la partie
