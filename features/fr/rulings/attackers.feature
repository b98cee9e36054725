# language: fr
Fonctionnalité: Attaquants et bloqueurs aux côtés de ceux d'un coéquipier
  > Les coéquipiers attaquent et bloquent ensemble. Quand une créature est-elle seule, et qui attaque-t-elle ?

  @id:ruling.trusty_companion.team @situation:ruling.trusty_companion @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Trusty Companion peut attaquer l'équipe en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Trusty Companion »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer l'équipe d'Edward avec « Trusty Companion »
    Mais Angie peut attaquer l'équipe d'Edward avec « Trusty Companion » et « Grizzlis »

  @id:ruling.trusty_companion.player @situation:ruling.trusty_companion @clause:combat.attack @from:2018-04-27 @must
  Scénario: Trusty Companion peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Trusty Companion »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Trusty Companion »
    Mais Angie peut attaquer Edward avec « Trusty Companion »
    Et Barry peut attaquer Ronald avec « Grizzlis »

  @id:ruling.wojek_bodyguard @clause:combat.attack @from:2018-04-27 @must
  Scénario: Wojek Bodyguard peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wojek Bodyguard »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Wojek Bodyguard »
    Mais Angie peut attaquer Edward avec « Wojek Bodyguard »
    Et Barry peut attaquer Ronald avec « Grizzlis »

  @id:ruling.wojek_bodyguard.blocks @clause:combat.block @from:2018-04-27 @must
  Scénario: Wojek Bodyguard peut bloquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Wojek Bodyguard »
    Et que Ronald contrôle « Goblin Piker »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Wojek Bodyguard »
    Mais Edward peut bloquer « Grizzlis » avec « Wojek Bodyguard »
    Et Ronald peut bloquer « Géant des collines » avec « Goblin Piker »

  @id:ruling.waveskimmer_aven.team @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Waveskimmer Aven grandit comme seul attaquant de l'équipe, et l'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Waveskimmer Aven »
    Et que Barry contrôle « Rhox Charger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Waveskimmer Aven »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Waveskimmer Aven » est 3/5

  @id:ruling.waveskimmer_aven.player @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  Scénario: Waveskimmer Aven grandit en attaquant seul, et l'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Waveskimmer Aven »
    Et que Barry contrôle « Rhox Charger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Waveskimmer Aven »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Waveskimmer Aven » est 3/5

  @id:ruling.waveskimmer_aven.both @situation:ruling.waveskimmer_aven @clause:combat.attack @from:2018-04-27 @must
  Scénario: Si le coéquipier attaque aussi, Waveskimmer Aven ne grandit pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Waveskimmer Aven »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Waveskimmer Aven »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Waveskimmer Aven » est 2/4

  @id:ruling.marchesas_infiltrator.team @situation:ruling.marchesas_infiltrator @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Marchesa's Infiltrator grandit quand il attaque l'équipe qui a le plus de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 21 points de vie
    Et qu'Angie contrôle « Marchesa's Infiltrator »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Marchesa's Infiltrator »
    Et que la capacité déclenchée de « Marchesa's Infiltrator » se résout
    Alors « Marchesa's Infiltrator » a un marqueur +1/+1

  @id:ruling.marchesas_infiltrator.player @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  Scénario: Marchesa's Infiltrator grandit quand il attaque l'un ou l'autre joueur de l'équipe qui a le plus de points de vie, et fait piocher quand il inflige des blessures
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Marchesa's Infiltrator »
    Et qu'Angie a deux cartes en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Marchesa's Infiltrator »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors « Marchesa's Infiltrator » a un marqueur +1/+1
    Et l'équipe d'Edward a 18 points de vie
    Et Angie a trois cartes en main

  @id:ruling.marchesas_infiltrator.less @situation:ruling.marchesas_infiltrator @clause:life.read @from:2018-04-27 @must
  Scénario: Marchesa's Infiltrator ne grandit pas quand il attaque un joueur de l'équipe qui a moins de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 19 points de vie
    Et qu'Angie contrôle « Marchesa's Infiltrator »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Marchesa's Infiltrator »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Marchesa's Infiltrator » n'a aucun marqueur +1/+1
