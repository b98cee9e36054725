# language: fr
Fonctionnalité: Attaques et blocages qui n'en sont pas
  > Ce qui n'est pas une créature, n'est pas là ou est déclaré deux fois n'attaque ni ne bloque. Et qu'est-ce qui le peut, à côté ?

  @id:exact.attack.no_creature @clause:combat.attack @from:2018-04-27 @must
  Scénario: Un enchantement n'attaque personne, ni une créature en main, ni deux fois la même
    Étant donné qu'Angie contrôle « Bad Moon »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie a « Wind Drake » en main
    Et que Barry contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Bad Moon »
    Et Angie ne peut pas attaquer Edward avec « Wind Drake »
    Et Angie ne peut pas attaquer Edward avec « Géant des collines » et « Géant des collines »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Et Barry peut attaquer Edward avec « Grizzlis »

  @id:exact.attack.not_there @clause:combat.attacks @from:2018-04-27 @must
  Scénario: Un planeswalker en main n'est rien qu'on puisse attaquer ; sur le champ de bataille il peut l'être, et par les seuls adversaires
    Étant donné qu'Edward a « Chandra, Pyrogenius » en main
    Et que Ronald contrôle « Liliana, the Last Hope »
    Et que Barry contrôle « Davriel, Rogue Shadowmage »
    Et qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer « Chandra, Pyrogenius » avec « Géant des collines »
    Et Angie ne peut pas attaquer « Davriel, Rogue Shadowmage » avec « Géant des collines »
    Mais Angie peut attaquer « Liliana, the Last Hope » avec « Géant des collines »

  @id:exact.attack.own_moat @clause:combat.prohibition @from:2005-08-01 @until:2018-04-27 @must
  Scénario: Ce qui empêche des créatures d'attaquer un joueur n'empêche aucune des siennes d'attaquer les autres
    Étant donné qu'Angie contrôle « Douve de Téfèiri »
    Et que la couleur choisie pour « Douve de Téfèiri » est le vert
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie peut attaquer l'équipe d'Edward avec « Grizzlis »

  @id:exact.block.more @clause:combat.block @from:2018-04-27 @must
  Scénario: Ce qui permet à une créature d'en bloquer deux ne le permet à aucune autre, et nulle ne bloque deux fois la même
    Étant donné qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Spike-Tailed Ceratops »
    Et qu'Edward contrôle « Corpse Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer à la fois « Géant des collines » et « Grizzlis » avec « Corpse Knight »
    Et Edward ne peut pas bloquer à la fois « Géant des collines » et « Géant des collines » avec « Spike-Tailed Ceratops »
    Mais Edward peut bloquer « Grizzlis » avec « Corpse Knight »

  @id:exact.block.gone @clause:combat.block @from:2018-04-27 @must
  Scénario: Ce qui a quitté le combat n'est pas bloqué, et l'autre attaquant l'est
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Barry contrôle « Grizzlis »
    Et qu'Edward contrôle « Corpse Knight »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que Barry attaque Ronald avec « Grizzlis »
    Et que l'équipe d'Angie passe la priorité
    Et que Ronald lance « Unsummon » en ciblant « Géant des collines »
    Et que le sort se résout
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Corpse Knight »
    Mais Edward peut bloquer « Grizzlis » avec « Corpse Knight »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et Barry a « Grizzlis » dans son cimetière

  @id:exact.block.cannot @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature qui ne peut pas bloquer ne bloque rien, et attaque
    Étant donné qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Hulking Goblin »
    Et que Ronald contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Hulking Goblin »
    Mais Ronald peut bloquer « Géant des collines » avec « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Edward commence
    Alors Edward peut attaquer Angie avec « Hulking Goblin »

  @id:exact.block.landwalk @clause:combat.landwalk @clause:combat.block @from:2018-04-27 @must
  Scénario: Une créature qui traverse les forêts est bloquée là où il y a d'autres terrains, et là où seul l'autre joueur en a une
    Étant donné qu'Angie contrôle « Shanodin Dryads »
    Et qu'Edward contrôle « Île »
    Et qu'Edward contrôle « Grizzlis »
    Et que Ronald contrôle « Forêt »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Shanodin Dryads »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Shanodin Dryads » avec « Grizzlis »

  @id:exact.battle.creature @clause:combat.attack @clause:combat.block @from:2023-04-14 @must
  Scénario: Une créature qui est aussi une bataille n'attaque ni ne bloque, et d'autres font les deux
    Étant donné qu'Angie contrôle « Exercice du mur qui marche »
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Edward contrôle « Exercice du mur qui marche »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Exercice du mur qui marche »
    Mais Angie peut attaquer Edward avec « Géant des collines »
    Quand l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Géant des collines » avec « Exercice du mur qui marche »
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »
