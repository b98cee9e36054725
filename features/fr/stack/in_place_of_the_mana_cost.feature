# language: fr
Fonctionnalité: Sorts lancés pour un autre coût que leur coût de mana
  > Qui un sort surchargé d'une tête épargne-t-il, quelle perte de points de vie faut-il pour un spectacle, et que reste-t-il de ce qui a été évoqué ?

  @id:alternative.rift @clause:spell.overload @from:2018-04-27 @must
  Scénario: Surchargé, Cyclonic Rift renvoie aussi les permanents d'un coéquipier, et seuls ceux de son lanceur restent
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que Ronald contrôle « Bottle Gnomes »
    Et que Ronald contrôle « Forêt »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Cyclonic Rift » pour son coût de surcharge
    Et que le sort se résout
    Alors Angie contrôle « Wind Drake »
    Et Barry a « Grizzlis » en main
    Et Edward a « Géant des collines » en main
    Et Ronald a « Bottle Gnomes » en main
    Et Ronald contrôle « Forêt »

  @id:alternative.rift.target @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scénario: Pour son coût de mana, Cyclonic Rift cible un permanent, d'un coéquipier peut-être, mais pas un permanent à soi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Alors Angie ne peut pas lancer « Cyclonic Rift » en ciblant « Wind Drake »
    Et Angie peut lancer « Cyclonic Rift » en ciblant « Grizzlis »
    Quand le sort se résout
    Alors Barry a « Grizzlis » en main
    Et Edward contrôle « Géant des collines »

  @id:alternative.hexproof @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scénario: Ce qu'un sort ne peut pas cibler subit ses blessures quand il est surchargé
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Élémental de l'air »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Sacred Wolf »
    Et qu'Edward contrôle « Killer Whale »
    Et que Ronald contrôle « Élémental de l'air »
    Et que Ronald contrôle « Nissa, Voice of Zendikar »
    Alors Angie ne peut pas lancer « Mizzium Mortars » en ciblant « Sacred Wolf »
    Et Angie peut lancer « Mizzium Mortars » pour son coût de surcharge
    Quand le sort se résout
    Alors Edward a « Sacred Wolf » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière
    Et Ronald a « Élémental de l'air » dans son cimetière
    Et Angie contrôle « Élémental de l'air »
    Et Edward contrôle « Killer Whale »
    Et Ronald contrôle « Nissa, Voice of Zendikar »

  @id:alternative.no_target @clause:spell.overload @clause:target.choose @from:2018-04-27 @must
  Scénario: Sans artefact à cibler, Vandalblast peut être lancé pour sa surcharge et non pour son coût de mana
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bottle Gnomes »
    Alors Angie ne peut pas lancer « Vandalblast » en ciblant « Bottle Gnomes »
    Et Angie peut lancer « Vandalblast » pour son coût de surcharge
    Quand le sort se résout
    Alors Angie contrôle « Bottle Gnomes »
    Et Angie a « Vandalblast » dans son cimetière

  @id:alternative.vandal @clause:spell.overload @from:2018-04-27 @must
  Scénario: Surchargé, Vandalblast détruit les artefacts d'un coéquipier et d'un adversaire, et rien d'autre
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Bottle Gnomes »
    Et que Barry contrôle « Bottle Gnomes »
    Et qu'Edward contrôle « Bottle Gnomes »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Vandalblast » pour son coût de surcharge
    Et que le sort se résout
    Alors Angie contrôle « Bottle Gnomes »
    Et Barry a « Bottle Gnomes » dans son cimetière
    Et Edward a « Bottle Gnomes » dans son cimetière
    Et Edward contrôle « Géant des collines »

  @id:alternative.downsize @clause:spell.overload @clause:layers.lasting @from:2018-04-27 @must
  Scénario: Jusqu'à la fin du tour, chaque créature du coéquipier et des deux adversaires est amoindrie, mais aucune arrivée plus tard
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Élémental de l'air »
    Quand Angie lance « Downsize » pour son coût de surcharge
    Et que le sort se résout
    Et que Barry lance « Grizzlis »
    Et que le sort se résout
    Alors la créature « Wind Drake » est 2/2
    Et la créature « Géant des collines » est -1/3
    Et la créature « Élémental de l'air » est 0/4
    Et la créature « Grizzlis » est 2/2
    Quand la phase principale pré-combat de l'équipe d'Edward commence
    Alors la créature « Géant des collines » est 3/3

  @id:alternative.rake @clause:spell.overload @from:2020-01-24 @must
  Scénario: Là où la cible était un joueur, le lanceur et son coéquipier se défaussent aussi
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Wind Drake » en main
    Et que Barry a « Grizzlis » en main
    Et que Barry a « Géant des collines » en main
    Et qu'Edward a « Géant des collines » en main
    Et que Ronald a trois cartes en main
    Quand Angie lance « Mind Rake » pour son coût de surcharge
    Et que le sort se résout
    Et que Ronald défausse deux cartes
    Alors Angie a « Wind Drake » dans son cimetière
    Et Barry a « Grizzlis » dans son cimetière
    Et Barry a « Géant des collines » dans son cimetière
    Et Edward a « Géant des collines » dans son cimetière
    Et Ronald a une carte en main

  @id:alternative.copied @clause:spell.overload @clause:spell.copy @from:2018-04-27 @must
  Scénario: La copie d'un sort surchargé est surchargée, et épargne les permanents de celui qui l'a copié
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie contrôle « Wind Drake »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Cyclonic Rift » pour son coût de surcharge
    Et que Barry lance « Twincast » en ciblant « Cyclonic Rift »
    Et que le sort se résout
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie a « Wind Drake » en main
    Et Edward a « Géant des collines » en main
    Et Barry contrôle « Grizzlis »
    Quand le sort se résout
    Alors Barry a « Grizzlis » en main

  @id:alternative.drifter @clause:spell.evoke @from:2010-04-23 @must
  Scénario: Ce qui a été lancé pour son coût d'évocation fait piocher et est sacrifié
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Angie a « Mulldrifter » en main
    Quand Angie lance « Mulldrifter » pour son coût d'évocation
    Et que le sort se résout
    Alors Angie contrôle « Mulldrifter »
    Quand l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Angie a « Mulldrifter » dans son cimetière
    Et Angie a deux cartes en main
    Et Barry n'a aucune carte en main

  @id:alternative.drifter.mana @clause:spell.evoke @from:2018-04-27 @must
  Scénario: Ce qui a été lancé pour son coût de mana n'est pas sacrifié
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Angie a « Mulldrifter » en main
    Quand Angie lance « Mulldrifter »
    Et que le sort se résout
    Et que la capacité déclenchée de « Mulldrifter » se résout
    Alors Angie contrôle « Mulldrifter »
    Et Angie a deux cartes en main
    Et la pile est vide
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Wind Drake »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Alors Angie peut bloquer « Wind Drake » avec « Mulldrifter »

  @id:alternative.snipe @clause:spell.evoke @from:2010-04-23 @must
  Scénario: Ce qui a été évoqué fait ce qu'il fait en arrivant, puis disparaît
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry contrôle « Wind Drake »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Aethersnipe » pour son coût d'évocation
    Et que le sort se résout
    Et qu'Angie choisit « Géant des collines » comme cible
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Et que l'équipe d'Angie passe la priorité
    Et que l'équipe d'Edward passe la priorité
    Alors Edward a « Géant des collines » en main
    Et Angie a « Aethersnipe » dans son cimetière
    Et Barry contrôle « Wind Drake »
    Et la pile est vide

  @id:alternative.snipe.mana @clause:spell.evoke @clause:target.choose @from:2010-04-23 @must
  Scénario: Pour son coût de mana il reste, et un terrain n'est pas une cible de ce qui se déclenche
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward contrôle « Forêt »
    Et qu'Edward contrôle « Géant des collines »
    Quand Angie lance « Aethersnipe »
    Et que le sort se résout
    Alors Angie doit faire un choix
    Et Angie ne peut pas choisir « Forêt » comme cible
    Quand Angie choisit « Géant des collines » comme cible
    Et que la capacité déclenchée de « Aethersnipe » se résout
    Alors Edward a « Géant des collines » en main
    Et Angie contrôle « Aethersnipe »
    Et la pile est vide

  @id:alternative.spectacle @clause:spell.spectacle @from:2020-01-24 @must
  Scénario: Le sort d'un coéquipier a fait perdre des points de vie à un adversaire : on peut viser l'autre pour le coût de spectacle
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry lance « Flame Javelin » en ciblant Edward
    Et que le sort se résout
    Alors Angie peut lancer « Skewer the Critics » pour son coût de spectacle, en ciblant Ronald
    Quand le sort se résout
    Alors l'équipe d'Edward a 13 points de vie

  @id:alternative.spectacle.own @clause:spell.spectacle @from:2020-01-24 @must
  Scénario: Les points de vie qu'a perdus sa propre équipe ne sont pas ceux d'un adversaire
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que l'équipe d'Angie a 20 points de vie
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'équipe d'Angie passe la priorité
    Et qu'Edward lance « Shock » en ciblant Barry
    Et que le sort se résout
    Alors Angie ne peut pas lancer « Skewer the Critics » pour son coût de spectacle, en ciblant Edward
    Et Angie peut lancer « Skewer the Critics » en ciblant Edward
    Quand le sort se résout
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe d'Angie a 18 points de vie

  @id:alternative.spectacle.last_turn @clause:spell.spectacle @from:2020-01-24 @must
  Scénario: Les points de vie qu'un adversaire a perdus au tour précédent ne comptent pas
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Edward
    Et que l'équipe d'Edward a 20 points de vie
    Et que Ronald contrôle « Géant des collines »
    Quand l'équipe d'Edward passe la priorité
    Et qu'Angie lance « Shock » en ciblant Edward
    Et que le sort se résout
    Et que la phase principale pré-combat de l'équipe d'Angie commence
    Alors Angie ne peut pas lancer « Skewer the Critics » pour son coût de spectacle, en ciblant « Géant des collines »
    Et Angie peut lancer « Skewer the Critics » en ciblant « Géant des collines »
    Quand le sort se résout
    Alors Ronald a « Géant des collines » dans son cimetière
    Et l'équipe d'Edward a 18 points de vie

  @id:alternative.rafter @clause:spell.spectacle @clause:spell.alternative @from:2020-01-24 @must
  Scénario: Les deux adversaires se défaussent si le coût de spectacle de Rafter Demon a été payé, et le coéquipier non
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et que Barry a « Grizzlis » en main
    Et qu'Edward a « Géant des collines » en main
    Et que Ronald a « Élémental de l'air » en main
    Quand Angie lance « Flame Javelin » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Rafter Demon » pour son coût de spectacle
    Et que le sort se résout
    Et que la capacité déclenchée de « Rafter Demon » se résout
    Alors Edward a « Géant des collines » dans son cimetière
    Et Ronald a « Élémental de l'air » dans son cimetière
    Et Barry a « Grizzlis » en main

  @id:alternative.rafter.mana @clause:spell.spectacle @clause:spell.alternative @from:2020-01-24 @must
  Scénario: Pour son coût de mana, personne ne se défausse, bien qu'un adversaire ait perdu des points de vie
    Étant donné que c'est la phase principale pré-combat de l'équipe d'Angie
    Et qu'Edward a « Géant des collines » en main
    Quand Angie lance « Flame Javelin » en ciblant Edward
    Et que le sort se résout
    Et qu'Angie lance « Rafter Demon »
    Et que le sort se résout
    Alors la pile est vide
    Et Angie contrôle « Rafter Demon »
    Et Edward a « Géant des collines » en main
