# language: fr
Fonctionnalité: Ce qui arrive en attaquant un planeswalker ou une bataille
  > Une créature qui arrive attaquante n'est pas obligée d'attaquer un joueur. Que peut-elle attaquer d'autre, et à qui ?

  @id:entering.walker @situation:entering @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Des jetons qui arrivent attaquants peuvent attaquer le planeswalker de la tête que rien d'autre n'attaque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hanweir Garrison »
    Et qu'Angie choisit d'attaquer « Nissa, Voice of Zendikar »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Nissa, Voice of Zendikar » a trois marqueurs « loyauté »
    Et l'équipe d'Edward a 18 points de vie

  @id:entering.battle @situation:entering @clause:combat.enters_attacking @clause:battle.defending @from:2023-04-14 @must
  Scénario: Des jetons qui arrivent attaquants peuvent attaquer une bataille que l'autre tête protège
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Et qu'Angie contrôle « Invasion of Dominaria »
    Et que « Invasion of Dominaria » a cinq marqueurs « défense »
    Et que le protecteur de « Invasion of Dominaria » est Ronald
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hanweir Garrison »
    Et qu'Angie choisit d'attaquer « Invasion of Dominaria »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Invasion of Dominaria » a trois marqueurs « défense »
    Et l'équipe d'Edward a 18 points de vie

  @id:entering.walker.group @situation:entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  Scénario: Quand l'équipe est attaquée comme un tout, des jetons peuvent tout de même attaquer un planeswalker de l'une ou l'autre tête
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Hanweir Garrison »
    Et qu'Angie choisit d'attaquer « Nissa, Voice of Zendikar »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et que l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Nissa, Voice of Zendikar » a trois marqueurs « loyauté »
    Et l'équipe d'Edward a 18 points de vie
