# language: fr
Fonctionnalité: Ce qui arrive en attaquant
  > Une créature attaquante en amène d'autres qui attaquent en arrivant. Qui attaquent-elles, et qu'en font les têtes ?

  @id:keyword.entering.team @situation:keyword.entering @clause:combat.enters_attacking @from:2016-07-22 @until:2018-04-27 @must
  Scénario: Des jetons qui arrivent attaquants attaquent l'équipe comme un tout, et lui infligent des blessures
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Hanweir Garrison »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Alors Angie contrôle deux jetons de créature 1/1
    Et Barry ne contrôle aucun jeton de créature
    Quand l'équipe d'Angie choisit Ronald comme joueur qui subit les blessures
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:keyword.entering.chosen @situation:keyword.entering @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Des jetons qui arrivent attaquants peuvent attaquer l'autre tête que celle que leur créateur attaque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hanweir Garrison »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et qu'Angie choisit Ronald comme joueur défenseur
    Alors Angie contrôle deux jetons de créature 1/1
    Et Barry ne contrôle aucun jeton de créature
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:keyword.entering.apart @clause:combat.enters_attacking @variant:free-for-all @from:2018-04-27 @must
  Scénario: Des jetons qui arrivent attaquants peuvent attaquer un autre adversaire, qui perd seul les points de vie
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hanweir Garrison »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et qu'Angie choisit Martha comme joueur défenseur
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et l'équipe de Martha a 18 points de vie
    Et l'équipe de Simon a 20 points de vie

  @id:keyword.entering.with_others @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Ce qui est dit des autres créatures attaquantes l'est aussi de celles du coéquipier, et d'aucune qui reste en arrière
    Étant donné qu'Angie contrôle « Hero of Bladehold »
    Et que Barry contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hero of Bladehold »
    Et que Barry attaque Edward avec « Géant des collines »
    Et qu'Angie choisit Ronald comme joueur défenseur
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Hero of Bladehold » est 3/4
    Et la créature « Géant des collines » est 4/3
    Et la créature « Grizzlis » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3
    Et Angie contrôle deux jetons de créature 1/1

  @id:keyword.entering.tapped @clause:object.enters_tapped @clause:combat.enters_attacking @from:2018-04-27 @must
  Scénario: Les jetons sont engagés, comme la créature qui les amène, et comptent parmi les créatures engagées
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Hanweir Garrison »
    Et qu'Angie contrôle « Throne of the God-Pharaoh »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Hanweir Garrison »
    Et que la capacité déclenchée de « Hanweir Garrison » se résout
    Et qu'Angie choisit Ronald comme joueur défenseur
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie
    Quand l'étape de fin de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Throne of the God-Pharaoh » se résout
    Alors l'équipe d'Edward a 10 points de vie
