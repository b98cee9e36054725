# language: fr
Fonctionnalité: Le seul attaquant d'une équipe
  > Quelque chose se déclenche quand une créature attaque seule. Un attaquant du coéquipier s'y oppose-t-il, et une capacité du coéquipier la voit-elle ?

  @id:ruling.angelic_exaltation @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scénario: Le seul attaquant de l'équipe grandit du nombre de créatures de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Angelic Exaltation »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Wind Drake »
    Et qu'Angie contrôle « Fountain of Youth »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Angelic Exaltation » se résout
    Alors la créature « Grizzlis » est 4/4
    Quand l'étape de fin de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 4/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Grizzlis » est 2/2

  @id:ruling.angelic_exaltation.two @situation:ruling.angelic_exaltation @clause:combat.attack @from:2018-04-27 @must
  Scénario: À côté d'un attaquant du coéquipier, Angelic Exaltation ne fait rien, ni pour le seul attaquant du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Angelic Exaltation »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 3/3
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Géant des collines » est 3/3

  @id:ruling.altar_of_the_goyf @clause:combat.attack @clause:object.types @from:2018-04-27 @must
  Scénario: Le seul attaquant de l'équipe grandit du nombre de types de carte dans tous les cimetières, chacun compté une fois
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Altar of the Goyf »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie a « Forêt enneigée » dans son cimetière
    Et qu'Angie a « Forêt » dans son cimetière
    Et que Barry a « Shock » dans son cimetière
    Et qu'Edward a « Ange de platine » dans son cimetière
    Et que Ronald a « Isamaru, Hound of Konda » dans son cimetière
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que la capacité déclenchée de « Altar of the Goyf » se résout
    Alors la créature « Grizzlis » est 6/6

  @id:ruling.altar_of_the_goyf.two @situation:ruling.altar_of_the_goyf @clause:combat.attack @from:2018-04-27 @must
  Scénario: À côté d'un attaquant du coéquipier, Altar of the Goyf ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Altar of the Goyf »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et que Barry a « Shock » dans son cimetière
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 3/3

  @id:ruling.court_archers.team @situation:ruling.court_archers @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Court Archers, seul attaquant contre l'autre équipe, grandit une fois, et une capacité d'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Court Archers »
    Et que Barry contrôle « Dawnray Archer »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Court Archers »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Court Archers » est 2/4

  @id:ruling.court_archers.player @situation:ruling.court_archers @clause:combat.attack @from:2018-04-27 @must
  Scénario: Court Archers, seul attaquant de l'équipe, grandit une fois, et une capacité d'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Court Archers »
    Et que Barry contrôle « Dawnray Archer »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Court Archers »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Court Archers » est 2/4
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Court Archers » est 1/3

  @id:ruling.dawnray_archer.team @situation:ruling.dawnray_archer @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Quand les deux membres attaquent l'autre équipe, Dawnray Archer ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dawnray Archer »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Grizzlis »
    Et que Barry attaque l'équipe d'Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 3/3

  @id:ruling.dawnray_archer.player @situation:ruling.dawnray_archer @clause:combat.attack @from:2018-04-27 @must
  Scénario: Quand les deux membres attaquent, chacun un autre adversaire, Dawnray Archer ne fait rien ; il aide le seul attaquant de son contrôleur
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Dawnray Archer »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que Barry attaque Ronald avec « Géant des collines »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 2/2
    Et la créature « Géant des collines » est 3/3
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.goblin_champion @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scénario: Goblin Champion attaque seul le tour où il arrive, et une capacité d'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Guardians of Akrasa »
    Quand Angie lance « Goblin Champion »
    Et que le sort se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Champion »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Goblin Champion » est 1/2
    Et l'équipe d'Edward a 19 points de vie

  @id:ruling.goblin_champion.two @situation:ruling.goblin_champion @clause:combat.attack @from:2018-04-27 @must
  Scénario: À côté d'un attaquant du coéquipier, Goblin Champion ne grandit pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Goblin Champion »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Champion »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Goblin Champion » est 0/1
    Et la créature « Grizzlis » est 2/2

  @id:ruling.guardians_of_akrasa.team @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Guardians of Akrasa, qui ne peut pas attaquer, aide le seul attaquant de son contrôleur contre l'autre équipe, et non celui d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Guardians of Akrasa »
    Et que Barry contrôle « Guardians of Akrasa »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer l'équipe d'Edward avec « Guardians of Akrasa » d'Angie
    Mais Angie peut attaquer l'équipe d'Edward avec « Grizzlis »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.guardians_of_akrasa.player @situation:ruling.guardians_of_akrasa @clause:combat.attack @from:2018-04-27 @must
  Scénario: Guardians of Akrasa, qui ne peut pas attaquer, aide le seul attaquant de son contrôleur, et non celui d'un coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Guardians of Akrasa »
    Et que Barry contrôle « Guardians of Akrasa »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Guardians of Akrasa » d'Angie
    Mais Angie peut attaquer Edward avec « Grizzlis »
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.first_slivers_chosen @clause:combat.attack @clause:object.you @from:2018-04-27 @must
  Scénario: Deux Slivoïdes d'un joueur font grandir deux fois son seul attaquant, et celui d'un coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « First Sliver's Chosen »
    Et que Barry contrôle « First Sliver's Chosen »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « Grizzlis » est 3/3

  @id:ruling.first_slivers_chosen.two @situation:ruling.first_slivers_chosen @clause:combat.attack @from:2018-04-27 @must
  Scénario: À côté d'un attaquant du coéquipier, aucun Slivoïde ne fait grandir un attaquant
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « First Sliver's Chosen »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « First Sliver's Chosen »
    Et que Barry attaque Edward avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors la créature « First Sliver's Chosen » est 3/3
    Et la créature « Grizzlis » est 2/2

  @id:ruling.bonded_horncrest @clause:combat.attack @from:2018-04-27 @must
  Scénario: Bonded Horncrest peut attaquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bonded Horncrest »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Bonded Horncrest »
    Mais Angie peut attaquer Edward avec « Bonded Horncrest »
    Et Barry peut attaquer Ronald avec « Grizzlis »

  @id:ruling.bonded_horncrest.block @situation:ruling.bonded_horncrest @clause:combat.block @from:2018-04-27 @must
  Scénario: Bonded Horncrest peut bloquer en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Bonded Horncrest »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Goblin Piker »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Géant des collines »
    Et que Ronald attaque Barry avec « Goblin Piker »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie ne peut pas bloquer « Géant des collines » avec « Bonded Horncrest »
    Mais Angie peut bloquer « Géant des collines » avec « Bonded Horncrest »
    Et Barry peut bloquer « Goblin Piker » avec « Grizzlis »

  @id:ruling.bonded_horncrest.team @situation:ruling.bonded_horncrest @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Bonded Horncrest peut attaquer l'autre équipe en même temps qu'une créature du coéquipier, mais pas seul
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bonded Horncrest »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer l'équipe d'Edward avec « Bonded Horncrest »
    Mais Angie peut attaquer l'équipe d'Edward avec « Bonded Horncrest » et « Grizzlis »
