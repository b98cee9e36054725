# language: fr
Fonctionnalité: Attaquants des deux membres
  > Une carte parle de créatures qui attaquent, de celles de l'équipe, ou de qui est attaqué. Vise-t-elle les créatures du coéquipier, et l'un ou l'autre adversaire ?

  @id:ruling.bull_rush_bruiser @clause:combat.attack @clause:combat.first_strike @from:2018-06-08 @must
  Scénario: Un Guerrier du coéquipier donne l'initiative à Bull-Rush Bruiser
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bull-Rush Bruiser »
    Et que Barry contrôle « Goblin Piker »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bull-Rush Bruiser »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Bull-Rush Bruiser » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et Angie contrôle « Bull-Rush Bruiser »

  @id:ruling.bull_rush_bruiser.none @situation:ruling.bull_rush_bruiser @clause:combat.attack @clause:trigger.intervening_if @from:2018-06-08 @must
  Scénario: Ni Bull-Rush Bruiser lui-même, ni une créature du coéquipier qui n'est pas un Guerrier, ni un Guerrier d'un adversaire ne lui donne l'initiative
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bull-Rush Bruiser »
    Et que Barry contrôle « Grizzlis »
    Et que Ronald contrôle « Goblin Piker »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bull-Rush Bruiser »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Bull-Rush Bruiser » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et Angie a « Bull-Rush Bruiser » dans son cimetière

  @id:ruling.bull_rush_bruiser.kept @situation:ruling.bull_rush_bruiser @clause:layers.lasting @from:2018-06-08 @must
  Scénario: Bull-Rush Bruiser garde l'initiative quand l'autre Guerrier de l'équipe disparaît ensuite
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bull-Rush Bruiser »
    Et que Barry contrôle « Goblin Piker »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bull-Rush Bruiser »
    Et que la capacité déclenchée de « Bull-Rush Bruiser » se résout
    Et que Barry lance « Shock » en ciblant « Goblin Piker »
    Et que le sort se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Bull-Rush Bruiser » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et Angie contrôle « Bull-Rush Bruiser »

  @id:ruling.bull_rush_bruiser.gone @situation:ruling.bull_rush_bruiser @clause:trigger.intervening_if @from:2018-06-08 @must
  Scénario: Bull-Rush Bruiser n'acquiert rien quand l'autre Guerrier de l'équipe a disparu avant que la capacité ne se résolve
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bull-Rush Bruiser »
    Et que Barry contrôle « Goblin Piker »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bull-Rush Bruiser »
    Et que Barry lance « Shock » en ciblant « Goblin Piker »
    Et que le sort se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Bull-Rush Bruiser » avec « Élémental de l'air »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Élémental de l'air » dans son cimetière
    Et Angie a « Bull-Rush Bruiser » dans son cimetière

  @id:ruling.dinosaur_stampede @clause:combat.trample @clause:object.you @from:2018-04-27 @must
  Scénario: Dinosaur Stampede rend plus forts les attaquants des deux membres, et seuls les Dinosaures de qui le lance piétinent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Bonded Horncrest »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Bonded Horncrest »
    Et qu'Edward contrôle « Goblin Piker »
    Et que Ronald contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bonded Horncrest » d'Angie
    Et que Barry attaque Ronald avec « Bonded Horncrest » de Barry
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Bonded Horncrest » d'Angie avec « Goblin Piker »
    Et que Ronald bloque « Bonded Horncrest » de Barry avec « Vanille 1/1 »
    Et qu'Angie lance « Dinosaur Stampede »
    Et que le sort se résout
    Alors la créature « Bonded Horncrest » d'Angie est 7/5
    Et la créature « Bonded Horncrest » de Barry est 7/5
    Et la créature « Grizzlis » est 2/2
    Quand l'équipe d'Angie répartit les blessures : 1 à « Goblin Piker », 6 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 14 points de vie
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Bonded Horncrest » d'Angie est 5/5

  @id:ruling.dwarven_lightsmith @clause:layers.lasting @clause:object.you @from:2018-06-08 @must
  Scénario: Dwarven Lightsmith fait grandir les créatures de l'équipe pour ce tour, et aucune de celles qui viennent après
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Goblin Piker »
    Quand Angie lance « Dwarven Lightsmith »
    Et que le sort se résout
    Et que la capacité déclenchée de « Dwarven Lightsmith » se résout
    Et que Barry lance « Wind Drake »
    Et que le sort se résout
    Alors la créature « Grizzlis » est 3/3
    Et la créature « Géant des collines » est 4/4
    Et la créature « Dwarven Lightsmith » est 4/5
    Et la créature « Goblin Piker » est 2/1
    Et la créature « Wind Drake » est 2/2
    Quand l'étape d'entretien de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:ruling.enraged_revolutionary.team @situation:ruling.enraged_revolutionary @clause:life.read @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Enraged Revolutionary grandit quand il attaque l'équipe qui a le plus de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Enraged Revolutionary »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Enraged Revolutionary »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la créature « Enraged Revolutionary » est 3/2
    Et « Enraged Revolutionary » a un marqueur +1/+1

  @id:ruling.enraged_revolutionary.player @situation:ruling.enraged_revolutionary @clause:life.read @from:2018-04-27 @must
  Scénario: Enraged Revolutionary grandit quand il attaque l'un des joueurs de l'équipe qui a le plus de points de vie, et non de celle qui en a moins
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Enraged Revolutionary »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Ronald avec « Enraged Revolutionary »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Enraged Revolutionary » est 3/2
    Et « Enraged Revolutionary » a un marqueur +1/+1
    Et l'équipe d'Edward a 17 points de vie
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Enraged Revolutionary »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors la créature « Enraged Revolutionary » est 3/2
    Et l'équipe d'Edward a 14 points de vie

  @id:ruling.grenzos_cutthroat @clause:life.read @clause:combat.first_strike @from:2018-04-27 @must
  Scénario: Grenzo's Cutthroat grandit quand il attaque l'un des joueurs de l'équipe qui a le plus de points de vie, et frappe en premier
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 19 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Et que Barry contrôle « Grenzo's Cutthroat »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et que Barry attaque Ronald avec « Grenzo's Cutthroat »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Grenzo's Cutthroat » a un marqueur +1/+1
    Et la créature « Grenzo's Cutthroat » est 2/2
    Quand Edward bloque « Grenzo's Cutthroat » avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Barry contrôle « Grenzo's Cutthroat »

  @id:ruling.grenzos_cutthroat.less @situation:ruling.grenzos_cutthroat @clause:life.read @from:2018-04-27 @must
  Scénario: Grenzo's Cutthroat ne grandit pas quand il attaque un joueur de l'équipe qui a moins de points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 19 points de vie
    Et qu'Angie contrôle « Grenzo's Cutthroat »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Grenzo's Cutthroat »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors « Grenzo's Cutthroat » n'a aucun marqueur +1/+1

  @id:parts.ruling_fliers @clause:combat.block @from:2018-04-27 @must
  Scénario: Bloodthirsty Aerialist, Cliffhaven Vampire, Defiant Bloodlord et Grasping Thrull volent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bloodthirsty Aerialist »
    Et qu'Angie contrôle « Cliffhaven Vampire »
    Et que Barry contrôle « Defiant Bloodlord »
    Et que Barry contrôle « Grasping Thrull »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Bloodthirsty Aerialist »
    Et qu'Angie attaque Edward avec « Cliffhaven Vampire »
    Et que Barry attaque Edward avec « Defiant Bloodlord »
    Et que Barry attaque Edward avec « Grasping Thrull »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Bloodthirsty Aerialist » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Cliffhaven Vampire » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Defiant Bloodlord » avec « Géant des collines »
    Et Edward ne peut pas bloquer « Grasping Thrull » avec « Géant des collines »
    Mais Ronald peut bloquer « Bloodthirsty Aerialist » avec « Wind Drake »

  @id:parts.ruling_at_home @clause:combat.vigilance @clause:combat.attack @from:2018-04-27 @must
  Scénario: Arbiter of Knollridge et Gorm the Great attaquent sans s'engager, et Brimstone Trebuchet ne peut pas attaquer
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Arbiter of Knollridge »
    Et qu'Angie contrôle « Brimstone Trebuchet »
    Et que Barry contrôle « Gorm the Great »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Brimstone Trebuchet »
    Mais Angie peut attaquer Edward avec « Arbiter of Knollridge »
    Et Barry peut attaquer Edward avec « Gorm the Great »
    Et Barry peut attaquer Ronald avec « Grizzlis »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors la carte « Arbiter of Knollridge » est dégagée
    Et la carte « Gorm the Great » est dégagée
    Et la carte « Grizzlis » est engagée

  @id:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  Scénario: Une créature grandit pour chaque autre attaquant d'un de ses types de créature, même d'un coéquipier, dont l'attaquant ne grandit pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Shared Animosity »
    Et qu'Angie contrôle « Goblin Piker »
    Et que Barry contrôle « Goblin Firestarter »
    Et que Barry contrôle « Lunk Errant »
    Et que Barry contrôle « Goblin Chieftain »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Piker »
    Et que Barry attaque Ronald avec « Goblin Firestarter » et « Lunk Errant »
    Alors la créature « Goblin Piker » est 2/1
    Quand la capacité déclenchée de « Shared Animosity » se résout
    Alors la créature « Goblin Piker » est 4/1
    Et la créature « Goblin Firestarter » est 2/2
    Et la créature « Lunk Errant » est 4/4

  @id:ruling.shared_animosity.alone @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2018-04-27 @must
  Scénario: Les attaquants sont comptés quand la capacité se résout, et celui qui n'en a aucun de son type à côté de lui ne grandit pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Shared Animosity »
    Et qu'Angie contrôle « Goblin Piker »
    Et que Barry contrôle « Goblin Firestarter »
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Goblin Piker »
    Et que Barry attaque Ronald avec « Goblin Firestarter » et « Grizzlis »
    Et que Barry lance « Unsummon » en ciblant « Goblin Firestarter »
    Et que le sort se résout
    Et que la capacité déclenchée de « Shared Animosity » se résout
    Alors la créature « Goblin Piker » est 2/1

  @id:ruling.shared_animosity.team @situation:ruling.shared_animosity @clause:combat.attack @clause:object.creature_types @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Dans une attaque de toute l'équipe, les attaquants d'un coéquipier comptent aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Shared Animosity »
    Et qu'Angie contrôle « Goblin Piker »
    Et que Barry contrôle « Goblin Firestarter »
    Et que Barry contrôle « Lunk Errant »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Goblin Piker » et « Lunk Errant »
    Et que la capacité déclenchée de « Shared Animosity » se résout
    Alors la créature « Goblin Piker » est 3/1
    Et la créature « Lunk Errant » est 4/4
