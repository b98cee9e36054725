# language: fr
Fonctionnalité: Les points de vie que gagne un seul membre
  > Le total de points de vie de l'équipe monte, quel que soit le membre qui en gagne. Quelles capacités regardent qui c'était, et lesquelles lisent le total ?

  @id:ruling.marauding_blight_priest @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie que gagne son contrôleur coûtent 2 points de vie à l'autre équipe, et ceux que gagne le coéquipier ne lui coûtent rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Marauding Blight-Priest »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et que la capacité déclenchée de « Marauding Blight-Priest » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 18 points de vie

  @id:ruling.vito_thorn_of_the_dusk_rose @clause:life.shared @from:2005-08-01 @must
  Scénario: Un adversaire perd autant de points de vie qu'en gagne le contrôleur de Vito, et aucun pour ceux que gagne le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Vito, Thorn of the Dusk Rose »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Et l'équipe d'Edward a 20 points de vie
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et qu'Angie choisit Ronald comme cible
    Et que la capacité déclenchée de « Vito, Thorn of the Dusk Rose » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et l'équipe d'Edward a 17 points de vie

  @id:ruling.voice_of_the_blessed @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie que gagne le coéquipier ne comptent pas pour Voice of the Blessed
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Voice of the Blessed »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Et « Voice of the Blessed » n'a aucun marqueur +1/+1
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et que la capacité déclenchée de « Voice of the Blessed » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et « Voice of the Blessed » a un marqueur +1/+1

  @id:ruling.twinblade_paladin @clause:life.shared @from:2005-08-01 @must
  Scénario: Les points de vie que gagne le coéquipier ne comptent pas pour Twinblade Paladin
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Twinblade Paladin »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Et « Twinblade Paladin » n'a aucun marqueur +1/+1
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Et que la capacité déclenchée de « Twinblade Paladin » se résout
    Alors l'équipe d'Angie a 30 points de vie
    Et « Twinblade Paladin » a un marqueur +1/+1

  @id:ruling.heron_of_hope @clause:life.shared @from:2005-08-01 @must
  Scénario: Heron of Hope n'ajoute rien aux points de vie que gagne le coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et qu'Angie contrôle « Heron of Hope »
    Et qu'Angie contrôle « Bottle Gnomes »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors l'équipe d'Angie a 27 points de vie
    Quand Angie active la capacité de « Bottle Gnomes »
    Et que la capacité se résout
    Alors l'équipe d'Angie a 31 points de vie

  @id:ruling.serra_ascendant @clause:life.read @from:2010-04-23 @must
  Scénario: Serra Ascendant est grande tant que l'équipe a 30 points de vie, quel que soit le joueur qui les a gagnés
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 29 points de vie
    Et qu'Angie contrôle « Serra Ascendant »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Alors la créature « Serra Ascendant » est 6/6
    Quand Barry lance « Rides de flammes »
    Et que le sort se résout
    Alors la créature « Serra Ascendant » est 1/1

  @id:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  Scénario: Si l'équipe a 25 points de vie, Twinblade Paladin inflige ses blessures deux fois, quel que soit le joueur qui les a gagnés
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 18 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Twinblade Paladin »
    Quand Barry lance « Angel's Mercy »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Twinblade Paladin »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie

  @id:ruling.twinblade_paladin.too_little @situation:ruling.twinblade_paladin.double_strike @clause:life.read @from:2018-04-27 @must
  Scénario: Si l'équipe a 24 points de vie, Twinblade Paladin inflige ses blessures une seule fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 24 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Twinblade Paladin »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Twinblade Paladin »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
