# language: fr
Fonctionnalité: Le combat à quatre, chacun pour soi
  > En chacun pour soi, on peut attaquer tous les autres joueurs, et chacun se défend seul.

  @id:free_for_all.attack @situation:free_for_all.attack @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scénario: En une seule attaque, des créatures différentes attaquent des joueurs différents
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et que l'équipe de Simon a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Simon avec « Grizzlis »
    Et que la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 17 points de vie
    Et l'équipe de Martha a 20 points de vie
    Et l'équipe de Simon a 18 points de vie

  @id:free_for_all.attack.own @situation:free_for_all.attack @clause:combat.each_attacked @variant:free-for-all @from:2005-08-01 @must
  Scénario: Une créature attaque un autre joueur et jamais celui qui la contrôle
    Étant donné qu'Angie contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Angie avec « Géant des collines »
    Mais Angie peut attaquer Martha avec « Géant des collines »

  @id:free_for_all.block @situation:free_for_all.block @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scénario: Chaque joueur défenseur ne bloque que ce qui l'attaque
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et que l'équipe de Martha a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et qu'Angie contrôle « Grizzlis »
    Et qu'Edward contrôle « Vanille 1/1 »
    Et que Martha contrôle « Oiseaux de paradis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et qu'Angie attaque Martha avec « Grizzlis »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward ne peut pas bloquer « Grizzlis » avec « Vanille 1/1 »
    Et Martha ne peut pas bloquer « Grizzlis » avec « Oiseaux de paradis »
    Mais Edward peut bloquer « Géant des collines » avec « Vanille 1/1 »
    Et Martha ne peut pas bloquer « Géant des collines » avec « Oiseaux de paradis »
    Mais Martha peut bloquer « Grizzlis » avec « Oiseaux de paradis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie
    Et l'équipe de Martha a 20 points de vie
    Et Martha ne contrôle pas « Oiseaux de paradis »

  @id:free_for_all.block.other @situation:free_for_all.block @clause:combat.each_blocks @variant:free-for-all @from:2005-08-01 @must
  Scénario: Un joueur qui n'est pas attaqué ne peut pas bloquer pour un autre
    Étant donné que l'équipe d'Edward a 20 points de vie
    Et qu'Angie contrôle « Géant des collines »
    Et que Martha contrôle « Vanille 1/1 »
    Et qu'Edward contrôle « Grizzlis »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Géant des collines »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Martha ne peut pas bloquer « Géant des collines » avec « Vanille 1/1 »
    Mais Edward peut bloquer « Géant des collines » avec « Grizzlis »
    Quand la phase principale post-combat de l'équipe d'Angie commence
    Alors l'équipe d'Edward a 20 points de vie

  @id:free_for_all.defending.landwalk @situation:free_for_all.defending @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @must
  Scénario: Seuls les terrains du joueur attaqué empêchent de bloquer une créature avec une traversée des terrains
    Étant donné que Martha contrôle « Forêt »
    Et qu'Angie contrôle « Shanodin Dryads »
    Et qu'Edward contrôle « Grizzlis »
    Et que Martha contrôle « Géant des collines »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Et qu'Angie attaque Edward avec « Shanodin Dryads »
    Et que l'étape de déclaration des bloqueurs de l'équipe d'Angie commence
    Alors Edward peut bloquer « Shanodin Dryads » avec « Grizzlis »

  @id:free_for_all.defending.condition @situation:free_for_all.defending @clause:combat.defending_alone @variant:free-for-all @from:2005-08-01 @must
  Scénario: Ce qui doit être vrai du joueur défenseur se demande du joueur attaqué
    Étant donné que Martha contrôle « Île »
    Et qu'Angie contrôle « Sea Monster »
    Quand l'étape de déclaration des attaquants de l'équipe d'Angie commence
    Alors Angie ne peut pas attaquer Edward avec « Sea Monster »
    Mais Angie peut attaquer Martha avec « Sea Monster »
