# language: fr
Fonctionnalité: Qui attaque et qui subit des blessures
  > Une capacité se déclenche quand une créature attaque, ou quand une créature subit des blessures. De quelles créatures s'agit-il, et combien de fois se déclenche-t-elle ?

  @id:happening.attacks.yours @clause:trigger.event @clause:object.you @from:2018-04-27 @must
  Scénario: Chacun de ses propres attaquants grandit, ni celui d'un coéquipier, ni ce qui reste à la maison
    Étant donné qu'Angie contrôle « Fervent Charge »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Oiseaux de paradis »
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Primordial Sage »
    Et que l'équipe d'Edward a 40 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis » et « Oiseaux de paradis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 4/4
    Et la créature « Oiseaux de paradis » est 2/3
    Mais la créature « Wind Drake » est 2/2
    Et la créature « Géant des collines » est 3/3
    Et l'équipe d'Edward a 31 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Primordial Sage »
    Et que l'étape de fin de combat de l'équipe d'Edward commence
    Alors la créature « Primordial Sage » est 4/5

  @id:happening.attacks.anybodys @clause:trigger.event @clause:life.shared @from:2018-04-27 @must
  Scénario: Chaque attaquant de n'importe qui, coéquipier ou adversaire, fait gagner 1 point de vie à l'équipe d'un joueur
    Étant donné qu'Angie contrôle « Righteous Cause »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 30 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors l'équipe d'Angie a 22 points de vie
    Et l'équipe d'Edward a 25 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et que Ronald attaque Barry avec « Oiseaux de paradis »
    Et que l'étape de fin de combat de l'équipe d'Edward commence
    Alors l'équipe d'Angie a 23 points de vie
    Et l'équipe d'Edward a 25 points de vie

  @id:happening.dealt @clause:trigger.event @clause:object.you @from:2024-11-08 @must
  Scénario: Ce que deux bloqueurs infligent ensemble fait piocher une carte, ce qu'un sort inflige une autre, et ce que d'autres subissent aucune
    Étant donné qu'Angie contrôle « Ripjaw Raptor »
    Et que Barry contrôle « Primordial Sage »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Oiseaux de paradis »
    Et que Ronald contrôle « Wind Drake »
    Et qu'Angie a une carte en main
    Et que Barry a une carte en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Ripjaw Raptor »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Ripjaw Raptor » avec « Grizzlis »
    Et que Ronald bloque « Ripjaw Raptor » avec « Wind Drake »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Grizzlis », 2 à « Wind Drake »
    Et que l'étape de fin de combat de l'équipe d'Angie commence
    Alors Angie a deux cartes en main
    Quand Angie lance « Shock » en ciblant « Primordial Sage »
    Et que l'étape de fin de l'équipe d'Angie commence
    Alors Angie a une carte en main
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que Ronald lance « Tremor »
    Et que le sort se résout
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie a deux cartes en main
    Et Barry a une carte en main
