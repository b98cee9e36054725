# language: fr
Fonctionnalité: Ce que le combat déclenche
  > Une créature attaque, ou inflige des blessures de combat à un joueur. Qu'en résulte-t-il pour ce joueur, et pour l'équipe ?

  @id:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  Scénario: Le joueur à qui Virtus the Veiled inflige des blessures perd la moitié des points de vie de l'équipe
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Virtus the Veiled »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Virtus the Veiled »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Virtus the Veiled » se résout
    Alors l'équipe d'Edward a 9 points de vie

  @id:ruling.virtus_the_veiled.blocked @situation:ruling.virtus_the_veiled @clause:life.read @from:2018-04-27 @must
  Scénario: Si Virtus the Veiled est bloqué, personne ne perd la moitié de ses points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Virtus the Veiled »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Virtus the Veiled »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Virtus the Veiled » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:ruling.scythe_specter.team @situation:ruling.scythe_specter @clause:life.shared @from:2011-06-17 @until:2018-04-27 @must
  Scénario: Les deux adversaires se défaussent de cartes de même valeur de mana, et l'équipe perd deux fois autant de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Scythe Specter »
    Et qu'Edward a « Géant des collines » en main
    Et que Ronald a « Turret Ogre » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Scythe Specter »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Et que la capacité déclenchée de « Scythe Specter » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.scythe_specter.player @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  Scénario: Quel que soit le joueur attaqué, les deux adversaires se défaussent de cartes de même valeur de mana, et l'équipe perd deux fois autant de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Scythe Specter »
    Et qu'Edward a « Géant des collines » en main
    Et que Ronald a « Turret Ogre » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scythe Specter »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Scythe Specter » se résout
    Alors l'équipe d'Edward a 18 points de vie

  @id:ruling.scythe_specter.less @situation:ruling.scythe_specter @clause:life.shared @from:2018-04-27 @must
  Scénario: Un joueur qui se défausse d'une carte de valeur de mana moindre ne perd pas de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Scythe Specter »
    Et qu'Edward a « Géant des collines » en main
    Et que Ronald a « Turret Ogre » en main
    Et que Ronald a « Grizzlis » en main
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Scythe Specter »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Et que la capacité déclenchée de « Scythe Specter » se résout
    Et que Ronald se défausse de « Grizzlis »
    Alors l'équipe d'Edward a 22 points de vie
    Et Ronald a « Turret Ogre » en main

  @id:ruling.scourge_of_the_throne.team @situation:ruling.scourge_of_the_throne @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Scourge of the Throne grandit quand elle attaque l'équipe qui a le plus de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Scourge of the Throne »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Scourge of the Throne »
    Et que la capacité déclenchée de « Scourge of the Throne » se résout
    Alors « Scourge of the Throne » a un marqueur +1/+1

  @id:ruling.scourge_of_the_throne.player @situation:ruling.scourge_of_the_throne @clause:life.read @from:2018-04-27 @must
  Scénario: Scourge of the Throne grandit quand elle attaque l'un ou l'autre joueur de l'équipe qui a le plus de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Scourge of the Throne »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Scourge of the Throne »
    Et que la capacité déclenchée de « Scourge of the Throne » se résout
    Alors « Scourge of the Throne » a un marqueur +1/+1

  @id:ruling.marchesas_emissary.team @situation:ruling.marchesas_emissary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Marchesa's Emissary ne grandit pas quand il attaque l'équipe qui a moins de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 19 points de vie
    Et qu'Angie contrôle « Marchesa's Emissary »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Marchesa's Emissary »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Marchesa's Emissary » n'a aucun marqueur +1/+1

  @id:ruling.marchesas_emissary.player @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  Scénario: Marchesa's Emissary et le Scourge of the Throne d'un coéquipier grandissent tous deux en attaquant chacun un joueur de l'équipe qui a le plus de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 21 points de vie
    Et qu'Angie contrôle « Marchesa's Emissary »
    Et que Barry contrôle « Scourge of the Throne »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Marchesa's Emissary »
    Et que Barry attaque Ronald avec « Scourge of the Throne »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Marchesa's Emissary » a un marqueur +1/+1
    Et « Scourge of the Throne » a un marqueur +1/+1

  @id:ruling.marchesas_emissary.less @situation:ruling.marchesas_emissary @clause:life.read @from:2018-04-27 @must
  Scénario: Marchesa's Emissary ne grandit pas quand il attaque un joueur de l'équipe qui a moins de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 19 points de vie
    Et qu'Angie contrôle « Marchesa's Emissary »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Marchesa's Emissary »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Marchesa's Emissary » n'a aucun marqueur +1/+1

  @id:ruling.errantry.team @situation:ruling.errantry @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Une créature qui ne peut attaquer que seule ne peut pas attaquer l'équipe en même temps qu'une créature du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Errantry » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer l'équipe d'Edward avec « Grizzlis » et « Géant des collines »
    Mais Angie peut attaquer l'équipe d'Edward avec « Grizzlis »

  @id:ruling.errantry.player @situation:ruling.errantry @clause:combat.attack @from:2018-04-27 @must
  Scénario: Une créature qui ne peut attaquer que seule ne peut pas attaquer en même temps qu'une créature du coéquipier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Quand Angie lance « Errantry » en ciblant « Grizzlis »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 5/2
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Grizzlis » et « Géant des collines »
    Mais Angie peut attaquer Edward avec « Grizzlis »

  @id:ruling.rafiq_of_the_many.player @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2018-04-27 @must
  Scénario: Rafiq of the Many grandit en attaquant seul, et l'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 30 points de vie
    Et qu'Angie contrôle « Rafiq of the Many »
    Et que Barry contrôle « Rhox Charger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Rafiq of the Many »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Rafiq of the Many » est 4/4
    Et l'équipe d'Edward a 22 points de vie

  @id:ruling.rafiq_of_the_many.team @situation:ruling.rafiq_of_the_many @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Rafiq of the Many grandit comme seul attaquant de l'équipe, et l'exaltation du coéquipier ne fait rien
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rafiq of the Many »
    Et que Barry contrôle « Rhox Charger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Rafiq of the Many »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Rafiq of the Many » est 4/4

  @id:ruling.rhox_charger.player @situation:ruling.rhox_charger @clause:combat.attack @from:2018-04-27 @must
  Scénario: Aucun attaquant ne grandit si chaque membre attaque avec une créature
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rafiq of the Many »
    Et que Barry contrôle « Rhox Charger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Rafiq of the Many »
    Et que Barry attaque Ronald avec « Rhox Charger »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Rafiq of the Many » est 3/3
    Et la créature « Rhox Charger » est 3/3

  @id:ruling.rhox_charger.team @situation:ruling.rhox_charger @clause:combat.attack @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Aucune créature ne grandit si chaque membre attaque l'équipe avec une seule
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Rafiq of the Many »
    Et que Barry contrôle « Rhox Charger »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Rafiq of the Many »
    Et que Barry attaque l'équipe d'Edward avec « Rhox Charger »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Rafiq of the Many » est 3/3
    Et la créature « Rhox Charger » est 3/3

  @id:ruling.ongoing_investigation.team @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2016-01-16 @until:2018-04-27 @must
  Scénario: Deux créatures qui attaquent l'équipe et dont les blessures vont à un même adversaire déclenchent une fois Ongoing Investigation
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ongoing Investigation »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Grizzlis »
    Et qu'Angie attaque l'équipe d'Edward avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Et que l'équipe d'Angie choisit Edward comme joueur qui subit les blessures
    Alors Angie contrôle un jeton Indice

  @id:ruling.ongoing_investigation.player @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  Scénario: Deux créatures qui attaquent des adversaires différents déclenchent deux fois Ongoing Investigation
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ongoing Investigation »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Ronald avec « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle deux jetons Indice

  @id:ruling.ongoing_investigation.same @situation:ruling.ongoing_investigation @clause:combat.damaged_player @from:2018-04-27 @must
  Scénario: Deux créatures qui attaquent un même adversaire déclenchent une fois Ongoing Investigation, et une créature du coéquipier pas du tout
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Ongoing Investigation »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grizzlis »
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Vanille 1/1 »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie contrôle un jeton Indice
