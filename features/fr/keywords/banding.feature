# language: fr
Fonctionnalité: Regroupement
  > Des attaquants forment un groupe, et ce qui bloque l'un d'eux les bloque tous. Qui peut en être, et qui répartit alors les blessures ?

  @id:banding.one_without @clause:keyword.banding @from:2018-04-27 @must
  Scénario: Toutes les créatures d'un groupe sauf une ont le regroupement
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Timber Wolves »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Géant des collines » et « Grizzlis » en groupe
    Et Angie ne peut pas attaquer Edward avec « Héroïne bénaliane », « Géant des collines » et « Grizzlis » en groupe
    Mais Angie peut attaquer Edward avec « Héroïne bénaliane », « Timber Wolves » et « Géant des collines » en groupe
    Et Angie peut attaquer Edward avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 13 points de vie

  @id:banding.one_band @clause:keyword.banding @from:2018-04-27 @must
  Scénario: Une créature est dans un groupe au plus
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Timber Wolves »
    Et qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Héroïne bénaliane » dans un groupe avec « Timber Wolves » et dans un autre avec « Géant des collines »
    Mais Angie peut attaquer Edward avec « Héroïne bénaliane », « Timber Wolves » et « Géant des collines » en groupe
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 15 points de vie

  @id:banding.one_whom @clause:keyword.banding_whom @from:2018-04-27 @must
  Scénario: Un groupe attaque un seul des joueurs défenseurs, bien que les deux soient d'une équipe
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Héroïne bénaliane » et Ronald avec « Géant des collines », en groupe
    Mais Angie peut attaquer Edward avec « Héroïne bénaliane »
    Et Angie peut attaquer Ronald avec « Géant des collines »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 16 points de vie

  @id:banding.planeswalker @clause:keyword.banding_whom @from:2018-04-27 @must
  Scénario: Aucun groupe n'attaque un joueur et son planeswalker
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Nissa, Voice of Zendikar »
    Et que « Nissa, Voice of Zendikar » a cinq marqueurs « loyauté »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Héroïne bénaliane » et « Nissa, Voice of Zendikar » avec « Géant des collines », en groupe
    Mais Angie peut attaquer « Nissa, Voice of Zendikar » avec « Géant des collines »
    Et Angie peut attaquer Edward avec « Héroïne bénaliane »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et « Nissa, Voice of Zendikar » a deux marqueurs « loyauté »

  @id:banding.teammates @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @should
  Scénario: L'équipe déclare une seule attaque, et des créatures des deux membres forment un groupe
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et que Barry contrôle « Géant des collines »
    Et que Ronald contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Héroïne bénaliane »
    Et que Barry attaque Edward avec « Géant des collines » dans le groupe de « Héroïne bénaliane »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et que Ronald bloque « Héroïne bénaliane » avec « Obsianus Golem »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Héroïne bénaliane », puis « Géant des collines »
    Et que l'équipe d'Angie répartit les blessures : 0 à « Héroïne bénaliane », 4 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Barry a « Géant des collines » dans son cimetière
    Et Angie contrôle « Héroïne bénaliane »

  @id:banding.given @clause:keyword.banding @from:2018-04-27 @must
  Scénario: Une créature qui reçoit le regroupement se groupe avec une autre qui ne l'a pas
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et que Barry contrôle « Helm of Chatzuk »
    Et que Barry contrôle « Plaine »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand Barry active la capacité de « Helm of Chatzuk » en ciblant « Géant des collines »
    Et que la capacité se résout
    Et que l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines » et « Grizzlis » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Obsianus Golem »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Géant des collines »
    Et que l'équipe d'Angie répartit les blessures : 4 à « Géant des collines », 0 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Géant des collines » dans son cimetière
    Et Angie contrôle « Grizzlis »

  @id:banding.helm @clause:keyword.banding @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Un artefact qui s'engage donne le regroupement à une créature jusqu'à la fin du tour, et pas plus longtemps
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Helm of Chatzuk »
    Et qu'Angie ne contrôle pas « Source de mana »
    Et que Barry contrôle « Helm of Chatzuk »
    Et que Barry contrôle deux « Plaine »
    Et qu'Edward contrôle « Obsianus Golem »
    Alors Angie ne peut pas activer la capacité de « Helm of Chatzuk » d'Angie en ciblant « Géant des collines »
    Et Barry ne peut pas activer la capacité de « Helm of Chatzuk » de Barry en ciblant « Helm of Chatzuk » d'Angie
    Mais Barry peut activer la capacité de « Helm of Chatzuk » de Barry en ciblant « Géant des collines »
    Quand la capacité se résout
    Alors la carte « Helm of Chatzuk » de Barry est engagée
    Et Barry ne peut pas activer la capacité de « Helm of Chatzuk » de Barry en ciblant « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Angie avec « Obsianus Golem »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et qu'Angie bloque « Obsianus Golem » avec « Géant des collines »
    Et qu'Angie bloque « Obsianus Golem » avec « Grizzlis »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors Edward doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 3 à « Géant des collines », 1 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Angie a « Géant des collines » dans son cimetière
    Et Angie contrôle « Grizzlis »

  @id:banding.baton @clause:keyword.banding @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Un artefact qui ne s'engage pas donne le regroupement à une créature après l'autre, pour ce tour
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « War Mammoth »
    Et qu'Angie contrôle « Baton of Morale »
    Et qu'Angie contrôle quatre « Plaine »
    Et que Barry contrôle « Grizzlis »
    Et que Barry contrôle « Wind Drake »
    Et que Barry contrôle « Baton of Morale »
    Et que Barry contrôle « Plaine »
    Et qu'Edward contrôle « Barkhide Mauler »
    Alors Barry ne peut pas activer la capacité de « Baton of Morale » de Barry en ciblant « Géant des collines »
    Et Angie ne peut pas activer la capacité de « Baton of Morale » d'Angie en ciblant « Baton of Morale » de Barry
    Mais Angie peut activer la capacité de « Baton of Morale » d'Angie en ciblant « Géant des collines »
    Quand la capacité se résout
    Et qu'Angie active la capacité de « Baton of Morale » d'Angie en ciblant « Grizzlis »
    Et que la capacité se résout
    Alors Angie ne peut pas activer la capacité de « Baton of Morale » d'Angie en ciblant « War Mammoth »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines » et « War Mammoth » en groupe
    Alors la créature « War Mammoth » attaque
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Et qu'Edward attaque Barry avec « Barkhide Mauler »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Edward commence
    Et que Barry bloque « Barkhide Mauler » avec « Grizzlis »
    Et que Barry bloque « Barkhide Mauler » avec « Wind Drake »
    Et que l'étape des blessures de combat de l'équipe d'Edward commence
    Alors Edward doit faire un choix
    Et Barry n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 4 à « Grizzlis », 0 à « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Edward commence
    Alors Barry a « Grizzlis » dans son cimetière
    Et Edward a « Barkhide Mauler » dans son cimetière
    Et Barry contrôle « Wind Drake »

  @id:banding.blocked @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2024-11-08 @must
  Scénario: Ce qui bloque une créature d'un groupe bloque même celle qui vole
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Mesa Pegasus » et « Géant des collines » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Mesa Pegasus » avec « Obsianus Golem »
    Mais Edward peut bloquer « Géant des collines » avec « Obsianus Golem »
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 4 à « Mesa Pegasus », 0 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Mesa Pegasus » dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:banding.blocked.group @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2010-04-23 @until:2018-04-27 @must
  Scénario: Ce qui bloque une créature d'un groupe qui attaque une équipe bloque même celle qui vole
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Mesa Pegasus » et « Géant des collines » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Mesa Pegasus » avec « Obsianus Golem »
    Mais Edward peut bloquer « Géant des collines » avec « Obsianus Golem »
    Quand l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « Mesa Pegasus »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 4 à « Mesa Pegasus », 0 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Mesa Pegasus » dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:banding.blocked.stacked @situation:banding.blocked @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2005-08-01 @until:2009-07-11 @must
  Scénario: Ce qui bloque une créature d'un groupe bloque même celle qui vole, et les blessures sont réparties avant d'attendre sur la pile
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque l'équipe d'Edward avec « Mesa Pegasus » et « Géant des collines » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Mesa Pegasus » avec « Obsianus Golem »
    Mais Edward peut bloquer « Géant des collines » avec « Obsianus Golem »
    Quand l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 4 à « Mesa Pegasus », 0 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Mesa Pegasus » dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:banding.no_band @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scénario: Des attaquants ayant le regroupement qui ne forment pas de groupe sont bloqués chacun pour soi
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Mesa Pegasus » et « Héroïne bénaliane »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Héroïne bénaliane » avec « Obsianus Golem »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Angie a « Héroïne bénaliane » dans son cimetière
    Et Angie contrôle « Mesa Pegasus »

  @id:banding.two_bands @clause:keyword.banding @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scénario: Ce qui bloque un groupe n'en bloque pas un autre
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Timber Wolves »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Héroïne bénaliane » et « Géant des collines » en groupe
    Et qu'Angie attaque Edward avec « Timber Wolves » et « Grizzlis » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Obsianus Golem »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « Héroïne bénaliane »
    Et que l'équipe d'Angie répartit les blessures : 4 à « Héroïne bénaliane », 0 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et Angie a « Héroïne bénaliane » dans son cimetière
    Et Angie contrôle « Géant des collines »

  @id:banding.menace @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scénario: Une seule créature qui bloque une autre du groupe bloque aussi celle qui a la menace
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Boggart Brute »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Héroïne bénaliane » et « Boggart Brute » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Boggart Brute » avec « Obsianus Golem »
    Mais Edward peut bloquer « Héroïne bénaliane » avec « Obsianus Golem »
    Quand l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Héroïne bénaliane », puis « Boggart Brute »
    Et que l'équipe d'Angie répartit les blessures : 0 à « Héroïne bénaliane », 4 à « Boggart Brute »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Boggart Brute » dans son cimetière
    Et Angie contrôle « Héroïne bénaliane »

  @id:banding.becomes_blocked @clause:keyword.banding_blocked @clause:trigger.blocks @from:2018-04-27 @must
  Scénario: Une créature dont le groupe est bloqué devient bloquée, et ce qui se déclenche alors se déclenche
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Trained Cheetah »
    Et qu'Edward contrôle « Wind Drake »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Mesa Pegasus » et « Trained Cheetah » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Mesa Pegasus » avec « Wind Drake »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Mesa Pegasus », puis « Trained Cheetah »
    Et que la capacité déclenchée de « Trained Cheetah » se résout
    Alors la créature « Trained Cheetah » est 3/3
    Quand l'équipe d'Angie répartit les blessures : 0 à « Mesa Pegasus », 2 à « Trained Cheetah »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Wind Drake » dans son cimetière
    Et Angie contrôle « Trained Cheetah »
    Et Angie contrôle « Mesa Pegasus »
    Et l'équipe d'Edward a 20 points de vie

  @id:banding.lasts @clause:keyword.banding_lasts @clause:keyword.banding_blocked @from:2024-11-08 @must
  Scénario: Un groupe dure même si plus rien n'y a le regroupement, mais alors c'est l'autre camp qui répartit
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Héroïne bénaliane » et « Géant des collines » en groupe
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Cytoforme » en ciblant « Héroïne bénaliane »
    Et que Ronald choisit de copier « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Obsianus Golem »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 3 à « Héroïne bénaliane », 1 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Héroïne bénaliane » dans son cimetière
    Et Edward a « Obsianus Golem » dans son cimetière

  @id:banding.removed @clause:keyword.banding_removed @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scénario: Ce qui quitte le combat quitte le groupe, et les autres en forment toujours un
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Mesa Pegasus », « Héroïne bénaliane » et « Géant des collines » en groupe
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Héroïne bénaliane » avec « Obsianus Golem »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Héroïne bénaliane », puis « Mesa Pegasus »
    Et que l'équipe d'Angie répartit les blessures : 4 à « Mesa Pegasus », 0 à « Héroïne bénaliane »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Angie a « Mesa Pegasus » dans son cimetière
    Et Angie contrôle « Héroïne bénaliane »

  @id:banding.first_strike @clause:keyword.banding_apart @from:2018-04-27 @must
  Scénario: L'initiative n'est qu'à cette créature, et non au groupe
    Étant donné qu'Angie contrôle « Kjeldoran Skyknight »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Kjeldoran Skyknight » et « Grizzlis » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Kjeldoran Skyknight » avec « Wind Drake »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Kjeldoran Skyknight », puis « Grizzlis »
    Et que l'équipe d'Angie répartit les blessures : 0 à « Kjeldoran Skyknight », 2 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Grizzlis » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière
    Et Angie contrôle « Kjeldoran Skyknight »

  @id:banding.first_strike.first @clause:keyword.banding_apart @clause:keyword.banding_blocked @from:2018-04-27 @must
  Scénario: Celle d'un groupe qui a l'initiative tue ce qui en bloque une autre avant qu'il n'inflige de blessures
    Étant donné qu'Angie contrôle « Kjeldoran Skyknight »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Kjeldoran Skyknight » et « Grizzlis » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Kjeldoran Skyknight » avec « Vanille 1/1 »
    Mais Edward peut bloquer « Grizzlis » avec « Vanille 1/1 »
    Quand l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Kjeldoran Skyknight »
    Et que l'équipe d'Angie répartit les blessures : 1 à « Kjeldoran Skyknight », 0 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Vanille 1/1 » dans son cimetière
    Et Angie contrôle « Kjeldoran Skyknight »
    Et Angie contrôle « Grizzlis »

  @id:banding.trample @clause:keyword.banding_apart @clause:combat.trample @from:2018-04-27 @must
  Scénario: Le piétinement n'est qu'à cette créature, et non au groupe
    Étant donné qu'Angie contrôle « War Elephant »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Elephant » et « Géant des collines » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Vanille 1/1 »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Géant des collines », puis « War Elephant »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Quand l'équipe d'Angie répartit les blessures : 1 à « Vanille 1/1 », 1 à Edward
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 1 à « War Elephant », 0 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 19 points de vie
    Et Edward a « Vanille 1/1 » dans son cimetière

  @id:banding.protection @clause:keyword.banding_apart @clause:keyword.banding_blocked @clause:keyword.banding_attacker @from:2018-04-27 @must
  Scénario: Une créature rouge bloque celle qui a la protection contre le rouge en bloquant une autre de son groupe, et toutes ses blessures peuvent aller là
    Étant donné qu'Angie contrôle « Knights of Thorn »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Géant des collines »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Knights of Thorn » et « Grizzlis » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Knights of Thorn » avec « Géant des collines »
    Mais Edward peut bloquer « Grizzlis » avec « Géant des collines »
    Quand l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Knights of Thorn »
    Et que l'équipe d'Angie répartit les blessures : 3 à « Knights of Thorn », 0 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Edward a « Géant des collines » dans son cimetière
    Et Angie contrôle « Knights of Thorn »
    Et Angie contrôle « Grizzlis »

  @id:banding.protection.other @clause:keyword.banding_apart @clause:keyword.banding_attacker @from:2018-04-27 @must
  Scénario: Ce qui est d'une autre couleur bloque celle qui est protégée, et ses blessures y sont infligées
    Étant donné qu'Angie contrôle « Knights of Thorn »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Knights of Thorn » et « Grizzlis » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Knights of Thorn » avec « Wind Drake »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Knights of Thorn »
    Et que l'équipe d'Angie répartit les blessures : 2 à « Knights of Thorn », 0 à « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Knights of Thorn » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière
    Et Angie contrôle « Grizzlis »

  @id:banding.blocker @situation:banding.blocker @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Les blessures de ce qu'une créature ayant le regroupement bloque sont réparties par l'équipe défenseur
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Héroïne bénaliane »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et qu'Edward bloque « Géant des collines » avec « Héroïne bénaliane »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 0 à « Grizzlis », 3 à « Héroïne bénaliane »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Héroïne bénaliane » dans son cimetière
    Et Edward contrôle « Grizzlis »
    Et Angie a « Géant des collines » dans son cimetière

  @id:banding.blocker.order @situation:banding.blocker @clause:keyword.banding_blocker @from:2018-04-27 @until:2024-11-08 @must
  Scénario: L'équipe défenseur qui répartit les blessures de ce que bloque une créature ayant le regroupement ne suit pas l'ordre
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Héroïne bénaliane »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et qu'Edward bloque « Géant des collines » avec « Héroïne bénaliane »
    Et que l'équipe d'Angie annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Héroïne bénaliane »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 0 à « Grizzlis », 3 à « Héroïne bénaliane »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Héroïne bénaliane » dans son cimetière
    Et Edward contrôle « Grizzlis »
    Et Angie a « Géant des collines » dans son cimetière

  @id:banding.blocker.trample @clause:keyword.banding_blocker @clause:combat.trample @from:2018-04-27 @must
  Scénario: De ce qui piétine rien ne passe un bloqueur ayant le regroupement, si son camp le veut
    Étant donné qu'Angie contrôle « War Mammoth »
    Et que Barry contrôle « War Mammoth »
    Et qu'Edward contrôle « Héroïne bénaliane »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « War Mammoth »
    Et que Barry attaque Edward avec « War Mammoth »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « War Mammoth » d'Angie avec « Héroïne bénaliane »
    Et qu'Edward bloque « War Mammoth » de Barry avec « Vanille 1/1 »
    Et que l'équipe d'Edward répartit les blessures : 3 à « Héroïne bénaliane », 0 à Edward
    Et que l'équipe d'Angie répartit les blessures : 1 à « Vanille 1/1 », 2 à Edward
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 18 points de vie
    Et Edward a « Héroïne bénaliane » dans son cimetière
    Et Edward a « Vanille 1/1 » dans son cimetière

  @id:banding.blocker.later @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Ce qui compte est qui a le regroupement quand les blessures sont réparties, et non quand les créatures bloquent
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Baton of Morale »
    Et qu'Edward contrôle deux « Plaine »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et qu'Edward bloque « Géant des collines » avec « Wind Drake »
    Et que l'équipe d'Angie passe la priorité
    Et qu'Edward active la capacité de « Baton of Morale » en ciblant « Wind Drake »
    Et que la capacité se résout
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 3 à « Grizzlis », 0 à « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Edward contrôle « Wind Drake »

  @id:banding.blocker.teammate @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Le bloqueur d'un coéquipier ayant le regroupement suffit, et pour ce qu'il ne bloque pas c'est l'équipe attaquante qui répartit
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Barkhide Mauler »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Wind Drake »
    Et que Ronald contrôle « Icatian Phalanx »
    Et que Ronald contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Edward avec « Barkhide Mauler »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et que Ronald bloque « Géant des collines » avec « Icatian Phalanx »
    Et qu'Edward bloque « Barkhide Mauler » avec « Wind Drake »
    Et que Ronald bloque « Barkhide Mauler » avec « Vanille 1/1 »
    Et que l'équipe d'Edward répartit les blessures : 0 à « Grizzlis », 3 à « Icatian Phalanx »
    Et que l'équipe d'Angie répartit les blessures : 3 à « Wind Drake », 1 à « Vanille 1/1 »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Ronald contrôle « Icatian Phalanx »
    Et Edward contrôle « Grizzlis »
    Et Angie a « Géant des collines » dans son cimetière
    Et Edward a « Wind Drake » dans son cimetière
    Et Ronald a « Vanille 1/1 » dans son cimetière

  @id:banding.blocker.gone @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Une fois parti le bloqueur ayant le regroupement, l'équipe attaquante répartit entre ceux qui bloquent encore
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Wind Drake »
    Et qu'Edward contrôle « Grizzlis »
    Et qu'Edward contrôle « Héroïne bénaliane »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Géant des collines » avec « Grizzlis »
    Et qu'Edward bloque « Géant des collines » avec « Wind Drake »
    Et qu'Edward bloque « Géant des collines » avec « Héroïne bénaliane »
    Et que Barry lance « Unsummon » en ciblant « Héroïne bénaliane »
    Et que le sort se résout
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 3 à « Grizzlis », 0 à « Wind Drake »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Grizzlis » dans son cimetière
    Et Edward contrôle « Wind Drake »

  @id:banding.both @clause:keyword.banding_attacker @clause:keyword.banding_blocker @from:2024-11-08 @must
  Scénario: Avec le regroupement des deux côtés, chaque camp répartit les blessures de l'autre
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et qu'Angie contrôle « Soul Warden »
    Et qu'Edward contrôle « Timber Wolves »
    Et qu'Edward contrôle « Vanille 1/1 »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Héroïne bénaliane » et « Soul Warden » en groupe
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Soul Warden » avec « Vanille 1/1 »
    Et qu'Edward bloque « Héroïne bénaliane » avec « Timber Wolves »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Edward doit faire un choix
    Et Angie n'a aucun choix à faire
    Quand l'équipe d'Edward répartit les blessures : 1 à « Vanille 1/1 », 0 à « Timber Wolves »
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 0 à « Héroïne bénaliane », 1 à « Soul Warden »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Edward a « Vanille 1/1 » dans son cimetière
    Et Edward contrôle « Timber Wolves »
    Et Angie a « Soul Warden » dans son cimetière
    Et Angie contrôle « Héroïne bénaliane »

  @id:banding.in_no_band @clause:keyword.banding_attacker @from:2024-11-08 @must
  Scénario: L'équipe attaquante répartit les blessures de ce qui bloque une créature ayant le regroupement, même hors de tout groupe
    Étant donné qu'Angie contrôle « Héroïne bénaliane »
    Et que Barry contrôle « Géant des collines »
    Et qu'Edward contrôle « Obsianus Golem »
    Et qu'Edward contrôle « High Ground »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Héroïne bénaliane »
    Et que Barry attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque à la fois « Héroïne bénaliane » et « Géant des collines » avec « Obsianus Golem »
    Et que l'étape des blessures de combat de l'équipe d'Angie commence
    Alors Angie doit faire un choix
    Et Edward n'a aucun choix à faire
    Quand l'équipe d'Angie répartit les blessures : 4 à « Héroïne bénaliane », 0 à « Géant des collines »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors Angie a « Héroïne bénaliane » dans son cimetière
    Et Barry contrôle « Géant des collines »

  @id:banding.two_players @clause:keyword.banding @clause:keyword.banding_blocked @variant:two-player @variant:free-for-all @from:2005-08-01 @must
  Scénario: Dans une partie de joueurs seuls aussi, rien d'un groupe bloqué n'est infligé au joueur, et sans groupe cela l'est
    Étant donné qu'Angie contrôle « Mesa Pegasus »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Mur de bois »
    Et que l'équipe d'Edward a 20 points de vie
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Grizzlis » et « Géant des collines » en groupe
    Mais Angie peut attaquer Edward avec « Mesa Pegasus » et « Grizzlis » en groupe
    Et Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Et qu'Edward bloque « Grizzlis » avec « Mur de bois »
    Et que l'équipe d'Edward annonce l'ordre d'assignation des blessures : d'abord « Grizzlis », puis « Mesa Pegasus »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
