# language: fr
Fonctionnalité: Une créature qui attaque seule
  > Une créature attaque seule si c'est la seule avec laquelle son équipe attaque, et non pas seulement la seule de son contrôleur.

  @id:ruling.raging_kronch @clause:combat.attack @from:2018-04-27 @must
  Scénario: Raging Kronch peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Raging Kronch »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Raging Kronch »
    Mais Angie peut attaquer Edward avec « Raging Kronch »
    Et Barry peut attaquer Ronald avec « Grizzlis »

  @id:ruling.loyal_pegasus @clause:combat.attack @from:2018-04-27 @must
  Scénario: Loyal Pegasus peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Loyal Pegasus »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Barry ne peut pas attaquer Edward avec « Loyal Pegasus »
    Mais Barry peut attaquer Edward avec « Loyal Pegasus »
    Et Angie peut attaquer Edward avec « Grizzlis »

  @id:ruling.sighted_caste_sorcerer @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une capacité qui se déclenche quand une de vos créatures attaque seule ne se déclenche pas pour celle d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Sighted-Caste Sorcerer »
    Et que Barry contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Sighted-Caste Sorcerer » se résout
    Alors la créature « Grizzlis » est 3/3
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.angelic_benediction @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une créature n'attaque pas seule si une créature du coéquipier attaque aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Angelic Benediction »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2

  @id:ruling.lunk_errant @clause:combat.attack @from:2018-04-27 @must
  Scénario: Lunk Errant n'attaque seul que si c'est le seul attaquant de l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Lunk Errant »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Lunk Errant »
    Et que la capacité déclenchée de « Lunk Errant » se résout
    Alors la créature « Lunk Errant » est 5/5

  @id:ruling.dire_fleet_captain @clause:combat.attack @from:2018-04-27 @must
  Scénario: Dire Fleet Captain compte les Pirates attaquants du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dire Fleet Captain »
    Et que Barry contrôle « Forerunner of the Coalition »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Dire Fleet Captain »
    Et que Barry attaque Edward avec « Forerunner of the Coalition »
    Et que la capacité déclenchée de « Dire Fleet Captain » se résout
    Alors la créature « Dire Fleet Captain » est 3/3
